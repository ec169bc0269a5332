import { useSend } from '@site/remote-kit/forms';
import { Button, Notice } from '@site/ui';
import { VERIFY } from '../phrases/verify';

/** Saved, but not read back: nothing has to be typed again. */
export function Unread({ onReread }: { readonly onReread: () => Promise<unknown> }) {
  const { busy, send } = useSend();
  return (
    <Notice tone="warn" role="status" testId="verify-unread">
      <p>{VERIFY.unread}</p>
      <p>
        <Button kind="ghost" size="s" loading={busy} onClick={() => void send(onReread)}>
          {VERIFY.reread}
        </Button>
      </p>
    </Notice>
  );
}
