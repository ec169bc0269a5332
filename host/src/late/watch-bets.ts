/**
 * What is bet stands long after it was sent, and matches are followed on whichever page a member
 * reads: the part that owns bets is there on all of them, once the page has what it shows (ADR
 * 124). It tells goals and settlements by itself (§3.4).
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
  /** The line has room to spare; looked at again where it has none. */
  readonly isCalm: () => boolean;
}

/** Starts it, for as long as the page lives. */
export function watchBetsEverywhere(deps: BetWatchDeps): void {
  const { session, loader, ownerOf, later, saveData, isCalm } = deps;
  if (saveData) return;
  const look = (): void => {
    const owner = ownerOf(KIND);
    if (owner === undefined || session.state.get().status !== 'member') return;
    if (!isCalm()) return later(look, WATCH_AFTER_MS);
    loader
      .boot(owner)
      .catch((error: unknown) => console.error(`remote ${owner} could not watch:`, error));
  };
  later(look, WATCH_AFTER_MS);
}

/** A call that took longer says that others would have to wait, ms. */
const SLOW_MS = 350;
/** As long as one says so, ms: longer than from one poll of the page to the next. */
const SAYS_SO_MS = 25_000;
const CALLS: ReadonlySet<string> = new Set(['fetch', 'xmlhttprequest']);

/** A thing that the page fetched, as the browser keeps it. */
export type Fetched = Pick<PerformanceResourceTiming, 'initiatorType' | 'duration' | 'startTime'>;

/**
 * Whether the line has room for what nobody asked for.
 *
 * @param now on the browser's clock of the entries, ms since the page began.
 */
export const hasRoom = (fetched: readonly Fetched[], now: number): boolean =>
  !fetched.some(
    ({ initiatorType, duration, startTime }) =>
      CALLS.has(initiatorType) && duration > SLOW_MS && now - (startTime + duration) <= SAYS_SO_MS,
  );
