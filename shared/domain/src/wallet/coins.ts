/** Coins for an amount of CNY, exactly as an invoice asks for them. */
import type { Fen } from '../money';

/** A rate as the server writes it: CNY per coin, at most 8 decimals. */
const RATE = /^(\d{1,12})(?:\.(\d{1,8}))?$/;

/** Places of a coin amount. */
const PLACES = 2;

/**
 * Coins for an amount, rounded up to the second place: who pays them never pays too little.
 *
 * @returns exact text, or null when the rate is none.
 */
export function coinsFor(amount: Fen, rate: string): string | null {
  const [, whole, part = ''] = RATE.exec(rate) ?? [];
  if (whole === undefined) return null;
  const scaled = BigInt(whole + part);
  if (scaled === 0n) return null;
  // Fen are hundredths already, so the quotient is in hundredths of a coin.
  const hundredths = (amount * 10n ** BigInt(part.length) + scaled - 1n) / scaled;
  const digits = hundredths.toString().padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
}
