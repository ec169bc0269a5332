import fc from 'fast-check';
import { BET_TYPE, PERIOD } from './bet-types';
import { LEG_RESULT } from './settlement';
import { scoreSinceBet, standingOf, type StandingLeg } from './standing';

const leg = (over: Partial<StandingLeg>): StandingLeg => ({
  betType: BET_TYPE.HANDICAP,
  period: PERIOD.FULL_TIME,
  side: 'home',
  line: '-0.5',
  label: '',
  live: false,
  scoreAtBet: null,
  ...over,
});
const AT = { home: 2, away: 1 };

test.each<[string, Partial<StandingLeg>, string | null]>([
  ['a handicap that is covered', {}, 'won'],
  ['one that is not', { side: 'away', line: '0.5' }, 'lost'],
  ['a quarter line that is level', { line: '-1.25' }, 'halfLost'],
  ['in play only goals after the bet count', { live: true, scoreAtBet: AT }, 'lost'],
  ['before the match all of them do', { scoreAtBet: AT }, 'won'],
  ['over', { betType: BET_TYPE.OVER_UNDER, side: 'over', line: '2.75' }, 'halfWon'],
  ['under', { betType: BET_TYPE.OVER_UNDER, side: 'under', line: '3' }, 'void'],
  ['the winner', { betType: BET_TYPE.ONE_X_TWO, side: 'draw', line: null }, 'lost'],
  ['odd', { betType: BET_TYPE.ODD_EVEN, side: 'odd', line: null }, 'won'],
  ['both score', { betType: BET_TYPE.BOTH_SCORE, side: 'no', line: null }, 'lost'],
  ['the exact score', { betType: BET_TYPE.CORRECT_SCORE, side: 'other', label: '2:1' }, 'won'],
  ['another score, open above', { betType: BET_TYPE.CORRECT_SCORE, label: '其他比分' }, null],
  ['a half: its own score is not known', { period: PERIOD.FIRST_HALF }, null],
  ['a market that the site does not know', { betType: null }, null],
  ['a line without a number', { line: null }, null],
  [
    'what is scored again after a goal that was taken back is not known',
    { live: true, scoreAtBet: { home: 2, away: 2 } },
    null,
  ],
])('[R4.7-1] %s', (_what, over, expected) => {
  expect(standingOf(leg(over), AT)).toBe(expected);
});

test("[D6] the two sides of a line stand as each other's opposite, whatever the score", () => {
  const goals = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(goals, goals, fc.integer({ min: -12, max: 12 }), (home, away, quarters) => {
      const line = quarters / 4;
      const of = (side: string, own: number) =>
        LEG_RESULT.findIndex(
          (name) => name === standingOf(leg({ side, line: String(own) }), { home, away }),
        );
      expect(of('home', line) + of('away', -line)).toBe(LEG_RESULT.length - 1);
    }),
  );
});

test.each<[string, Partial<StandingLeg>, object | null]>([
  [
    'a handicap in play counts from the bet',
    { live: true, scoreAtBet: { home: 2, away: 0 } },
    { home: 0, away: 1 },
  ],
  [
    'a goal of before the bet was taken back',
    { live: true, scoreAtBet: { home: 3, away: 1 } },
    null,
  ],
  [
    'one side lost a goal, the other scored since',
    { live: true, scoreAtBet: { home: 3, away: 0 } },
    null,
  ],
  ['nothing had been scored', { live: true, scoreAtBet: { home: 0, away: 0 } }, null],
  ['the vendor does not tell the score', { live: true }, null],
  ['a bet from before the match', { scoreAtBet: { home: 1, away: 0 } }, null],
  ['a total counts all goals', { betType: BET_TYPE.OVER_UNDER, live: true, scoreAtBet: AT }, null],
])('[R4.7-1] [D6] the score since the bet: %s', (_what, over, expected) => {
  expect(scoreSinceBet(leg(over), AT)).toEqual(expected);
});

const goals = fc.integer({ min: 0, max: 6 });
const score = fc.record({ home: goals, away: goals });

test('[R4.7-1] [D6] a handicap stands as the score since its bet alone would have it, or not at all', () => {
  fc.assert(
    fc.property(score, score, fc.integer({ min: -8, max: 8 }), (scoreAtBet, now, quarters) => {
      const line = String(quarters / 4);
      const inPlay = leg({ line, live: true, scoreAtBet });
      const isTakenBack = now.home < scoreAtBet.home || now.away < scoreAtBet.away;
      expect(standingOf(inPlay, now)).toBe(
        isTakenBack ? null : standingOf(leg({ line }), scoreSinceBet(inPlay, now) ?? now),
      );
    }),
  );
});

test('[R4.7-1] [D6] nobody has scored less than nothing since a bet', () => {
  fc.assert(
    fc.property(score, score, (scoreAtBet, now) => {
      const since = scoreSinceBet(leg({ live: true, scoreAtBet }), now);
      expect(Math.min(since?.home ?? 0, since?.away ?? 0)).toBeGreaterThanOrEqual(0);
    }),
  );
});
