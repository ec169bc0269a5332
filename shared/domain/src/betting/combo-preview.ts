/**
 * Combos of a slip before the vendor has spoken, and what the vendor's own numbers give (domain.md
 * "System bets").
 */
import { fenOf, ZERO_FEN, type Fen } from '../money';
import { COMBO_TABLES, combosOf } from '../vendors/combo-tables';
import type { OddsVendorId } from '../vendors/odds-vendor';
import { foldsFor, type Folds } from './combos';
import { exactOf, tenTo, timesAmount, type ExactDecimal } from './exact-decimal';
import { factorOf, leastReturn, lineCount, type LegSums } from './systems';

/** A combo as our own tables know it. */
export interface ComboSketch {
  /** The vendor's id. */
  readonly id: string;
  readonly folds: Folds;
  readonly lines: number;
}

/** Every combo that a vendor has for so many selections, the straight one first. */
export const sketchCombos = (vendor: OddsVendorId, legs: number): readonly ComboSketch[] =>
  combosOf(vendor, legs).map(({ id, folds }) => ({ id, folds, lines: lineCount(legs, folds) }));

/**
 * Sizes of a vendor's combo with this many selections; null when it does not take that many or is
 * not known.
 */
export function foldsOfCombo(vendor: OddsVendorId, id: string, legs: number): Folds | null {
  const shape = COMBO_TABLES[vendor].get(id);
  return shape === undefined ? null : foldsFor(shape, legs);
}

/** One combination of all selections. */
export const isStraight = (folds: Folds | null, legs: number): boolean =>
  folds !== null && folds.length === 1 && folds[0] === legs;

/** What a combo costs and gives. */
export interface ComboReturns {
  /** Stake per line times lines: the debit. */
  readonly stake: Fen;
  /** Least return above nothing; null where the combo's sizes are not known. */
  readonly least: Fen | null;
  /** Return when every selection wins, cut by the payout cap. */
  readonly most: Fen;
  /** The cap cuts it (13160). */
  readonly capped: boolean;
}

const PLAIN_FACTOR = /^\d{1,15}(\.\d{1,40})?$/;

/**
 * The factor told is the exact one with fewer digits: vendors write two decimals, and book the
 * exact product. Rounded up or down, it is less than a unit of its last digit away.
 */
function isShortFor(told: ExactDecimal, exact: ExactDecimal): boolean {
  const apart = told.units * tenTo(exact.places) - exact.units * tenTo(told.places);
  return (apart < 0n ? -apart : apart) < tenTo(exact.places);
}

/**
 * Money of a combo by the vendor's number of lines and factor, which stand over our own count. A
 * factor that is our own in fewer digits is no other: the return comes from the exact product, as
 * the ticket is booked and settled, rounded once (D2).
 *
 * @param factor return per unit on every line when all win, as decimal text; null before the vendor
 *   has spoken. What is none or cannot be read is replaced by our own sums.
 */
export function comboReturns(
  {
    lines,
    factor,
    folds,
  }: { readonly lines: number; readonly factor: string | null; readonly folds: Folds | null },
  legs: LegSums,
  stakePerLine: Fen,
  cap: Fen | null,
): ComboReturns {
  const own = folds === null ? null : factorOf(legs, folds);
  const told = factor !== null && PLAIN_FACTOR.test(factor) ? exactOf(factor) : null;
  const exact = told === null || (own !== null && isShortFor(told, own)) ? own : told;
  const most = exact === null ? ZERO_FEN : timesAmount(exact, stakePerLine);
  const capped = cap !== null && most > cap;
  return {
    stake: fenOf(stakePerLine * BigInt(lines)),
    least: folds === null ? null : leastReturn(legs, folds, stakePerLine, cap),
    most: capped ? cap : most,
    capped,
  };
}
