/** What a member reads of a change that was left is true of both bets, however the new one ends. */
import fc from 'fast-check';
import { afterEnd, afterList, LIST_LATE_MS, withLeft, type LeftChange } from './left-change';

const leftOf = (over: Partial<LeftChange> = {}): LeftChange => ({
  ref: 'w1',
  key: 'k1',
  isUnsure: false,
  isSeen: false,
  at: 1_000,
  ...over,
});
const FIRST = leftOf();
const SECOND = leftOf({ key: 'k2', isUnsure: true, at: 2_000 });

test('a second change stands beside the first, and takes only itself away', () => {
  const both = withLeft([FIRST], SECOND, 20);
  expect(both).toEqual([FIRST, SECOND]);
  expect(afterEnd(both, { key: 'k2', isTaken: false, now: 3_000 })).toEqual([FIRST]);
  expect(afterEnd(both, { key: 'k2', isTaken: true, now: 3_000 })).toEqual([
    FIRST,
    { ...SECOND, isUnsure: false, at: 3_000 },
  ]);
  // The same once more is one.
  expect(withLeft(both, leftOf({ isSeen: true }), 20)).toEqual([SECOND, leftOf({ isSeen: true })]);
});

test('a new bet that stood in the list and does not any more is over', () => {
  const seen = afterList([FIRST], 'w1', { keys: ['k1', 'k0'], at: 5_000 });
  expect(seen).toEqual([leftOf({ isSeen: true, at: 5_000 })]);
  expect(afterList(seen, 'w1', { keys: ['k0'], at: 5_000 })).toEqual([]);
  // A list of before knows nothing of it.
  expect(afterList(seen, 'w1', { keys: ['k0'], at: 4_999 })).toBe(seen);
});

test('one that was never seen is over only by a list that was asked for after it', () => {
  const all = [FIRST];
  expect(afterList(all, 'w1', { keys: [], at: 1_000 + LIST_LATE_MS - 1 })).toBe(all);
  expect(afterList(all, 'w1', { keys: [], at: 1_000 + LIST_LATE_MS })).toEqual([]);
});

test('of which nobody knew how it ends, and the list has it: it was taken', () => {
  const told = afterList([SECOND], 'w1', { keys: ['k2'], at: 9_000 });
  expect(told).toEqual([{ ...SECOND, isUnsure: false, isSeen: true, at: 9_000 }]);
  expect(afterList([{ ...SECOND, isSeen: true }], 'w1', { keys: ['k2'], at: 9_000 })).toEqual(told);
  // So it ends like every other.
  expect(afterList(told, 'w1', { keys: [], at: 9_001 })).toEqual([]);
});

test('nobody knows how it ends, whose it is, or it is of another wager: no list takes it away', () => {
  const all = [SECOND, leftOf({ key: null }), leftOf({ ref: 'w2', key: 'k3' })];
  expect(afterList(all, 'w1', { keys: [], at: 9_000_000 })).toBe(all);
});

const lefts = fc.array(
  fc.record({
    ref: fc.constantFrom('w1', 'w2'),
    key: fc.constantFrom('k1', 'k2', 'k3', null),
    isUnsure: fc.boolean(),
    isSeen: fc.boolean(),
    at: fc.nat(100_000),
  }),
);

test('what a list names stays, what is kept never grows past its most, and a list says it once', () => {
  fc.assert(
    fc.property(
      lefts,
      fc.subarray(['k1', 'k2', 'k3']),
      fc.nat(200_000),
      fc.integer({ min: 1, max: 4 }),
      (all, keys, at, most) => {
        const list = { keys, at };
        const next = afterList(all, 'w1', list);
        const named = ({ key }: LeftChange): boolean => key === null || keys.includes(key);
        expect(next.filter(named)).toHaveLength(all.filter(named).length);
        expect(next.filter(({ ref }) => ref === 'w2')).toEqual(
          all.filter(({ ref }) => ref === 'w2'),
        );
        expect(afterList(next, 'w1', list)).toBe(next);
        const kept = withLeft(all, FIRST, most);
        expect(kept.length).toBeLessThanOrEqual(most);
        expect(kept.at(-1)).toBe(FIRST);
      },
    ),
  );
});
