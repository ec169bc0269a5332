/**
 * Doors to what the platform knows of a visit and a member besides the session; their work lies in
 * a chunk of its own.
 */
import type {
  NotificationSettings,
  UserSettings,
  ListDisplayType,
} from '@site/domain/betting/sports-settings';
import type { Outcome } from '@site/domain/errors/app-error';
import type { FromMarker } from '@site/domain/session/from-marker';
import type { MaintenanceState } from '@site/domain/vendors/maintenance';
import type { RestrictedAction, SelfExclusionFlags } from '@site/domain/wallet/self-exclusion';
import type { StateView } from './state-view';

/** What the landing address and the domain check left (§2.4, §3.3). */
export interface VisitPort {
  /** Affiliate code: the cookie of the landing, else the one of this host name (R6-5). */
  readonly affiliate: () => string | null;
  /** Referral code of a friend (`raf`), for this session. */
  readonly referral: () => string | null;
  /** Where the member was handed over from. */
  readonly from: () => FromMarker | null;
}

/** Self-exclusion as far as it is known; null flags block what they could forbid (C-62). */
export interface ExclusionState {
  readonly flags: SelfExclusionFlags | null;
  readonly failed: boolean;
}

/** Self-exclusion of the member (§3.2, R6-7). */
export interface ExclusionPort {
  readonly state: StateView<ExclusionState>;
  /** Asks the server again; done at every submit, because flags may change while a page stands open. */
  readonly check: (action: RestrictedAction) => Promise<'yes' | 'no' | 'unknown'>;
  /** Reads the flags again after a failure. */
  readonly retry: () => void;
}

/** Flags of §3.6 and the features that rest. */
export interface MaintenanceView extends MaintenanceState {
  readonly features: readonly string[];
}

/** What rests now (§2.5, §3.6). */
export interface MaintenancePort {
  readonly state: StateView<MaintenanceView>;
  /**
   * Announces that a feature or a vendor (by its id, `IM`) rests; told on the bus as
   * `maintenance.announced`.
   */
  readonly announce: (feature: string) => void;
  /** It works again. */
  readonly clear: (feature: string) => void;
}

/** The member's settings and where they came from. */
export interface SettingsState {
  readonly settings: NotificationSettings;
  readonly source: 'default' | 'server';
}

/** Sportsbook settings kept on the server, and the client's own (§3.4, R3.4-1, R4.6-2). */
export interface SettingsPort {
  readonly state: StateView<SettingsState>;
  /** Shown at once, put back when the server refuses. */
  readonly save: (patch: Partial<NotificationSettings>) => Promise<Outcome<NotificationSettings>>;
  /** Shown at once, saved 2 s after the last change. */
  readonly setListDisplay: (type: ListDisplayType) => void;
  /** Settings of this device, kept in the persisted store. */
  readonly user: StateView<UserSettings>;
  readonly setUser: (patch: Partial<UserSettings>) => void;
}
