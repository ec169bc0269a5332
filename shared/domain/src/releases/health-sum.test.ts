import fc from 'fast-check';
import { addCounts, type EdgeCounts } from './health-sum';

const version = (loads: number, failures: number, over = {}) => ({
  loads,
  failures,
  recovered: 0,
  shadow: { checks: 0, failures: 0 },
  p75: 0,
  faults: {},
  ...over,
});

test('two edges count as one site: sums, the slower time, the later start, the last request', () => {
  const left: EdgeCounts = {
    now: 1_000,
    versions: {
      'sports@1': version(100, 1, { p75: 300, faults: { network: 1 }, recovered: 2 }),
      'wallet@1': version(5, 0),
    },
    requests: { since: 10, last: { 'sports@1': 900, 'wallet@1': 400 } },
  };
  const right: EdgeCounts = {
    now: 990,
    versions: {
      'sports@1': version(50, 3, {
        p75: 500,
        faults: { network: 2, threw: 1 },
        shadow: { checks: 4, failures: 1 },
      }),
    },
    requests: { since: 20, last: { 'sports@1': 950 } },
  };
  expect(addCounts(left, right)).toEqual({
    now: 1_000,
    versions: {
      'sports@1': {
        loads: 150,
        failures: 4,
        recovered: 2,
        p75: 500,
        faults: { network: 3, threw: 1 },
        shadow: { checks: 4, failures: 1 },
      },
      'wallet@1': version(5, 0),
    },
    requests: { since: 20, last: { 'sports@1': 950, 'wallet@1': 400 } },
  });
});

const count = fc.nat(1_000);
const name = fc.constantFrom('sports@1', 'sports@2', '__proto__', 'constructor');
const counts: fc.Arbitrary<EdgeCounts> = fc.record({
  now: count,
  versions: fc.dictionary(
    name,
    fc.record({
      loads: count,
      failures: count,
      recovered: count,
      shadow: fc.record({ checks: count, failures: count }),
      p75: count,
      faults: fc.dictionary(fc.constantFrom('network', 'threw'), count),
    }),
  ),
  requests: fc.record({ since: count, last: fc.dictionary(name, count) }),
});

test('in whatever order edges are named, the sum is the same', () => {
  fc.assert(
    fc.property(counts, counts, counts, (a, b, c) => {
      expect(addCounts(a, b)).toEqual(addCounts(b, a));
      expect(addCounts(addCounts(a, b), c)).toEqual(addCounts(a, addCounts(b, c)));
    }),
  );
});
