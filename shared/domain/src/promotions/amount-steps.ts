/** Amounts to choose from with one tap, where nobody suggests any: round ones within the limits. */
import { fenOf, type Fen } from '../money';

/** Leading digits of round amounts. */
const LEADS = [1n, 2n, 5n] as const;

/**
 * The least amount, then the next round ones (1, 2 or 5 with zeros, whole yuan) up to the most.
 *
 * @param minAmount fen, the least that may be sent; `maxAmount` the most.
 * @param count how many at most.
 * @returns ascending, without repeats, each within the limits; empty where the limits leave none.
 */
export function amountSteps(minAmount: Fen, maxAmount: Fen, count: number): readonly Fen[] {
  if (maxAmount < minAmount || count < 1) return [];
  const steps: Fen[] = minAmount > 0n ? [minAmount] : [];
  for (let power = 100n; power <= maxAmount && steps.length < count; power *= 10n)
    for (const lead of LEADS) {
      const next = lead * power;
      if (next > minAmount && next <= maxAmount && steps.length < count) steps.push(fenOf(next));
    }
  return steps;
}
