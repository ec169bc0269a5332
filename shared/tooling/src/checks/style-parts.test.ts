/**
 * The look of a component names its parts. A rule that finds an element by its place, or through a
 * chain of tags, styles another one as soon as somebody adds an element beside it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { inWorkspace } from '../workspace/paths';

jest.setTimeout(120_000);

const FOLDERS = [
  'host/src',
  'shared/release/console/src',
  ...fs.readdirSync(inWorkspace('shared')).map((name) => `shared/${name}/src`),
  ...fs.readdirSync(inWorkspace()).filter((name) => name.startsWith('remote-')),
].filter((dir) => dir !== 'shared/gallery/src' && fs.existsSync(inWorkspace(dir)));
/** What an editor wrote has no names. */
const EDITED = 'shared/ui/src/rich-text/RichTextBody.tsx';

function sourcesIn(dir: string): readonly string[] {
  return fs.readdirSync(inWorkspace(dir), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(dir, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(name);
    return /\.tsx?$/.test(name) && !/\.(?:test|fixture)\./.test(name) ? [name] : [];
  });
}

/** The templates of a source; `.x` stands for what is put in. */
function templatesOf(source: string): readonly string[] {
  const templates: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, quasis } = node as { readonly type?: string; readonly quasis?: unknown };
    if (type === 'TemplateLiteral')
      templates.push((quasis as readonly { raw: string }[]).map(({ raw }) => raw).join('.x'));
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }));
  return templates;
}

const POSITION = /:(?:first|last|only|nth|nth-last)-(?:child|of-type)/;
/** How many of something are lit: the number is what is meant. */
const METER = /^[a-z]+:nth-of-type\(-n \+ \d+\)$/;
/** A combinator and what it leads to; brackets may hold blanks and combinators of their own. */
const STEPS = /(^|\s*[>+~]\s*|\s+)((?:\([^)]*\)|\[[^\]]*\]|[^\s>+~([])+)/g;

/** Through two bare tags, or by the position of a bare one. */
function isPlace(selector: string): boolean {
  const bare = [...selector.matchAll(STEPS)]
    .map(([, by = '', part = '']) => ({ by, part }))
    .filter(({ part }) => !/[&.]|\[data-part/.test(part.replaceAll(/\([^)]*\)/g, '')));
  const hops = bare.filter(({ by, part }) => !/[+~]/.test(by) && /^(?:[a-z*]|:is)/.test(part));
  return hops.length > 1 || bare.some(({ part }) => POSITION.test(part) && !METER.test(part));
}

/** The selectors that find by place; a nested one is judged with those around it. */
function placesIn(style: string): readonly string[] {
  const places: string[] = [];
  const around: (readonly string[])[] = [['&']];
  const plain = style.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, head = '', end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const outer = around.at(-1) ?? [];
    if (end === '}') around.pop();
    if (end !== '{') continue;
    const own = head.split(/,(?![^(]*\))/).map((selector) => selector.trim());
    const isRule = !head.trim().startsWith('@');
    const joined = own.flatMap((selector) =>
      outer.map((by) =>
        selector.includes('&') ? selector.replaceAll('&', by) : `${by} ${selector}`,
      ),
    );
    around.push(isRule ? joined : outer);
    if (isRule && joined.some(isPlace)) places.push(head.trim());
  }
  return places;
}

test('places are found, names and states are none', () => {
  const places =
    '& > div > span|li > b|h2 { svg|& > li[aria-checked="true"] > i|& > span:first-child|' +
    '& > :last-child:not(h2)|& > :first-child b|& > button:nth-child(-n + 3) > i|.name, i:last-of-type|' +
    '& > div:not(:last-child)|& > div > button:last-child > small';
  const parts =
    "& > svg|& + &|& > li + li|& > * + *|&[aria-pressed='true'] > svg|[aria-busy='true'] svg|&:first-of-type|" +
    "& > .name > svg|.score b|& > div[data-part='sums'] > button|i:nth-of-type(-n + 2)|.who { b";
  const isFound = (selector: string): boolean => placesIn(`color: red;\n${selector} {`).length > 0;
  expect(places.split('|').filter((selector) => !isFound(selector))).toEqual([]);
  expect(parts.split('|').filter(isFound)).toEqual([]);
});

test('styles name the parts of a component', () => {
  const styled = FOLDERS.flatMap(sourcesIn)
    .filter((name) => name !== EDITED)
    .map((name) => ({ name, source: fs.readFileSync(inWorkspace(name), 'utf8') }))
    .filter(({ source }) => source.includes('styled-components'));
  expect(styled.length).toBeGreaterThan(300);
  const found = styled.flatMap(({ name, source }) =>
    templatesOf(source)
      .flatMap(placesIn)
      .map(
        (selector) =>
          `${name}:${source.slice(0, source.indexOf(selector)).split('\n').length} ${selector}`,
      ),
  );
  expect(found).toEqual([]);
});

test('no letter is smaller than 11 of the design', () => {
  const small = FOLDERS.flatMap(sourcesIn).flatMap((name) =>
    [...fs.readFileSync(inWorkspace(name), 'utf8').matchAll(/font-size: ?\$\{px\(([\d.]+)\)\}/g)]
      .filter(([, size]) => Number(size) < 11)
      .map(([found]) => `${name}: ${found}`),
  );
  expect(small).toEqual([]);
});

test('the colours of a season are read by the line of the bar alone, by no control', () => {
  const readers = [...FOLDERS.flatMap(sourcesIn)].filter((name) =>
    fs.readFileSync(inWorkspace(name), 'utf8').includes('--site-season'),
  );
  expect(readers.toSorted()).toEqual([
    'shared/domain/src/releases/accents.ts',
    'shared/ui/src/global/shell-css.ts',
  ]);
});
