/**
 * When a line wins, half wins, is returned or loses, by the margin it is settled on (domain.md
 * "Settlement"): what a beginner is told before betting.
 */
import { resultOfMargin, type LegResult } from './settlement';

/**
 * The results of a line over whole numbers. For a handicap the number is the own score minus the
 * other's, for a total the score of both. `from` is the least (or, for an under, the greatest)
 * number that wins whole; the others name the one number that has that result, null where none
 * has.
 */
export interface WinTerms {
  readonly won: number;
  readonly halfWon: number | null;
  readonly back: number | null;
  readonly halfLost: number | null;
}

/** No line is further from nought than this: whole numbers within decide everything. */
const REACH = 400;

/** @param marginOf what {@link resultOfMargin} is asked for a number, rising with `step`. */
function termsBy(marginOf: (count: number) => number, near: number, step: 1 | -1): WinTerms {
  const found = new Map<LegResult, number>();
  for (let count = near - step * 3; Math.abs(count) <= REACH; count += step) {
    const result = resultOfMargin(marginOf(count));
    if (!found.has(result)) found.set(result, count);
    if (result === 'won') break;
  }
  const of = (result: LegResult): number | null => found.get(result) ?? null;
  return {
    won: of('won') ?? near,
    halfWon: of('halfWon'),
    back: of('void'),
    halfLost: of('halfLost'),
  };
}

/**
 * Terms of a handicap by the winning margin of the own side.
 *
 * @param line of the own side, a multiple of 0.25.
 */
export const handicapTerms = (line: number): WinTerms =>
  termsBy((margin) => margin + line, Math.round(-line), 1);

/** Terms of an over by the total: it wins from `won` on. */
export const overTerms = (line: number): WinTerms =>
  termsBy((total) => total - line, Math.round(line), 1);

/** Terms of an under by the total: it wins from `won` down. */
export const underTerms = (line: number): WinTerms =>
  termsBy((total) => line - total, Math.round(line), -1);
