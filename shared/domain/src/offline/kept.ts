/** What a device keeps of the releases, and what may stand in for what the network does not bring. */
import type { RemoteEntry } from '../releases/registry';

/** Limits of the service worker. */
export const OfflineLimits = {
  /** How long a page waits for the network before the kept document stands in, ms. */
  pageWaitMs: 2_500,
  /** How long a kept document is good for, ms: as long as a kept plan (releases D6). */
  goodMs: 7 * 86_400_000,
  /**
   * The same where the network is there and only slow, ms: calls reach the site, so what was killed
   * since must not run for long.
   */
  slowGoodMs: 3_600_000,
  /** Longest that the installation waits for a page's first word and what it names, ms. */
  installMs: 20_000,
  /** Least time between two looks at the pointer that nobody asked for, ms. */
  lookMs: 10_000,
  /** Most bytes of files on a device; every part and season of one generation is 3.5 MB. */
  mostBytes: 12 * 1024 * 1024,
  /** Most files that a page may name at once. */
  mostNamed: 400,
} as const;

/** What is read of a registry: which versions members may be shown. */
interface Lines {
  readonly host: { readonly current: string } | null;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
  /** `name@version` of what nobody is shown any more. */
  readonly revoked: readonly string[];
}

/**
 * Versions of one part that some member may be shown; none of a part that is switched off. In the
 * place of a revoked version stands the newest good one.
 */
const shownOf = (
  { stable, good, canary, windows, kill }: RemoteEntry,
  isRevoked: (version: string) => boolean,
): readonly string[] =>
  kill
    ? []
    : [
        ...[stable, ...good].filter((version) => !isRevoked(version)).slice(0, 1),
        ...(canary && canary.percent > 0 ? [canary.version] : []),
        ...(windows ?? []).filter(({ killed }) => killed !== true).map(({ version }) => version),
      ];

/** `name@version` of all that is live, sorted, each once. */
export function liveVersions({ host, remotes, revoked }: Lines): readonly string[] {
  const lines = Object.entries(remotes).flatMap(([name, line]) => {
    const isRevoked = (version: string): boolean => revoked.includes(`${name}@${version}`);
    return shownOf(line, isRevoked)
      .filter((version) => !isRevoked(version))
      .map((version) => `${name}@${version}`);
  });
  const all = host === null ? lines : [`host@${host.current}`, ...lines];
  return [...new Set(all)].toSorted();
}

/** Versions whose files are kept: of what is live, and of what was live before that. */
export interface KeptVersions {
  readonly live: readonly string[];
  readonly last: readonly string[];
}

/**
 * What is kept once other versions are live. A generation that changes none (a switch, a plan)
 * leaves it as it is.
 */
export function keptAfter(before: KeptVersions | null, live: readonly string[]): KeptVersions {
  if (before === null) return { live, last: [] };
  return before.live.join(' ') === live.join(' ') ? before : { live, last: before.live };
}

/** A document that was kept. */
export interface KeptDocument {
  readonly generation: number;
  /** Device time at which it was fetched, ms. */
  readonly savedAt: number;
}

/**
 * Whether a kept document may stand in: never one that is older than what the device has seen,
 * because what was revoked or switched off since would be back; and not one of another week.
 *
 * @param seen the highest generation that was proven on this device.
 * @param now device time, ms; a clock that was moved counts like time that passed.
 * @param most how long ago it may have been confirmed, ms.
 */
export const mayStandIn = (
  { generation, savedAt }: KeptDocument,
  seen: number,
  now: number,
  most: number = OfflineLimits.goodMs,
): boolean => generation >= seen && Math.abs(now - savedAt) <= most;

/** A kept file, the one that was kept first at the front of a list. */
export interface KeptFile {
  readonly pathname: string;
  /** `name@version`, or null for what is no released file. */
  readonly key: string | null;
  readonly bytes: number;
}

/**
 * Files that have to go: of versions that are neither live nor were so before, then the oldest,
 * until the rest fits.
 *
 * @returns their paths.
 */
export function surplus(
  files: readonly KeptFile[],
  { live, last }: KeptVersions,
  most: number = OfflineLimits.mostBytes,
): readonly string[] {
  const known = new Set([...live, ...last]);
  const stays = files.filter(({ key }) => key !== null && known.has(key));
  const gone = files.filter((file) => !stays.includes(file));
  let total = stays.reduce((sum, { bytes }) => sum + bytes, 0);
  const tooMany: KeptFile[] = [];
  for (const file of stays) {
    if (total <= most) break;
    tooMany.push(file);
    total -= file.bytes;
  }
  return [...gone, ...tooMany].map(({ pathname }) => pathname);
}
