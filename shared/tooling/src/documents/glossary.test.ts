/** One word for one thing, in what members read. */
import fs from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';

const ROOTS = [
  'host/src',
  'host/edge/src',
  ...['sports', 'casino', 'wallet', 'promotions', 'events'].map((name) => `remote-${name}`),
  ...['ui', 'platform', 'domain', 'contracts', 'phrases', 'remote-kit', 'gallery'].map(
    (name) => `shared/${name}/src`,
  ),
  'e2e/sandbox/src',
  'e2e/sandbox/pages',
];

/** These know what members say, who say it as they like. */
const LISTENS = new Set(['live-chat.ts', 'art-words.ts']);

interface Word {
  readonly said: string;
  readonly never: readonly string[];
  readonly but: readonly string[];
}

const partsOf = (cell: string): readonly string[] => cell.split('、').filter((part) => part !== '');

/** The rows of the glossary's table. */
function words(): readonly Word[] {
  const text = fs.readFileSync(inWorkspace('shared', 'docs', 'glossary.md'), 'utf8');
  const [, section = ''] = text.split('## One word for members');
  return section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [said = '', never = '', but = ''] = line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      return { said, never: partsOf(never), but: partsOf(but) };
    });
}

function sourcesBelow(dir: string): readonly string[] {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.data'].includes(entry.name)) return [];
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) return sourcesBelow(full);
    const isSaid = !/\.(?:test|fixture)\./.test(entry.name) && !LISTENS.has(entry.name);
    return isSaid && /\.(?:tsx?|js|json)$/.test(entry.name) ? [full] : [];
  });
}

/** Places of a text that say a word which has another one. */
const otherWords = (text: string, table: readonly Word[]): readonly string[] =>
  table.flatMap(({ said, never, but }) => {
    const rest = but.reduce((left, part) => left.replaceAll(part, ''), text);
    return never.filter((word) => rest.includes(word)).map((word) => `${word} (${said})`);
  });

test('the table is read, and what it forbids is found', () => {
  const table = words();
  expect(table.length).toBeGreaterThan(6);
  expect(otherWords('收藏的比赛可提前兑现，相关注单见充值卡', table)).toEqual([]);
  expect(otherWords('关注的比赛可提前结算，请充值', table)).toEqual([
    '提前结算 (提前兑现)',
    '关注 (收藏)',
    '充值 (存款)',
  ]);
});

/** What outcomes are called that give the stake back, in a table of outcomes. */
const DRAWN = /\n {2}(?:draw|void): '([^']*)',/g;

test('a bet that is drawn is called as one that is void; 和 is the answer of a market', () => {
  const called = ROOTS.flatMap((root) => sourcesBelow(inWorkspace(root)))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .filter((text) => text.includes('halfWon:') && text.includes("'走水'"))
    .flatMap((text) => {
      const [, table = ''] = text.split(/(?=\n {2}halfWon:)/);
      return [...table.split('\n}')[0]!.matchAll(DRAWN)].map(([, word = '']) => word);
    });
  expect(called.length).toBeGreaterThan(3);
  expect(new Set(called)).toEqual(new Set(['走水']));
});

test('one word for one thing in all that members read', () => {
  const table = words();
  const files = ROOTS.flatMap((root) => sourcesBelow(inWorkspace(root)));
  expect(files.length).toBeGreaterThan(1_500);
  const found = files.flatMap((file) =>
    otherWords(fs.readFileSync(file, 'utf8'), table).map(
      (word) => `${path.relative(inWorkspace(), file)}: ${word}`,
    ),
  );
  expect(found).toEqual([]);
});
