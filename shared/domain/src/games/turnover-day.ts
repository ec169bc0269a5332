/**
 * Valid turnover of a day as members read it (§7.2 Games/DailyTurnover): which days, and how it is
 * spread over the wallets (§3.9).
 */
import { dayKey, dayStart } from '../formatting/day';
import type { Fen } from '../money';
import { WALLET_GROUP_IDS, type WalletGroupId } from '../wallet/groups';

const DAY_MS = 86_400_000;

/** Days that may be looked at: today and the six before. */
export const TURNOVER_DAYS = 7;

/**
 * The days, today first, `YYYY-MM-DD` of the site's zone.
 *
 * @param now epoch ms.
 */
export const turnoverDays = (now: number): readonly string[] =>
  Array.from({ length: TURNOVER_DAYS }, (_, before) => dayKey(now - before * DAY_MS));

/** The day of an address: one of the seven; anything else means today. */
export function readTurnoverDay(text: string | null, now: number): string {
  const days = turnoverDays(now);
  return days.find((day) => day === text) ?? days[0] ?? dayKey(now);
}

/** End of a day, epoch ms: when a page that stands open is about another day. */
export const endOfTurnoverDay = (now: number): number => dayStart(dayKey(now)) + DAY_MS;

/** Turnover of a wallet and its part of the whole. */
export interface TurnoverShare {
  readonly group: WalletGroupId;
  /** Null when the server does not say: shown as `--`, never as 0 (I7). */
  readonly amount: Fen | null;
  /** Whole per cent of all, 0 to 100, rounded half up; null with the amount. */
  readonly percent: number | null;
}

/** Rounded part of the whole in per cent; exact, no binary fractions. */
const percentOf = (amount: Fen, total: Fen): number =>
  total <= 0n || amount <= 0n ? 0 : Math.min(100, Number((amount * 200n + total) / (total * 2n)));

/**
 * The wallets, most turnover first; equal ones in the order of the wallet.
 *
 * @param total what the server says of all wallets, in fen.
 * @param groups what it says of each; a wallet it leaves out is not known.
 */
export function turnoverShares(
  total: Fen,
  groups: readonly { readonly walletGroupId: number; readonly turnover: Fen }[],
): readonly TurnoverShare[] {
  return WALLET_GROUP_IDS.map((group): TurnoverShare => {
    const amount = groups.find(({ walletGroupId }) => walletGroupId === group)?.turnover ?? null;
    return { group, amount, percent: amount === null ? null : percentOf(amount, total) };
  }).toSorted(
    (a, b) =>
      Number((b.amount ?? -1n) - (a.amount ?? -1n) > 0n) -
      Number((a.amount ?? -1n) - (b.amount ?? -1n) > 0n),
  );
}
