import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RELEASE_ROOT } from '@site/domain/releases/paths';
import { sourcePlace } from './dev-server';
import { problemOf } from './hot-part';

test.each([
  [
    'the compiler draws the place in its words',
    {
      moduleName: './src/pages/Note.tsx',
      loc: '',
      message:
        'Module build failed:\n  × Expression expected\n    ╭─[\u001b[36m/work/src/pages/Note.tsx\u001b[0m:7:12]\n',
    },
    '/work/src/pages/Note.tsx:7:12',
  ],
  [
    'the bundler says module and place beside them',
    { moduleName: './src/pages/Note.tsx', loc: '3:0-29', message: "Can't resolve './gone'" },
    './src/pages/Note.tsx:3:0',
  ],
  ['nothing is known of it', { message: 'out of memory' }, ''],
])('the place of a fault: %s', (_name, error, place) => {
  expect(problemOf(error as never)).toEqual({
    place,
    message: error.message.replaceAll(/\u001b\[\d+m/g, ''),
  });
});

describe('a place of a built file', () => {
  let dir: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-place-'));
    fs.mkdirSync(path.join(dir, 'remotes'));
    fs.writeFileSync(
      path.join(dir, 'remotes', 'a.js.map'),
      // The second line of the file is the fifth of its source.
      JSON.stringify({
        version: 3,
        sources: ['webpack://keno/./src/Page.tsx'],
        names: [],
        mappings: ';AAIA',
      }),
    );
  });
  afterEach(() => {
    fs.rmSync(dir, { recursive: true, force: true });
  });

  test('is found in its source', () => {
    const url = `${RELEASE_ROOT}/remotes/a.js`;
    expect(sourcePlace(dir, { url, line: 2, column: 1 })).toBe('./src/Page.tsx:5:1');
  });

  test.each([`${RELEASE_ROOT}/remotes/b.js`, '/elsewhere/a.js', `${RELEASE_ROOT}/../a.js`])(
    'is empty where no map says it: %s',
    (url) => {
      expect(sourcePlace(dir, { url, line: 2, column: 1 })).toBe('');
    },
  );
});
