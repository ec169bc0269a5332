/** Which of the member's quick amounts a stake field offers (§3.4). */
import { fenOf, type Fen } from '../money';

/** What bounds a stake. */
export interface StakeRoom {
  /** Most that the vendor takes; null while it is not known. */
  readonly limit: Fen | null;
  /** What there is to pay with; null while it is not known. */
  readonly purse: Fen | null;
  /** The debit of a stake: lines of a combo and negative prices make it another than the stake. */
  readonly riskOf: (stake: Fen) => Fen;
}

const fits = (stake: Fen, { limit, purse, riskOf }: StakeRoom): boolean =>
  (limit === null || stake <= limit) && (purse === null || riskOf(stake) <= purse);

/**
 * Amounts that can be staked, smallest first. A chip that only leads to a refusal is none; what is
 * not known yet keeps none away.
 *
 * @param amounts whole CNY.
 */
export const quickStakes = (amounts: readonly number[], room: StakeRoom): readonly string[] =>
  amounts
    .filter((amount) => fits(fenOf(BigInt(amount) * 100n), room))
    .toSorted((a, b) => a - b)
    .map(String);
