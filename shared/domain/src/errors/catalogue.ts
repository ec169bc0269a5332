/** What an error code does (§8), as data. Performed by one interpreter in the host. */
import type { AppError } from './app-error';

/** Everything an error may cause; a closed set. */
export type ErrorEffect =
  | { readonly do: 'toast'; readonly phrase: ErrorPhrase; readonly ms: number }
  | { readonly do: 'toastDescription'; readonly otherwise: ErrorPhrase; readonly ms: number }
  | { readonly do: 'go'; readonly to: '/restrict' | '/illegal' | '/maintenance' | '/login' }
  | { readonly do: 'endSession'; readonly reason: 'expired' | 'duplicate' }
  | { readonly do: 'logOutAfter'; readonly ms: number };

/** Texts of the catalogue; the copy is in phrases. */
export type ErrorPhrase =
  | 'accountUnusable' | 'loginExpired' | 'duplicateLogin' | 'cardSaveFailed' | 'systemError' | 'systemErrorService'
  | 'network' | 'timeout' | 'maintenanceLogout' | 'unsupportedCountry';

const EXPIRED: readonly ErrorEffect[] = [
  { do: 'toast', phrase: 'loginExpired', ms: 3_000 }, { do: 'endSession', reason: 'expired' }, { do: 'go', to: '/login' },
];

/** Code to effects (§8). A Map, because codes come from outside (C-05). */
const EFFECTS: ReadonlyMap<string, readonly ErrorEffect[]> = new Map<string, readonly ErrorEffect[]>([
  ['MEM00145', [{ do: 'go', to: '/restrict' }]],
  ['GEN0002', [{ do: 'go', to: '/restrict' }]],
  ['MEM00061', [{ do: 'toast', phrase: 'accountUnusable', ms: 2_000 }]],
  ['GEN0001', [{ do: 'go', to: '/maintenance' }]],
  ['GEN0006', EXPIRED], ['IDSVR00006', EXPIRED], ['VAL99902', EXPIRED],
  ['GEN0005', [
    { do: 'toast', phrase: 'duplicateLogin', ms: 2_000 }, { do: 'endSession', reason: 'duplicate' }, { do: 'go', to: '/login' },
  ]],
  ['VAL11056', [{ do: 'toast', phrase: 'cardSaveFailed', ms: 3_000 }]],
  ['PII00702', [{ do: 'go', to: '/illegal' }, { do: 'logOutAfter', ms: 3_000 }]],
]);

/** Codes handed to the caller without a word (§8). The exact P1 list is not shown: the whole family passes. */
const SILENT: ReadonlySet<string> = new Set([
  'VAL17003', 'MEM00059', 'SNC0001', 'SNC0002', 'SNC0003', 'BP00006', 'P109003', 'MEM00004', 'MG99998', 'PII00102',
  'PII00605', 'VAL03016', 'VAL08052',
]);
const isSilent = (code: string): boolean => SILENT.has(code) || /^P1\d{5}$/.test(code);

/** Where the failure came from, as far as it matters. */
export interface ErrorContext {
  readonly signedIn: boolean;
  /** Only the main gateway's 503 ends a session (safety B19a). */
  readonly mainGateway: boolean;
}

const DEFAULT: readonly ErrorEffect[] = [{ do: 'toastDescription', otherwise: 'systemError', ms: 3_000 }];

/** Effects of failures without a code. */
function effectsWithoutCode(error: Exclude<AppError, { kind: 'api' }>, context: ErrorContext): readonly ErrorEffect[] {
  switch (error.kind) {
    case 'aborted':
      return [];
    case 'network':
      return [{ do: 'toast', phrase: 'network', ms: 3_000 }];
    case 'timeout':
      return [{ do: 'toast', phrase: 'timeout', ms: 3_000 }];
    case 'contract':
      return [{ do: 'toast', phrase: 'systemErrorService', ms: 3_000 }];
    case 'http':
      return error.status === 503 && context.mainGateway && context.signedIn
        ? [{ do: 'toast', phrase: 'maintenanceLogout', ms: 3_000 }, { do: 'endSession', reason: 'expired' }]
        : DEFAULT;
  }
}

/** Effects of a failure nobody claimed, in order. */
export function resolveError(error: AppError, context: ErrorContext): readonly ErrorEffect[] {
  if (error.kind !== 'api') return effectsWithoutCode(error, context);
  const listed = EFFECTS.get(error.code);
  if (listed !== undefined) return listed;
  return isSilent(error.code) ? [] : DEFAULT;
}

/** True for codes that end or block the session whatever the caller claims. */
export const isSessionCode = (code: string): boolean =>
  (EFFECTS.get(code) ?? []).some((effect) => effect.do === 'endSession' || effect.do === 'go' || effect.do === 'logOutAfter');
