/** What an error code does (§8), as data. Performed by one interpreter in the host. */
import type { AppError } from './app-error';
import type { MaintenanceFeature } from './maintenance-by-feature';
import { isMaintenance, type SessionCode } from './session-codes';
import { CODE_WORDS, SILENT_CODES, isSilentCode } from './silent-codes';
import { maySay, saidBy } from './who-may-say';

/** Everything an error may cause; a closed set. */
export type ErrorEffect =
  | { readonly do: 'toast'; readonly phrase: ErrorPhrase; readonly ms: number }
  | {
      readonly do: 'toastDescription';
      readonly otherwise: ErrorPhrase;
      readonly ms: number;
      readonly tone: 'error' | 'warning';
    }
  | { readonly do: 'go'; readonly to: '/restrict' | '/illegal' | '/maintenance' | '/login' }
  | { readonly do: 'endSession'; readonly reason: 'expired' | 'duplicate' }
  /**
   * Ends the session, then signs in again with the pair that the login form kept in memory; without
   * one it is the login page (safety B2).
   */
  | { readonly do: 'reLogin' }
  /** The modal that replaces the toast of a failed login (§8). */
  | { readonly do: 'openLoginFailure'; readonly phrase: ErrorPhrase | null }
  | { readonly do: 'logOutAfter'; readonly ms: number };

/** Texts of the catalogue; the copy is in phrases. */
export type ErrorPhrase =
  | 'accountUnusable'
  | 'loginExpired'
  | 'duplicateLogin'
  | 'cardSaveFailed'
  | 'systemError'
  | 'systemErrorService'
  | 'network'
  | 'timeout'
  | 'maintenanceLogout'
  | 'unsupportedCountry'
  | `maintenance.${MaintenanceFeature}`;

const EXPIRED: readonly ErrorEffect[] = [
  { do: 'toast', phrase: 'loginExpired', ms: 3_000 },
  { do: 'endSession', reason: 'expired' },
  { do: 'go', to: '/login' },
];

/** What ends or blocks the session: one entry for every code of the list, and no other. */
const SESSION_EFFECTS: Readonly<Record<SessionCode, readonly ErrorEffect[]>> = {
  MEM00145: [{ do: 'go', to: '/restrict' }],
  GEN0002: [{ do: 'go', to: '/restrict' }],
  GEN0001: [{ do: 'go', to: '/maintenance' }],
  GEN0006: EXPIRED,
  IDSVR00006: EXPIRED,
  VAL99902: EXPIRED,
  VAL99903: [{ do: 'toast', phrase: 'loginExpired', ms: 3_000 }, { do: 'reLogin' }],
  GEN0005: [
    { do: 'toast', phrase: 'duplicateLogin', ms: 2_000 },
    { do: 'endSession', reason: 'duplicate' },
    { do: 'go', to: '/login' },
  ],
  PII00702: [
    { do: 'go', to: '/illegal' },
    { do: 'logOutAfter', ms: 3_000 },
  ],
};

/** Effects of codes that mean something only to a member who is signed in. */
const MEMBERS_ONLY: ReadonlySet<string> = new Set(['GEN0005']);

/** Code to effects (§8). A Map, because codes come from outside (C-05). */
const EFFECTS: ReadonlyMap<string, readonly ErrorEffect[]> = new Map<
  string,
  readonly ErrorEffect[]
>([
  ...Object.entries(SESSION_EFFECTS),
  ...[...CODE_WORDS].map(([code, words]): [string, readonly ErrorEffect[]] => [
    code,
    [{ do: 'toast', ...words }],
  ]),
]);

/** Where the failure came from, as far as it matters. */
export interface ErrorContext {
  readonly signedIn: boolean;
  /** Service of the call; what it may say is in `who-may-say` (safety B19a). */
  readonly service: string;
  /** What was wanted, for the notice of a 503; null for everything else. */
  readonly feature: MaintenanceFeature | null;
  /** Calls of customer service warn instead of failing (§8). */
  readonly customerService?: boolean;
  /**
   * The repeat-login flag (§8): the last session ended because the member signed in elsewhere, and
   * now the login fails. It is told by the modal, because a toast would pass over what may be
   * somebody else in the account.
   */
  readonly repeatLogin?: boolean;
}

const DEFAULT_MS = 3_000;

const byDefault = ({ customerService }: ErrorContext): readonly ErrorEffect[] => [
  {
    do: 'toastDescription',
    otherwise: 'systemError',
    ms: DEFAULT_MS,
    tone: customerService === true ? 'warning' : 'error',
  },
];

const toastWith = (phrase: ErrorPhrase): readonly ErrorEffect[] => [
  { do: 'toast', phrase, ms: DEFAULT_MS },
];

/**
 * 503 (§8, R8-4): a member is logged out, a visitor is told which feature is under maintenance. The
 * page that a member stands on names the feature too (ADR 062).
 */
function maintenance(context: ErrorContext): readonly ErrorEffect[] {
  if (context.signedIn)
    return [...toastWith('maintenanceLogout'), { do: 'endSession', reason: 'expired' }];
  return context.feature === null
    ? byDefault(context)
    : toastWith(`maintenance.${context.feature}`);
}

/** Effects of failures without a code. */
function effectsWithoutCode(
  error: Exclude<AppError, { kind: 'api' }>,
  context: ErrorContext,
): readonly ErrorEffect[] {
  switch (error.kind) {
    case 'aborted':
      return [];
    case 'network':
      return toastWith('network');
    case 'timeout':
      return toastWith('timeout');
    case 'contract':
      return toastWith('systemErrorService');
    case 'http':
      return error.status === 503 ? maintenance(context) : byDefault(context);
  }
}

function effectsOfCode(code: string, context: ErrorContext): readonly ErrorEffect[] {
  if (MEMBERS_ONLY.has(code) && !context.signedIn) return [];
  return EFFECTS.get(code) ?? (isSilentCode(code) ? [] : byDefault(context));
}

/** A feature that rests says so itself, whatever else its answer says; then codes, then the rest. */
function meantBy(error: AppError, context: ErrorContext): readonly ErrorEffect[] {
  if (context.feature !== null && isMaintenance(error)) return maintenance(context);
  return error.kind === 'api'
    ? effectsOfCode(error.code, context)
    : effectsWithoutCode(error, context);
}

/** The modal in place of the toasts, everything else as it is. */
const withModal = (effects: readonly ErrorEffect[]): readonly ErrorEffect[] =>
  effects.map((effect) => {
    if (effect.do === 'toast') return { do: 'openLoginFailure', phrase: effect.phrase };
    return effect.do === 'toastDescription' ? { do: 'openLoginFailure', phrase: null } : effect;
  });

/** Effects of a failure nobody claimed, in order. */
export function resolveError(error: AppError, context: ErrorContext): readonly ErrorEffect[] {
  const meant = meantBy(error, context);
  const effects = meant.every((effect) => maySay(context.service, saidBy(effect)))
    ? meant
    : byDefault(context);
  return context.repeatLogin === true ? withModal(effects) : effects;
}

/** Every code that the catalogue names, the silent ones too; the squads' panel raises them. */
export const knownErrorCodes = (): readonly string[] => [...EFFECTS.keys(), ...SILENT_CODES];
