/** Prices that a member has stopped (C-83): they stand, cannot be chosen, and go on when the member says so. */
import { usePlatform, useStateView } from '@site/platform';
import { Button, Notice } from '@site/ui';
import { board as copy } from '../phrases/board';
import { boardView, setPaused } from './board-view';

/** Whether the prices of all boards stand, and the way to stop them and let them go on. */
export function usePaused(): readonly [isPaused: boolean, pause: (isPaused: boolean) => void] {
  const platform = usePlatform();
  const { isPaused } = useStateView(boardView(platform));
  return [isPaused, (next) => setPaused(platform, next)];
}

/** Says that prices stand, with the way on; nothing while they move. The focus goes to the page, for the button leaves. */
export function PausedNotice() {
  const [isPaused, pause] = usePaused();
  if (!isPaused) return null;
  return (
    <Notice tone="warn" role="status" testId="board-paused">
      {copy.paused}
      <Button
        kind="ghost"
        size="s"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('main')?.focus({ preventScroll: true });
          pause(false);
        }}
      >
        {copy.resume}
      </Button>
    </Notice>
  );
}

/** Stops the prices and lets them go on, at one place. */
export function PauseButton() {
  const [isPaused, pause] = usePaused();
  return (
    <Button kind="ghost" size="s" data-testid="board-pause" onClick={() => pause(!isPaused)}>
      {isPaused ? copy.resume : copy.pause}
    </Button>
  );
}
