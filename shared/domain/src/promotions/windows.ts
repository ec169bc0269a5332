/** Windows of time for histories and rebates (§4.4, §9). */
import { Promotion } from '../constants';
import { dayKey } from '../formatting/day';

const DAY_MS = 86_400_000;

/** A window of days, both ends included. */
export interface DayWindow {
  readonly dateFrom: string;
  readonly dateTo: string;
}

/** The history's window when no other is known: 180 days back to today (§9). */
export const historyWindow = (now: number, days: number = Promotion.windowDays): DayWindow => ({
  dateFrom: dayKey(now - days * DAY_MS),
  dateTo: dayKey(now),
});

/**
 * Where the rebates of a window are asked for (§4.4): today alone from the running details,
 * everything else from the histories.
 */
export type RebateSource =
  | { readonly kind: 'running' }
  | ({ readonly kind: 'histories' } & DayWindow);

/**
 * Decides by calendar days at UTC+8.
 *
 * @param start start of the window, epoch ms.
 * @param end its end, epoch ms.
 */
export function rebateSource(start: number, end: number, now: number): RebateSource {
  const [from, to] = [dayKey(start), dayKey(end)];
  return from === to && from === dayKey(now)
    ? { kind: 'running' }
    : { kind: 'histories', dateFrom: from, dateTo: to };
}

/** A rebate row as far as dropping goes; fen. */
export interface RebateAmounts {
  readonly totalBetAmount: bigint;
  readonly totalGivenAmount: bigint;
}
/** Rows with neither a bet nor a rebate are dropped (§5, R5-10); a row with one of the two stays. */
export const dropEmptyRebates = <T extends RebateAmounts>(rows: readonly T[]): readonly T[] =>
  rows.filter(
    ({ totalBetAmount, totalGivenAmount }) => totalBetAmount !== 0n || totalGivenAmount !== 0n,
  );
