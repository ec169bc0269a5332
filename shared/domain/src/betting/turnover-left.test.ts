import fc from 'fast-check';
import { fenOf } from '../money';
import { turnoverLeft, type RunningBonus } from './turnover-left';

const bonus = fc.record({
  title: fc.string(),
  status: fc.constantFrom('Wagering', 'Completed', 'Expired'),
  required: fc.bigInt({ min: 0n, max: 10n ** 10n }).map(fenOf),
  achieved: fc.bigInt({ min: 0n, max: 10n ** 10n }).map(fenOf),
});

test('what is missing is summed over the bonuses that are wagered, named by the first', () => {
  const one = (
    title: string,
    status: string,
    required: bigint,
    achieved: bigint,
  ): RunningBonus => ({
    title,
    status,
    required: fenOf(required),
    achieved: fenOf(achieved),
  });
  expect(
    turnoverLeft([
      one('旧优惠', 'Completed', 900n, 0n),
      one('首存', 'Wagering', 1_000n, 400n),
      one('返水', 'Wagering', 500n, 0n),
      one('已达成', 'Wagering', 500n, 600n),
    ]),
  ).toEqual({ amount: 1_100n, title: '首存', more: 1 });
  expect(turnoverLeft([])).toBeNull();
});

test('a line is never about nothing, and no bonus that is ahead makes it smaller', () => {
  fc.assert(
    fc.property(fc.array(bonus), bonus, (bonuses, other) => {
      const [left, more] = [turnoverLeft(bonuses), turnoverLeft([...bonuses, other])];
      return (left === null || left.amount > 0n) && (more?.amount ?? 0n) >= (left?.amount ?? 0n);
    }),
  );
});
