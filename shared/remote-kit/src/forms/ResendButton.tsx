/**
 * Asks for another code once the server's wait is over; counts down in words, without talking every
 * second.
 */
import { usePlatform } from '@site/platform';
import { Button, useLeft } from '@site/ui';

const copy = {
  resend: '重新发送',
  resendIn: (seconds: number) => `${seconds} 秒后可重新发送`,
} as const;

/** Props of {@link ResendButton}. */
export interface ResendButtonProps {
  /** Moment on the monotonic clock from which another code may be asked for. */
  readonly from: number;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onResend: () => void;
}

/** The button with its countdown. */
export function ResendButton({ from, busy, disabled = false, onResend }: ResendButtonProps) {
  const { clock } = usePlatform();
  const seconds = Math.ceil(useLeft(from, clock.monotonic) / 1_000);
  return (
    <Button
      kind="ghost"
      block
      loading={busy}
      disabled={disabled || seconds > 0}
      data-testid="otp-resend"
      onClick={onResend}
    >
      {seconds > 0 ? copy.resendIn(seconds) : copy.resend}
    </Button>
  );
}
