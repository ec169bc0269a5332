/** Scores of quarters and sets as one short line, where a sport counts in them. */
import { SPORT } from '@site/domain/reference/sports';
import type { LiveInfo } from '../vendors/port';

/** Sports whose halves say nothing that the score does not. */
const WITHOUT: ReadonlySet<number> = new Set([
  SPORT.SOCCER,
  SPORT.VIRTUAL_SOCCER,
  SPORT.VIRTUAL_WORLD_CUP,
  SPORT.VIRTUAL_NATIONAL_CUP,
  SPORT.WORLD_CUP_2022,
]);

/** `6-4 3-6 2-1`; empty where the score says it all. */
export const partsText = ({ parts }: LiveInfo, sportId: number): string =>
  WITHOUT.has(sportId) ? '' : parts.map(({ home, away }) => `${home}-${away}`).join(' ');
