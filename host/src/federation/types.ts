import type { BootDocument } from '@site/contracts/releases/boot-document';
import type { Registry } from '@site/contracts/releases/registry';
import type { Clock } from '@site/domain/clock';
import type { Resolution } from '@site/domain/releases/resolve';

/** Where in the loading of a remote something went wrong. */
export type LoadPhase = 'resolve' | 'release' | 'entry' | 'container' | 'chunk' | 'evaluate';

/** What kind of fault it was. */
export type LoadFault =
  | 'unknown-remote' | 'killed' | 'no-version' | 'unmet-needs'
  | 'network' | 'timeout' | 'bad-hash' | 'missing-hash' | 'bad-record'
  | 'global-taken' | 'no-container' | 'version-mismatch' | 'threw';

/** A remote that could not be loaded; names the part, so that the console and support can. */
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
    super(`remote ${remote}${version === null ? '' : `@${version}`} failed (${phase}, ${fault}): ${detail}`);
  }
}

/** A loaded remote: the exposed module as it came, and the version it is. */
export interface LoadedRemote {
  /** The `remote` export of `./remote`, made by `defineRemote`; the caller reads it with remote-kit. */
  readonly remote: unknown;
  readonly name: string;
  readonly version: string;
}

/** How fresh the host's picture of the releases is. */
export type RegistryHealth = 'live' | 'stale';

/** The host's picture of what is live. Replaced as a whole when a newer generation is confirmed. */
export interface RegistryView {
  readonly generation: number;
  readonly health: RegistryHealth;
  readonly registry: Registry;
}

/** One step of loading, for telemetry (releases D6.4). */
export interface LoadRecord {
  readonly generation: number;
  readonly remote: string;
  readonly version: string | null;
  readonly phase: LoadPhase | 'done';
  readonly fault: LoadFault | null;
  readonly ms: number;
  readonly attempt: number;
}

/** A remote that has a version this page may load, with its declared surface (`remote.json`, unparsed). */
export interface LiveSurface {
  readonly name: string;
  readonly version: string;
  readonly surface: unknown;
}

/** What the host hands in; nothing here is read from globals, so that all of it can be tested. */
export interface FederationOptions {
  readonly boot: BootDocument;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** A stable random id of this device for canary shares. */
  readonly unitId: string;
  readonly cohorts?: readonly string[];
  /** Versions that this tab is told to load instead, by remote; development builds only. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Called with each load step; never throws into the loader. */
  readonly onRecord?: (record: LoadRecord) => void;
  /** Runtime that registers and loads containers; the real one by default. */
  readonly runtime?: ContainerRuntime;
}

/** The two calls of the federation runtime that are used. */
export interface ContainerRuntime {
  readonly registerRemotes: (remotes: readonly { name: string; entry: string; type: 'global'; entryGlobalName: string }[]) => void;
  readonly loadRemote: (id: string) => Promise<unknown>;
}

/** Loads remotes by name; one per document. */
export interface Federation {
  readonly view: () => RegistryView;
  /** Calls back after each confirmed new generation. @returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Remotes that may be loaded here, with their surfaces; recomputed per generation, same array while nothing changed. */
  readonly surfaces: () => readonly LiveSurface[];
  /** The decision for one remote, without loading it. */
  readonly resolve: (name: string) => Resolution;
  /**
   * Loads a remote's exposed module. Successes are kept per version, failures never: calling again
   * after a failure is the retry, under a fresh address, in the same page.
   * @throws RemoteLoadError (as a rejection), already written to the console with the part's name.
   */
  readonly loadRemoteModule: (name: string) => Promise<LoadedRemote>;
  /** The loaded module when this version is already here, else null; lets a page render without a pause. */
  readonly loadedModule: (name: string) => LoadedRemote | null;
  /** Warms a remote on intent (hover, touch): links for its entry and first chunk. Never rejects. */
  readonly preload: (name: string, view?: string) => Promise<void>;
  /**
   * To be awaited when a route is entered: asks for the pointer when the last look is older than 5 s, and
   * waits for it at most 300 ms, so that a navigation shows what is live without holding it up.
   */
  readonly routeEntered: () => Promise<void>;
  /** Looks for a newer generation now. Resolves true when one was taken. Never rejects. */
  readonly refresh: () => Promise<boolean>;
  /** Starts polling while the page is visible. @returns the way to stop. */
  readonly start: () => () => void;
  /** One sentence on why a remote has the version it has. */
  readonly explain: (name: string) => string;
  /** Short code for support: generation and loaded versions, e.g. `G12-sports1.0.0`. */
  readonly supportCode: () => string;
}
