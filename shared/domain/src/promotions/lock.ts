/** What a bonus holds once it is claimed (§3.7): the member's whole money, until it is wagered. */

/** What of a bonus decides it, as the server lists it. */
export interface LockTerms {
  /** A voucher for stakes. */
  readonly isFreebet: boolean;
  /** How many times over it has to be wagered; zero for none. */
  readonly turnover: number;
}

/**
 * True where no money may be withdrawn or transferred from the claim until the turnover is done or
 * the bonus is given up.
 */
export const locksMoney = ({ isFreebet, turnover }: LockTerms): boolean =>
  !isFreebet && turnover > 0;
