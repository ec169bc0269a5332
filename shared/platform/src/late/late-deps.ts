/** What the late ports work on. */
import type { UserSettings } from '@site/domain/betting/sports-settings';
import type { ApiClient } from '../api/types';
import type { BalancesState } from '../balances/balances';
import type { Bus } from '../bus/bus';
import type { ExclusionState, MaintenanceView, SettingsState } from '../ports';
import type { StateOwner } from '../state-view';
import type { SiteStorage } from '../storage/storage';

/** Values that stand from the start, so that everybody can read them before the work is loaded. */
export interface LateStates {
  readonly balances: StateOwner<BalancesState>;
  readonly exclusion: StateOwner<ExclusionState>;
  readonly settings: StateOwner<SettingsState>;
  readonly user: StateOwner<UserSettings>;
  readonly maintenance: StateOwner<MaintenanceView>;
}

/** Everything the work needs. */
export interface LateDeps {
  readonly api: ApiClient;
  readonly bus: Bus;
  readonly storage: SiteStorage;
  readonly states: LateStates;
  readonly hostName: string;
  readonly signedIn: () => boolean;
  readonly after: (ms: number, work: () => void) => () => void;
  readonly wait: (ms: number) => Promise<void>;
  /** The server's time, in ms. */
  readonly now: () => number;
}
