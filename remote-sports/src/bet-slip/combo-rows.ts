/** The combos that stand in the slip with what is staked on them. */
import {
  comboReturns,
  foldsOfCombo,
  isStraight,
  sketchCombos,
  type ComboReturns,
} from '@site/domain/betting/combo-preview';
import type { Folds } from '@site/domain/betting/combos';
import { legSums } from '@site/domain/betting/systems';
import { SELECTION_STATUS, type SelectionStatus } from '@site/domain/betting/statuses';
import { parseCny, ZERO_FEN, type Fen } from '@site/domain/money';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { comboField, legsKey, type SlipState } from './slip-model';

/** A combo in the slip. */
export interface ComboRow {
  readonly id: string;
  readonly folds: Folds | null;
  readonly straight: boolean;
  readonly lines: number;
  readonly status: SelectionStatus;
  /** Limits per line; null until the vendor told them. */
  readonly limits: { readonly min: Fen; readonly max: Fen } | null;
  /** As typed. */
  readonly text: string;
  /** Null while nothing is typed or it is no amount. */
  readonly stake: Fen | null;
  readonly returns: ComboReturns;
}

/** Combos of the slip: the vendor's where it has spoken, our own tables before that. */
export function comboRows(slip: SlipState, vendor: OddsVendorId): readonly ComboRow[] {
  const legs = legSums(slip.rows.map(({ selection }) => selection.price));
  const count = slip.rows.length;
  const { offers, offersFor, stakes } = slip.combo;
  const isCurrent = offers !== null && offersFor === legsKey(slip.rows);
  const rowOf = (
    id: string,
    { lines, factor }: { readonly lines: number; readonly factor: string | null },
    status: SelectionStatus,
    limits: ComboRow['limits'],
  ): ComboRow => {
    const folds = foldsOfCombo(vendor, id, count);
    const text = stakes[id] ?? '';
    const stake = parseCny(text);
    return {
      id,
      folds,
      lines,
      status,
      limits,
      text,
      stake,
      straight: isStraight(folds, count),
      returns: comboReturns({ lines, factor, folds }, legs, stake ?? ZERO_FEN, slip.maxPayout),
    };
  };
  return isCurrent
    ? offers.map((offer) => {
        const { id, status, min, max } = offer;
        return rowOf(id, offer, status, { min, max });
      })
    : sketchCombos(vendor, count).map(({ id, lines }) =>
        rowOf(id, { lines, factor: null }, SELECTION_STATUS.OK, null),
      );
}

/** The one combination of all selections, whose stake stands in the foot; null where there is none. */
export const straightRow = (rows: readonly ComboRow[]): ComboRow | null =>
  rows.find(({ straight }) => straight) ?? null;

/**
 * The combo whose stake stands in the foot, next to the keys: the one that they type into, else
 * that of all selections.
 *
 * @param active name of the field that is typed into; null for none.
 */
export const pinnedRow = (rows: readonly ComboRow[], active: string | null): ComboRow | null =>
  rows.find(({ id, lines }) => lines > 0 && comboField(id) === active) ?? straightRow(rows);

/** Combos that something is staked on. */
export const stakedCombos = (rows: readonly ComboRow[]): readonly ComboRow[] =>
  rows.filter(({ text }) => text.trim() !== '');

/** All that is staked is one combination of all selections: its odds are those of the bet. */
export const isStraightAlone = (rows: readonly ComboRow[]): boolean => {
  const [one, ...more] = stakedCombos(rows);
  return one?.straight === true && more.length === 0;
};
