import type { OddsPolicy } from '../vendors/port';
import { followedPolicy, policyOf } from './policy';

const ALL: readonly OddsPolicy[] = ['exact', 'better', 'any'];
const TWO: readonly OddsPolicy[] = ['exact', 'better'];

test.each([
  [false, false, 'exact', 'exact', 'exact'],
  [true, false, 'better', 'better', 'better'],
  [true, true, 'any', 'any', 'better'],
  [false, true, 'any', 'any', 'better'],
] as const)(
  'better %s and any %s: the slip takes %s, a vendor that knows it gets %s, one that does not %s',
  (acceptBetter, acceptAny, followed, known, unknown) => {
    const choice = { acceptBetter, acceptAny };
    expect([followedPolicy(choice), policyOf(choice, ALL), policyOf(choice, TWO)]).toEqual([
      followed,
      known,
      unknown,
    ]);
  },
);

test('a vendor that knows nothing but the price that was sent gets that', () => {
  expect(policyOf({ acceptBetter: true, acceptAny: true }, ['exact'])).toBe('exact');
});
