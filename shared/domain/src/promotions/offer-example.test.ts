import fc from 'fast-check';
import { fenOf } from '../money';
import { offerExample, type ExampleTerms } from './offer-example';

const terms = (over: Partial<ExampleTerms> = {}): ExampleTerms => ({
  percentage: '20',
  maxBonus: fenOf(128_800n),
  minAmount: fenOf(20_000n),
  transactionType: 'Deposit',
  turnover: { times: 12, base: 'both' },
  ...over,
});

test('¥1,000 brings its share, and what has to be wagered of both or of the bonus alone', () => {
  expect(offerExample(terms())).toEqual({
    by: 'Deposit',
    amount: 100_000n,
    bonus: 20_000n,
    required: 1_440_000n,
  });
  expect(offerExample(terms({ turnover: { times: 5, base: 'bonus' } }))?.required).toBe(100_000n);
});

test('a higher least amount is the example; the most of a bonus cuts it', () => {
  expect(offerExample(terms({ minAmount: fenOf(500_000n) }))).toMatchObject({
    amount: 500_000n,
    bonus: 100_000n,
  });
  expect(offerExample(terms({ maxBonus: fenOf(8_800n) }))?.bonus).toBe(8_800n);
});

test('what the terms do not say is not worked out', () => {
  expect(offerExample(terms({ turnover: null }))).toMatchObject({ bonus: 20_000n, required: null });
  expect(offerExample(terms({ turnover: { times: 1.5, base: 'both' } }))?.required).toBeNull();
  for (const percentage of ['0', '', '20%', '-5', '1.234'])
    expect(offerExample(terms({ percentage }))).toBeNull();
  expect(offerExample(terms({ transactionType: 'None' }))).toBeNull();
  expect(offerExample(terms({ maxBonus: fenOf(0n) }))).toBeNull();
});

test('no example promises more than the most, nor asks less than the least', () => {
  const fen = fc.bigInt({ min: 0n, max: 10n ** 9n }).map(fenOf);
  fc.assert(
    fc.property(
      fen,
      fen,
      fc.integer({ min: 0, max: 9_999 }),
      fc.integer({ min: 0, max: 99 }),
      (minAmount, maxBonus, percent, times) => {
        const example = offerExample(
          terms({
            minAmount,
            maxBonus,
            percentage: String(percent),
            turnover: { times, base: 'both' },
          }),
        );
        if (example === null) return;
        const { amount, bonus, required } = example;
        expect(bonus > 0n && bonus <= maxBonus && amount >= minAmount).toBe(true);
        expect(bonus * 100n <= amount * BigInt(percent)).toBe(true);
        expect(required).toBe((amount + bonus) * BigInt(times));
      },
    ),
  );
});
