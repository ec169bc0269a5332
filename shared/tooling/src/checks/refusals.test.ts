/**
 * Refusals that the release console can meet are sentences, each with its Chinese: nothing that the
 * console imports may refuse in plain text.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { chinese, CHINESE } from '@site/release/refusals/chinese';
import { filesFrom } from './imports-of';

const SRC = path.resolve(__dirname, '../../../release/src');
const DOMAIN = path.resolve(__dirname, '../../../domain/src/releases');
/** Rules that say why in sentences of their own. */
const RULES = ['calendar', 'ramp', 'ownership'].map((name) => path.join(DOMAIN, `${name}.ts`));

interface Node {
  readonly type?: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const children = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .flatMap((value) => (isNode(value) ? [value] : []));

const tagOf = (node: Node): string =>
  node.type === 'TaggedTemplateExpression' ? String((node['tag'] as Node)['value']) : '';
const isSentence = (node: Node): boolean => ['refused', 'sentence'].includes(tagOf(node));
const cookedOf = (template: Node): string[] =>
  (template['quasis'] as Node[]).map((quasi) => String(quasi['cooked']));

/** English that would stand in a sentence whatever its language: words that no table has. */
function wordsIn(node: Node): string[] {
  if (isSentence(node)) return [];
  // What is done to a value to write it; none of that is said.
  if (node.type === 'CallExpression')
    return (node['arguments'] as Node[]).flatMap((each) =>
      (each['expression'] as Node).type === 'StringLiteral' ? [] : wordsIn(each),
    );
  const own =
    node.type === 'StringLiteral'
      ? [String(node['value'])]
      : node.type === 'TemplateLiteral'
        ? cookedOf(node)
        : [];
  return [...own.filter((text) => /[a-z]{2,}/i.test(text)), ...children(node).flatMap(wordsIn)];
}

interface Found {
  readonly patterns: string[];
  readonly faults: string[];
}

function look(node: Node, file: string, found: Found): void {
  if (isSentence(node)) {
    const template = node['template'] as Node;
    const pattern = cookedOf(template).join('{}');
    found.patterns.push(pattern);
    // The gate's lines are composed in both languages where they are found.
    const plain = (template['expressions'] as Node[])
      .filter(({ type }) => type !== 'ObjectExpression')
      .flatMap(wordsIn);
    for (const text of plain) found.faults.push(`${file}: "${text}" in "${pattern}" is English`);
  }
  if (node.type === 'NewExpression' && (node['callee'] as Node)['value'] === 'Refused') {
    const [first] = (node['arguments'] as Node[]).map((each) => each['expression'] as Node);
    if (first?.type === 'StringLiteral' || first?.type === 'TemplateLiteral')
      found.faults.push(
        `${file} refuses in plain text; write it as a sentence: throw refused\`…\``,
      );
  }
  for (const child of children(node)) look(child, file, found);
}

function foundIn(files: readonly string[]): Found {
  const found: Found = { patterns: [], faults: [] };
  for (const file of files)
    look(
      parseSync(fs.readFileSync(file, 'utf8'), { syntax: 'typescript' }) as unknown as Node,
      path.basename(file),
      found,
    );
  return found;
}

const files = filesFrom(path.join(SRC, 'console/server.ts'));
const found = foundIn([...files, ...RULES]);

test('the console meets orders, plans, drafts, the gate and the store', () => {
  const names = files.map((file) => path.relative(SRC, file));
  for (const name of ['orders.ts', 'seasons/schedule.ts', 'gate/run-gate.ts', 'console/drafts.ts'])
    expect(names).toContain(name);
  expect(found.patterns.length).toBeGreaterThan(80);
});

test('whatever the console can refuse is a sentence, without words that stay English', () => {
  expect(found.faults).toEqual([]);
});

test('each sentence has its Chinese, and each Chinese a sentence', () => {
  const ofSchemas = [/^is /, /^has (?:a mark|more than)/];
  expect(
    [...new Set(found.patterns)].filter((pattern) => !Object.hasOwn(CHINESE, pattern)),
  ).toEqual([]);
  const known = new Set(found.patterns);
  expect(
    Object.keys(CHINESE).filter(
      (pattern) => !known.has(pattern) && !ofSchemas.some((start) => start.test(pattern)),
    ),
  ).toEqual([]);
});

/** Names of formats, and what a member of a squad types as it is. */
const NAMES = /\b(?:SVG|PNG|JPEG|WEBP|AVIF|kB|rgb|T00)\b/g;

test.each(Object.entries(CHINESE))(
  '%s: is Chinese, with values that there are',
  (pattern, text) => {
    expect(text.replaceAll(NAMES, '')).not.toMatch(/[a-z]{2,}/i);
    const places = pattern.split('{}').length - 1;
    for (const [, at] of text.matchAll(/\{(\d)\}/g)) expect(Number(at)).toBeLessThan(places);
    const said = chinese({ pattern, values: Array.from({ length: places }, (_, at) => `值${at}`) });
    expect(said).not.toMatch(/[{}]/);
    expect(said.replaceAll(NAMES, '')).not.toMatch(/[a-z]{2,}/i);
  },
);

test('what no table has is said without the English text', () => {
  expect(chinese({ pattern: 'something new about {}', values: ['sports'] })).toBe(
    '不符合要求，没有完成；详情见操作记录',
  );
});
