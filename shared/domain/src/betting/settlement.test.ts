import fc from 'fast-check';
import { fenOf } from '../money';
import { parseDecimalOdds, type DecimalOdds } from '../odds/decimal-odds';
import { law, odds } from '../laws.fixture';
import {
  deadHeatMultiplier,
  isInTotalBand,
  oddEvenOf,
  outcomeOf,
  resultOfMargin,
  settledReturn,
  settleHandicap,
  settleTotal,
  type LegResult,
} from './settlement';
import { winRisk } from './win-risk';

const price = (text: string): DecimalOdds => parseDecimalOdds(text) as DecimalOdds;
const goals = fc.integer({ min: 0, max: 9 });
const quarter = fc.integer({ min: -16, max: 16 }).map((n) => n / 4);

/** The table of the domain guide: line, then results for losing by 2, by 1, draw, winning by 1, by 2. */
const TABLE: readonly [number, readonly LegResult[]][] = [
  [0, ['lost', 'lost', 'void', 'won', 'won']],
  [-0.25, ['lost', 'lost', 'halfLost', 'won', 'won']],
  [-0.5, ['lost', 'lost', 'lost', 'won', 'won']],
  [-0.75, ['lost', 'lost', 'lost', 'halfWon', 'won']],
  [-1, ['lost', 'lost', 'lost', 'void', 'won']],
  [-1.25, ['lost', 'lost', 'lost', 'halfLost', 'won']],
  [0.25, ['lost', 'lost', 'halfWon', 'won', 'won']],
  [0.75, ['lost', 'halfLost', 'won', 'won', 'won']],
];

describe('settlement', () => {
  test.each(TABLE)('handicap %d', (line, expected) => {
    expect(
      [-2, -1, 0, 1, 2].map((margin) =>
        settleHandicap('home', line, { home: 4 + margin, away: 4 }),
      ),
    ).toEqual(expected);
  });

  test('a quarter line is half of each neighbour', () => {
    const worth: Record<LegResult, number> = {
      won: 2,
      halfWon: 1,
      void: 0,
      halfLost: -1,
      lost: -2,
    };
    law(
      fc.property(quarter, (margin) => {
        if (Number.isInteger(margin * 2)) return true;
        return (
          worth[resultOfMargin(margin)] * 2 ===
          worth[resultOfMargin(margin - 0.25)] + worth[resultOfMargin(margin + 0.25)]
        );
      }),
    );
  });

  test('the two sides of a line mirror each other', () => {
    const mirror: Record<LegResult, LegResult> = {
      won: 'lost',
      halfWon: 'halfLost',
      void: 'void',
      halfLost: 'halfWon',
      lost: 'won',
    };
    law(
      fc.property(
        goals,
        goals,
        quarter,
        (home, away, line) =>
          settleHandicap('away', -line, { home, away }) ===
          mirror[settleHandicap('home', line, { home, away })],
      ),
    );
  });

  test('in play only the goals after the bet count for a handicap, the final total for over and under (D6)', () => {
    expect(settleHandicap('home', -0.5, { home: 2, away: 0 }, { home: 2, away: 0 })).toBe('lost');
    expect(settleHandicap('away', 0, { home: 3, away: 2 }, { home: 3, away: 1 })).toBe('won');
    expect(settleTotal('over', 2.25, { home: 1, away: 1 })).toBe('halfLost');
    expect(settleTotal('over', 2.75, { home: 2, away: 1 })).toBe('halfWon');
    expect(settleTotal('under', 3, { home: 2, away: 1 })).toBe('void');
  });

  test('outcome and odd or even', () => {
    expect([
      outcomeOf({ home: 1, away: 0 }),
      outcomeOf({ home: 1, away: 1 }),
      outcomeOf({ home: 0, away: 2 }),
    ]).toEqual(['home', 'draw', 'away']);
    expect(oddEvenOf({ home: 0, away: 0 })).toBe('even');
  });

  test('money back: stake for a push, nothing for a loss, never more than won', () => {
    const results: LegResult[] = ['lost', 'halfLost', 'void', 'halfWon', 'won'];
    law(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (risk, win) => {
          const bet = { risk: fenOf(risk), win: fenOf(win) };
          const back = results.map((result) => settledReturn(bet, result));
          return (
            back[0] === 0n &&
            back[2] === risk &&
            back[4] === risk + win &&
            back.every((one, at) => at === 0 || one >= (back[at - 1] ?? 0n))
          );
        },
      ),
    );
  });
});

