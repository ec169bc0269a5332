import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { typescriptArgs } from '../serve/processes';
import { inWorkspace } from '../workspace/paths';
import { blocksOf, commandFault, commandsOf, quoteFault } from './guide-blocks.fixture';

const GUIDES = inWorkspace('shared', 'docs', 'guides');
const pages = [
  'README.md',
  'AGENTS.md',
  'shared/docs/README.md',
  'shared/docs/glossary.md',
  ...fs
    .readdirSync(GUIDES)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `shared/docs/guides/${name}`),
];
/** Commands and drawings: what they say is no piece of a file. */
const NO_QUOTES = new Set(['sh', '', 'mermaid']);
const textOf = (file: string): string | null =>
  fs.existsSync(inWorkspace(file)) ? fs.readFileSync(inWorkspace(file), 'utf8') : null;

/** What a command offers, by its own help. */
const helpOf = (...args: readonly string[]): string =>
  execFileSync(
    process.execPath,
    [...typescriptArgs(inWorkspace('shared/tooling/src/cli/release.ts')), ...args],
    { encoding: 'utf8' },
  );
/** First words of its lines, and those after a bar. */
const wordsOf = (help: string): string[] =>
  [...help.matchAll(/^ {2}([a-z|]+)\b/gm)].flatMap(([, words = '']) => words.split('|'));

const scripts = [
  ...Object.keys((JSON.parse(textOf('package.json') ?? '{}') as { scripts: object }).scripts),
  'exec',
];
const known = {
  scripts,
  words: {
    release: [...wordsOf(helpOf('help')), 'help'],
    new: ['remote', 'season', 'vendor', 'repository', 'packages', 'changeset', 'versions'],
  },
};
const season = { scripts, words: { release: wordsOf(helpOf('season', 'help')) } };

describe.each(pages)('%s', (page) => {
  const text = textOf(page) ?? '';

  test('quotes what the files say', () => {
    const faults = blocksOf(text)
      .filter(({ language }) => !NO_QUOTES.has(language))
      .map((block) => quoteFault(block, textOf));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  test('names commands that exist', () => {
    const faults = commandsOf(text).map((command) => {
      const [, rest] = /^npm run release -- season (.*)$/.exec(command) ?? [];
      return rest === undefined
        ? commandFault(command, known)
        : commandFault(`npm run release -- ${rest}`, season);
    });
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  test('leads to files that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) =>
      path.posix.join(path.posix.dirname(page), link),
    );
    const named = [...text.matchAll(/`((?:shared|host|e2e|remote-[a-z]+)\/[\w./-]+)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => !file.includes('cny2027'));
    expect([...links, ...named].filter((file) => !fs.existsSync(inWorkspace(file)))).toEqual([]);
  });
});

describe('the look at a page', () => {
  const read = (file: string): string | null => (file === 'a.ts' ? 'one\ntwo\nthree' : null);
  test.each([
    ['```ts file=a.ts\ntwo\nthree\n```', null],
    ['```ts file=a.ts\nthree\ntwo\n```', 'a.ts says something else than: three'],
    ['```ts file=b.ts\nx\n```', 'b.ts is not there'],
    ['```ts\nx\n```', 'a block of ts names no file: write ```ts file=…'],
  ])('%p', (page, fault) => {
    expect(blocksOf(page).map((block) => quoteFault(block, read))).toEqual([fault]);
  });
  test.each([
    ['npm run fly', 'there is no "npm run fly"'],
    ['npm run release -- fly', '"npm run release" knows no "fly"'],
    ['npm run release -- promote x', null],
    ['npm start', null],
  ])('%s', (command, fault) => {
    expect(commandsOf(`run \`${command}\` now`).map((each) => commandFault(each, known))).toEqual([
      fault,
    ]);
  });
});
