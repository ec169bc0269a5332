import fc from 'fast-check';
import { fenOf } from '../money';
import { parseDecimalOdds, type DecimalOdds } from '../odds/decimal-odds';
import { freeFunds, oddsToPay, paysFor, type FreeBet } from './free-bets';

const odds = (text: string): DecimalOdds => {
  const price = parseDecimalOdds(text);
  if (price === null) throw new Error(text);
  return price;
};
const prices = fc.integer({ min: 101, max: 5_000 }).map((cents) => odds((cents / 100).toFixed(2)));
const freeBets: fc.Arbitrary<readonly FreeBet[]> = fc.array(
  fc.record({
    remaining: fc.bigInt({ min: 0n, max: 10n ** 8n }).map(fenOf),
    leastOdds: fc.option(prices, { nil: null }),
  }),
);

test('a free bet pays at its least odds and better, one without any at all odds', () => {
  const one = { remaining: fenOf(5_000n), leastOdds: odds('1.50') };
  expect([paysFor(one, '1.49'), paysFor(one, '1.5'), paysFor(one, '1.51')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(freeFunds([one, { remaining: fenOf(300n) }], '1.20')).toBe(300n);
});

test('longer odds never make free bets pay less, and never more than there is', () => {
  fc.assert(
    fc.property(freeBets, prices, prices, (all, a, b) => {
      const [low, high] = Number(a) < Number(b) ? [a, b] : [b, a];
      const total = all.reduce((sum, { remaining }) => sum + remaining, 0n);
      return freeFunds(all, low) <= freeFunds(all, high) && freeFunds(all, high) <= total;
    }),
  );
});

test('singles are held against their shortest price, a combo against its product', () => {
  expect(oddsToPay([odds('2.10'), odds('1.30')], false)).toBe('1.3');
  expect(oddsToPay([odds('2.10'), odds('1.30')], true)).toBe('2.73');
  expect(oddsToPay([], true)).toBe('1');
});
