/** Selections that cannot be bet on any more, and one tap that takes them all out. */
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { ZERO_FEN } from '@site/domain/money';
import { Button } from '@site/ui';
import { SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { isEditable, type SlipRow } from './slip-model';

/** The vendor has no such line any more. A suspended one keeps its limits and comes back by itself. */
export const isDead = (row: SlipRow): boolean =>
  isEditable(row) &&
  row.info !== null &&
  (row.info.status === SELECTION_STATUS.ERROR ||
    (row.info.price === null && (row.info.max === ZERO_FEN || !row.selection.live)));

/** The button; nothing while all selections live. */
export function DeadRows() {
  const { slip } = useSports();
  const { rows } = useSlip();
  const count = rows.filter(isDead).length;
  return count === 0 ? null : (
    <Button
      kind="danger"
      size="s"
      data-testid="slip-remove-dead"
      onClick={() => slip.removeWhere(isDead)}
    >
      {SLIP.removeDead(count)}
    </Button>
  );
}
