/** What a claim pays against what was planned: the money that has come counts, not what was meant. */
import { ZERO_FEN, fenOf, type Fen } from '../money';

/** What a claim gives and asks: what its member agrees to. */
export interface ClaimPrice {
  readonly bonusAmount: Fen;
  /** Turnover. */
  readonly required: Fen;
}

/** What a claim would pay now, as the server says it. */
export interface ClaimTerms extends ClaimPrice {
  /** What has come in and counts. */
  readonly amount: Fen;
}

/** What of an application decides it. */
export interface PlannedClaim {
  /** What the member meant to pay in; zero where nothing was said. */
  readonly amount: Fen;
  /** Null where the server does not say. */
  readonly claimNow: ClaimTerms | null;
}

/** What is to come in until a claim counts as much as was planned; zero where nothing is missing. */
export const missingOfPlan = ({ amount, claimNow }: PlannedClaim): Fen =>
  claimNow !== null && claimNow.amount < amount ? fenOf(amount - claimNow.amount) : ZERO_FEN;

/** True where both pay and ask the same: a consent to one is a consent to the other. */
export const paysTheSame = (one: ClaimPrice | null, other: ClaimPrice | null): boolean =>
  one?.bonusAmount === other?.bonusAmount && one?.required === other?.required;
