import { useRef } from 'react';

/** Nobody has read what changed less than this ago, ms (ADR 125). */
const READ_MS = 400;

/** What a form says of its money has changed by itself: a tap that was on its way meant the other. */
export function useUnread(): { readonly note: () => void; readonly isUnread: () => boolean } {
  const at = useRef(-Infinity);
  return {
    note: () => {
      at.current = performance.now();
    },
    isUnread: () => performance.now() - at.current < READ_MS,
  };
}
