/**
 * What an open leg is worth now: the mean of its return over everything that may still happen, at
 * fair chances.
 */
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { outlookAt, type WorldEvent } from './models';
import { multiplierOf, resultOnScore, type LegOutcome, type LegTerms } from './results';
import type { Dist, FairMarket, Outlook } from './types';

/** An outcome with its chance. */
export interface Weighed {
  readonly outcome: LegOutcome;
  readonly chance: number;
}

/**
 * Scores that stand for a distribution of one number, for markets that read only the margin or only
 * the total.
 */
function scoresOf(
  { scores, margin, total }: Outlook,
  type: LegTerms['type'],
): readonly (readonly [number, number, number])[] {
  if (scores !== null) return scores;
  const byMargin = (values: Dist): (readonly [number, number, number])[] =>
    [...values].map(
      ([value, chance]) => [Math.max(0, value), Math.max(0, -value), chance] as const,
    );
  const byTotal = (values: Dist): (readonly [number, number, number])[] =>
    [...values].map(([value, chance]) => [Math.max(0, value), 0, chance] as const);
  return type === 'total' || type === 'oddEven' || type === 'totalGoals'
    ? byTotal(total)
    : byMargin(margin);
}

/** Every outcome of an open leg with its chance, or null when its period is over or unknown. */
export function outcomesOf(
  event: WorldEvent,
  now: number,
  fair: readonly FairMarket[],
  terms: LegTerms,
): readonly Weighed[] | null {
  if (terms.type === 'outright' || terms.type === 'place') {
    const chance = fair
      .find(({ type }) => type === terms.type)
      ?.sides.find(({ key }) => key === terms.key)?.chance;
    return chance === undefined
      ? null
      : [
          { outcome: { kind: 'won' }, chance },
          { outcome: { kind: 'lost' }, chance: 1 - chance },
        ];
  }
  const open = outlookAt(event, now).get(terms.period);
  if (open === undefined) return null;
  const sums = new Map<LegOutcome['kind'], number>();
  for (const [home, away, chance] of scoresOf(open, terms.type)) {
    const { kind } = resultOnScore(terms, { home, away });
    sums.set(kind, (sums.get(kind) ?? 0) + chance);
  }
  return [...sums].map(([kind, chance]) => ({ outcome: { kind }, chance }));
}

/** Mean return per unit staked at a price. */
export const meanMultiplier = (weighed: readonly Weighed[], price: DecimalOdds): number =>
  weighed.reduce(
    (sum, { outcome, chance }) => sum + chance * multiplierOf(outcome, price).toNumber(),
    0,
  );

/** Mean of a value per outcome. */
export const meanOf = (
  weighed: readonly Weighed[],
  valueOf: (outcome: LegOutcome) => number,
): number => weighed.reduce((sum, { outcome, chance }) => sum + chance * valueOf(outcome), 0);
