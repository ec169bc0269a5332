/** What a member still has to show before a deposit (§4.5, R4.5-1). */

/** Steps in their order. */
export const DEPOSIT_STEPS = ['VerifyFirstStep', 'VerifySecondStep', 'DoneVerifyStep'] as const;
/** A step of the deposit verification. */
export type DepositStep = (typeof DEPOSIT_STEPS)[number];

/** What the step is derived from. */
export interface DepositIdentity { readonly phoneVerified: boolean; readonly firstName: string | null }

const isEmpty = (value: string | null): boolean => value === null || value.trim() === '';

/** The step a member stands at: the phone first, then the name. */
export function depositStep({ phoneVerified, firstName }: DepositIdentity): DepositStep {
  if (!phoneVerified) return 'VerifyFirstStep';
  return isEmpty(firstName) ? 'VerifySecondStep' : 'DoneVerifyStep';
}
