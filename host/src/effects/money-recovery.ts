/**
 * After a reload or a login: loads the remotes that own money actions left open, so that they get
 * reconciled (safety D3).
 */
import type { Platform } from '@site/platform/host';
import type { SiteLoader } from '../remotes/contexts';

/**
 * Starts recovery whenever a member is known.
 *
 * @returns the way to stop.
 */
export function recoverMoney(
  platform: Platform,
  loader: SiteLoader,
  ownerOf: (kind: string) => string | undefined,
): () => void {
  const subscription = platform.session.state.changes$.subscribe((state) => {
    if (state.status !== 'member') return;
    for (const kind of platform.money.openKinds()) {
      const owner = ownerOf(kind);
      if (owner !== undefined)
        void loader
          .boot(owner)
          .catch((error: unknown) =>
            console.error(`remote ${owner} could not recover ${kind}:`, error),
          );
    }
  });
  // A remote may send money of another's kind (a game that tops up its wallet): who can ask about it is fetched once its answer is lost.
  const requested = new Set<string>();
  const lost = platform.money.open$.subscribe((states) => {
    for (const {
      phase,
      intent: { kind },
    } of states) {
      const owner = phase === 'unknown' ? ownerOf(kind) : undefined;
      if (owner === undefined || requested.has(owner)) continue;
      requested.add(owner);
      void loader.boot(owner).catch((error: unknown) => {
        requested.delete(owner);
        console.error(`remote ${owner} could not recover ${kind}:`, error);
      });
    }
  });
  const look = (): void => {
    if (document.visibilityState === 'visible') platform.money.checkNow();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    subscription.unsubscribe();
    lost.unsubscribe();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}
