/** The platform as remotes see it, and as the host keeps it. */
import type { Clock } from '@site/domain/clock';
import type { ApiClient } from './api/types';
import type { BalancesPort } from './balances/balances';
import type { Bus } from './bus/bus';
import type { Locks } from './locks';
import type { MoneyPort } from './money/types';
import type { AccountPort, ExclusionPort, MaintenancePort, SettingsPort, VisitPort } from './ports';
import type { MemberProfile } from './session/member';
import type { SessionPort } from './session/types';
import type { PreviewState, SeasonsPort } from './seasons';
import type { StateView } from './state-view';
import type { SiteStorage, WholeStorage } from './storage/storage';
import type { ToastPort } from './toast';
import type { WindowRegistry } from './windows/registry';

/**
 * Navigation outside of React: effects, bus listeners, window messages. Paths are without the base
 * path.
 */
export interface NavigatorPort {
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void;
  readonly back: () => void;
}

/**
 * The session's public face: who is signed in and what may be done about it; no way to sign in, no
 * token.
 */
export type PublicSession = Pick<SessionPort, 'state' | 'moneyReady' | 'reloadMember' | 'logOut'>;

/**
 * Everything the shell gives to the parts of the site. A remote's own has the ports that its
 * `capabilities` name and no other (`face`); what needs none: bus, session, navigator, toast,
 * seasons, preview, clock.
 */
export interface Platform {
  readonly bus: Bus;
  readonly session: PublicSession;
  /** Whole member info of §3.1, in memory only, for the pages that show it; null before it is known. */
  readonly profile: StateView<MemberProfile | null>;
  /** The forms around an account: registration, recovery, codes of a login. Since host API 1.4. */
  readonly account: AccountPort;
  readonly visit: VisitPort;
  readonly exclusion: ExclusionPort;
  readonly settings: SettingsPort;
  readonly maintenance: MaintenancePort;
  /**
   * Is the member on the whitelist of a game provider? Only the server's literal `true` counts
   * (R6-4).
   */
  readonly whitelist: (providerCode: string) => Promise<boolean>;
  readonly balances: BalancesPort;
  readonly api: ApiClient;
  /** What the remote keeps, under its own names. */
  readonly storage: SiteStorage;
  readonly navigator: NavigatorPort;
  readonly toast: ToastPort;
  readonly money: MoneyPort;
  readonly windows: Pick<WindowRegistry, 'register'>;
  readonly locks: Locks;
  readonly seasons: SeasonsPort;
  /** Set while a preview link shows this tab what is not live; no money moves then. */
  readonly preview: StateView<PreviewState | null>;
  readonly clock: Clock;
  /** Short code that tells support what this page runs, e.g. `G412-SP181-C07`. */
  readonly supportCode: () => string;
  /** Environment of the signed registry, never of the hostname (safety B16). */
  readonly environment: 'live' | 'staging';
  /**
   * Origin that pages of games come from, as the site's document names it; null where none may be
   * framed (safety B12). Since host API 1.1.
   */
  readonly gamesOrigin: string | null;
}

/**
 * The whole of it, in the closure of the host: signing in, every stored key, messages of every
 * window.
 */
export interface SitePlatform extends Platform {
  readonly session: SessionPort;
  readonly storage: WholeStorage;
  readonly windows: WindowRegistry;
}
