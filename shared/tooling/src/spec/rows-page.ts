import { breakKey, type Break, type Proven } from './break';
import { SPEC_ROWS } from './rows';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The page of the rows: what each is about, what would turn its test red, and whether it did. */
export function rowsPage(breaks: readonly Break[], proven: Proven): string {
  const rows = SPEC_ROWS.map(([id, about]) => {
    const own = breaks.find(({ row }) => row === id);
    if (own === undefined) return { isProven: false, line: `| ${id} | ${about} | | | no |` };
    const kept = proven[id];
    const isProven = kept?.key === breakKey(own);
    return {
      isProven,
      line: `| ${id} | ${about} | ${cell(own.loses)} | ${own.shownBy} | ${isProven ? (kept?.day ?? '') : 'no'} |`,
    };
  });
  const count = rows.filter(({ isProven }) => isProven).length;
  return [
    '# Rows of the specification, and what would break them',
    '',
    'Written by `npm run spec -- --page` from `shared/tooling/src/spec/breaks`; a test compares.' +
      ' `npm run spec -- --break R2.2-2` makes the change of a row in memory and shows that the' +
      " row's test turns red with it and is green without; `--break all` does so for every row" +
      ' and notes the day. `npm run spec -- R2.2-2` lists all tests of a row.',
    '',
    `${count} of ${SPEC_ROWS.length} rows are proven by a break.`,
    '',
    '| row | about | turns red when | shown by | proven |',
    '|---|---|---|---|---|',
    ...rows.map(({ line }) => line),
    '',
  ].join('\n');
}
