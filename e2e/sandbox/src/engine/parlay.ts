/** Which markets may join a combo: not exact scores, and nothing of a field. */
import type { MarketType } from './types';

/** Types that may join a combo. */
export const COMBO_TYPES: ReadonlySet<MarketType> = new Set<MarketType>([
  'handicap',
  'total',
  'outcome',
  'winner',
  'oddEven',
  'totalGoals',
  'doubleChance',
  'bothScore',
]);
