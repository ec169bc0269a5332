/** The words and shapes of the library. */
import type { BootDocument, ResolvedRelease } from '@site/contracts/releases/boot-document';
import type { Channel } from '@site/contracts/releases/channel';
import type { Registry } from '@site/contracts/releases/registry';
import type { Clock } from '@site/domain/clock';
import type { Resolution } from '@site/domain/releases/resolve';
import type { MarkStore } from './versions/device-marks';

/** Where in the loading of a remote something went wrong. */
export type LoadPhase =
  | 'resolve'
  | 'release'
  | 'entry'
  | 'container'
  | 'chunk'
  | 'evaluate'
  | 'render';

/** What kind of fault it was. */
export type LoadFault =
  | 'unknown-remote'
  | 'killed'
  | 'no-version'
  | 'unmet-needs'
  | 'network'
  | 'timeout'
  | 'bad-hash'
  | 'missing-hash'
  | 'bad-record'
  | 'global-taken'
  | 'no-container'
  | 'version-mismatch'
  | 'threw';

/** A remote that could not be loaded; its message names the part, the phase and the fault. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: string,
    readonly version: string | null,
    readonly phase: LoadPhase,
    readonly fault: LoadFault,
    detail: string,
    override readonly cause?: unknown,
  ) {
    super(
      `remote ${remote}${version === null ? '' : `@${version}`} failed (${phase}, ${fault}): ${detail}`,
    );
  }
}

/** A loaded remote: the exposed module as it came, and the version it is. */
export interface LoadedRemote {
  /** The `remote` export of `./remote`, made by `defineRemote`; the caller reads it with remote-kit. */
  readonly remote: unknown;
  readonly name: string;
  readonly version: string;
}

/**
 * How fresh the host's picture of the releases is: confirmed; not confirmed, but good enough to go
 * on with; or past the moment that its pointer was good for, without a newer one to be had
 * (`failed`), for more than seven days (`over`).
 */
export type RegistryHealth = 'live' | 'stale' | 'failed' | 'over';

/** The host's picture of what is live. Replaced as a whole when a newer generation is confirmed. */
export interface RegistryView {
  readonly generation: number;
  readonly health: RegistryHealth;
  readonly registry: Registry;
  /** The pointer that named it. */
  readonly channel: Channel;
}

/** One step of loading, for telemetry (releases D6.4). */
export interface LoadRecord {
  readonly generation: number;
  readonly remote: string;
  readonly version: string | null;
  readonly phase: LoadPhase | 'done';
  readonly fault: LoadFault | 'boot-loop' | null;
  readonly ms: number;
  readonly attempt: number;
  /** It worked after all: a further try, or another version. */
  readonly recovered: boolean;
}

/**
 * A remote that has a version this page may load, with its declared surface (`remote.json`,
 * unparsed).
 */
export interface LiveSurface {
  readonly name: string;
  readonly version: string;
  readonly surface: unknown;
  /**
   * False for a part that is switched off or has no version that runs here: its addresses stay its
   * own, its slots are empty.
   */
  readonly isOpen?: boolean;
  /**
   * Seasons only: who answers a shared address (the lowest rank does), and whether it is the season
   * of the site now.
   */
  readonly season?: { readonly rank: number; readonly isLive: boolean };
}

/** What the site hands in; nothing here is read from globals, so that all of it can be tested. */
export interface FederationOptions {
  readonly boot: BootDocument;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** A stable random id of this device for canary shares. */
  readonly unitId: string;
  /**
   * What whoever is looking is to a release, now: asked at each decision, because members come and
   * go. Null while that is not known of somebody who is signed in.
   */
  readonly cohorts?: () => readonly string[] | null;
  /** Versions that this tab loads instead, by remote; development builds only. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Milliseconds that a preview puts between server time and the moment it shows. */
  readonly shiftMs?: number;
  /** Whether something is going on that no new version may disturb. */
  readonly isHeld?: () => boolean;
  /** What the device remembers of versions; nothing by default. */
  readonly marks?: MarkStore;
  /**
   * A number in [0, 1), new at each call: pages that failed together must not retry together. The
   * middle by default.
   */
  readonly jitter?: () => number;
  /** Called with each load step; never throws into the loader. */
  readonly onRecord?: (record: LoadRecord) => void;
  /** Runtime that registers and loads containers; the real one by default. */
  readonly runtime?: ContainerRuntime;
}

