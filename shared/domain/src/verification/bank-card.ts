/** What happens before a bank card is added (§4.5, R4.5-3). */

/** Outcomes of the check. */
export const BANK_CARD_OUTCOMES = ['NO_OTP_TIMES', 'HAS_OTP_TIMES', 'IS_IWMM', 'NOT_IWMM'] as const;
/** Outcome of the check. */
export type BankCardOutcome = (typeof BANK_CARD_OUTCOMES)[number];

/** Flags of MemberFlags?flagKey=BankCardVerification, and the attempts that are left. */
export interface BankCardFlags {
  readonly isDepositVerificationOTP: boolean;
  readonly isIWMM: boolean;
  readonly attemptsLeft: number;
}

/** A code is asked while attempts are left; without the code check the IWMM flag decides. */
export function bankCardOutcome({
  isDepositVerificationOTP,
  isIWMM,
  attemptsLeft,
}: BankCardFlags): BankCardOutcome {
  if (isDepositVerificationOTP) return attemptsLeft <= 0 ? 'NO_OTP_TIMES' : 'HAS_OTP_TIMES';
  return isIWMM ? 'IS_IWMM' : 'NOT_IWMM';
}
