/** After placing: keep the selections for another bet, look at the wagers, or be done. */
import { Button } from '@site/ui';
import { SLIP } from '../phrases/slip';
import { useSports } from '../state/use-sports';
import { StyledFoot } from './foot-styles';
import { useLeaveSlip } from './use-leave-slip';

/** The foot of a slip in which everything is placed. */
export function Receipt() {
  const { slip } = useSports();
  const leave = useLeaveSlip();
  return (
    <StyledFoot>
      <Button
        kind="ghost"
        size="s"
        onClick={() => {
          slip.finish(false);
          leave('/sbtwo/wagers', false);
        }}
      >
        {SLIP.seeWagers}
      </Button>
      <div data-part="acts">
        <Button kind="secondary" onClick={() => slip.finish(true)}>
          {SLIP.keep}
        </Button>
        <Button
          onClick={() => {
            slip.finish(false);
            slip.setOpen(false);
          }}
        >
          {SLIP.done}
        </Button>
      </div>
    </StyledFoot>
  );
}
