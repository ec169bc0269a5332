/**
 * Prices that a member has stopped (C-83): they stand, cannot be chosen, and go on when the member
 * says so.
 */
import { Button, Notice, px } from '@site/ui';
import styled from 'styled-components';
import { BOARD } from '../phrases/board';
import { usePaused } from './use-paused';

const StyledLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(12)};
`;

/**
 * Says that prices stand, with the way on; nothing while they move. The focus goes to the page, for
 * the button leaves.
 */
export function PausedNotice() {
  const [isPaused, pause] = usePaused();
  if (!isPaused) return null;
  return (
    <Notice tone="warn" role="status" testId="board-paused">
      <StyledLine>
        <span>{BOARD.paused}</span>
        <Button
          kind="ghost"
          size="s"
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>('main')?.focus({ preventScroll: true });
            pause(false);
          }}
        >
          {BOARD.resume}
        </Button>
      </StyledLine>
    </Notice>
  );
}

/** Stops the prices and lets them go on, at one place. */
export function PauseButton() {
  const [isPaused, pause] = usePaused();
  return (
    <Button kind="ghost" size="s" data-testid="board-pause" onClick={() => pause(!isPaused)}>
      {isPaused ? BOARD.resume : BOARD.pause}
    </Button>
  );
}
