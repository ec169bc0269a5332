/**
 * After placing: look at the wagers, be done, or keep the selections for another bet. Keeping is a
 * choice: every other way out takes along what was booked.
 */
import { Button } from '@site/ui';
import { AGAIN } from '../phrases/again';
import { SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { SecondStepFoot, useSecondStep } from './EditNote';
import { StyledFoot } from './foot-styles';
import { contentOf } from './put-again';
import { ReadyButton } from './ReadyButton';
import { isDone } from './slip-model';
import { useLeaveSlip } from './use-leave-slip';

/** What comes next once nothing else is to be done. */
function Ends() {
  const { slip } = useSports();
  const { rows, combo } = useSlip();
  const leave = useLeaveSlip();
  const isBooked = isDone(combo) || rows.some(isDone);
  /** The same once more: what was staked stands there again, and waits for the button. */
  const again = (): void => {
    const { singles, combos } = contentOf(slip);
    slip.keep();
    Object.entries(singles).forEach(([id, stake]) => slip.type(id, stake));
    Object.entries(combos).forEach(([id, stake]) => slip.typeCombo(id, stake));
  };
  return (
    <StyledFoot>
      <Button kind="ghost" size="s" onClick={() => leave('/sbtwo/wagers', false)}>
        {SLIP.seeWagers}
      </Button>
      <div data-part="acts">
        {/* Three places from the start: no verdict that comes moves one under a finger. */}
        <ReadyButton
          kind="secondary"
          ready={isBooked}
          reason={SLIP.notYet}
          data-testid="slip-keep"
          onClick={slip.keep}
        >
          {SLIP.keep}
        </ReadyButton>
        <ReadyButton
          kind="secondary"
          ready={isBooked}
          reason={SLIP.notYet}
          data-testid="slip-again"
          onClick={again}
        >
          {AGAIN.again}
        </ReadyButton>
        <Button onClick={() => slip.setOpen(false)}>{SLIP.done}</Button>
      </div>
    </StyledFoot>
  );
}

/** The foot of a slip in which everything is placed: of a change its second step comes first. */
export function Receipt() {
  const step = useSecondStep();
  return step === null ? <Ends /> : <SecondStepFoot edit={step} />;
}
