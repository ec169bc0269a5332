/**
 * A button whose place is there before what it does can be done. What was on its way while it could
 * not be pressed presses nothing: neither a finger that came down before, nor one that comes down
 * before the change could be seen.
 */
import { useId, useRef, type ComponentProps, type MouseEvent } from 'react';
import { Button } from '@site/ui';
import { useSeen } from '@site/remote-kit/seen';

/** Props of {@link ReadyButton}. */
interface ReadyButtonProps extends ComponentProps<typeof Button> {
  readonly ready: boolean;
  /** Said of it while it is not ready. */
  readonly reason: string;
}

/** As `Button`. */
export function ReadyButton({ ready, reason, onClick, ...rest }: ReadyButtonProps) {
  const id = useId();
  const isSeen = useSeen(ready);
  const isDownHere = useRef(false);
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // A key, or a reader of the screen, presses and lets go in one.
    const isMeant = event.detail === 0 || isDownHere.current;
    isDownHere.current = false;
    if (isSeen && isMeant) onClick?.(event);
  };
  return (
    <>
      <Button
        {...rest}
        disabled={!isSeen}
        aria-describedby={ready ? undefined : id}
        onPointerDown={() => {
          isDownHere.current = isSeen;
        }}
        onClick={press}
      />
      {ready ? null : (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
