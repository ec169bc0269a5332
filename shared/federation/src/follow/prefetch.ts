/**
 * Before a season begins its files are fetched by idle tabs, each at another moment: a million
 * phones must not come at midnight (releases "embargo").
 */
import type { ReleaseWindow } from '@site/domain/releases/registry';
import type { Federation } from '../types';
import { loadLive } from '../loading/load-live';
import { warmFiles } from './warm-files';

/** What fetching a season ahead needs: its releases, chance, and the idle moments of the tab. */
export interface PrefetchDeps {
  readonly federation: Pick<Federation, 'view' | 'serverNow' | 'subscribe' | 'release'>;
  readonly fetch: typeof globalThis.fetch;
  /** A number in [0, 1), new at each call. */
  readonly draw: () => number;
  /** Whether the tab is looked at, online, and its member does not save data. */
  readonly mayFetch: () => boolean;
  readonly onIdle: (work: () => void) => void;
  /** Calls back when the page is looked at again. */
  readonly onWake: (work: () => void) => void;
}

type Planned = Pick<ReleaseWindow, 'id' | 'version' | 'from' | 'revealAt' | 'killed'> & {
  readonly prefetchJitterSeconds: number;
};

/**
 * When to fetch, in ms from now: somewhere in the jitter, before the window begins; null when this
 * is not its time.
 */
export function prefetchDelay(window: Planned, now: number, share: number): number | null {
  const from = Date.parse(window.from);
  const revealAt =
    window.revealAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(window.revealAt);
  if (window.killed === true || now < revealAt || now >= from) return null;
  return Math.floor(share * Math.min(window.prefetchJitterSeconds * 1_000, from - now));
}

/** A day of timers is enough: a tab that lives longer plans anew with the next generation. */
const FAR_MS = 86_400_000;

/** Fetches the files of each season that is near, at a random idle moment of this tab. */
export function startPrefetch({
  federation,
  fetch,
  draw,
  mayFetch,
  onIdle,
  onWake,
}: PrefetchDeps): void {
  const planned = new Set<string>();
  const fetchNow = async (name: string, { version }: Planned): Promise<void> => {
    if (!mayFetch()) throw new Error('not now');
    const release = await federation.release(name, version);
    await warmFiles(fetch, release, (await loadLive()).firstScripts(release));
  };
  const plan = (): void => {
    for (const [name, line] of Object.entries(federation.view().registry.remotes)) {
      for (const window of line.windows ?? []) {
        const key = `${name}@${window.version}`;
        const delay = planned.has(key)
          ? null
          : prefetchDelay(window, federation.serverNow(), draw());
        if (delay === null || delay > FAR_MS) continue;
        planned.add(key);
        setTimeout(
          () => onIdle(() => void fetchNow(name, window).catch(() => planned.delete(key))),
          delay,
        );
      }
    }
  };
  federation.subscribe(plan);
  onWake(plan);
  plan();
}
