/**
 * Which sides and lines a bet type has. A market that has others is left out: nothing is shown that
 * may mean something else (§3.10).
 */
import { BET_TYPE, type BetTypeId } from '@site/domain/betting/bet-types';
import type { Market, Selection, Side } from '../port';

/** Sides per bet type; null where the label alone tells them apart (exact scores, bands, runners). */
const SIDES: Readonly<Record<BetTypeId, ReadonlySet<Side> | null>> = {
  [BET_TYPE.HANDICAP]: new Set<Side>(['home', 'away']),
  [BET_TYPE.OVER_UNDER]: new Set<Side>(['over', 'under']),
  [BET_TYPE.ONE_X_TWO]: new Set<Side>(['home', 'draw', 'away']),
  [BET_TYPE.ODD_EVEN]: new Set<Side>(['odd', 'even']),
  [BET_TYPE.DOUBLE_CHANCE]: new Set<Side>(['homeDraw', 'homeAway', 'awayDraw']),
  [BET_TYPE.BOTH_SCORE]: new Set<Side>(['yes', 'no']),
  [BET_TYPE.MONEY_LINE]: new Set<Side>(['home', 'away']),
  [BET_TYPE.CORRECT_SCORE]: null,
  [BET_TYPE.TOTAL_GOAL]: null,
  [BET_TYPE.OUTRIGHT]: null,
  [BET_TYPE.TOP_THREE]: null,
};
const WITH_LINE: ReadonlySet<BetTypeId> = new Set<BetTypeId>([
  BET_TYPE.HANDICAP,
  BET_TYPE.OVER_UNDER,
]);

/**
 * The side that a vendor's word means in a bet type.
 *
 * @returns null for a side that the bet type does not have.
 */
export function sideIn(betType: BetTypeId, side: Side | undefined): Side | null {
  const sides = SIDES[betType];
  if (sides === null) return 'other';
  return side !== undefined && sides.has(side) ? side : null;
}

/** A line as plain text; null without one and for what is no line. */
export const lineText = (line: number | null): string | null =>
  line === null || !Number.isFinite(line) ? null : String(line);

/** A line of the cart as vendors want it back. */
export const lineNumber = (line: string | null): number | null =>
  line === null ? null : Number(line);

/**
 * A market as a vendor's words read it; `side` is undefined for a word that its table does not
 * know.
 */
export interface MarketDraft extends Omit<Market, 'selections'> {
  readonly selections: readonly (Omit<Selection, 'side'> & { readonly side: Side | undefined })[];
}

/**
 * The market for the board, or null for one with a side or a missing line that its bet type cannot
 * have.
 */
export function shownMarket(draft: MarketDraft): Market | null {
  const selections: Selection[] = [];
  for (const selection of draft.selections) {
    const side = sideIn(draft.betType, selection.side);
    if (side === null || (selection.line === null && WITH_LINE.has(draft.betType))) return null;
    selections.push({ ...selection, side });
  }
  return { ...draft, selections };
}
