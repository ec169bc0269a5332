import type { Score } from '@site/domain/betting/settlement';
import { fixtureOf, slotsAt } from './fixtures';
import { marketsOf, type Memory } from './markets';
import { advance, isDanger, type Match, type MatchEffect } from './match';
import { chance, distribution, fairLine, gridOf, ratesOf, remainingFirstHalf, remainingShare } from './model';
import { manyWay, priceText, twoWay } from './pricing';
import { resultOf } from './settle';
import type { Wager } from './wagers';

const memory = (): Memory => ({ fixed: new Map(), mains: new Map() });
const implied = (price: string | null): number => (price === null ? 0 : 1 / Number(price));

/** Plays a match to its end in steps; tells every effect with the danger before it. */
function playOut(match: Match): { effects: MatchEffect[]; goalsOutOfSafe: number } {
  const effects: MatchEffect[] = [];
  let goalsOutOfSafe = 0;
  match.nextDrift = Number.MAX_SAFE_INTEGER;
  for (let now = match.kickoff; match.phase !== 'done'; now += 1_000) {
    const wasDanger = isDanger(match);
    const step = advance(match, now);
    if (step.includes('goal') && !wasDanger && !step.includes('danger')) goalsOutOfSafe += 1;
    effects.push(...step);
  }
  return { effects, goalsOutOfSafe };
}

describe('odds engine', () => {
  test('46.6 % of the goals fall before half time, and the grid sums to one', () => {
    expect(1 - remainingShare(45)).toBeCloseTo(0.466, 3);
    expect(remainingFirstHalf(0)).toBeCloseTo(0.466, 3);
    for (const corrected of [true, false]) expect(chance(gridOf(ratesOf(0.4, 2.9), corrected), () => true)).toBeCloseTo(1, 9);
  });

  test('fair quarter lines lie between their halves and a pushed line counts neither way', () => {
    const goals = distribution(gridOf(ratesOf(0.3, 3), false), (home, away) => home - away);
    expect(fairLine(goals, -0.25)).toBeGreaterThan(fairLine(goals, 0));
    expect(fairLine(goals, -0.25)).toBeLessThan(fairLine(goals, -0.5));
    expect(fairLine(new Map([[0, 0.4], [1, 0.3], [-1, 0.3]]), 0)).toBeCloseTo(1, 9);
  });

  test('prices are exact text with two decimals and carry the margin', () => {
    expect([priceText(195), priceText(101), priceText(20_000)]).toEqual(['1.95', '1.01', '200.00']);
    const [home, away] = twoWay(1, 0.035);
    expect(implied(home) + implied(away)).toBeCloseTo(1.035, 2);
    const three = manyWay([0.45, 0.27, 0.28], 0.042);
    expect(three.reduce((sum, price) => sum + implied(price), 0)).toBeCloseTo(1.042, 2);
  });

  test('the same seed gives the same match, another seed another; 240 slots lie around any moment and no club plays twice at once', () => {
    expect(fixtureOf('1', 2_992_000)).toEqual(fixtureOf('1', 2_992_000));
    expect(fixtureOf('1', 2_992_000).supremacy).not.toBe(fixtureOf('2', 2_992_000).supremacy);
    const slots = slotsAt(1_800_000_000_000);
    expect(slots.length).toBeGreaterThan(240);
    for (let at = 0; at + 12 < slots.length; at += 12) {
      const clubs = slots.slice(at, at + 12).map((slot) => fixtureOf('1', slot)).flatMap(({ league, home, away }) => [`${league}/${home}`, `${league}/${away}`]);
      expect(new Set(clubs).size).toBe(clubs.length);
    }
  });

  test('goals come only out of danger, about three a match, and every match ends confirmed', () => {
    let goals = 0;
    for (let slot = 0; slot < 120; slot += 1) {
      const match = fixtureOf('stat', 3_000_000 + slot);
      const { effects, goalsOutOfSafe } = playOut(match);
      expect(goalsOutOfSafe).toBe(0);
      expect(effects.filter((effect) => effect === 'confirmed')).toHaveLength(1);
      expect(match.half).not.toBeNull();
      goals += match.score.home + match.score.away;
    }
    expect(goals / 120).toBeGreaterThan(2.4);
    expect(goals / 120).toBeLessThan(3.8);
  }, 30_000);

  test('every market of a live match is priced above one on both sides, five handicap lines around the main one', () => {
    const match = fixtureOf('1', 2_992_000);
    match.nextDrift = Number.MAX_SAFE_INTEGER;
    advance(match, match.kickoff + 20 * 60_000);
    const markets = [...marketsOf(match, match.kickoff + 20 * 60_000, memory()).values()].map(({ wire }) => wire);
    for (const market of markets) for (const each of market.selections) expect(Number(each.oddsPrice.decimalPrice)).toBeGreaterThan(1);
    const handicaps = markets.filter(({ betType }) => betType === 1);
    expect(handicaps.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5]);
    expect(handicaps.every(({ selections: [home, away] }) => (home?.point ?? 0) + (away?.point ?? 0) === 0)).toBe(true);
    expect([...marketsOf(match, match.kickoff, memory()).values()].filter(({ onBoard }) => onBoard)).toHaveLength(3);
  });
});

describe('results', () => {
  const wager = (betType: number, key: string, point: number | null, atBet: Score | null = null): Wager => ({ terms: { betType, key, point, atBet } }) as Wager;

  test.each([
    [1, 'h', -0.25, null, { home: 1, away: 1 }, 'halfLost'], [1, 'a', 0.25, null, { home: 1, away: 1 }, 'halfWon'], [1, 'h', -0.75, null, { home: 2, away: 1 }, 'halfWon'],
    [1, 'h', 0, { home: 1, away: 0 }, { home: 1, away: 0 }, 'void'], [3, 'o', 2.25, null, { home: 1, away: 1 }, 'halfLost'], [3, 'u', 2.75, null, { home: 2, away: 1 }, 'halfLost'],
    [5, 'x', null, null, { home: 0, away: 0 }, 'won'], [24, '12', null, null, { home: 0, away: 2 }, 'won'], [24, '1x', null, null, { home: 0, away: 2 }, 'lost'],
    [2, 'even', null, null, { home: 0, away: 0 }, 'won'], [413, '2:1', null, null, { home: 2, away: 1 }, 'won'], [413, 'other', null, null, { home: 5, away: 0 }, 'won'],
    [145, 'yes', null, null, { home: 1, away: 1 }, 'won'], [8, 'o', 0.5, null, { home: 0, away: 0 }, 'lost'],
  ] as const)('bet type %s on %s %s at %j ends %j as %s', (betType, key, point, atBet, final, result) => {
    expect(resultOf(wager(betType, key, point, atBet), final)).toBe(result);
  });
});
