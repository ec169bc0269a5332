/**
 * What the button offers: the bet at the prices of now, with what it costs and gives. While matches
 * run a price has nearly always just moved: that is no reason to take the button away, it is
 * another offer on it.
 */
import { orTooPoor } from './least-stake';
import {
  singlesToPlace,
  slipReason,
  slipTotals,
  type SlipContext,
  type SlipReason,
  type SlipTotals,
} from './slip-check';
import {
  atPrice,
  isEditable,
  isLocked,
  movedPrice,
  type SlipRow,
  type SlipState,
} from './slip-model';
import type { ShownPrices } from './slip-quote';

/** A row at the price that is offered now; a line that moved waits for its own word. */
export function atOffer(row: SlipRow): SlipRow {
  const price = isEditable(row) ? movedPrice(row) : null;
  return price === null ? row : atPrice(row, price);
}

/** The slip as its button offers it: each selection at the price of now. */
export const slipAtOffer = (slip: SlipState): SlipState =>
  isLocked(slip.combo) ? slip : { ...slip, rows: slip.rows.map(atOffer) };

/** An offer as it is painted; the tap sends these prices and no others. */
export interface SlipOffer {
  /** Why it cannot be taken, or null. */
  readonly reason: SlipReason | null;
  readonly totals: SlipTotals;
  /** Selections whose price is another than the one agreed to. */
  readonly moved: number;
  /** Singles that the tap sends. */
  readonly singles: readonly string[];
  readonly shown: ShownPrices;
}

/** The offer of a slip. */
export function offerOf(slip: SlipState, context: SlipContext): SlipOffer {
  const offered = slipAtOffer(slip);
  const rows: readonly SlipRow[] = slip.mode === 'combo' ? offered.rows : singlesToPlace(offered);
  const shown: ShownPrices = new Map(
    rows.map(({ selection }) => [selection.selectionId, selection.price]),
  );
  return {
    reason: orTooPoor(slipReason(offered, context), offered, context),
    totals: slipTotals(offered, context),
    moved: slip.rows.filter(
      (row) => shown.has(row.selection.selectionId) && movedPrice(row) !== null,
    ).length,
    singles: rows.map(({ selection }) => selection.selectionId),
    shown,
  };
}

/**
 * The prices that a tap means: of each selection the one that there was time to read.
 *
 * @param now painted at this moment.
 * @param seen painted when there was time to read them; what came into the slip since has none.
 */
export const readPrices = (now: ShownPrices, seen: ShownPrices): ShownPrices =>
  new Map([...now].map(([id, price]) => [id, seen.get(id) ?? price]));
