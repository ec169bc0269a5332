/** The back button closes what lies on top before it leaves the page (architecture 4.1). */
import { useEffect, useRef } from 'react';

/**
 * While `open`, one history entry stands in for the overlay; going back removes it and closes.
 * Closing any other way takes the entry away again, so "forward" never reopens. Where the browser has close watchers
 * its back gesture reaches the overlay first; the entry then serves the buttons that do not ask them.
 */
export function useBackDismiss(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open) return undefined;
    let dismissed = false;
    const here = window.location.href;
    window.history.pushState({ ...(window.history.state as object | null), overlay: true }, '', here);
    const handlePop = (): void => {
      dismissed = true;
      close.current();
    };
    window.addEventListener('popstate', handlePop, { once: true });
    return () => {
      window.removeEventListener('popstate', handlePop);
      if (!dismissed && window.location.href === here) window.history.back();
    };
  }, [open]);
}
