/** Selections that cannot be bet on any more. */
import { allowsCombo, SELECTION_STATUS, type SelectionStatus } from '@site/domain/betting/statuses';
import { ZERO_FEN } from '@site/domain/money';
import { isEditable, type SlipRow } from './slip-model';

/** The vendor has no such line any more. A suspended one keeps its limits and comes back by itself. */
export const isDead = (row: SlipRow): boolean =>
  isEditable(row) &&
  row.info !== null &&
  (row.info.status === SELECTION_STATUS.ERROR ||
    (row.info.price === null && (row.info.max === ZERO_FEN || !row.selection.live)));

/** The vendor said so: it names no price. A failure beside a price may pass with the next question. */
export const isGone = (row: SlipRow): boolean => isDead(row) && row.info?.price === null;

const NO_PAUSE: ReadonlySet<SelectionStatus> = new Set<SelectionStatus>([
  SELECTION_STATUS.NOTSET,
  SELECTION_STATUS.PARLAYODDSMIN,
  SELECTION_STATUS.UPDATING,
]);

/**
 * A line that is paused: it comes back, but nobody knows when, and a combo waits for all of its
 * legs.
 */
export const isPausedLeg = (row: SlipRow): boolean =>
  isEditable(row) &&
  !isDead(row) &&
  row.info !== null &&
  !NO_PAUSE.has(row.info.status) &&
  !allowsCombo(row.info.status);

/**
 * What the button looks at: a line that is closed holds nothing up while another is left.
 *
 * @returns all of them where every line is closed.
 */
export function withoutGone(rows: readonly SlipRow[]): readonly SlipRow[] {
  const left = rows.filter((row) => !isGone(row));
  return left.length > 0 ? left : rows;
}
