/**
 * Combos of a slip before the vendor has spoken, and what the vendor's own numbers give (domain.md
 * "System bets").
 */
import Big from 'big.js';
import { fenOf, type Fen } from '../money';
import type { DecimalOdds } from '../odds/decimal-odds';
import { roundToFen } from '../rounding';
import { COMBO_TABLES, combosOf } from '../vendors/combo-tables';
import type { OddsVendorId } from '../vendors/odds-vendor';
import { foldsFor, type Folds } from './combos';
import { lineCount, previewSystem, systemFactor } from './systems';

/** A combo as our own tables know it. */
export interface ComboSketch {
  /** The vendor's id. */
  readonly id: string;
  readonly folds: Folds;
  readonly lines: number;
  /** Return per unit on every line when all win. */
  readonly factor: string;
}

/** Every combo that a vendor has for these prices, the straight one first. */
export const sketchCombos = (
  vendor: OddsVendorId,
  prices: readonly DecimalOdds[],
): readonly ComboSketch[] =>
  combosOf(vendor, prices.length).map(({ id, folds }) => ({
    id,
    folds,
    lines: lineCount(prices.length, folds),
    factor: systemFactor(
      prices.map((price) => new Big(price)),
      folds,
    ).toFixed(),
  }));

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
 * Money of a combo by the vendor's number of lines and factor, which stand over our own count.
 *
 * @param factor decimal text; one that cannot be read is replaced by our own product.
 */
export function comboReturns(
  {
    lines,
    factor,
    folds,
  }: { readonly lines: number; readonly factor: string; readonly folds: Folds | null },
  prices: readonly DecimalOdds[],
  stakePerLine: Fen,
  cap: Fen | null,
): ComboReturns {
  const own = folds === null ? null : previewSystem(prices, folds, stakePerLine, cap);
  const most = PLAIN_FACTOR.test(factor)
    ? roundToFen(new Big(factor).times(stakePerLine.toString()))
    : (own?.maxReturn ?? fenOf(0n));
  const capped = cap !== null && most > cap;
  return {
    stake: fenOf(stakePerLine * BigInt(lines)),
    least: own?.minReturn ?? null,
    most: capped ? cap : most,
    capped,
  };
}
