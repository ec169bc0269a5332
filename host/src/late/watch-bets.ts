/**
 * What is bet stands long after it was sent, and matches are followed on whichever page a member
 * reads: the part that owns bets is there on all of them, once the page has what it shows. It tells
 * goals and settlements by itself (§3.4).
 */
import type { Platform } from '@site/platform/host';
import type { SiteLoader } from '../remotes/contexts';

/** The page's own files come in the first seconds (§9); those of a watch are in nobody's way then. */
export const WATCH_AFTER_MS = 6_000;
/** Kind of money whose owner has something to tell later. */
const KIND = 'bet';

/** What it works on. */
export interface BetWatchDeps {
  readonly session: Platform['session'];
  readonly loader: Pick<SiteLoader, 'boot'>;
  readonly ownerOf: (kind: string) => string | undefined;
  readonly later: (work: () => void, ms: number) => void;
  /** The member's phone asks for little data: the part comes with its first page only. */
  readonly saveData: boolean;
}

/** Starts it, for as long as the page lives. */
export function watchBetsEverywhere(deps: BetWatchDeps): void {
  const { session, loader, ownerOf, later, saveData } = deps;
  if (saveData) return;
  later(() => {
    const owner = ownerOf(KIND);
    if (owner === undefined || session.state.get().status !== 'member') return;
    loader
      .boot(owner)
      .catch((error: unknown) => console.error(`remote ${owner} could not watch:`, error));
  }, WATCH_AFTER_MS);
}
