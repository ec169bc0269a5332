/**
 * A purse that does not pay the least stake: no amount helps, so that is the reason whatever was
 * typed, and none is to be filled in (codes of §8, domain P0).
 */
import { sumFen, type Fen } from '../money';
import type { StakeReason } from './stake-check';

/** A bet as far as its least stake goes. */
export interface LeastBet {
  /** Least that the vendor takes, per line; null while it is not known. */
  readonly least: Fen | null;
  /** The debit of a stake, see `StakeRoom` of quick-stakes. */
  readonly riskOf: (stake: Fen) => Fen;
}

/**
 * The debit of all the least stakes together, in fen, where the purse does not pay it. Null where
 * it does, and while a least stake or the purse is not known: what nobody knows is no reason.
 */
export function shortOfLeast(bets: readonly LeastBet[], purse: Fen | null): Fen | null {
  const debits = bets.map(({ least, riskOf }) => (least === null ? null : riskOf(least)));
  const known = debits.filter((debit) => debit !== null);
  const least = sumFen(known);
  return purse !== null && known.length === debits.length && least > purse ? least : null;
}

/** Reasons that speak of an amount, or of none. */
const OF_AMOUNT: ReadonlySet<StakeReason> = new Set<StakeReason>([
  'stakeEmpty',
  'stakeUnderMin',
  'stakeOverMax',
  'balanceShort',
]);

/** {@link shortOfLeast} where that is the better reason than the one found; null where it is not. */
export const tooPoorFor = (
  reason: StakeReason,
  bets: readonly LeastBet[],
  purse: Fen | null,
): Fen | null => (OF_AMOUNT.has(reason) ? shortOfLeast(bets, purse) : null);
