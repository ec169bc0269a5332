/** How far a pull goes and what it means; the finger's way is damped so that it feels held. */
import { vendorOfPath } from '@site/domain/vendors/board-address';

/** Way of the finger in CSS pixels after which letting go refreshes. */
export const PULL_FULL_PX = 130;
/** Most the sign moves down. */
export const SIGN_MOST_PX = 72;

/** Where the sign stands for a way of the finger: 0 at rest, never beyond its most, never backwards. */
export const signAt = (way: number): number =>
  way <= 0 ? 0 : SIGN_MOST_PX * (1 - Math.exp(-way / PULL_FULL_PX));

/** Whether letting go here refreshes. */
export const isPulledFull = (way: number): boolean => way >= PULL_FULL_PX;

/** Pages whose content may be pulled anew: home, boards, wallet and records. */
export const isRefreshable = (path: string): boolean =>
  path === '/' ||
  /^\/(me|transactionrecord|games|promotions|jackpot)$/i.test(path) ||
  /^\/sbtwo\/wagers$/i.test(path) ||
  (vendorOfPath(path) !== null && /^\/[^/]+\/[^/]+(\/event\/[^/]+)?$/i.test(path));
