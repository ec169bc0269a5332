/** Everything that can change the slip, as pure steps. */
import {
  opensAsCombo,
  placeForEvent,
  toggleSelection,
  type CartSelection,
} from '@site/domain/betting/cart';
import {
  EMPTY_COMBO,
  EMPTY_SLIP,
  isDone,
  isEditable,
  isLocked,
  isPlaced,
  isRowLocked,
  legsKey,
  rowOf,
  type Attempt,
  type ComboPart,
  type SlipMode,
  type SlipRow,
  type SlipState,
} from './slip-model';

/** Changes one row. */
export const withRow = (
  slip: SlipState,
  selectionId: string,
  change: (row: SlipRow) => SlipRow,
): SlipState => ({
  ...slip,
  rows: slip.rows.map((row) => (row.selection.selectionId === selectionId ? change(row) : row)),
});

/** Changes the combo. */
export const withCombo = (slip: SlipState, change: Partial<ComboPart>): SlipState => ({
  ...slip,
  combo: { ...slip.combo, ...change },
});

/**
 * What is left of an attempt once the member edits again: an accepted one stays, everything else is
 * over.
 */
const edited = <A extends Attempt>(attempt: A): A => ({
  ...attempt,
  result: isPlaced(attempt) ? attempt.result : null,
  trouble: null,
  isUnsent: false,
});

/**
 * Other selections make another combo: its stakes stay where the vendor still has them, its outcome
 * does not.
 */
const reshaped = (slip: SlipState): SlipState => {
  if (legsKey(slip.rows) === slip.combo.offersFor || isLocked(slip.combo)) return slip;
  const mode: SlipMode = slip.rows.length < 2 ? 'single' : slip.mode;
  return {
    ...slip,
    mode,
    combo: { ...EMPTY_COMBO, stakes: slip.rows.length < 2 ? {} : slip.combo.stakes },
  };
};

/** The second match makes a combo; whoever has chosen singles of several keeps them. */
const modeOf = (before: SlipState, rows: readonly SlipRow[]): SlipMode =>
  before.rows.length === 1 &&
  rows.every(isEditable) &&
  opensAsCombo(rows.map(({ selection }) => selection))
    ? 'combo'
    : before.mode;

/**
 * Adds, removes or replaces (D5). Rows whose money is on its way stay; a booked combo makes room
 * for the next slip.
 */
export function toggleRow(
  before: SlipState,
  selection: CartSelection,
): { readonly slip: SlipState; readonly replaced: SlipRow | null } {
  const slip = makeRoom(before);
  if (
    slip.rows.some(
      (row) => isRowLocked(slip, row) && row.selection.eventId === selection.eventId,
    ) ||
    isLocked(slip.combo)
  )
    return { slip: before, replaced: null };
  const change = toggleSelection(
    slip.rows.map((row) => row.selection),
    selection,
  );
  const replaced = slip.rows.find((row) => row.selection === change.replaced) ?? null;
  const rows = change.selections.map(
    (kept) => slip.rows.find((row) => row.selection === kept) ?? rowOf(kept),
  );
  return {
    slip: reshaped({
      ...slip,
      rows,
      mode: modeOf(slip, rows),
      activeId: change.removed ? slip.activeId : selection.selectionId,
    }),
    replaced,
  };
}

/** Takes rows out, unless their money is on its way. */
export const removeRows = (slip: SlipState, gone: (row: SlipRow) => boolean): SlipState =>
  reshaped({ ...slip, rows: slip.rows.filter((row) => isRowLocked(slip, row) || !gone(row)) });

/** Takes one row out. */
export const removeRow = (slip: SlipState, selectionId: string): SlipState =>
  removeRows(slip, ({ selection }) => selection.selectionId === selectionId);

/** Puts a replaced row back in place of the one that took over (undo of D5). */
export function undoReplace(slip: SlipState, replaced: SlipRow): SlipState {
  const current = slip.rows.find(
    ({ selection }) => selection.eventId === replaced.selection.eventId,
  );
  // A combo that was sent or taken stays as it was.
  if (isLocked(slip.combo) || isPlaced(slip.combo)) return slip;
  if (current !== undefined && isRowLocked(slip, current)) return slip;
  return reshaped({
    ...slip,
    rows: placeForEvent(slip.rows, replaced, ({ selection }) => selection.eventId),
  });
}

