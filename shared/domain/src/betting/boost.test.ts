import Big from 'big.js';
import fc from 'fast-check';
import { compareOdds, parseDecimalOdds, type DecimalOdds } from '../odds/decimal-odds';
import { boostedOdds, openBoosts } from './boost';

const odds = (text: string): DecimalOdds => {
  const price = parseDecimalOdds(text);
  if (price === null) throw new Error(text);
  return price;
};
const prices = fc.integer({ min: 101, max: 50_000 }).map((cents) => odds((cents / 100).toFixed(2)));

test('a boost raises the profit, not the stake, and is cut to two decimals', () => {
  expect(boostedOdds(odds('2.00'), 10)).toBe(odds('2.10'));
  expect(boostedOdds(odds('1.85'), 15)).toBe(odds('1.97'));
  expect(boostedOdds(odds('1.01'), 10)).toBe(odds('1.01'));
  expect(boostedOdds(odds('3.333'), 0)).toBe(odds('3.333'));
});

test('a boosted price is never worse than the plain one, and promises no more than the percent', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 100 }), (price, percent) => {
      const boosted = boostedOdds(price, percent);
      const most = new Big(price)
        .minus(1)
        .times(100 + percent)
        .div(100)
        .plus(1);
      return compareOdds(boosted, price) >= 0 && new Big(boosted).lte(most);
    }),
  );
});

test('what is over or no better than the plain price is not shown; the others keep their order', () => {
  const boost = fc.record({
    plain: prices,
    boosted: prices,
    until: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(boost), fc.integer({ min: 0, max: 100 }), (boosts, now) => {
      const shown = openBoosts(boosts, now);
      expect(boosts.filter((one) => shown.includes(one))).toEqual(shown);
      expect(shown.every(({ until }) => now < until)).toBe(true);
    }),
  );
});
