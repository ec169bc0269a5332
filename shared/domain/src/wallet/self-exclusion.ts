/** What a self-exclusion forbids (§3.2, §5, R6-7). */

/** Flags as the server sends them. */
export interface SelfExclusionFlags {
  readonly DisableDeposit: boolean;
  readonly DisableFundIn: boolean;
  readonly DisableBetting: boolean;
}

/** What a member asks to be kept from, and for how long. */
export interface ExclusionTerms {
  readonly days: number;
  readonly disableDeposit: boolean;
  readonly disableFundIn: boolean;
  readonly disableBetting: boolean;
}

const DAY_MS = 86_400_000;
/** The clocks of client and server may differ by this much. */
const SLACK_MS = 300_000;

/**
 * True where everything that was asked for holds, for as long as it was asked for.
 *
 * @param requestedAt when it was sent.
 * @param state the end is null where there is none.
 */
export function exclusionCovers(
  state: SelfExclusionFlags & {
    readonly Status: boolean;
    readonly SelfExcludeExpiredDate: string | null;
  },
  requested: ExclusionTerms,
  requestedAt: number,
): boolean {
  const held =
    (!requested.disableDeposit || state.DisableDeposit) &&
    (!requested.disableFundIn || state.DisableFundIn) &&
    (!requested.disableBetting || state.DisableBetting);
  const until =
    state.SelfExcludeExpiredDate === null ? Infinity : Date.parse(state.SelfExcludeExpiredDate);
  return state.Status && held && until >= requestedAt + requested.days * DAY_MS - SLACK_MS;
}

/** Things a member may want to do. */
export const RESTRICTED_ACTIONS = ['deposit', 'fundIn', 'bet', 'launchGame', 'withdraw'] as const;
/** A thing a member may want to do. */
export type RestrictedAction = (typeof RESTRICTED_ACTIONS)[number];

/** Which flag forbids what. Taking money out is never forbidden: nobody's money is locked in. */
const FORBIDDEN_BY: Readonly<Record<RestrictedAction, keyof SelfExclusionFlags | null>> = {
  deposit: 'DisableDeposit',
  fundIn: 'DisableFundIn',
  bet: 'DisableBetting',
  launchGame: 'DisableBetting',
  withdraw: null,
};

/**
 * May the member do it? `unknown` while the flags have not arrived: deposits and bets wait for them
 * (C-62).
 */
export function actionAllowed(
  flags: SelfExclusionFlags | null,
  action: RestrictedAction,
): 'yes' | 'no' | 'unknown' {
  const flag = FORBIDDEN_BY[action];
  if (flag === null) return 'yes';
  if (flags === null) return 'unknown';
  return flags[flag] ? 'no' : 'yes';
}
