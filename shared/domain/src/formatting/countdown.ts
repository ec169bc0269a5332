/** Countdown days:hours:minutes:seconds (§9): the one home of its form. */

/** Parts of a span, none negative. */
export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * Splits a span; what is over counts as zero.
 *
 * @param ms milliseconds left.
 */
export function countdownParts(ms: number): CountdownParts {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** A part of a clock in two digits: `07`. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Days as they are, hours, minutes and seconds in two digits: `1`, `02`, `03`, `04`. */
export function countdownDigits(ms: number): readonly string[] {
  const { days, hours, minutes, seconds } = countdownParts(ms);
  return [String(days), twoDigits(hours), twoDigits(minutes), twoDigits(seconds)];
}
