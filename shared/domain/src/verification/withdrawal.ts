/** What a member still has to show before a withdrawal (§4.5, R4.5-2). */

/** Steps in their order; 4 is the e-mail. */
export const WITHDRAWAL_STEPS = ['1', '2', '3', '4', 'DoneVerifyStep'] as const;
/** A step of the withdrawal verification. */
export type WithdrawalStep = (typeof WITHDRAWAL_STEPS)[number];

/** What the step is derived from. */
export interface WithdrawalIdentity {
  readonly identityCard: string | null;
  readonly dob: string | null;
  readonly city: string | null;
  readonly phoneVerified: boolean;
  readonly emailVerified: boolean;
}

const isEmpty = (value: string | null): boolean => value === null || value.trim() === '';

/** Each step with what keeps a member there; asked in this order. */
const MISSING: readonly (readonly [WithdrawalStep, (identity: WithdrawalIdentity) => boolean])[] = [
  ['1', ({ identityCard }) => isEmpty(identityCard)],
  ['2', ({ dob, city }) => isEmpty(dob) || isEmpty(city)],
  ['3', ({ phoneVerified }) => !phoneVerified],
  ['4', ({ emailVerified }) => !emailVerified],
];

/** The step a member stands at. */
export const withdrawalStep = (identity: WithdrawalIdentity): WithdrawalStep =>
  MISSING.find(([, isMissing]) => isMissing(identity))?.[0] ?? 'DoneVerifyStep';

/**
 * Everything that is missing, so that a member sees it before the first deposit and not at the
 * withdrawal.
 */
export const missingForWithdrawal = (identity: WithdrawalIdentity): readonly WithdrawalStep[] =>
  MISSING.filter(([, isMissing]) => isMissing(identity)).map(([step]) => step);
