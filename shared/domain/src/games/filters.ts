/** Which games a list shows and how games are searched (§5, R5-2, R5-11). */
import { Sports } from '../constants';

/** Games are filtered to live ones while the live-game setting is on (R5-11). */
export const liveOnly = <T extends { readonly isLive: boolean }>(
  games: readonly T[],
  liveGameOnly: boolean,
): readonly T[] => (liveGameOnly ? games.filter(({ isLive }) => isLive) : games);

/** A search needs three characters (§5), counted by code point after trimming. */
export const canSearch = (text: string): boolean => [...text.trim()].length >= Sports.searchMin;

/** Only `true` itself counts as whitelisted (§6, R6-4). */
export const isWhitelisted = (answer: unknown): boolean => answer === true;
