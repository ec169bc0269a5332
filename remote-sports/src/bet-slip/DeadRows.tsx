/** One tap that takes all selections out that cannot be bet on any more. */
import { Button } from '@site/ui';
import { SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { isDead, isGone } from './gone';

/** The button; nothing while all selections live, and where the foot has it. */
export function DeadRows() {
  const { slip } = useSports();
  const { rows, mode } = useSlip();
  const count = rows.filter(isDead).length;
  return count === 0 || (mode === 'single' && rows.every(isGone)) ? null : (
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
