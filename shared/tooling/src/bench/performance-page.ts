/** The performance page: figures with their goals, from result lines. */
import { judge } from './goals';
import type { BenchLine } from './line';
import type { Measured } from './results';
import { REQUEST_KINDS } from './requests';

const number = (value: string | number | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('en-US') : (value ?? '');

const row = (cells: readonly (string | number | undefined)[]): string =>
  `| ${cells.map(number).join(' | ')} |`;

function table(
  heads: readonly string[],
  rows: readonly (readonly (string | number | undefined)[])[],
): string {
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
}

/** What a line is of, beside its bench. */
const OF = [
  'page',
  'remote',
  'board',
  'against',
  'updatesPerSecond',
  'slowdown',
  'minute',
] as const;
const WORDS: Readonly<Record<string, (value: string | number) => string>> = {
  updatesPerSecond: (value) => `${number(value)} updates/s`,
  slowdown: (value) => (value === 1 ? 'full speed' : `1/${value} of the processor`),
  against: (value) => `beside ${value}`,
  minute: (value) => `minute ${value}`,
};

const placeOf = (line: BenchLine): string =>
  OF.flatMap((key) => {
    const value = line[key];
    return value === undefined ? [] : [WORDS[key]?.(value) ?? String(value)];
  }).join(', ');

/** Every goal with its figure, those that are missed first. */
function goalsTable(measured: readonly Measured[]): string {
  const judged = measured.flatMap(({ line, run }) =>
    ['value', 'requests', 'allBytes'].flatMap((field) => {
      const found = judge(line, field);
      return found === null ? [] : [{ ...found, line, run }];
    }),
  );
  const rows = judged
    .toSorted((one, other) => Number(one.isMet) - Number(other.isMet))
    .map(({ goal, field, figure, isMet, line, run }) => [
      line.bench,
      placeOf(line),
      figure,
      field === 'value' ? line['spread'] : '',
      `${goal.isLeast === true ? 'at least' : 'at most'} ${number(goal.limit)}`,
      field === 'value' ? line.unit : field,
      isMet ? 'met' : '**missed**',
      run?.['commit'],
    ]);
  return table(['bench', 'of', 'figure', 'spread', 'goal', 'unit', '', 'commit'], rows);
}

const linesOf = (measured: readonly Measured[], bench: string): readonly BenchLine[] =>
  measured.filter(({ line }) => line.bench === bench).map(({ line }) => line);

const isOurs = (line: BenchLine): boolean =>
  line['build'] === undefined || line['build'] === 'federated';

/** Milliseconds and counts of our own build, a row a page. */
function firstPagesTable(measured: readonly Measured[]): string {
  const pages = [...new Set(linesOf(measured, 'first-page').map((line) => String(line['page'])))];
  const find = (bench: string, page: string): BenchLine | undefined =>
    linesOf(measured, bench).find(
      (line) =>
        line['page'] === page &&
        isOurs(line) &&
        (line['cache'] === undefined || line['cache'] === 'cold'),
    );
  const withSpread = (bench: string, page: string): string => {
    const line = find(bench, page);
    if (line === undefined) return '';
    const spread = line['spread'];
    return spread === undefined ? number(line.value) : `${number(line.value)} (${spread})`;
  };
  const rows = pages.map((page) => [
    page,
    withSpread('first-page-fcp-ms', page),
    withSpread('first-page-lcp-ms', page),
    find('first-page-lcp-ms', page)?.['largest'],
    withSpread('first-page-shift', page),
    withSpread('first-page-blocking', page),
    withSpread('first-page-use-ms', page),
    withSpread('first-page-before-use', page),
    find('first-page-chain', page)?.value,
    find('first-page-chain', page)?.['chain'],
  ]);
  return table(
    [
      'page',
      'FCP ms',
      'LCP ms',
      'of',
      'shift',
      'blocking ms',
      'first use ms',
      'requests before it',
      'chain',
      'longest chain',
    ],
    rows,
  );
}

/** Requests and bytes by kind, for both visits of all builds. */
function kindsTable(measured: readonly Measured[]): string {
  const rows = linesOf(measured, 'first-page').map((line) => [
    line['page'],
    line['build'],
    line['cache'],
    `${line['requests']} / ${number(line['allBytes'])}`,
    ...REQUEST_KINDS.map(
      (kind) => `${line[`${kind}Requests`] ?? 0} / ${number(line[`${kind}Bytes`] ?? 0)}`,
    ),
  ]);
  return table(['page', 'build', 'visit', 'all', ...REQUEST_KINDS], rows);
}

const MOST_OWNERS = 15;

/** Whose code takes the main thread, a list a page. */
function ownersTable(measured: readonly Measured[]): string {
  const lines = linesOf(measured, 'first-page-owner');
  const pages = [...new Set(lines.map((line) => String(line['page'])))];
  const rows = pages.map((page) => {
    const own = lines.filter((line) => line['page'] === page);
    return [
      page,
      own.reduce((sum, { value }) => sum + value, 0),
      own
        .toSorted((one, other) => other.value - one.value)
        .slice(0, MOST_OWNERS)
        .map((line) => `${line['owner']} ${number(line.value)}`)
        .join(', '),
    ];
  });
  return table(['page', 'all ms', 'ms by package and part'], rows);
}

/** Benches that have a table of their own. */
const TOLD = new Set([
  'first-page',
  'first-page-chain',
  'first-page-owner',
  'first-page-fcp-ms',
  'first-page-lcp-ms',
  'first-page-shift',
  'first-page-blocking',
  'first-page-use-ms',
  'first-page-before-use',
]);

function restTable(measured: readonly Measured[]): string {
  const rows = measured
    .filter(({ line }) => !TOLD.has(line.bench) && line['turn'] === undefined)
    .map(({ line }) => [line.bench, placeOf(line), line.value, line['spread'], line.unit]);
  return table(['bench', 'of', 'figure', 'spread', 'unit'], rows);
}

function runsTable(measured: readonly Measured[]): string {
  const runs = [...new Set(measured.flatMap(({ run }) => run ?? []))];
  return table(
    ['date', 'commit', 'turns', 'machine'],
    runs.map((run) => [
      run['date'],
      run['commit'],
      run.value,
      `${run['cores']} cores ${run['model']}, ${run['memoryGb']} GB, Node ${run['node']}`,
    ]),
  );
}

/**
 * The page.
 *
 * @throws Error when there is nothing to write of.
 */
export function performancePage(measured: readonly Measured[]): string {
  if (measured.length === 0) throw new Error('there are no results to write a page of');
  return `# Performance

Written by \`npm run bench -- --page\` from the lines of full runs; no test compares it, because every machine has its own figures. A figure is the middle of its turns, with the least and the most beside it. Times of pages: slow 4G (150 ms, 1.6 Mbit/s), a quarter of the processor, empty cache. Nothing is compared before both sides have shown the same page.

## Runs

${runsTable(measured)}

## Goals

${goalsTable(measured)}

## First pages

A chain is the longest row of requests beyond the document, each begun because the one before had ended, as far as the browser tells who began it.

${firstPagesTable(measured)}

## Requests and bytes by kind

${kindsTable(measured)}

## Main thread by package

First visit, by a CPU profile; a built-in function counts for its caller. \`browser\` is style, layout, paint and parsing.

${ownersTable(measured)}

## All other figures

${restTable(measured)}
`;
}
