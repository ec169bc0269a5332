/**
 * Ports to what the platform knows of a visit and a member besides the session; their work lies in
 * a chunk of its own.
 */
import type {
  NotificationSettings,
  UserSettings,
  ListDisplayType,
} from '@site/domain/betting/sports-settings';
import type { LandingMarks } from '@site/contracts/auth';
import type { Outcome } from '@site/domain/errors/app-error';
import type { AfterLogin } from '@site/domain/session/after-login';
import type { FromMarker } from '@site/domain/session/from-marker';
import type { OtpChannel } from '@site/domain/verification/login-otp';
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

/** The same for the host, which tells the server where a member came from. */
export interface HostVisit extends VisitPort {
  /** Every mark of the landing that still counts; empty texts where there is none (§2.4). */
  readonly marks: () => LandingMarks;
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

/** What is under maintenance now (§2.5, §3.6). */
export interface MaintenancePort {
  readonly state: StateView<MaintenanceView>;
  /**
   * Announces that a feature or a vendor (by its id, `IM`) is under maintenance; told on the bus as
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

/** What a new member fills in; consent and age are asked by the form and said by the call. */
export interface Registration {
  readonly userName: string;
  readonly password: string;
  readonly phoneNumber: string;
  readonly email: string;
  /** `YYYY-MM-DD`. */
  readonly dob: string;
  readonly referralCode: string;
}

/** How a forgotten password is proven: a code by SMS or mail, or a link by mail. */
export const RECOVERY_WAYS = ['sms', 'emailCode', 'emailLink'] as const;
/** One of them. */
export type RecoveryWay = (typeof RECOVERY_WAYS)[number];

/** Whose password it is; which fields count depends on the way. */
export interface RecoveryWho {
  readonly userName: string;
  readonly phoneNumber: string;
  readonly email: string;
}

/** What a new password is proven with: the token of a mail, or a name with its code. */
export type RecoveryProof =
  | { readonly token: string }
  | { readonly userName: string; readonly passcode: string };

/** A sending that was accepted: seconds until another may be asked for. */
export interface Sent {
  readonly resendInSeconds: number;
}

/**
 * What the forms around an account may ask for, each a narrow act of the site: no token passes
 * through here, and nobody who has an account is signed in (safety T9, ADR 049). Failures come as
 * values; a part that does not load is a network failure.
 */
export interface AccountPort {
  /**
   * Where the member goes now: out, to what is due, to the asked page, to the boards when a link
   * named a match, home. Null for visitors and while member info loads.
   *
   * @param requested in-app path, or null.
   */
  readonly next: (requested: string | null) => AfterLogin | null;
  /** Registers a visitor and signs the new member in; refused while somebody is signed in. */
  readonly register: (form: Registration) => Promise<Outcome<null>>;
  /**
   * Sends a forgotten user name to the address of its account; says nothing of whether there is
   * one.
   */
  readonly sendName: (email: string) => Promise<Outcome<Sent>>;
  /** Sends a code or a link for a forgotten password; says nothing of whether there is an account. */
  readonly sendReset: (way: RecoveryWay, who: RecoveryWho) => Promise<Outcome<Sent>>;
  /** Sets a new password; nobody is signed in by it. */
  readonly setPassword: (proof: RecoveryProof, newPassword: string) => Promise<Outcome<null>>;
  /** Uses up the link of a mail that verifies an address. */
  readonly redeemMail: (token: string) => Promise<Outcome<'Verified' | 'Expired'>>;
  /**
   * Checks the one-time code of a login; once the server took it, it counts for this session and
   * money is free.
   */
  readonly giveLoginCode: (
    channel: OtpChannel,
    code: string,
  ) => Promise<Outcome<{ readonly isVerified: boolean }>>;
  /**
   * Goes on without the code, where the operator's flag allows it: asked again here, whatever the
   * page believes.
   *
   * @returns whether it was allowed.
   */
  readonly skipLoginCode: () => Promise<boolean>;
}
