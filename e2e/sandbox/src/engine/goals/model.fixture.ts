/** Readings of a score grid that only the tests of the model ask for. */
import type { Grid } from './model';

/** Sums the grid over the scores that fit. */
export function chance(grid: Grid, fits: (home: number, away: number) => boolean): number {
  let sum = 0;
  grid.forEach((row, home) =>
    row.forEach((p, away) => {
      if (fits(home, away)) sum += p;
    }),
  );
  return sum;
}

/** Distribution of a whole number made of the two counts: value -> probability. */
export function distribution(
  grid: Grid,
  valueOf: (home: number, away: number) => number,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  grid.forEach((row, home) =>
    row.forEach((p, away) =>
      sums.set(valueOf(home, away), (sums.get(valueOf(home, away)) ?? 0) + p),
    ),
  );
  return sums;
}
