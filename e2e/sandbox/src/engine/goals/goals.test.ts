import type { Score } from '@site/domain/betting/settlement';
import { pricesOf, MARGINS } from '../book';
import { advanceEvent, fairMarkets, fixtureOf } from '../models';
import { manyWay, priceText, twoWay } from '../pricing';
import { resultOnScore } from '../results';
import { planOf, slotsAt } from '../sports';
import type { Effect, MarketType } from '../types';
import { isDanger, type Match } from './match';
import { chance, distribution } from './model.fixture';
import { fairLine, gridOf, ratesOf, remainingFirstHalf, remainingShare } from './model';

const SOCCER = planOf(1);
const matchOf = (seed: string, slot: number): Match => fixtureOf(seed, SOCCER, slot) as Match;
const implied = (price: string | null): number => (price === null ? 0 : 1 / Number(price));

/** Plays a match to its end in steps; tells every effect with the danger before it. */
function playOut(match: Match): { effects: Effect[]; goalsOutOfSafe: number } {
  const effects: Effect[] = [];
  let goalsOutOfSafe = 0;
  match.nextDrift = Number.MAX_SAFE_INTEGER;
  for (let now = match.kickoff; match.phase !== 'done'; now += 1_000) {
    const wasDanger = isDanger(match);
    const step = advanceEvent(match, now);
    if (step.includes('goal') && !wasDanger && !step.includes('danger')) goalsOutOfSafe += 1;
    effects.push(...step);
  }
  return { effects, goalsOutOfSafe };
}

describe('odds engine', () => {
  test('46.6 % of the goals fall before half time, and the grid sums to one', () => {
    expect(1 - remainingShare(45)).toBeCloseTo(0.466, 3);
    expect(remainingFirstHalf(0)).toBeCloseTo(0.466, 3);
    for (const corrected of [true, false])
      expect(chance(gridOf(ratesOf(0.4, 2.9), corrected), () => true)).toBeCloseTo(1, 9);
  });

  test('fair quarter lines lie between their halves and a pushed line counts neither way', () => {
    const goals = distribution(gridOf(ratesOf(0.3, 3), false), (home, away) => home - away);
    expect(fairLine(goals, -0.25)).toBeGreaterThan(fairLine(goals, 0));
    expect(fairLine(goals, -0.25)).toBeLessThan(fairLine(goals, -0.5));
    expect(
      fairLine(
        new Map([
          [0, 0.4],
          [1, 0.3],
          [-1, 0.3],
        ]),
        0,
      ),
    ).toBeCloseTo(1, 9);
  });

  test('prices are exact text with two decimals and carry the margin', () => {
    expect([priceText(195), priceText(101), priceText(20_000)]).toEqual(['1.95', '1.01', '200.00']);
    const [home, away] = twoWay(1, 0.035);
    expect(implied(home) + implied(away)).toBeCloseTo(1.035, 2);
    const three = manyWay([0.45, 0.27, 0.28], 0.042);
    expect(three.reduce((sum, price) => sum + implied(price), 0)).toBeCloseTo(1.042, 2);
  });

  test('the same seed gives the same match, another seed another; 240 slots lie around any moment and no club plays twice at once', () => {
    expect(matchOf('1', 2_992_000)).toEqual(matchOf('1', 2_992_000));
    expect(matchOf('1', 2_992_000).supremacy).not.toBe(matchOf('2', 2_992_000).supremacy);
    const slots = slotsAt(SOCCER, 1_800_000_000_000);
    expect(slots.length).toBeGreaterThan(240);
    for (let at = 0; at + 12 < slots.length; at += 12) {
      const clubs = slots
        .slice(at, at + 12)
        .map((slot) => matchOf('1', slot))
        .flatMap(({ leagueId, home, away }) => [`${leagueId}/${home}`, `${leagueId}/${away}`]);
      expect(new Set(clubs).size).toBe(clubs.length);
    }
  });

  test('goals come only out of danger, about three a match, and every match ends confirmed', () => {
    let goals = 0;
    for (let slot = 0; slot < 120; slot += 1) {
      const match = matchOf('stat', 3_000_000 + slot);
      const { effects, goalsOutOfSafe } = playOut(match);
      expect(goalsOutOfSafe).toBe(0);
      expect(effects.filter((effect) => effect === 'confirmed')).toHaveLength(1);
      expect(match.half).not.toBeNull();
      goals += match.score.home + match.score.away;
    }
    expect(goals / 120).toBeGreaterThan(2.4);
    expect(goals / 120).toBeLessThan(3.8);
  });

  test('every market of a live match is priced above one on both sides, five handicap lines around the main one', () => {
    const match = matchOf('1', 2_992_000);
    match.nextDrift = Number.MAX_SAFE_INTEGER;
    const now = match.kickoff + 20 * 60_000;
    advanceEvent(match, now);
    const markets = fairMarkets(match, now, new Map());
    for (const market of markets) {
      for (const price of pricesOf('SABA', '1', market, match.leagueId))
        if (price !== null) expect(Number(price)).toBeGreaterThan(1);
      const sum = market.sides.reduce((total, side) => total + side.chance, 0);
      if (market.book !== 'overlap') expect(sum).toBeCloseTo(1, 1);
    }
    const handicaps = markets.filter(({ type, period }) => type === 'handicap' && period === 1);
    expect(handicaps.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5]);
    expect(
      handicaps.every(({ sides: [home, away] }) => (home?.line ?? 0) + (away?.line ?? 0) === 0),
    ).toBe(true);
    expect(MARGINS.SABA.handicap).toBe(0.035);
  });
});

describe('results', () => {
  test.each<readonly [MarketType, string, number | null, Score | null, Score, string]>([
    ['handicap', 'h', -0.25, null, { home: 1, away: 1 }, 'halfLost'],
    ['handicap', 'a', 0.25, null, { home: 1, away: 1 }, 'halfWon'],
    ['handicap', 'h', -0.75, null, { home: 2, away: 1 }, 'halfWon'],
    ['handicap', 'h', 0, { home: 1, away: 0 }, { home: 1, away: 0 }, 'void'],
    ['total', 'o', 2.25, null, { home: 1, away: 1 }, 'halfLost'],
    ['total', 'u', 2.75, null, { home: 2, away: 1 }, 'halfLost'],
    ['outcome', 'x', null, null, { home: 0, away: 0 }, 'won'],
    ['doubleChance', '12', null, null, { home: 0, away: 2 }, 'won'],
    ['doubleChance', '1x', null, null, { home: 0, away: 2 }, 'lost'],
    ['oddEven', 'even', null, null, { home: 0, away: 0 }, 'won'],
    ['correctScore', '2:1', null, null, { home: 2, away: 1 }, 'won'],
    ['correctScore', 'other', null, null, { home: 5, away: 0 }, 'won'],
    ['bothScore', 'yes', null, null, { home: 1, away: 1 }, 'won'],
    ['total', 'o', 0.5, null, { home: 0, away: 0 }, 'lost'],
    ['totalGoals', '4-6', null, null, { home: 3, away: 2 }, 'won'],
    ['totalGoals', '7+', null, null, { home: 4, away: 3 }, 'won'],
    ['winner', '1', null, null, { home: 2, away: 2 }, 'void'],
  ])('%s on %s %s at %j ends %j as %s', (type, key, line, atBet, final, result) => {
    expect(resultOnScore({ type, period: 1, key, line, atBet }, final).kind).toBe(result);
  });
});
