/** What starts once somebody is signed in; visitors fetch nothing for it. */
import { startAlerts } from './alerts/start-alerts';
import type { LateContext } from './context';
import { showKeptOpenCount } from './kept-open-count';

/** Starts it. */
export function startMember(window: Window, context: LateContext): void {
  startAlerts(window, context);
  showKeptOpenCount(window.document, context.platform);
}
