/**
 * Loads the late chunk when the browser has nothing better to do, at the latest after two seconds;
 * what finds out about open money is in it, so it is asked for until it comes.
 */
import type { LateContext } from './context';
import { insist } from './insist';

const LATEST_MS = 2_000;

export function startLateOnIdle(context: LateContext): void {
  const load = (): void =>
    void insist('late', () => import(/* webpackChunkName: "late" */ './late')).then(
      ({ startLate }) => startLate(context),
    );
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(load, { timeout: LATEST_MS });
  else setTimeout(load, LATEST_MS);
}
