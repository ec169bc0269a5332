import fc from 'fast-check';
import { canBeBetOn, isEnding, type MatchToBetOn } from './open-match';

const EARLY: MatchToBetOn = { open: true, marketCount: 3, live: null };

test.each<[string, MatchToBetOn | undefined, boolean]>([
  ['an early match with markets', EARLY, true],
  ['a match in play', { ...EARLY, live: { period: { kind: 'firstHalf' } } }, true],
  ['a match in play of an unknown part', { ...EARLY, live: { period: null } }, true],
  ['a match that is over', { ...EARLY, live: { period: { kind: 'ended' } } }, false],
  ['a closed match', { ...EARLY, open: false }, false],
  ['a match without a market', { ...EARLY, marketCount: 0 }, false],
  ['a match that left the feed', undefined, false],
])('%s can be bet on: %p', (_what, match, expected) => {
  expect(canBeBetOn(match)).toBe(expected);
});

const second = { kind: 'half', number: 2 };

test.each([
  ['90', second, true],
  ['90+6', second, true],
  ['96', second, true],
  ['89', second, false],
  ['45+2', { kind: 'half', number: 1 }, false],
  ['91', { kind: 'overtime', number: 1 }, false],
  ['90:12', { kind: 'quarter', number: 4 }, false],
  ['', second, false],
  ['95', null, false],
])("at %s' of %p a match is about to end: %p", (clock, period, expected) => {
  expect(isEnding({ clock, period })).toBe(expected);
});

test('a match is about to end from the 90th minute of its second half on, however stoppage is written', () => {
  expect([isEnding(null), isEnding(undefined)]).toEqual([false, false]);
  fc.assert(
    fc.property(
      fc.nat(120),
      fc.nat(15),
      fc.integer({ min: 1, max: 2 }),
      (minute, stoppage, half) => {
        const period = { kind: 'half', number: half };
        const expected = half === 2 && minute >= 90;
        expect(isEnding({ clock: String(minute), period })).toBe(expected);
        expect(isEnding({ clock: `${minute}+${stoppage}`, period })).toBe(expected);
      },
    ),
  );
});
