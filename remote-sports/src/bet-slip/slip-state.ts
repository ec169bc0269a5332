/** The slip as one value, and everything that can change it: the button's state comes from here and nowhere else. */
import { toggleSelection, type Cart, type CartSelection } from '@site/domain/betting/cart';
import type { MoneyState } from '@site/domain/money-action/machine';
import { compareOdds, type DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { BetInfo, PlacedBet } from '../vendors/port';

/** One selection in the slip with its stake and what became of it. */
export interface SlipRow {
  readonly selection: CartSelection;
  /** As typed. */
  readonly stake: string;
  /** Limits, price and state as the vendor last said; null before the first answer. */
  readonly info: BetInfo | null;
  /** Monotonic ms of that answer. */
  readonly infoAt: number | null;
  /** Placing and its outcome; null while editing. */
  readonly result: MoneyState<PlacedBet> | null;
}

/** The slip. */
export interface SlipState {
  readonly rows: readonly SlipRow[];
  readonly open: boolean;
  /** Row whose stake the keypad types. */
  readonly activeId: string | null;
}

/** Nothing chosen. */
export const EMPTY_SLIP: SlipState = { rows: [], open: false, activeId: null };

const rowOf = (selection: CartSelection): SlipRow => ({ selection, stake: '', info: null, infoAt: null, result: null });

const cartOf = (slip: SlipState): Cart => ({ selections: slip.rows.map((row) => row.selection), combo: false });

/** True while a row's money is on its way and nothing about it may change. */
export const isLocked = (row: SlipRow): boolean => row.result?.phase === 'submitting' || row.result?.phase === 'unknown';

/** True when a row has been accepted (perhaps still waiting for the verdict). */
export const isPlaced = (row: SlipRow): boolean => row.result?.phase === 'done' || row.result?.phase === 'pending';

/** Changes one row. */
export function withRow(slip: SlipState, selectionId: string, change: (row: SlipRow) => SlipRow): SlipState {
  return { ...slip, rows: slip.rows.map((row) => (row.selection.selectionId === selectionId ? change(row) : row)) };
}

/** Adds, removes or replaces (D5). Rows whose money is in flight stay. */
export function toggleRow(slip: SlipState, selection: CartSelection): { readonly slip: SlipState; readonly replaced: SlipRow | null } {
  const inFlight = slip.rows.find((row) => isLocked(row) && row.selection.eventId === selection.eventId);
  if (inFlight !== undefined) return { slip, replaced: null };
  const change = toggleSelection(cartOf(slip), selection);
  const replaced = slip.rows.find((row) => row.selection === change.replaced) ?? null;
  const rows = change.cart.selections.map((kept) => slip.rows.find((row) => row.selection === kept) ?? rowOf(kept));
  return { slip: { ...slip, rows, activeId: change.removed ? slip.activeId : selection.selectionId }, replaced };
}

/** Takes a row out, unless its money is in flight. */
export const removeRow = (slip: SlipState, selectionId: string): SlipState => ({
  ...slip, rows: slip.rows.filter((row) => row.selection.selectionId !== selectionId || isLocked(row)),
});

/** Puts a replaced row back in place of the one that took over (undo of D5). */
export const undoReplace = (slip: SlipState, replaced: SlipRow): SlipState => ({
  ...slip, rows: [...slip.rows.filter((row) => row.selection.eventId !== replaced.selection.eventId), replaced],
});

/** A stake is typed: an old outcome of the row is gone with it. */
export const typeStake = (slip: SlipState, selectionId: string, stake: string): SlipState =>
  withRow(slip, selectionId, (row) => (isLocked(row) ? row : { ...row, stake, result: isPlaced(row) ? row.result : null }));

/** What the vendor says now; a better price is taken by itself when the member allows it, a worse one never (I5). */
export function takeInfo(slip: SlipState, selectionId: string, info: BetInfo, at: number, acceptBetter: boolean): SlipState {
  return withRow(slip, selectionId, (row) => {
    const better = info.price !== null && compareOdds(info.price, row.selection.price) > 0;
    const selection = better && acceptBetter && row.result === null ? { ...row.selection, price: info.price ?? row.selection.price } : row.selection;
    return { ...row, selection, info, infoAt: at };
  });
}

/** The member agrees to the price that is offered now; the stake stays. */
export const acceptPrice = (slip: SlipState, selectionId: string): SlipState =>
  withRow(slip, selectionId, (row) => (row.info?.price == null ? row : { ...row, selection: { ...row.selection, price: row.info.price }, result: null }));

/** The price that differs from the agreed one, or null. */
export function offeredPrice(row: SlipRow): DecimalOdds | null {
  const offered = row.info?.price ?? null;
  return offered !== null && compareOdds(offered, row.selection.price) !== 0 ? offered : null;
}

/** After placing: accepted rows leave, or stay as fresh selections; everything else keeps its reason. */
export const finishPlaced = (slip: SlipState, keep: boolean): SlipState => ({
  ...slip,
  rows: keep ? slip.rows.map((row) => (isPlaced(row) ? rowOf(row.selection) : row)) : slip.rows.filter((row) => !isPlaced(row)),
});
