/** Normal distributions over whole numbers. */
import type { Dist } from './types';

/** Chance that a standard normal is below x (Abramowitz and Stegun 7.1.26, error below 1e-7). */
export function below(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const erf = 1 - series * Math.exp((-x * x) / 2);
  return x >= 0 ? (1 + erf) / 2 : (1 - erf) / 2;
}

/** How many deviations to each side are kept. */
const REACH = 4;
/** Below this deviation the mean is as good as certain. */
const CERTAIN = 0.2;

/** Whole numbers around a mean; what lies below `least` counts as `least`. Sums to 1. */
export function wholeNormal(
  mean: number,
  deviation: number,
  least = Number.NEGATIVE_INFINITY,
): Dist {
  if (deviation < CERTAIN) return new Map([[Math.max(least, Math.round(mean)), 1]]);
  const chances = new Map<number, number>();
  const [from, to] = [Math.floor(mean - REACH * deviation), Math.ceil(mean + REACH * deviation)];
  let before = 0;
  for (let value = from; value <= to; value += 1) {
    const upTo = value === to ? 1 : below((value + 0.5 - mean) / deviation);
    const at = Math.max(value, least);
    chances.set(at, (chances.get(at) ?? 0) + upTo - before);
    before = upTo;
  }
  return chances;
}
