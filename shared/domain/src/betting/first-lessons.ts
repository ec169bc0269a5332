/** Which short lesson helps at a moment, and only the first time (domain.md "tutorial"). */
import { BET_TYPE, type BetTypeId } from './bet-types';

/** The lessons of /sbtwo/tutorial, in their order. */
export const LESSONS = ['winner', 'handicap', 'total', 'odds', 'combo', 'cashOut'] as const;
/** Name of a lesson, as the tutorial's address has it. */
export type Lesson = (typeof LESSONS)[number];

/** Narrows what was kept or typed. */
export const asLesson = (name: unknown): Lesson | undefined =>
  LESSONS.find((known) => known === name);

const OF_BET_TYPE: Partial<Record<BetTypeId, Lesson>> = {
  [BET_TYPE.HANDICAP]: 'handicap',
  [BET_TYPE.OVER_UNDER]: 'total',
  [BET_TYPE.ONE_X_TWO]: 'winner',
  [BET_TYPE.MONEY_LINE]: 'winner',
};

/**
 * The lesson for what stands on the slip: of a combo first, then of what was chosen last; of prices
 * for bets that have none of their own.
 *
 * @param betTypes of the selections, in the order they were chosen.
 * @returns null where all that would help was seen, or nothing is chosen.
 */
export function firstLesson(
  betTypes: readonly BetTypeId[],
  isCombo: boolean,
  seen: ReadonlySet<Lesson>,
): Lesson | null {
  if (betTypes.length === 0) return null;
  const wanted: readonly Lesson[] = [
    ...(isCombo ? (['combo'] as const) : []),
    ...betTypes.toReversed().map((betType) => OF_BET_TYPE[betType] ?? 'odds'),
  ];
  return wanted.find((lesson) => !seen.has(lesson)) ?? null;
}
