/** Why a stake cannot be placed, one reason at a time in a fixed order (domain P0, codes of §8). */
import { ZERO_FEN, parseCny, type Fen } from '../money';

/** Limits of a selection as the vendor states them; null while not known yet. */
export interface StakeLimits {
  readonly min: Fen;
  readonly max: Fen;
}

/** What the slip knows when the member types. */
export interface StakeQuestion {
  /** The text in the field, as typed. */
  readonly text: string;
  /** The debit that this stake means (D1), or null when the stake is no amount. */
  readonly risk: Fen | null;
  readonly limits: StakeLimits | null;
  /** Sportsbook balance; null while unknown, which blocks (I7). */
  readonly balance: Fen | null;
  readonly lineOpen: boolean;
  readonly feedFresh: boolean;
  /**
   * Another line is offered than the one chosen: that is another bet. A price that moved is none:
   * the button shows the new one and sends what it shows.
   */
  readonly lineMoved: boolean;
  /** Self-exclusion of betting; null while it is not known, which blocks (C-62). */
  readonly bettingDisabled: boolean | null;
  readonly signedIn: boolean;
}

/** The reason ids in the order they are shown. */
export const STAKE_REASONS = [
  'signIn',
  'accountUnknown',
  'bettingDisabled',
  'feedStale',
  'lineClosed',
  'limitsUnknown',
  'stakeEmpty',
  'stakeInvalid',
  'stakeUnderMin',
  'stakeOverMax',
  'balanceUnknown',
  'balanceShort',
  'lineMoved',
] as const;
/** One reason why the place button is off. */
export type StakeReason = (typeof STAKE_REASONS)[number];

type Check = (question: StakeQuestion, stake: Fen | null) => boolean;

/** Each reason with the test that raises it; asked in the order of STAKE_REASONS. */
const RAISED: Record<StakeReason, Check> = {
  signIn: (q) => !q.signedIn,
  accountUnknown: (q) => q.bettingDisabled === null,
  bettingDisabled: (q) => q.bettingDisabled === true,
  feedStale: (q) => !q.feedFresh,
  lineClosed: (q) => !q.lineOpen,
  limitsUnknown: (q) => q.limits === null,
  stakeEmpty: (q) => q.text.trim() === '',
  stakeInvalid: (_q, stake) => stake === null || stake === ZERO_FEN,
  stakeUnderMin: (q, stake) => q.limits !== null && stake !== null && stake < q.limits.min,
  stakeOverMax: (q, stake) => q.limits !== null && stake !== null && stake > q.limits.max,
  balanceUnknown: (q) => q.balance === null,
  balanceShort: (q) => q.balance !== null && q.risk !== null && q.risk > q.balance,
  lineMoved: (q) => q.lineMoved,
};

/** The first reason that stands in the way, or null when the bet may be placed. */
export function stakeReason(question: StakeQuestion): StakeReason | null {
  const stake = parseCny(question.text);
  return STAKE_REASONS.find((reason) => RAISED[reason](question, stake)) ?? null;
}
