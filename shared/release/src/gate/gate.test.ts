import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Release } from '@site/contracts/releases/release';
import { refusalsOfBytes } from './bytes';

const inWorkspace = (...segments: readonly string[]): string =>
  path.resolve(__dirname, '../../../..', ...segments);
const CONTAINER = 'var keno__aaaaaaa = { get: () => null, init: () => null };';

function refusals(
  scripts: Readonly<Record<string, string>>,
  given: Partial<Release> = {},
): readonly string[] {
  const release = {
    name: 'keno',
    kind: 'remote',
    version: '1.0.0_aaaaaaa',
    entry: { url: 'remoteEntry.js', type: 'global', global: 'keno__aaaaaaa' },
    requires: {},
    manifest: null,
    ...given,
  } as unknown as Release;
  return refusalsOfBytes(
    release,
    new Map(Object.entries({ 'remoteEntry.js': CONTAINER, ...scripts })),
  );
}

/** Production file of a library as a bundler reads it. */
function productionOf(library: string, file: string): string {
  const from = createRequire(inWorkspace('host', 'package.json'));
  return fs.readFileSync(
    path.join(path.dirname(from.resolve(`${library}/package.json`)), file),
    'utf8',
  );
}

describe('bytes that may be published', () => {
  test('a classic script that sets its global, with texts that only look like code', () => {
    expect(
      refusals({
        'view.js':
          'const help = "never eval(it), import(it) or new Function(it)"; class A { constructor() { new.target.seen = help; } }',
      }),
    ).toEqual([]);
  });
  test('a chunk loader that asks for the verified hash', () => {
    expect(
      refusals({
        'view.js':
          'const s = document.createElement("script"); s.integrity = self.__siteIntegrity(s.src);',
      }),
    ).toEqual([]);
  });
  test('the host is held against nothing: it brings what the others share', () => {
    expect(
      refusals({ 'main.js': productionOf('react', 'cjs/react.production.js') }, { kind: 'host' }),
    ).toEqual([]);
  });
});

describe('bytes that are refused', () => {
  test.each([
    [
      'a module',
      {
        'remoteEntry.js':
          'import { a } from "./a.js"; export const get = a; export const init = a;',
      },
      /is an ES module/,
    ],
    [
      'a module by import.meta alone',
      { 'remoteEntry.js': 'var keno__aaaaaaa = import.meta.url;' },
      /is an ES module/,
    ],
    [
      'a container under another name',
      { 'remoteEntry.js': 'var keno = {};' },
      /never sets the global keno__aaaaaaa/,
    ],
    [
      'a file that fetches modules itself',
      { 'view.js': 'const load = () => import("./word.js");' },
      /view\.js fetches modules by itself/,
    ],
    [
      'a chunk loader of its own',
      { 'view.js': 'document.createElement("script").src = "/x.js";' },
      /adds script elements without asking __siteIntegrity/,
    ],
    ['eval', { 'view.js': 'eval("1");' }, /makes code out of texts/],
    [
      'new Function',
      { 'view.js': 'const f = new Function("return 1");' },
      /makes code out of texts/,
    ],
    ['no JavaScript', { 'view.js': '<!doctype html>' }, /is no JavaScript/],
  ])('%s', (_what, scripts, sentence) => {
    expect(refusals(scripts)).toEqual([expect.stringMatching(sentence)]);
  });

  test('an entry that is not there', () => {
    expect(
      refusals({}, { entry: { url: 'other.js', type: 'global', global: 'x', uniqueName: 'x' } })[0],
    ).toMatch(/other\.js is not among the files/);
  });

  test.each([
    ['react', 'cjs/react.production.js'],
    ['react', 'cjs/react-jsx-runtime.production.js'],
    ['react-dom', 'cjs/react-dom.production.js'],
    ['styled-components', 'dist/styled-components.browser.cjs.js'],
  ])('a copy of %s (%s)', (library, file) => {
    expect(
      refusals({ 'view.js': productionOf(library, file) }).some((line) =>
        line.includes(`contains a copy of ${library};`),
      ),
    ).toBe(true);
  });

  test('a copy of rxjs or of the platform, by a text that their own sources say', () => {
    const rxjs = createRequire(inWorkspace('shared', 'platform', 'package.json')).resolve('rxjs');
    const failure = fs.readFileSync(
      path.join(path.dirname(rxjs), 'internal/util/UnsubscriptionError.js'),
      'utf8',
    );
    expect(refusals({ 'view.js': failure })).toEqual([expect.stringMatching(/a copy of rxjs;/)]);
    const context = fs.readFileSync(
      inWorkspace('shared', 'platform', 'src', 'react', 'context.tsx'),
      'utf8',
    );
    const [said = ''] = /new Error\('([^']+)'\)/.exec(context)?.slice(1) ?? [];
    expect(refusals({ 'view.js': `throw new Error(${JSON.stringify(said)})` })).toEqual([
      expect.stringMatching(/a copy of @site\/platform;/),
    ]);
  });

  test('a range of the build that the record does not say', () => {
    const manifest = { shared: [{ name: 'react', requiredVersion: '^18.0.0' }] };
    expect(
      refusals(
        {},
        {
          manifest,
          requires: { hostApi: '*', mfRuntime: '*', shared: { react: '^19.0.0' }, bus: {} },
        },
      ),
    ).toEqual([expect.stringMatching(/asks for react \^18\.0\.0/)]);
    expect(
      refusals(
        {},
        {
          manifest,
          requires: { hostApi: '*', mfRuntime: '*', shared: { react: '^18.0.0' }, bus: {} },
        },
      ),
    ).toEqual([]);
  });
});
