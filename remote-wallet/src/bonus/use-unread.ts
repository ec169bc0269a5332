import { useRef } from 'react';
import { SEEN_MS } from '@site/remote-kit/seen';

/** What a form says of its money has changed by itself: a tap that was on its way meant the other. */
export function useUnread(): { readonly note: () => void; readonly isUnread: () => boolean } {
  const at = useRef(-Infinity);
  return {
    note: () => {
      at.current = performance.now();
    },
    isUnread: () => performance.now() - at.current < SEEN_MS,
  };
}
