/** A pool that grows by itself: base and rate from the server, exact in fen, no polling. */
import { fenOf, parseCny, type Fen } from '@site/domain/money';

export interface PoolRow {
  readonly base: string;
  readonly ratePerSecond: string;
  readonly asOf: string;
}

/** Rate in thousandths of a yuan, so that a slow pool grows too. */
function milliOf(text: string): bigint {
  const match = /^(\d{1,9})(?:\.(\d{1,3}))?\d*$/.exec(text.trim());
  return match === null
    ? 0n
    : BigInt(match[1] ?? '0') * 1_000n + BigInt((match[2] ?? '').padEnd(3, '0'));
}

/**
 * What a pool holds now.
 *
 * @param now - server time in ms.
 * @returns the amount, or null when the base is no amount.
 */
export function poolAt(row: PoolRow, now: number): Fen | null {
  const base = parseCny(row.base);
  const since = Date.parse(row.asOf);
  if (base === null || !Number.isFinite(since)) return null;
  const ms = BigInt(Math.max(0, Math.trunc(now - since)));
  return fenOf(base + (milliOf(row.ratePerSecond) * ms) / 10_000n);
}
