/**
 * Crypto mock: a rate that drifts by the ten minutes, an address per invoice, confirmations that
 * come with time.
 */
import type { Fen } from '@site/domain/money';
import type { Context } from '../core/context';
import { randomFor } from '../core/random';

/** Networks and how often each wants a payment confirmed. */
export const NETWORKS: ReadonlyMap<
  string,
  { readonly coin: string; readonly network: string; readonly needed: number }
> = new Map([
  ['USDT-TRC20', { coin: 'USDT', network: 'TRC20', needed: 20 }],
  ['USDT-ERC20', { coin: 'USDT', network: 'ERC20', needed: 12 }],
]);

/** How long a rate holds, in milliseconds of the virtual clock. */
export const RATE_MS = 600_000;

/**
 * CNY per coin in units of 1/10000, and until when it holds. Around 7.2, the same for everybody
 * within ten minutes.
 */
export function rateNow(context: Context): { readonly rate: bigint; readonly until: number } {
  const slot = Math.floor(context.clock.now() / RATE_MS);
  return {
    rate: BigInt(72_000 + randomFor(context.seed(), `rate/${slot}`).int(601) - 300),
    until: (slot + 1) * RATE_MS,
  };
}

/** Text of a rate. */
export const rateText = (rate: bigint): string =>
  `${rate / 10_000n}.${(rate % 10_000n).toString().padStart(4, '0')}`;

/**
 * Coins for an amount of CNY, rounded up to 1/100 so that the house never gets less than it
 * credits.
 */
export function coinsFor(amount: Fen, rate: bigint): string {
  const hundredths = (amount * 10_000n + rate - 1n) / rate;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A made-up address that no chain knows. */
export function demoAddress(context: Context, network: string, reference: string): string {
  const random = randomFor(context.seed(), `address/${reference}`);
  const text = Array.from(
    { length: network === 'TRC20' ? 29 : 36 },
    () => ALPHABET[random.int(ALPHABET.length)],
  ).join('');
  return network === 'TRC20' ? `TDEMO${text}` : `0xDEMO${text}`;
}

/** Confirmations after a time since "paid"; the last one comes with the decision. */
export function confirmationsAt(
  needed: number,
  since: number | null,
  now: number,
  decisionMs: number,
): number {
  if (since === null) return 0;
  return Math.min(needed, Math.floor((needed * Math.max(0, now - since)) / decisionMs));
}
