import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { broughtAlong } from './brought-along';
import { inWorkspace } from './paths';
import { partOf } from './parts';
import { sourcesOf } from './source-hash';

const relative = (files: readonly string[]): string[] =>
  files.map((file) => path.relative(inWorkspace(), file).split(path.sep).join('/'));

test('a remote is built anew when a file changes that it brings along from a package of the host, and not for what the host serves', () => {
  const casino = relative(sourcesOf(partOf('casino')));
  expect(casino).toContain('shared/ui/src/media/ContentPicture.tsx');
  // What that file takes from its own folder is in the remote's bytes, too.
  expect(casino).toContain('shared/ui/src/media/use-near.ts');
  expect(casino).toContain('shared/domain/src/constants.ts');
  expect(casino).not.toContain('shared/ui/src/primitives/Card.tsx');
  expect(casino.filter((file) => file.startsWith('shared/platform/'))).toEqual([]);
  // The season brings no picture of the content host.
  expect(relative(sourcesOf(partOf('season_cny2024')))).not.toContain(
    'shared/ui/src/media/ContentPicture.tsx',
  );
});

test('what is brought along is followed over relative and lazy imports, once each', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'brought-'));
  const write = (name: string, text: string): string => {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), text);
    return path.join(dir, name);
  };
  const exports = { '.': './src/index.ts', './a': './src/a.tsx' };
  write('package.json', JSON.stringify({ name: '@site/kit', exports }));
  write('src/index.ts', '');
  write(
    'src/a.tsx',
    "import { b } from './b';\nvoid import(/* late */ './c');\nexport * from './a';",
  );
  write('src/b.ts', "import '@site/kit';");
  write('src/c/index.ts', '');
  const entry = write('remote.ts', "import { a } from '@site/kit/a';\nimport '@site/kit';");
  expect(
    broughtAlong([entry], new Map([['@site/kit', dir]])).map((file) => path.relative(dir, file)),
  ).toEqual(['src/a.tsx', 'src/b.ts', 'src/c/index.ts']);
  fs.rmSync(dir, { recursive: true });
});
