import fc from 'fast-check';
import { anyPrice, anyStake, law, odds, yuan } from '../laws.fixture';
import { fenOf } from '../money';
import { WAGER_OUTCOMES } from './statuses';
import { validTurnover } from './turnover';

const wager = { stake: yuan(100), risk: yuan(100), price: odds('1.90') };

describe('valid turnover', () => {
  test.each([
    ['won', 10_000n],
    ['lost', 10_000n],
    ['placed', 10_000n],
    ['halfWon', 5_000n],
    ['halfLost', 5_000n],
    ['draw', 0n],
    ['void', 0n],
    ['cashedOut', 0n],
    ['rejected', 0n],
    ['running', 0n],
  ] as const)('%s counts %s fen of 100.00', (outcome, expected) => {
    expect(validTurnover({ ...wager, outcome })).toBe(expected);
  });
  test('a price below 1.30 counts for nothing, 1.30 itself counts', () => {
    expect(validTurnover({ ...wager, price: odds('1.29'), outcome: 'won' })).toBe(0n);
    expect(validTurnover({ ...wager, price: odds('1.30'), outcome: 'won' })).toBe(10_000n);
  });
  test('at negative odds the smaller of stake and debit counts; half a fen is rounded up', () => {
    expect(validTurnover({ ...wager, risk: yuan(53), outcome: 'won' })).toBe(5_300n);
    expect(validTurnover({ ...wager, risk: yuan(196), outcome: 'lost' })).toBe(10_000n);
    expect(
      validTurnover({
        stake: fenOf(101n),
        risk: fenOf(101n),
        price: odds('2.00'),
        outcome: 'halfWon',
      }),
    ).toBe(51n);
  });
  test('never more than the stake, never below zero', () => {
    law(
      fc.property(
        anyStake,
        anyStake,
        anyPrice,
        fc.constantFrom(...WAGER_OUTCOMES),
        (stake, risk, price, outcome) => {
          const turnover = validTurnover({ stake, risk, price, outcome });
          return turnover >= 0n && turnover <= stake && turnover <= risk;
        },
      ),
    );
  });
});