/** The two calls of the federation runtime that are used. */
export interface ContainerRuntime {
  readonly registerRemotes: (
    remotes: readonly { name: string; entry: string; type: 'global'; entryGlobalName: string }[],
  ) => void;
  readonly loadRemote: (id: string) => Promise<unknown>;
}

/** Loads remotes by name; one per document. */
export interface Federation {
  readonly view: () => RegistryView;
  /**
   * Calls back after each confirmed new generation and each change of what may be loaded.
   *
   * @returns the way to stop.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Remotes that may be loaded here, with their surfaces; recomputed per generation, same array
   * while nothing changed.
   */
  readonly surfaces: () => readonly LiveSurface[];
  /** The decision for one remote, without loading it. */
  readonly resolve: (name: string) => Resolution;
  /**
   * Loads a remote's exposed module. Successes are kept per version, failures never: calling again
   * after a failure is the retry, under a fresh address, in the same page.
   *
   * @throws RemoteLoadError (as a rejection), already written to the console with the part's name.
   */
  readonly loadRemoteModule: (name: string) => Promise<LoadedRemote>;
  /**
   * The loaded module when this version is already here, else null; lets a page render without
   * waiting.
   */
  readonly loadedModule: (name: string) => LoadedRemote | null;
  /** Warms a remote on intent (hover, touch): links for its entry and first chunk. Never rejects. */
  readonly preload: (name: string, view?: string) => Promise<void>;
  /**
   * To be awaited when a route is entered, or is about to be: fetches the pointer when the last
   * look is older than 5 s, and waits for it at most 300 ms, so that a navigation shows what is
   * live without holding it up. Null when there is nothing to wait for.
   */
  readonly routeEntered: () => Promise<unknown> | null;
  /** Looks for a newer generation now. Resolves true when one was taken. Never rejects. */
  readonly refresh: () => Promise<boolean>;
  /**
   * Server time, in a preview the moment that is shown; by the page's clock while a static document
   * has had no answer.
   */
  readonly serverNow: () => number;
  /** Time has passed an edge of a season: what follows from it is worked out anew. */
  readonly timePassed: () => void;
  /**
   * A newer generation that waits for a critical section: since when, monotonic ms, and the way to
   * take it.
   */
  readonly waitingSince: () => number | null;
  readonly takeWaiting: () => void;
  /**
   * Whether a newer page would bring something that this one cannot: the pointer wants a newer
   * host, or a part outgrew this document.
   */
  readonly wantsNewPage: () => boolean;
  /**
   * A word that changes when what stands of a remote has to leave the page: `off` while it is
   * switched off, else the version that was revoked last while it ran here, else nothing.
   */
  readonly leaving: (name: string) => string;
  /**
   * A version that loaded did not work (its views did not load, or it crashed).
   *
   * @returns true when another one takes its place, so that the view should load again by itself;
   *   false when a panel is all that is left.
   */
  readonly failed: (name: string, version: string, phase: LoadPhase, error: unknown) => boolean;
  /**
   * A view of a version stands on the page; after 5 s without a crash the version is good on this
   * device.
   */
  readonly rendered: (name: string, version: string) => void;
  /** The page goes away in good order. */
  readonly leave: () => void;
  /** Record of a version, e.g. to look at its files without running them. */
  readonly release: (name: string, version: string) => Promise<ResolvedRelease>;
  /** Share of this device for a salt, in [0, 1). */
  readonly bucket: (salt: string) => number;
  /** Short code for support: generation, loaded versions, device; e.g. `G412-SP181-C07`. */
  readonly supportCode: () => string;
}
