/**
 * Whether the member has stopped the prices (C-83): what a board needs of it before anything is
 * said.
 */
import { usePlatform, useStateView } from '@site/platform';
import { boardView, setPaused } from './board-view';

/** Whether the prices of all boards stand, and the way to stop them and let them go on. */
export function usePaused(): readonly [isPaused: boolean, pause: (isPaused: boolean) => void] {
  const platform = usePlatform();
  const { isPaused } = useStateView(boardView(platform));
  return [isPaused, (next) => setPaused(platform, next)];
}
