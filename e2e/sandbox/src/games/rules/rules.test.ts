import fc from 'fast-check';
import { randomFrom } from '../../core/random';
import { bankerDraws, baccarat, bullOf, dragonTiger } from './cards';
import { crash, keno, KENO_PAYS, roulette } from './numbers';
import { GAME_KIND } from './outcome';
import { RULES } from './rules';
import { linePay, SLOT_SYMBOLS } from './slot';
import { throwDice } from './dice';

const choose = (n: number, k: number): number =>
  k < 0 || k > n
    ? 0
    : Array.from({ length: k }, (_, at) => (n - at) / (k - at)).reduce(
        (product, each) => product * each,
        1,
      );

describe('returns to players', () => {
  test('slot: the exact sum over its symbols lies between 90 and 97 percent', () => {
    const total = SLOT_SYMBOLS.reduce((sum, { weight }) => sum + weight, 0);
    const back =
      SLOT_SYMBOLS.reduce((sum, { weight, pays: [three, four, five] }) => {
        const p = weight / total;
        return sum + p ** 5 * five + p ** 4 * (1 - p) * four + p ** 3 * (1 - p) * three;
      }, 0) / 100;
    expect(back).toBeGreaterThan(0.9);
    expect(back).toBeLessThan(0.97);
    expect(linePay([1, 1, 1, 0, 1])).toEqual({ pay: SLOT_SYMBOLS[1]?.pays[0], count: 3 });
    expect(linePay([1, 1, 0, 1, 1])).toEqual({ pay: 0, count: 0 });
  });

  test('keno: the exact sum over its hits lies between 90 and 97 percent', () => {
    const back =
      KENO_PAYS.reduce(
        (sum: number, pay, hits) =>
          sum + (pay * choose(10, hits) * choose(30, 5 - hits)) / choose(40, 5),
        0,
      ) / 100;
    expect(back).toBeGreaterThan(0.9);
    expect(back).toBeLessThan(0.97);
  });

  test.each([
    ['dice', 'big', throwDice],
    ['roulette', 'red', roulette],
    ['crash', '2', crash],
    ['baccarat', 'banker', baccarat],
    ['dragonTiger', 'dragon', dragonTiger],
  ] as const)('%s: over 60,000 seeded rounds the house keeps a little', (_name, choice, rule) => {
    const random = randomFrom(7);
    let back = 0;
    for (let at = 0; at < 60_000; at += 1) back += rule(choice, random)?.hundredths ?? 0;
    expect(back / 6_000_000).toBeGreaterThan(0.93);
    expect(back / 6_000_000).toBeLessThan(1);
  });
});

describe('rules', () => {
  test('every rule is a function of its seed, pays nothing below zero, and pays exactly when it says won', () => {
    const choices = {
      slot: '',
      dice: 'odd',
      coin: 'tails',
      baccarat: 'player',
      dragonTiger: 'tie',
      bull: '',
      roulette: 'even',
      crash: '3.21',
      keno: '7,8,9,10,11',
    } as const;
    fc.assert(
      fc.property(fc.constantFrom(...GAME_KIND), fc.nat(), (kind, seed) => {
        const [a, b] = [
          RULES[kind](choices[kind], randomFrom(seed)),
          RULES[kind](choices[kind], randomFrom(seed)),
        ];
        expect(a).toEqual(b);
        return a !== null && a.hundredths >= 0 && (a.result === 'lost') === (a.hundredths === 0);
      }),
    );
  });

  test('baccarat: the banker draws by the table; a tie gives the sides their money back', () => {
    expect([
      bankerDraws(5, null),
      bankerDraws(6, null),
      bankerDraws(3, 8),
      bankerDraws(3, 9),
      bankerDraws(6, 6),
      bankerDraws(6, 5),
      bankerDraws(7, 7),
      bankerDraws(2, 0),
    ]).toEqual([true, false, false, true, true, false, false, true]);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const round = baccarat('player', randomFrom(seed));
        return (
          round !== null &&
          (round.text.includes('和局')
            ? round.result === 'draw' && round.hundredths === 100
            : round.hundredths === (round.text.includes('闲赢') ? 200 : 0))
        );
      }),
    );
  });

  test('bull: three cards that make a ten, and what the other two are worth', () => {
    const card = (rank: number, suit = 0): number => suit * 13 + rank - 1;
    expect(bullOf([card(10), card(11), card(12), card(3), card(4)])).toBe(7);
    expect(bullOf([card(2), card(3), card(5), card(13), card(10)])).toBe(10);
    expect(bullOf([card(1), card(4), card(5, 1), card(9), card(3)])).toBe(2);
    expect(bullOf([card(1), card(1, 1), card(2), card(2, 1), card(3)])).toBe(0);
  });

  test('choices that are none of the game are refused', () => {
    for (const choice of ['', 'n37', 'n-1', 'toString', '__proto__'])
      expect(roulette(choice, randomFrom(1))).toBeNull();
    for (const choice of ['1,2,3,4', '1,2,3,4,4', '1,2,3,4,41', '1,2,3,4,5,6', 'a'])
      expect(keno(choice, randomFrom(1))).toBeNull();
    for (const choice of ['1', '1.00', '0.5', '101', '1e1', '-2'])
      expect(crash(choice, randomFrom(1))).toBeNull();
  });
});
