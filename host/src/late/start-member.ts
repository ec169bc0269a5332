/** What starts once somebody is signed in; visitors fetch nothing for it. */
import { siteMapOf } from '../routing/site-route';
import { startAlerts } from './alerts/start-alerts';
import type { LateContext } from './context';
import { showKeptOpenCount } from './kept-open-count';
import { hasRoom, watchBetsEverywhere, type Fetched } from './watch-bets';

/** Starts it. */
export function startMember(window: Window, context: LateContext): void {
  const { platform, loader, federation } = context;
  const { connection } = window.navigator as {
    readonly connection?: { readonly saveData?: boolean };
  };
  startAlerts(window, context);
  showKeptOpenCount(window.document, platform);
  watchBetsEverywhere({
    session: platform.session,
    loader,
    ownerOf: (kind) => siteMapOf(federation.surfaces()).moneyOwners.get(kind),
    later: (work, ms) => void window.setTimeout(work, ms),
    saveData: connection?.saveData === true,
    isCalm: () =>
      window.navigator.onLine &&
      platform.money.openKinds().length === 0 &&
      hasRoom(
        window.performance.getEntriesByType('resource') as readonly Fetched[],
        window.performance.now(),
      ),
  });
}
