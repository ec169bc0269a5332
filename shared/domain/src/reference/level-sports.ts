/** What a sport's score can be and says (§3.10): whether a match can end level, and what bets count. */
import { SPORT } from './sports';

/** Sports that can end level. */
const WITH_DRAW: ReadonlySet<number> = new Set([
  SPORT.SOCCER,
  SPORT.HANDBALL,
  SPORT.LAWN_HOCKEY,
  SPORT.WATER_POLO,
  SPORT.RUGBY,
  SPORT.VIRTUAL_SOCCER,
  SPORT.VIRTUAL_WORLD_CUP,
  SPORT.VIRTUAL_NATIONAL_CUP,
  SPORT.WORLD_CUP_2022,
]);

/** True where the winner's market has a third selection. */
export const hasDraw = (sportId: number): boolean => WITH_DRAW.has(sportId);

/** True where the score of a match is what bets count; elsewhere it is sets or innings. */
export const countsScore = (sportId: number): boolean =>
  hasDraw(sportId) || sportId === SPORT.BASKETBALL;
