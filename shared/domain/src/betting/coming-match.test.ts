import fc from 'fast-check';
import { byKickOff, isBeforePlay, isToCome, type MatchOfBet } from './coming-match';
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

const PLAYED: MatchToBetOn = { ...EARLY, live: { period: { kind: 'firstHalf' } } };
const BET: MatchOfBet = {
  startAt: 1_000,
  live: false,
  isOutright: false,
  outcome: 'running',
  event: undefined,
};

test.each<[string, readonly Partial<MatchOfBet>[], number, boolean]>([
  ['a match before its kick-off', [{}], 999, true],
  ['its kick-off, where nobody says more', [{}], 1_000, false],
  ['a late match that its vendor has not begun', [{ event: EARLY }], 5_000, true],
  ['a match that began early', [{ event: PLAYED }], 10, false],
  ['a bet that was placed in play', [{ live: true }], 10, false],
  ['a bet on who wins a competition', [{ isOutright: true }], 10, false],
  ['a combo of which nothing has begun', [{}, { startAt: 2_000 }], 10, true],
  ['a combo of which one match has begun', [{}, { startAt: 5 }], 10, false],
  ['a combo of which one match is decided', [{}, { outcome: 'won' }], 10, false],
])('%s: waits for kick-off is %p at %p: %p', (_what, matches, now, expected) => {
  expect(
    isBeforePlay(
      matches.map((match) => ({ ...BET, ...match })),
      now,
    ),
  ).toBe(expected);
});

test('once it no longer waits, no later moment makes a bet wait again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ startAt: fc.integer({ min: 0, max: 50 }), live: fc.boolean() })),
      fc.integer({ min: 0, max: 60 }),
      fc.nat({ max: 60 }),
      (some, now, more) => {
        const matches = some.map((match) => ({ ...BET, ...match }));
        if (!isBeforePlay(matches, now)) expect(isBeforePlay(matches, now + more)).toBe(false);
      },
    ),
  );
});
