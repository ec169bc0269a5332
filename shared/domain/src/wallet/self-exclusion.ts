/** What a self-exclusion forbids (§3.2, §5, R6-7). */

/** Flags as the server sends them. */
export interface SelfExclusionFlags { readonly DisableDeposit: boolean; readonly DisableFundIn: boolean; readonly DisableBetting: boolean }

/** Things a member may want to do. */
export const RESTRICTED_ACTIONS = ['deposit', 'fundIn', 'bet', 'launchGame', 'withdraw'] as const;
/** A thing a member may want to do. */
export type RestrictedAction = (typeof RESTRICTED_ACTIONS)[number];

/** Which flag forbids what. Taking money out is never forbidden: nobody's money is locked in. */
const FORBIDDEN_BY: Readonly<Record<RestrictedAction, keyof SelfExclusionFlags | null>> = {
  deposit: 'DisableDeposit', fundIn: 'DisableFundIn', bet: 'DisableBetting', launchGame: 'DisableBetting', withdraw: null,
};

/**
 * May the member do it? `unknown` while the flags have not arrived: deposits and bets wait for them (C-62).
 */
export function actionAllowed(flags: SelfExclusionFlags | null, action: RestrictedAction): 'yes' | 'no' | 'unknown' {
  const flag = FORBIDDEN_BY[action];
  if (flag === null) return 'yes';
  if (flags === null) return 'unknown';
  return flags[flag] ? 'no' : 'yes';
}
