/**
 * Listens to frames and popups that the site opened itself (§2.6, safety B6); nothing of a message
 * is used but its known name.
 */
import type { Platform } from '@site/platform/host';

/**
 * Listens to registered windows.
 *
 * @returns the way to stop.
 */
export function listenToWindows(window: Window, platform: Platform): () => void {
  const listen = (event: MessageEvent): void => {
    const accepted = platform.windows.accept(event, platform.clock.monotonic());
    if (accepted === null) return;
    if (accepted.entry.onEvent !== undefined) accepted.entry.onEvent(accepted.event);
    else
      void import('./window-actions').then(
        ({ actOn }) => actOn(accepted.event, event.source, window, platform),
        () => undefined,
      );
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
