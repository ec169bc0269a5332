import fc from 'fast-check';
import { fenOf } from '../money';
import { offerWorth } from './offer-worth';

const terms = {
  percentage: '20',
  maxBonus: fenOf(128_800n),
  turnover: { times: 12, base: 'both' },
} as const;

test('¥1,000 at 20 % and 12 times brings ¥200 for ¥14,400; the most cuts it', () => {
  expect(offerWorth(terms, fenOf(100_000n))).toEqual({ bonus: 20_000n, required: 1_440_000n });
  expect(offerWorth(terms, fenOf(1_000_000n))).toEqual({ bonus: 128_800n, required: 13_545_600n });
  expect(offerWorth({ ...terms, turnover: { times: 5, base: 'bonus' } }, fenOf(100_000n))).toEqual({
    bonus: 20_000n,
    required: 100_000n,
  });
});

test('a fixed bonus, a percentage that is none, and what comes to nothing have no worth here', () => {
  for (const percentage of ['0', '', '20%', '-5'])
    expect(offerWorth({ ...terms, percentage }, fenOf(100_000n))).toBeNull();
  expect(offerWorth(terms, fenOf(4n))).toBeNull();
  expect(offerWorth({ ...terms, turnover: null }, fenOf(100_000n))?.required).toBeNull();
});

test('more paid in never brings less, and never more than the most', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 9n });
  fc.assert(
    fc.property(amount, amount, (one, more) => {
      const [small, large] = [one, one + more].map(
        (each) => offerWorth(terms, fenOf(each))?.bonus ?? 0n,
      );
      return (small ?? 0n) <= (large ?? 0n) && (large ?? 0n) <= terms.maxBonus;
    }),
  );
});
