import fc from 'fast-check';
import { byKickOff, isToCome } from './coming-match';
import type { MatchToBetOn } from './open-match';

const EARLY: MatchToBetOn = { open: true, marketCount: 3, live: null };

test.each<[string, MatchToBetOn | undefined, boolean]>([
  ['a match with markets that has not begun', EARLY, true],
  ['a match in play', { ...EARLY, live: { period: { kind: 'firstHalf' } } }, false],
  ['a closed match', { ...EARLY, open: false }, false],
  ['a match without a market', { ...EARLY, marketCount: 0 }, false],
  ['a match that left the feed', undefined, false],
])('%s is to come: %p', (_what, match, expected) => {
  expect(isToCome(match)).toBe(expected);
});

test('matches stand by kick-off; none is lost or doubled, and what begins together stays as given', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (starts) => {
      const given = starts.map((startAt, at) => ({ id: String(at), startAt }));
      const ordered = byKickOff(given);
      expect(ordered.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(given);
      ordered.slice(1).forEach((match, at) => {
        const before = ordered[at];
        if (before === undefined) throw new Error('a hole');
        expect(before.startAt).toBeLessThanOrEqual(match.startAt);
        if (before.startAt === match.startAt)
          expect(Number(before.id)).toBeLessThan(Number(match.id));
      });
    }),
  );
});
