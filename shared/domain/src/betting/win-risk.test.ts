import fc from 'fast-check';
import { fenOf } from '../money';
import { returnOf, winRisk } from './win-risk';
import { parseDecimalOdds } from '../odds/decimal-odds';

const amount = fc.bigInt({ min: 1n, max: 10_000_000n }).map(fenOf);

test('a single brings back what was debited with its profit, a voucher the profit alone', () => {
  fc.assert(
    fc.property(amount, amount, (risk, win) => {
      expect(returnOf({ risk, win }, { freeBet: false })).toBe(risk + win);
      expect(returnOf({ risk, win }, { freeBet: true })).toBe(win);
    }),
  );
});

test('a voucher on a combo that has lost brings nothing, never less', () => {
  const lost = { risk: fenOf(10_000n), win: fenOf(-10_000n) };
  expect(returnOf(lost, { freeBet: true })).toBe(0n);
  expect(returnOf(lost, { freeBet: false })).toBe(0n);
});

test('it is what the single itself says before it is placed', () => {
  const price = parseDecimalOdds('1.80');
  if (price === null) throw new Error('no price');
  const single = winRisk(fenOf(10_000n), price, 'MY');
  expect(returnOf(single, { freeBet: false })).toBe(single.payout);
});
