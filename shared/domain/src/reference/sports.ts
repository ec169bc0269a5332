/** Sports of the vendors by their common id (§3.10). */

/**
 * Name to id. The last two groups are no sports of a vendor but filters and a past tournament that
 * old links still carry.
 */
export const SPORT = {
  SOCCER: 1,
  BASKETBALL: 2,
  TENNIS: 3,
  ATHLETICS: 6,
  BADMINTON: 7,
  BASEBALL: 8,
  BOXING: 11,
  DARTS: 15,
  LAWN_HOCKEY: 18,
  FOOTBALL: 19,
  GOLF: 21,
  HANDBALL: 23,
  ICE_HOCKEY: 25,
  MOTOR: 29,
  RUGBY: 31,
  SAILING: 32,
  SNOOKER: 34,
  TABLE_TENNIS: 36,
  VIRTUAL_SOCCER: 39,
  VOLLEYBALL: 40,
  WATER_POLO: 41,
  VIRTUAL_BASKETBALL: 43,
  VIRTUAL_WORLD_CUP: 44,
  ENTERTAINMENT: 45,
  VIRTUAL_NATIONAL_CUP: 46,
  ALL_EXCEPT_SOCCER: -1,
  ALL: 98,
  WORLD_CUP_2022: 2022,
} as const;
/** Name of a sport. */
export type SportName = keyof typeof SPORT;
/** Id of a sport (§3.10). */
export type SportId = (typeof SPORT)[SportName];

/** What a sport id stands for: played by people, played by a computer, or a selection over many. */
export type SportKind = 'real' | 'virtual' | 'filter';

const NOT_REAL: ReadonlyMap<SportId, SportKind> = new Map<SportId, SportKind>([
  [SPORT.VIRTUAL_SOCCER, 'virtual'],
  [SPORT.VIRTUAL_BASKETBALL, 'virtual'],
  [SPORT.VIRTUAL_WORLD_CUP, 'virtual'],
  [SPORT.VIRTUAL_NATIONAL_CUP, 'virtual'],
  [SPORT.ALL_EXCEPT_SOCCER, 'filter'],
  [SPORT.ALL, 'filter'],
  [SPORT.WORLD_CUP_2022, 'filter'],
]);

/** Kind of a sport; code 13140 refuses the virtual ones while they are switched off. */
export const sportKind = (sport: SportId): SportKind => NOT_REAL.get(sport) ?? 'real';

/**
 * Narrows an id from outside.
 *
 * @returns null for an id that §3.10 does not know.
 */
export const asSportId = (id: number): SportId | null =>
  Object.values(SPORT).find((known) => known === id) ?? null;

/** True when a sport belongs to what a filter id asks for; a plain id asks for itself. */
export function sportMatches(requested: SportId, sport: SportId): boolean {
  if (requested === SPORT.ALL) return true;
  if (requested === SPORT.ALL_EXCEPT_SOCCER) return sport !== SPORT.SOCCER;
  return requested === sport;
}
