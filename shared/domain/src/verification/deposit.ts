/** What a member still has to show before a deposit (§4.5, R4.5-1). */

/** Steps in their order. */
export const DEPOSIT_STEPS = ['VerifyFirstStep', 'VerifySecondStep', 'DoneVerifyStep'] as const;
/** A step of the deposit verification. */
export type DepositStep = (typeof DEPOSIT_STEPS)[number];

/** What the step is derived from. */
export interface DepositIdentity {
  readonly phoneVerified: boolean;
  readonly firstName: string | null;
}

const isEmpty = (value: string | null): boolean => value === null || value.trim() === '';

/** Each step with what keeps a member there: the phone first, then the name. */
const MISSING: readonly (readonly [DepositStep, (identity: DepositIdentity) => boolean])[] = [
  ['VerifyFirstStep', ({ phoneVerified }) => !phoneVerified],
  ['VerifySecondStep', ({ firstName }) => isEmpty(firstName)],
];

/** Everything that is missing, so that both steps are told at once. */
export const missingForDeposit = (identity: DepositIdentity): readonly DepositStep[] =>
  MISSING.filter(([, isMissing]) => isMissing(identity)).map(([step]) => step);

/** The step a member stands at. */
export const depositStep = (identity: DepositIdentity): DepositStep =>
  missingForDeposit(identity)[0] ?? 'DoneVerifyStep';
