/**
 * Exact decimals as whole numbers: what a slip recomputes on every tick costs microseconds, where
 * digit by digit it cost milliseconds (performance guide "Bet slip").
 */
import { fenOf, type Fen } from '../money';

/** `units` / 10^`places`; never negative. */
export interface ExactDecimal {
  readonly units: bigint;
  readonly places: number;
}

/** 10^`places`. */
export const tenTo = (places: number): bigint => 10n ** BigInt(places);

/**
 * Reads a plain decimal: digits, perhaps a point and more digits.
 *
 * @throws SyntaxError for anything else.
 */
export function exactOf(text: string): ExactDecimal {
  const [whole = '', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), places: fraction.length };
}

/** Plain decimal text, without zeros at its end. */
export function exactText({ units, places }: ExactDecimal): string {
  const digits = units.toString().padStart(places + 1, '0');
  const point = digits.length - places;
  let end = digits.length;
  while (end > point && digits[end - 1] === '0') end -= 1;
  return end === point
    ? digits.slice(0, point)
    : `${digits.slice(0, point)}.${digits.slice(point, end)}`;
}

/** So many times an amount, in fen: rounded once, half away from zero (domain.md D2). */
export function timesAmount({ units, places }: ExactDecimal, amount: Fen): Fen {
  const [scale, exact] = [tenTo(places), units * amount];
  const doubled = 2n * exact;
  return fenOf((doubled < 0n ? doubled - scale : doubled + scale) / (2n * scale));
}
