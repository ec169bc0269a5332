/** Which amounts a stake field offers at one tap: the member's own, and the largest (§3.4). */
import { fenOf, type Fen } from '../money';
import { shortOfLeast } from './least-stake';

/** What bounds a stake. */
export interface StakeRoom {
  /** Least that the vendor takes; null while it is not known. */
  readonly least: Fen | null;
  /** Most that the vendor takes; null while it is not known. */
  readonly limit: Fen | null;
  /** What there is to pay with; null while it is not known. */
  readonly purse: Fen | null;
  /**
   * The debit of a stake: lines of a combo and negative prices make it another than the stake. A
   * larger stake never takes less.
   */
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

/**
 * Amounts for somebody whom no vendor tells a limit. The largest of the settings stands for "as
 * much as there is" (§9) and is bounded by limit and purse; without these it is none to offer.
 *
 * @param amounts whole CNY.
 */
export const trialStakes = (amounts: readonly number[]): readonly string[] =>
  quickStakes(amounts, {
    least: null,
    limit: fenOf(BigInt(Math.max(...amounts)) * 100n - 1n),
    purse: null,
    riskOf: (stake) => stake,
  });

/**
 * The largest stake whose debit the purse pays, to the fen; null while the limit is not known, and
 * where the purse does not pay the least stake: an amount that cannot be placed is none to fill in.
 * A purse that is not known does not make it less than the limit.
 */
export function largestStake(room: StakeRoom): Fen | null {
  const { limit, purse, riskOf } = room;
  if (shortOfLeast([room], purse) !== null) return null;
  if (limit === null || purse === null || purse <= 0n || riskOf(limit) <= purse) return limit;
  // Debits are rounded, so that no division tells the stake: it is between these two.
  let [fitting, beyond]: readonly [bigint, bigint] = [0n, limit];
  while (beyond - fitting > 1n) {
    const middle = (fitting + beyond) / 2n;
    if (riskOf(fenOf(middle)) <= purse) fitting = middle;
    else beyond = middle;
  }
  return fenOf(fitting);
}
