/** Scores of a finished event from a vendor's list of parts. */
import type { Score } from '@site/domain/betting/settlement';
import type { MatchResult } from '../port';

/**
 * What the vendor calls the whole event and its halves; every other part is a quarter, set, game,
 * inning or map.
 */
export interface PartNames<K> {
  readonly full: K;
  readonly firstHalf: K;
  readonly secondHalf: K;
}

/** The scores, parts in the order they came in. */
export function toScores<K>(
  scores: readonly { readonly period: K; readonly score: Score }[],
  { full, firstHalf, secondHalf }: PartNames<K>,
): Pick<MatchResult, 'final' | 'firstHalf' | 'parts'> {
  const of = (wanted: K): Score | null =>
    scores.find(({ period }) => period === wanted)?.score ?? null;
  return {
    final: of(full),
    firstHalf: of(firstHalf),
    parts: scores
      .filter(({ period }) => period !== full && period !== firstHalf && period !== secondHalf)
      .map(({ score }) => score),
  };
}
