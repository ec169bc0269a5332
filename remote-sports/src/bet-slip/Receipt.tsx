/**
 * After placing: look at the wagers, be done, or keep the selections for another bet. Keeping is a
 * choice: every other way out takes along what was booked.
 */
import { Button } from '@site/ui';
import { SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { StyledFoot } from './foot-styles';
import { isDone } from './slip-model';
import { useLeaveSlip } from './use-leave-slip';

/** The foot of a slip in which everything is placed. */
export function Receipt() {
  const { slip } = useSports();
  const { rows, combo } = useSlip();
  const leave = useLeaveSlip();
  return (
    <StyledFoot>
      <Button kind="ghost" size="s" onClick={() => leave('/sbtwo/wagers', false)}>
        {SLIP.seeWagers}
      </Button>
      <div data-part="acts">
        {isDone(combo) || rows.some(isDone) ? (
          <Button kind="secondary" data-testid="slip-keep" onClick={slip.keep}>
            {SLIP.keep}
          </Button>
        ) : null}
        <Button onClick={() => slip.setOpen(false)}>{SLIP.done}</Button>
      </div>
    </StyledFoot>
  );
}
