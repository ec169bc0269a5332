/** Which of the member's quick amounts a stake field offers (§3.4). */
import { fenOf, type Fen } from '../money';

/** What bounds a stake. */
export interface StakeRoom {
  /** Least that the vendor takes; null while it is not known. */
  readonly least: Fen | null;
  /** Most that the vendor takes; null while it is not known. */
  readonly limit: Fen | null;
  /** What there is to pay with; null while it is not known. */
  readonly purse: Fen | null;
  /** The debit of a stake: lines of a combo and negative prices make it another than the stake. */
  readonly riskOf: (stake: Fen) => Fen;
}

const fits = (stake: Fen, { least, limit, purse, riskOf }: StakeRoom): boolean =>
  (least === null || stake >= least) &&
  (limit === null || stake <= limit) &&
  (purse === null || riskOf(stake) <= purse);

/**
 * Usual stakes, the likeliest first: they stand in where an amount of the member's cannot be
 * staked.
 */
const USUAL = [500, 50, 200, 20, 10] as const;

/**
 * Amounts that can be staked, smallest first, as many as were asked for where the room allows it. A
 * chip that only leads to a refusal is none, a usual stake takes its place; what is not known yet
 * keeps none away.
 *
 * @param amounts whole CNY.
 */
export function quickStakes(amounts: readonly number[], room: StakeRoom): readonly string[] {
  const can = (amount: number): boolean => fits(fenOf(BigInt(amount) * 100n), room);
  const own = [...new Set(amounts)].filter(can);
  const spare = USUAL.filter((amount) => !own.includes(amount) && can(amount));
  return [...own, ...spare.slice(0, amounts.length - own.length)]
    .toSorted((a, b) => a - b)
    .map(String);
}
