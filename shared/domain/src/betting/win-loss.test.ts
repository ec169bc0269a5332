import fc from 'fast-check';
import { law } from '../laws.fixture';
import { fenOf } from '../money';
import { winLossOf } from './win-loss';

const sums = (staked: bigint, returned: bigint, openStakes: bigint) => ({
  staked: fenOf(staked),
  returned: fenOf(returned),
  openStakes: fenOf(openStakes),
});

test('what is still open is not lost', () => {
  expect(winLossOf(sums(150_000n, 18_091n, 130_000n))).toBe(-1_909n);
  expect(winLossOf(sums(20_000n, 0n, 20_000n))).toBe(0n);
  expect(winLossOf(sums(20_000n, 39_000n, 0n))).toBe(19_000n);
});

test('one more open stake changes nothing, and lost it counts whole', () => {
  const amount = fc.bigInt(0n, 10_000_000n);
  law(
    fc.property(amount, amount, amount, (ended, returned, open) => {
      const before = winLossOf(sums(ended, returned, 0n));
      expect(winLossOf(sums(ended + open, returned, open))).toBe(before);
      expect(winLossOf(sums(ended + open, returned, 0n))).toBe(before - open);
    }),
  );
});
