/** What every part of the sandbox is handed. */
import type { Pushes } from '../alerts/push';
import type { VapidKeys } from '../alerts/vapid';
import type { VirtualClock } from './clock';
import type { Store } from './store';
import type { Turnover } from './turnover';
import type { InFlight } from '../http/in-flight';
import type { Ledger } from '../ledger/ledger';

/** How a sandbox is made. */
export interface SandboxOptions {
  /** Folder of the database file, or `:memory:`. */
  readonly dataDir: string;
  readonly seed: string;
  /** `live` or `staging`. */
  readonly siteEnv: string;
  /** Secret of the control surface, which callers bring where the site is live; null for none. */
  readonly controlSecret: string | null;
  /** Origin of the game pages; null means this server's own port at the caller's host name. */
  readonly gamesOrigin: string | null;
  /** Share of placements whose answer says "unknown" after the commit (domain.md "Bets"). */
  readonly unknownRate: number;
  /** Origins that alerts are pushed to besides those of the push services: of tests. */
  readonly pushOrigins: readonly string[];
  /** How long a login takes, in milliseconds, the same for every outcome. */
  readonly loginDelayMs: number;
  /** The companion cookie is demanded (safety B7); unit tests of other parts may turn it off. */
  readonly companionCookie: boolean;
  /** Every answer is checked against its contract before it leaves. */
  readonly checkResults: boolean;
  /** Real time; tests may pass their own. */
  readonly now: () => number;
}

/** Shared parts. */
export interface Context {
  readonly options: SandboxOptions;
  readonly db: Store;
  readonly clock: VirtualClock;
  readonly ledger: Ledger;
  readonly turnover: Turnover;
  readonly inFlight: InFlight;
  /** Keys of this server at push services; null while they cannot be kept. */
  readonly vapid: () => VapidKeys | null;
  readonly pushes: Pushes;
  /** The seed in force; `/__sandbox/reset` may change it. */
  readonly seed: () => string;
}