/** A stake is typed: an old outcome is gone with it. */
export const typeStake = (slip: SlipState, selectionId: string, stake: string): SlipState =>
  withRow(slip, selectionId, (row) => (isLocked(row) ? row : { ...edited(row), stake }));

/** A stake per line is typed. */
export const typeComboStake = (slip: SlipState, comboId: string, stake: string): SlipState =>
  isLocked(slip.combo)
    ? slip
    : {
        ...slip,
        combo: { ...edited(slip.combo), stakes: { ...slip.combo.stakes, [comboId]: stake } },
      };

/** Each by itself or all together. */
export const chooseMode = (slip: SlipState, mode: SlipMode): SlipState =>
  isLocked(slip.combo) || slip.rows.some(isLocked) ? slip : { ...slip, mode, activeId: null };

/** The stakes come from free bets, or no more. */
export const chooseFreeBet = (slip: SlipState, freeBet: boolean): SlipState => ({
  ...slip,
  freeBet,
  rows: slip.rows.map((row) => (isLocked(row) ? row : edited(row))),
  combo: isLocked(slip.combo) ? slip.combo : edited(slip.combo),
});

/** An outcome is dismissed: the row or the combo is edited again. */
export const dismissRow = (slip: SlipState, selectionId: string): SlipState =>
  withRow(slip, selectionId, (row) => (isLocked(row) ? row : edited(row)));
/** See {@link dismissRow}. */
export const dismissCombo = (slip: SlipState): SlipState =>
  isLocked(slip.combo) ? slip : { ...slip, combo: edited(slip.combo) };

const withoutCombo = (slip: SlipState): SlipState => ({
  ...slip,
  rows: [],
  combo: EMPTY_COMBO,
  freeBet: false,
  mode: 'single',
});

/**
 * After placing: booked bets leave, or stay as fresh selections. Everything else keeps its reason,
 * and what has no verdict yet stays as it is: nobody may take it for a new bet (safety D3).
 */
export function finishPlaced(slip: SlipState, keep: boolean): SlipState {
  if (isDone(slip.combo))
    return keep
      ? {
          ...slip,
          rows: slip.rows.map(({ selection }) => rowOf(selection)),
          combo: EMPTY_COMBO,
          freeBet: false,
        }
      : withoutCombo(slip);
  if (!slip.rows.some(isDone)) return slip;
  const rows = keep
    ? slip.rows.map((row) => (isDone(row) ? rowOf(row.selection) : row))
    : slip.rows.filter((row) => !isDone(row));
  return reshaped({ ...slip, rows, freeBet: false });
}

/**
 * The next bet begins: a combo that was taken stands in the list of wagers, or waits in the tray,
 * and its selections make room.
 */
export const makeRoom = (slip: SlipState): SlipState =>
  isPlaced(slip.combo) ? withoutCombo(slip) : finishPlaced(slip, false);

/** Shut, and the page looked at: what was booked leaves with the sheet. */
export const shut = (slip: SlipState): SlipState => ({
  ...finishPlaced(slip, false),
  open: false,
  away: false,
  activeId: null,
});

/** The page is left: with a result in sight the sheet shuts, otherwise it is found as it was. */
export const leftPage = (slip: SlipState): SlipState =>
  slip.open && finishPlaced(slip, false) !== slip ? shut(slip) : slip;

/** A verdict that comes when nobody looks is told elsewhere: what it booked leaves at once. */
export const heard = (slip: SlipState): SlipState => (slip.open ? slip : finishPlaced(slip, false));

/** A kept cart comes back behind what was chosen since: one selection per event, as ever. */
export function restoreRows(
  slip: SlipState,
  selections: readonly CartSelection[],
  mode: SlipMode,
): SlipState {
  const chosen = new Set(slip.rows.map(({ selection }) => selection.eventId));
  const back = selections.filter(({ eventId }) => !chosen.has(eventId));
  if (back.length === 0) return slip;
  return reshaped({
    ...slip,
    rows: [...slip.rows, ...back.map(rowOf)],
    mode: slip.rows.length === 0 ? mode : slip.mode,
  });
}

/** A slip that stands empty, open or not as it was. */
export const emptied = ({ open }: SlipState): SlipState => ({ ...EMPTY_SLIP, open });
