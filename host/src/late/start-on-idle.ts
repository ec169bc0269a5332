/** Loads the late chunk when the browser has nothing better to do, at the latest after two seconds; a load that fails is tried again when the network is back. */
import type { LateContext } from './context';

const LATEST_MS = 2_000;

/** Starts it. */
export function startLateOnIdle(context: LateContext): void {
  const load = (): void => void import('./late').then(({ startLate }) => startLate(context), () => {
    window.addEventListener('online', load, { once: true });
  });
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(load, { timeout: LATEST_MS });
  else setTimeout(load, LATEST_MS);
}
