/** A combo that a paused line holds up goes on without it, in one tap. */
import { usePlatform } from '@site/platform';
import { Button } from '@site/ui';
import { SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { isPausedLeg } from './gone';

/**
 * The button; nothing where no selection would stay. It stands where the sums stood, so that
 * nothing moves when a line pauses, and it places nothing.
 */
export function PausedLegs() {
  const { slip } = useSports();
  const { toast } = usePlatform();
  const { rows, combo } = useSlip();
  const paused = rows.filter(isPausedLeg);
  const left = rows.length - paused.length;
  if (paused.length === 0 || left === 0) return null;
  const goOn = (): void => {
    const { stakes } = combo;
    slip.removeWhere(isPausedLeg);
    toast.show('info', SLIP.pausedOut(paused.length), {
      action: {
        label: SLIP.undo,
        run: () => {
          paused.forEach(slip.undo);
          if (left > 1) return;
          // One alone is a single: what was together is together again.
          slip.setMode('combo');
          Object.entries(stakes).forEach(([id, stake]) => slip.typeCombo(id, stake));
        },
      },
    });
  };
  return (
    <Button kind="secondary" data-testid="slip-go-on" onClick={goOn}>
      {SLIP.goOnWithout(left)}
    </Button>
  );
}
