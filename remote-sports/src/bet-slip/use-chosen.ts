/**
 * Whether a selection is in the slip, or bet on by a tap; renders only the cells whose answer
 * changed.
 */
import { useMemo, useSyncExternalStore } from 'react';
import { useSports } from '../state/use-sports';
import { quickTap } from './quick-tap';

/** True when the selection is chosen. */
export function useChosen(selectionId: string): boolean {
  const { slip } = useSports();
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const subscription = slip.state.changes$.subscribe(changed);
      subscription.add(quickTap.tapped.changes$.subscribe(changed));
      return () => subscription.unsubscribe();
    },
    [slip],
  );
  return useSyncExternalStore(
    subscribe,
    () =>
      quickTap.tapped.get() === selectionId ||
      slip.state.get().rows.some((row) => row.selection.selectionId === selectionId),
  );
}
