/**
 * The plain data that resolving a version reads (releases D3). Wire schemas live in the contracts
 * package.
 */

/** What a release needs from the page it is loaded into; ranges as in `semver.ts`. */
export interface Requirements {
  readonly hostApi?: string;
  readonly mfRuntime?: string;
  readonly shared?: Readonly<Record<string, string>>;
  readonly bus?: Readonly<Record<string, string>>;
}

/** A version shown to a share of the devices. */
export interface Canary {
  readonly version: string;
  /** 0 to 100; 0 is nobody, 100 everybody. */
  readonly percent: number;
  /** Fixed while the share grows, new for each release, so that shares do not overlap by accident. */
  readonly salt: string;
  readonly cohorts?: { readonly include?: readonly string[]; readonly exclude?: readonly string[] };
}

/** A version that is live between two instants. */
export interface ReleaseWindow {
  readonly id: string;
  readonly version: string;
  /** ISO instants with an explicit offset; half open: from <= now < until. */
  readonly from: string;
  readonly until: string;
  readonly priority: number;
  readonly killed?: boolean;
  /** Why it was ended by hand: a `KillReason`, or one of a later release. */
  readonly killedFor?: string | undefined;
  /** Before this moment nothing public names the window. */
  readonly revealAt?: string | undefined;
  /** How long a page that is open at the end may stay. */
  readonly graceMinutes?: number;
}

/** One part's line in the registry. */
export interface RemoteEntry {
  readonly stable: string;
  readonly good: readonly string[];
  readonly canary?: Canary | null;
  readonly windows?: readonly ReleaseWindow[] | null;
  /** Reason text when the part is switched off at once, else null. */
  readonly kill?: string | null;
}

/** What a host offers to the parts that it loads. */
export interface HostOffer {
  readonly api: string;
  readonly mfRuntime: string;
  readonly shared: Readonly<Record<string, string>>;
  readonly bus: Readonly<Record<string, string>>;
}

/** What the resolver reads of a registry snapshot. */
export interface ResolvableRegistry {
  /** The live host; null before there is one. */
  readonly host?: HostOffer | null;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
  /** Keyed `name@version`. */
  readonly versions: Readonly<Record<string, { readonly requires: Requirements }>>;
  readonly revoked: readonly string[];
}

/** What this page offers and who asks. Time and identity come in; nothing is read from the machine. */
export interface ResolveContext {
  /**
   * Server time in ms, or null when no server answer was ever seen: then windows and canaries do
   * not count.
   */
  readonly now: number | null;
  /** Share of this device for a salt, in [0, 1): see `bucketOf`. */
  readonly bucket: (salt: string) => number;
  /**
   * What whoever is looking is to a release; null while somebody is signed in of whom that is not
   * known yet.
   */
  readonly cohorts: readonly string[] | null;
  readonly hostApi: string;
  readonly mfRuntime: string;
  readonly shared: Readonly<Record<string, string>>;
  readonly bus: Readonly<Record<string, string>>;
  /** `name@version` that failed in this document or on this device. */
  readonly skipped: readonly string[];
  /** A version asked for by name, already authorised by the caller. */
  readonly override?: string;
}
