/**
 * Going back finds the list where it was left: positions are kept by history entry and put back
 * once the list is long enough again.
 */
import { Http } from '@site/domain/constants';

/** How long a list may take to grow to the kept position: as long as its read may (safety D2). */
const GIVE_UP_MS = Http.readSoftMs;
/** What the member does himself always wins. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The router's key of a history entry; overlays on top of a page share it. */
const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : 'first';

/**
 * Keeps and restores.
 *
 * @returns the way to stop.
 */
export function keepScroll(window: Window): () => void {
  const { history, document } = window;
  const kept = new Map<string, number>();
  let stopRestoring: (() => void) | null = null;
  let key = keyOf(history.state);
  history.scrollRestoration = 'manual';
  // Who scrolled before this was loaded is not forgotten.
  kept.set(key, window.scrollY);

  const remember = (): void => {
    if (stopRestoring !== null) return;
    const now = keyOf(history.state);
    // The first event after a navigation may be the browser's own clamping of the page that came: only a settled entry is kept.
    if (now === key) kept.set(now, window.scrollY);
    key = now;
  };
  const restore = (wanted: number): void => {
    const until = performance.now() + GIVE_UP_MS;
    let frame = 0;
    const stop = (): void => {
      window.cancelAnimationFrame(frame);
      OWN_MOVES.forEach((name) => window.removeEventListener(name, stop));
      stopRestoring = null;
    };
    let steady = 0;
    const step = (): void => {
      if (document.documentElement.scrollHeight - window.innerHeight >= wanted - 1) {
        window.scrollTo({ top: wanted, behavior: 'instant' });
        steady += 1;
      } else steady = 0;
      if (steady > 10 || performance.now() > until) stop();
      else frame = window.requestAnimationFrame(step);
    };
    OWN_MOVES.forEach((name) => window.addEventListener(name, stop, { passive: true }));
    stopRestoring = stop;
    frame = window.requestAnimationFrame(step);
  };
  const handlePop = (event: PopStateEvent): void => {
    const now = keyOf(event.state);
    if (now === key) return;
    key = now;
    stopRestoring?.();
    const wanted = kept.get(now) ?? 0;
    if (wanted > 0) restore(wanted);
  };
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('popstate', handlePop);
  return () => {
    stopRestoring?.();
    window.removeEventListener('scroll', remember);
    window.removeEventListener('popstate', handlePop);
  };
}
