/** Leaving the open slip for another page: its sheet closes first, so that "back" means the page. */
import { usePlatform } from '@site/platform';
import { whenUncovered } from '@site/ui/overlays';
import { useSports } from '../state/use-sports';

/** @returns a way to go. `returns`: the slip is open again on the way back. */
export function useLeaveSlip(): (path: string, returns: boolean) => void {
  const { slip } = useSports();
  const { navigator } = usePlatform();
  return (path, returns) => {
    slip.setOpen(false);
    whenUncovered(() => {
      // Only now: the step back that closed the sheet is no return to it.
      if (returns) slip.leave();
      navigator.go(path);
    });
  };
}
