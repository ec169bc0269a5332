/** Which stake the keypad types into, with what fills it to the limit and what bounds it. */
import type { StakeRoom } from '@site/domain/betting/quick-stakes';
import { winRisk } from '@site/domain/betting/win-risk';
import { fenOf, toCnyString, type Fen } from '@site/domain/money';
import { comboRows } from './combo-rows';
import { betOddsType, type SlipContext } from './slip-check';
import { comboField, isEditable, type SlipState } from './slip-model';
import { atOffer } from './slip-offer';

/** A stake field. */
export interface ActiveField {
  /** Name of the field in the slip's state. */
  readonly field: string;
  readonly id: string;
  readonly kind: 'single' | 'combo';
  readonly value: string;
  /** What 最大 fills in; null while it is not known. */
  readonly max: string | null;
  /** What its stake has to fit into. */
  readonly room: StakeRoom;
}

const least = (a: Fen, b: Fen): Fen => (a < b ? a : b);

/** The most that limit and purse allow; a purse that is empty does not make the limit nought. */
function most(limit: Fen | null, purse: Fen | null, lines: number): string | null {
  if (limit === null) return null;
  const share = purse === null || purse <= 0n ? limit : ((purse / BigInt(lines)) as Fen);
  return toCnyString(least(limit, share));
}

/** The field that is typed into: the chosen one, else the only one. */
export function activeField(slip: SlipState, context: SlipContext): ActiveField | null {
  // With several fields in sight none is taken for granted: the keypad would cover what it types into.
  if (slip.activeId === null && (slip.mode === 'combo' || slip.rows.filter(isEditable).length > 1))
    return null;
  if (slip.activeId === NO_FIELD) return null;
  const purse = slip.freeBet ? context.freeBalance : context.balance;
  if (slip.mode === 'combo') {
    const rows = isEditable(slip.combo)
      ? comboRows(slip, context.vendor).filter(({ lines }) => lines > 0)
      : [];
    const row = rows.find(({ id }) => comboField(id) === slip.activeId);
    return row === undefined
      ? null
      : {
          field: comboField(row.id),
          id: row.id,
          kind: 'combo',
          value: row.text,
          max: most(row.limits?.max ?? null, purse, row.lines),
          room: {
            least: row.limits?.min ?? null,
            limit: row.limits?.max ?? null,
            purse,
            riskOf: (stake) => fenOf(stake * BigInt(row.lines)),
          },
        };
  }
  const rows = slip.rows.filter(isEditable);
  const row = rows.find(({ selection }) => selection.selectionId === slip.activeId) ?? rows[0];
  if (row === undefined) return null;
  const { selectionId } = row.selection;
  return {
    field: selectionId,
    id: selectionId,
    kind: 'single',
    value: row.stake,
    max: most(row.info?.max ?? null, purse, 1),
    room: {
      least: row.info?.min ?? null,
      limit: row.info?.max ?? null,
      purse,
      riskOf: (stake) =>
        winRisk(stake, atOffer(row).selection.price, betOddsType(row, context.oddsType)).risk,
    },
  };
}

/** Name of "no field": the member put the keypad away. */
export const NO_FIELD = 'none';
