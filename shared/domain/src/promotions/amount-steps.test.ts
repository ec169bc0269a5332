import fc from 'fast-check';
import { law } from '../laws.fixture';
import { fenOf } from '../money';
import { amountSteps } from './amount-steps';

const yuan = (...amounts: readonly number[]) => amounts.map((each) => fenOf(BigInt(each) * 100n));

test('begins with the least and goes on in round amounts within the limits', () => {
  expect(amountSteps(...pair(200, 50_000), 3)).toEqual(yuan(200, 500, 1_000));
  expect(amountSteps(...pair(100, 50_000), 3)).toEqual(yuan(100, 200, 500));
  expect(amountSteps(...pair(388, 900), 3)).toEqual(yuan(388, 500));
  expect(amountSteps(...pair(300, 300), 3)).toEqual(yuan(300));
  expect(amountSteps(...pair(0, 3), 3)).toEqual(yuan(1, 2));
  expect(amountSteps(...pair(500, 100), 3)).toEqual([]);
});

test('whatever the limits: ascending, without repeats, never outside, never more than asked for', () => {
  const amount = fc.bigInt({ min: 0n, max: 10_000_000_00n });
  law(
    fc.property(amount, amount, fc.nat(6), (min, max, count) => {
      const steps = amountSteps(fenOf(min), fenOf(max), count);
      return (
        steps.length <= count &&
        steps.every(
          (step, at) => step >= min && step <= max && (at === 0 || step > (steps[at - 1] ?? step)),
        )
      );
    }),
  );
});

function pair(min: number, max: number) {
  return [fenOf(BigInt(min) * 100n), fenOf(BigInt(max) * 100n)] as const;
}
