import { canBeBetOn, type MatchToBetOn } from './open-match';

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
