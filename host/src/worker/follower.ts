/**
 * Keeps the worker with the releases: it looks at the pointer as a page does (proof, no way back),
 * keeps the document of what is live, and takes itself away when the registry says so.
 */
import type { Registry } from '@site/contracts/releases/registry';
import { keptAfter, liveVersions, type KeptVersions } from '@site/domain/offline/kept';
import { isOfflineOn } from '@site/domain/offline/names';
import { look } from '@site/federation/live/look';
import { LookError } from '@site/federation/live/pointer-check';
import { fetchShell, type FetchedShell } from './fetch-shell';
import type { KeptState, KnownVersion, StateStore } from './kept-state';

/** What it is given. */
export interface FollowerDeps {
  readonly fetch: typeof fetch;
  readonly store: StateStore;
  /** Device time, ms. */
  readonly now: () => number;
  /** The highest generation that a page spoke of. */
  readonly heard: () => number;
  /** True once the worker has to go: what is under way keeps nothing any more. */
  readonly isOff: () => boolean;
  /** Called with what is kept from now on. */
  readonly onKept: (versions: KeptVersions) => Promise<void>;
  /** Called when the registry switched the worker off. */
  readonly onOff: () => Promise<void>;
}

function versionsIn(
  { versions }: Registry,
  before: KeptState | null,
  { live, last }: KeptVersions,
): Readonly<Record<string, KnownVersion>> {
  const entries = [...live, ...last].flatMap((key) => {
    const known = versions[key] ?? before?.versions[key];
    return known === undefined
      ? []
      : [[key, { release: known.release, integrity: known.integrity }] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * All keys were exchanged, or another channel is served: generations begin anew there, and nothing
 * that this device has proven says anything about them (releases D4). Pages take it as well.
 */
const isOtherHistory = ({ boot }: FetchedShell, { channel, keys }: KeptState): boolean =>
  boot.channel.channel !== channel.channel ||
  !boot.keys.some(({ ed25519 }) => keys.some((known) => known.ed25519 === ed25519));

/** Nothing is kept or read that a browser's database would hold: the worker has caches of its own. */
const NO_PICTURES = { read: () => Promise.resolve(null), write: () => Promise.resolve() };

/**
 * Makes it.
 *
 * @returns one look: never rejects, and those that come while one is under way share it.
 */
export function follower(deps: FollowerDeps): () => Promise<void> {
  const { fetch, store, now, heard, isOff, onKept, onOff } = deps;
  const adopt = async (
    before: KeptState | null,
    shell: FetchedShell | null,
    isNewHistory = false,
  ): Promise<void> => {
    if (shell === null) return;
    const { channel, registry, keys } = shell.boot;
    // A page may have spoken meanwhile.
    const latest = isNewHistory ? null : await store.read();
    const seen = Math.max(before?.seen ?? 0, latest?.seen ?? 0);
    // Some servers between may still hand out the document of before.
    if (channel.generation < seen || isOff()) return;
    if (!isOfflineOn(registry.flags)) return onOff();
    const ahead = Math.max(latest?.ahead ?? 0, isNewHistory ? 0 : heard());
    const kept = keptAfter(before?.kept ?? null, liveVersions(registry));
    await store.keep(shell.document, {
      form: 1,
      channel,
      keys,
      etag: null,
      seen: channel.generation,
      ahead: ahead > channel.generation ? ahead : 0,
      document: { generation: channel.generation, savedAt: now() },
      kept,
      versions: versionsIn(registry, before, kept),
    });
    await onKept(kept);
  };

  const lookOnce = async (): Promise<void> => {
    const state = await store.read();
    if (state === null) return adopt(null, await fetchShell(fetch));
    const looked = await look({
      fetch,
      channel: state.channel,
      keys: state.keys,
      atLeast: state.seen,
      etag: state.etag,
      now: null,
      keeps: false,
      store: NO_PICTURES,
    }).catch((error: unknown) => {
      if (error instanceof LookError && error.reason === 'refused') return null;
      throw error;
    });
    if (looked === null) {
      const shell = await fetchShell(fetch);
      // As a new device would: of another history this one has seen nothing.
      if (shell !== null && isOtherHistory(shell, state)) await adopt(null, shell, true);
      return;
    }
    const { picture, etag } = looked;
    // A page may have spoken meanwhile.
    const latest = (await store.read()) ?? state;
    if (picture === null) {
      // Confirmed: what is kept is as good as on its first day.
      const document = { ...latest.document, savedAt: now() };
      await store.write({ ...latest, etag, document });
      return;
    }
    if (!isOfflineOn(picture.registry.flags)) return onOff();
    const seen = { ...latest, seen: picture.channel.generation };
    // From now on the older document does not stand in, whether or not the newer one comes.
    await store.write(seen);
    await adopt(seen, await fetchShell(fetch));
  };

  let looking: Promise<void> | null = null;
  return () => {
    looking ??= lookOnce()
      // Nobody answered, or what came must not be believed: what is kept stays as it is.
      .catch(() => undefined)
      .finally(() => {
        looking = null;
      });
    return looking;
  };
}