describe('win and risk (D1)', () => {
  test.each([
    ['1.95', 'HK', '9.50', '10.00'],
    ['1.95', 'EU', '9.50', '10.00'],
    ['1.95', 'MY', '9.50', '10.00'],
    ['1.95', 'ID', '10.00', '10.50'],
    ['2.04', 'MY', '10.00', '9.60'],
    ['3.00', 'ID', '20.00', '10.00'],
  ] as const)('10.00 at EU %s in %s wins %s and risks %s', (eu, type, win, risk) => {
    const result = winRisk(fenOf(1_000n), price(eu), type);
    expect([result.win, result.risk]).toEqual([
      BigInt(win.replace('.', '')),
      BigInt(risk.replace('.', '')),
    ]);
    expect(result.payout).toBe(result.win + result.risk);
  });
});

describe('dead heat and bands', () => {
  test('a shared place pays the price for its share: two for one place half, three for two places two thirds', () => {
    expect(deadHeatMultiplier(odds('5.00'), 2).toString()).toBe('2.5');
    expect(deadHeatMultiplier(odds('6.00'), 3).toString()).toBe('2');
    expect(deadHeatMultiplier(odds('6.00'), 3, 2).toString()).toBe('4');
    expect(deadHeatMultiplier(odds('2.00'), 3).toString()).toBe('0.666666666667');
  });
  test.each([
    [1, 1],
    [2, 2],
    [2, 0],
    [2.5, 1],
    [3, 1.5],
    [0, 1],
  ])('%d cannot share %d', (tied, places) => {
    expect(() => deadHeatMultiplier(odds('2.00'), tied, places)).toThrow(RangeError);
  });
  test('[R3.10-1] total goals fall into bands with both ends', () => {
    const score = { home: 2, away: 1 };
    expect([
      isInTotalBand(score, 2, 3),
      isInTotalBand(score, 3, 3),
      isInTotalBand(score, 0, 2),
      isInTotalBand(score, 4, null),
      isInTotalBand(score, 3, null),
    ]).toEqual([true, true, false, false, true]);
  });
});

describe('edges of a result', () => {
  test('odd and even by the total, whoever scored', () => {
    expect([
      oddEvenOf({ home: 1, away: 0 }),
      oddEvenOf({ home: 2, away: 1 }),
      oddEvenOf({ home: 1, away: 1 }),
      oddEvenOf({ home: 3, away: 1 }),
    ]).toEqual(['odd', 'odd', 'even', 'even']);
  });
  test('in play both sides count from the score at the bet', () => {
    expect(settleHandicap('home', 0, { home: 2, away: 3 }, { home: 1, away: 2 })).toBe('void');
    expect(settleHandicap('away', -1, { home: 2, away: 3 }, { home: 2, away: 1 })).toBe('won');
  });
  test('under counts from the line down', () => {
    expect([
      settleTotal('under', 2.5, { home: 1, away: 1 }),
      settleTotal('under', 2.5, { home: 2, away: 1 }),
      settleTotal('over', 2.5, { home: 2, away: 1 }),
    ]).toEqual(['won', 'lost', 'won']);
  });
  test('half a fen goes to the member', () => {
    const bet = { risk: fenOf(101n), win: fenOf(95n) };
    expect([
      settledReturn(bet, 'halfLost'),
      settledReturn(bet, 'halfWon'),
      settledReturn({ risk: fenOf(100n), win: fenOf(96n) }, 'halfLost'),
    ]).toEqual([51n, 149n, 50n]);
  });
  test('a dead heat says what does not fit', () => {
    expect(() => deadHeatMultiplier(odds('2.00'), 1, 0)).toThrow('dead heat: 1 cannot share 0');
    expect(() => deadHeatMultiplier(odds('2.00'), 1, 1)).toThrow(RangeError);
  });
});

describe('win and risk where a type cannot express the price', () => {
  test('the profit is the EU one, and EU never turns negative', () => {
    expect(winRisk(fenOf(1_000n), price('250.00'), 'MY')).toEqual({
      win: 249_000n,
      risk: 1_000n,
      payout: 250_000n,
    });
    expect(winRisk(fenOf(1_000n), price('250.00'), 'HK')).toEqual({
      win: 249_000n,
      risk: 1_000n,
      payout: 250_000n,
    });
    expect(winRisk(fenOf(1_000n), price('1.50'), 'EU')).toEqual({
      win: 500n,
      risk: 1_000n,
      payout: 1_500n,
    });
    expect(winRisk(fenOf(1_000n), price('1.505'), 'EU')).toEqual({
      win: 505n,
      risk: 1_000n,
      payout: 1_505n,
    });
    expect(winRisk(fenOf(1_000n), price('1.505'), 'HK')).toEqual({
      win: 510n,
      risk: 1_000n,
      payout: 1_510n,
    });
  });
});
