import fc from 'fast-check';
import { law } from '../laws.fixture';
import { fenOf, type Fen } from '../money';
import { missingOfPlan, paysTheSame, type ClaimTerms } from './claim';

const terms = (amount: bigint, bonusAmount = 4_000n, required = 288_000n): ClaimTerms => ({
  amount: fenOf(amount),
  bonusAmount: fenOf(bonusAmount),
  required: fenOf(required),
});
const anyFen = fc.bigInt({ min: 0n, max: 10_000_000n }).map((minor): Fen => fenOf(minor));
const anyTerms = fc.record({ amount: anyFen, bonusAmount: anyFen, required: anyFen });

test('[R3.7-1] of a plan of 1,000 with 200 paid in, 800 is missing; of what is met or unknown nothing', () => {
  const planned = fenOf(100_000n);
  expect(missingOfPlan({ amount: planned, claimNow: terms(20_000n) })).toBe(80_000n);
  expect(missingOfPlan({ amount: planned, claimNow: terms(150_000n) })).toBe(0n);
  expect(missingOfPlan({ amount: planned, claimNow: null })).toBe(0n);
});

test('[R3.7-1] what is missing makes the plan whole, and is never less than nothing', () => {
  law(
    fc.property(anyFen, anyTerms, (amount, claimNow) => {
      const missing = missingOfPlan({ amount, claimNow });
      return missing >= 0n && (missing === 0n || claimNow.amount + missing === amount);
    }),
  );
});

test('[R3.7-1] consent is for gift and turnover, whatever came in for them; unknown is the same as unknown only', () => {
  expect(paysTheSame(null, null)).toBe(true);
  expect(paysTheSame(terms(1n), null)).toBe(false);
  expect(paysTheSame(terms(1n), terms(2n))).toBe(true);
  expect(paysTheSame(terms(1n, 2n), terms(1n, 3n))).toBe(false);
  expect(paysTheSame(terms(1n, 2n, 3n), terms(1n, 2n, 4n))).toBe(false);
  law(fc.property(anyTerms, (each) => paysTheSame(each, { ...each })));
});
