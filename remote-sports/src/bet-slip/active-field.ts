/** Which stake the keypad types into, with what fills it to the limit and what bounds it. */
import { largestStake, type StakeRoom } from '@site/domain/betting/quick-stakes';
import { sumFen, toCnyString, type Fen } from '@site/domain/money';
import { comboRows, straightRow, type ComboRow } from './combo-rows';
import { isGone } from './gone';
import { leastOfCombo, leastOfSingle } from './least-stake';
import { isShut, purseOf, type SlipContext } from './slip-check';
import { comboField, isEditable, type SlipRow, type SlipState } from './slip-model';
import { atOffer } from './slip-offer';

/** A stake field, or what fills every single alike. */
export interface ActiveField {
  /** Name of the field in the slip's state. */
  readonly field: string;
  readonly id: string;
  readonly kind: 'single' | 'combo' | 'each';
  readonly value: string;
  /** What 最大 fills in; null while it is not known, and where there is nothing to fill in. */
  readonly max: string | null;
  /** What its stake has to fit into. */
  readonly room: StakeRoom;
}

/** Name of "no field": the member put the keypad away. */
export const NO_FIELD = 'none';

/** The text of it. */
function most(room: StakeRoom): string | null {
  const stake = largestStake(room);
  return stake === null ? null : toCnyString(stake);
}

/** Combos that take a stake now. */
const openCombos = (slip: SlipState, { vendor }: SlipContext): readonly ComboRow[] =>
  isEditable(slip.combo) ? comboRows(slip, vendor).filter(({ lines }) => lines > 0) : [];

function ofCombo(row: ComboRow, purse: Fen | null): ActiveField {
  const { id, text, limits } = row;
  const room: StakeRoom = { ...leastOfCombo(row), limit: limits?.max ?? null, purse };
  return { field: comboField(id), id, kind: 'combo', value: text, max: most(room), room };
}

function ofSingle(row: SlipRow, purse: Fen | null, context: SlipContext): ActiveField {
  const { selectionId } = row.selection;
  const room: StakeRoom = {
    ...leastOfSingle(atOffer(row), context),
    limit: row.info?.max ?? null,
    purse,
  };
  return {
    field: selectionId,
    id: selectionId,
    kind: 'single',
    value: row.stake,
    max: most(room),
    room,
  };
}

/** The field that is typed into: the chosen one, else the only one. */
export function activeField(slip: SlipState, context: SlipContext): ActiveField | null {
  // With several fields in sight none is taken for granted: the keypad would cover what it types into.
  if (slip.activeId === null && (slip.mode === 'combo' || slip.rows.filter(isEditable).length > 1))
    return null;
  if (slip.activeId === NO_FIELD) return null;
  const purse = purseOf(slip, context);
  if (slip.mode === 'combo') {
    const row = openCombos(slip, context).find(({ id }) => comboField(id) === slip.activeId);
    return row === undefined ? null : ofCombo(row, purse);
  }
  const rows = slip.rows.filter((row) => isEditable(row) && !isGone(row));
  const row = rows.find(({ selection }) => selection.selectionId === slip.activeId) ?? rows[0];
  return row === undefined ? null : ofSingle(row, purse, context);
}

/** All singles with the same stake on each: what fits every one of them. */
function ofEach(fields: readonly ActiveField[], purse: Fen | null): ActiveField {
  const bound = (ends: readonly (Fen | null)[], isTighter: (a: Fen, b: Fen) => boolean) =>
    ends.reduce((one, other) =>
      one === null || other === null ? null : isTighter(one, other) ? one : other,
    );
  const room: StakeRoom = {
    least: bound(
      fields.map(({ room: { least } }) => least),
      (a, b) => a > b,
    ),
    limit: bound(
      fields.map(({ room: { limit } }) => limit),
      (a, b) => a < b,
    ),
    purse,
    riskOf: (stake) => sumFen(fields.map(({ room: { riskOf } }) => riskOf(stake))),
  };
  const [first] = fields;
  return {
    field: NO_FIELD,
    id: NO_FIELD,
    kind: 'each',
    value: fields.every(({ value }) => value === first?.value) ? (first?.value ?? '') : '',
    max: most(room),
    room,
  };
}

/** Whether one tap on an amount fills a single: a stake on a line that is shut holds the others up. */
export const takesStake = (row: SlipRow): boolean => isEditable(row) && !isShut(row);

/**
 * What one tap on an amount fills while no field is typed into: the combo of all, the only single,
 * or every single alike.
 */
export function restingField(slip: SlipState, context: SlipContext): ActiveField | null {
  const purse = purseOf(slip, context);
  if (slip.mode === 'combo') {
    const row = straightRow(openCombos(slip, context));
    return row === null ? null : ofCombo(row, purse);
  }
  const fields = slip.rows.filter(takesStake).map((row) => ofSingle(row, purse, context));
  const [only, ...others] = fields;
  return only === undefined || others.length === 0 ? (only ?? null) : ofEach(fields, purse);
}
