import fc from 'fast-check';
import { law } from '../laws.fixture';
import { rewardPercent } from './rewards';

test.each([
  [0, 100, 0],
  [50, 50, 50],
  [99, 1, 99],
  [99_999, 1, 99],
  [100, null, 100],
  [100, 0, 100],
  [-5, 100, 0],
] as const)('%d points with %s to go are %d percent', (points, toNext, percent) => {
  expect(rewardPercent(points, toNext)).toBe(percent);
});

test('more points are never less of the way, and only the end is 100', () => {
  law(
    fc.property(
      fc.nat(100_000),
      fc.nat(100_000),
      fc.integer({ min: 1, max: 100_000 }),
      (points, more, tier) => {
        const at = (have: number): number => rewardPercent(have, Math.max(0, tier - have));
        return at(points + more) >= at(points) && (at(points) === 100) === points >= tier;
      },
    ),
  );
});
