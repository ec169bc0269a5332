/** Which past season an address means; addresses compare without case, as the router does. */
import seasons from './seasons.json';

/** A season as the data says it. */
export type Season = (typeof seasons)[number];

/** All of them, newest first. */
export const SEASONS: readonly Season[] = seasons.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));

/** The season of a path without the base path; the newest one where the address names none. */
export function seasonOf(pathname: string): Season {
  const word = pathname.replaceAll('/', '').toLowerCase();
  const found = SEASONS.find(({ route }) => route.toLowerCase() === word) ?? SEASONS[0];
  if (found === undefined) throw new RangeError('the archive holds no season');
  return found;
}
