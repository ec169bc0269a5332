/** Which games a list shows and how games are searched (§5, R5-2, R5-11). */
import { Sports } from '../constants';

/** Games are filtered to live ones while the live-game setting is on (R5-11). */
export const liveOnly = <T extends { readonly isLive: boolean }>(
  games: readonly T[],
  liveGameOnly: boolean,
): readonly T[] => (liveGameOnly ? games.filter(({ isLive }) => isLive) : games);

/** A search needs three characters (§5), counted by code point after trimming. */
export const canSearch = (text: string): boolean => [...text.trim()].length >= Sports.searchMin;

/**
 * Names that a search asks for while less is typed than it needs (domain D9): a short text is never
 * sent, whole names that hold it are.
 *
 * @param typed what is typed so far; nothing is in no name.
 * @param names known names, those that matter most first.
 * @param most how many are asked for at once.
 */
export function namesToSearch(
  typed: string,
  names: readonly string[],
  most: number,
): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const holding = names.filter((name) => canSearch(name) && name.toLowerCase().includes(wanted));
  return [...new Set(holding)].slice(0, most);
}

/** Only `true` itself counts as whitelisted (§6, R6-4). */
export const isWhitelisted = (answer: unknown): boolean => answer === true;
