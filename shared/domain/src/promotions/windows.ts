/** Windows of time for histories and rebates (§4.4, §9). */
import { Promotion, Time } from '../constants';

const DAY_MS = 86_400_000;
const OFFSET_MS = Time.offsetMinutes * 60_000;

/** `YYYY-MM-DD` at UTC+8. */
const dayAt = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 10);

/** A window of days, both ends included. */
export interface DayWindow { readonly dateFrom: string; readonly dateTo: string }

/** The history's window when no other is known: 180 days back to today (§9). */
export const historyWindow = (now: number, days: number = Promotion.windowDays): DayWindow => ({ dateFrom: dayAt(now - days * DAY_MS), dateTo: dayAt(now) });

/** Where the rebates of a window are asked for (§4.4): today alone from the running details, everything else from the histories. */
export type RebateSource = { readonly kind: 'running' } | ({ readonly kind: 'histories' } & DayWindow);

/**
 * Decides by calendar days at UTC+8.
 * @param start start of the window, epoch ms. @param end its end, epoch ms.
 */
export function rebateSource(start: number, end: number, now: number): RebateSource {
  const [from, to] = [dayAt(start), dayAt(end)];
  return from === to && from === dayAt(now) ? { kind: 'running' } : { kind: 'histories', dateFrom: from, dateTo: to };
}

/** A rebate row as far as dropping goes; fen. */
export interface RebateAmounts { readonly totalBetAmount: bigint; readonly totalGivenAmount: bigint }
/** Rows with neither a bet nor a rebate are dropped (§5, R5-10); a row with one of the two stays. */
export const dropEmptyRebates = <T extends RebateAmounts>(rows: readonly T[]): readonly T[] =>
  rows.filter(({ totalBetAmount, totalGivenAmount }) => totalBetAmount !== 0n || totalGivenAmount !== 0n);
