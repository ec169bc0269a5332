import { judge } from './goals';
import type { BenchLine } from './line';
import { performancePage } from './performance-page';
import { newestOf, readLines, runLine } from './results';

const run = (commit: string): BenchLine => ({
  bench: 'run',
  value: 5,
  unit: 'turns',
  date: '2026-11-26T02:00',
  commit,
  cores: 2,
  model: 'a processor',
  memoryGb: 8,
  node: '20.19.0',
});
const shift = (page: string, value: number): BenchLine => ({
  bench: 'first-page-shift',
  page,
  value,
  unit: 'layout shift',
  spread: `0-${value}`,
});
const owner = (name: string, value: number): BenchLine => ({
  bench: 'first-page-owner',
  page: '/',
  owner: name,
  value,
  unit: 'ms of the main thread',
});
const SAMPLE: readonly BenchLine[] = [
  run('aaaaaaaa'),
  shift('/', 0.4),
  shift('/login', 0),
  owner('react-dom', 300),
  owner('gone', 7),
  {
    bench: 'first-page',
    page: '/',
    build: 'federated',
    cache: 'cold',
    value: 150_000,
    unit: 'bytes of scripts and styles',
    requests: 41,
    allBytes: 280_000,
    scriptRequests: 6,
    scriptBytes: 149_000,
  },
  run('bbbbbbbb'),
  shift('/', 0.01),
  owner('react-dom', 280),
  { bench: 'slip-tick', value: 0.06, unit: 'ms per tick', spread: '0.05-0.07' },
  { bench: 'lighthouse', page: '/', value: 93, unit: 'points of 100', spread: '92-94' },
];
const text = SAMPLE.map((line) => JSON.stringify(line)).join('\n');

test('the newest figure of each thing stands, with the run it comes from', () => {
  const newest = newestOf(readLines(`${text}\n`));
  expect(
    newest
      .filter(({ line }) => line.bench === 'first-page-shift')
      .map(({ line, run: of }) => [line['page'], line.value, of?.['commit']]),
  ).toEqual([
    ['/', 0.01, 'bbbbbbbb'],
    ['/login', 0, 'aaaaaaaa'],
  ]);
  // A package that a newer build of the page has no more is gone.
  expect(newest.filter(({ line }) => line['owner'] === 'gone')).toEqual([]);
});

test('figures stand beside their goals, met or missed', () => {
  const page = performancePage(newestOf(readLines(text)));
  expect(page).toContain(
    '| first-page | / | 41 |  | at most 30 | requests | **missed** | aaaaaaaa |',
  );
  expect(page).toContain('| lighthouse | / | 93 | 92-94 | at least 95 |');
  expect(page).toContain(
    '| slip-tick |  | 0.06 | 0.05-0.07 | at most 0.1 | ms per tick | met | bbbbbbbb |',
  );
  expect(page).toContain('| / | 280 | react-dom 280 |');
  expect(page).toContain(
    '| 2026-11-26T02:00 | bbbbbbbb | 5 | 2 cores a processor, 8 GB, Node 20.19.0 |',
  );
  expect(page.indexOf('**missed**')).toBeLessThan(page.indexOf('| met |'));
});

test('a goal is held to its own lines only', () => {
  const ratio = (board: string, updatesPerSecond: number, value: number): BenchLine => ({
    bench: 'board-ratio',
    board,
    updatesPerSecond,
    value,
    unit: 'x',
  });
  expect(judge(ratio('AG Grid Community', 5_000, 0.8), 'value')?.isMet).toBe(false);
  expect(judge(ratio('hand-written DOM', 5_000, 1.1), 'value')?.isMet).toBe(true);
  expect(judge(ratio('hand-written DOM', 1_000, 2), 'value')).toBeNull();
});

test('what is no line of a bench is named, and a page of nothing is none', () => {
  expect(() => readLines(`${text}\n{"bench":"x"}`)).toThrow('line 12 is no line of a bench');
  expect(() => readLines('not json')).toThrow('line 1 is no line of a bench: not json');
  expect(() => performancePage([])).toThrow('no results');
});

test('a run says when and on what it ran', () => {
  expect(runLine(new Date('2026-11-26T02:03:04Z'), 5)).toMatchObject({
    bench: 'run',
    value: 5,
    date: '2026-11-26T02:03',
    cores: expect.any(Number) as number,
    memoryGb: expect.any(Number) as number,
    commit: expect.stringMatching(/./) as string,
  });
});
