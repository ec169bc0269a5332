import { BENCHES } from '../bench/benches';
import { benchesOf } from '../bench/run-benches';
import { benchCounts } from './bench-phase';

const BOTH = [
  { name: 'slip', gives: ['slip-tick'] },
  { name: 'frame', gives: ['frame-bytes', 'frame-drawn'] },
];
const line = (bench: string, value = 1) => ({ bench, value, unit: 'ms' });
const NONE = new Map<string, string>();

test('every bench that gave its lines is good, whatever they say', () => {
  const lines = [line('slip-tick', 99), line('frame-bytes'), line('frame-drawn')];
  expect(benchCounts(BOTH, lines, NONE)).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    failures: [],
  });
});

test('a bench that broke, or gave no line, or no number, is named', () => {
  const lines = [line('slip-tick'), line('frame-bytes', Number.NaN), line('frame-drawn')];
  expect(benchCounts(BOTH, lines, NONE)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['bench frame gave no line frame-bytes'],
  });
  expect(benchCounts(BOTH, lines, new Map([['slip', 'not the same page']])).failures).toEqual([
    'bench slip: not the same page',
    'bench frame gave no line frame-bytes',
  ]);
});

test('every bench but those that install or build for themselves runs without a name, and each gives lines', () => {
  expect(BENCHES.filter((bench) => !benchesOf([]).includes(bench)).map(({ name }) => name)).toEqual(
    ['lighthouse', 'inner-loop'],
  );
  expect(BENCHES.filter(({ gives }) => gives.length === 0)).toEqual([]);
  expect(benchesOf(['lighthouse', 'slip']).map(({ name }) => name)).toEqual(['slip', 'lighthouse']);
  expect(() => benchesOf(['sloth'])).toThrow('there is no bench "sloth"');
});
