/** What running bonuses still ask to be wagered, as one line of the slip says it. */
import { fenOf, sumFen, type Fen } from '../money';

/** A bonus as far as its turnover goes, in fen. */
export interface RunningBonus {
  readonly title: string;
  readonly status: string;
  readonly required: Fen;
  readonly achieved: Fen;
}

/**
 * All that is missing, with the name of the first bonus that asks for some and how many others do;
 * null when nothing is missing. Only bonuses that are being wagered count.
 */
export function turnoverLeft(
  bonuses: readonly RunningBonus[],
): { readonly amount: Fen; readonly title: string; readonly more: number } | null {
  const asking = bonuses.filter(
    ({ status, required, achieved }) => status === 'Wagering' && required > achieved,
  );
  const [first] = asking;
  return first === undefined
    ? null
    : {
        amount: sumFen(asking.map(({ required, achieved }) => fenOf(required - achieved))),
        title: first.title,
        more: asking.length - 1,
      };
}
