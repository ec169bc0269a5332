/**
 * Goals as two Poisson processes with a low-score correction (domain.md "Pre-match", "In play").
 * Probabilities are floats; prices leave as exact text.
 */

/** Goals each side is still expected to score. */
export interface Rates {
  readonly home: number;
  readonly away: number;
}

/** Probability of each number of further goals: `[home][away]`, 0 to 10. */
export type Grid = readonly (readonly number[])[];

const MOST = 10;
const RHO = -0.08;
const LEAST_RATE = 0.25;

/** Rates from supremacy and total. */
export const ratesOf = (supremacy: number, total: number): Rates => ({
  home: Math.max(LEAST_RATE, (total + supremacy) / 2),
  away: Math.max(LEAST_RATE, (total - supremacy) / 2),
});

function poisson(rate: number): number[] {
  const row = [Math.exp(-rate)];
  for (let goals = 1; goals <= MOST; goals += 1) row.push(((row[goals - 1] ?? 0) * rate) / goals);
  return row;
}

function correction(home: number, away: number, rates: Rates): number {
  if (home === 0 && away === 0) return 1 - rates.home * rates.away * RHO;
  if (home === 0 && away === 1) return 1 + rates.home * RHO;
  if (home === 1 && away === 0) return 1 + rates.away * RHO;
  return home === 1 && away === 1 ? 1 - RHO : 1;
}

/** The score grid; the correction holds only before the first goal. */
export function gridOf(rates: Rates, corrected: boolean): Grid {
  const [home, away] = [poisson(rates.home), poisson(rates.away)];
  const raw = home.map((h, i) =>
    away.map((a, j) => h * a * (corrected ? correction(i, j, rates) : 1)),
  );
  const sum = raw.flat().reduce((total, p) => total + p, 0);
  return raw.map((row) => row.map((p) => p / sum));
}

/**
 * Fair Hong Kong price of the side that wins when `value + line` is positive (quarter lines in
 * halves).
 */
export function fairLine(values: ReadonlyMap<number, number>, line: number): number {
  let gain = 0;
  let loss = 0;
  for (const [value, p] of values) {
    const margin = value + line;
    if (margin >= 0.5) gain += p;
    else if (margin === 0.25) gain += p / 2;
    else if (margin === -0.25) loss += p / 2;
    else if (margin < 0) loss += p;
  }
  return gain <= 0 ? Number.POSITIVE_INFINITY : loss / gain;
}

const SLOPE = 0.31;
const area = (minute: number): number => minute + (SLOPE * minute * minute) / 180;
const WHOLE = area(90);

/**
 * Share of a match's goals that is still to come at a minute of 0 to 90; 46.6 % fall before half
 * time.
 */
export const remainingShare = (minute: number): number =>
  Math.max(0, 1 - area(Math.min(minute, 90)) / WHOLE);

/** Share of a match's goals that is still to come before half time. */
export const remainingFirstHalf = (minute: number): number =>
  Math.max(0, (area(45) - area(Math.min(minute, 45))) / WHOLE);

/** Relative goal rate at a minute, averaging 1 over the match. */
export const intensity = (minute: number): number =>
  ((1 + (SLOPE * Math.min(minute, 90)) / 90) * 90) / WHOLE;
