/** The order in which a member finds matches on home: what concerns the member before the rest. */

/** A match as far as its place goes. Leagues are ids here and names in old bets. */
export interface OrderedMatch {
  readonly id: string;
  readonly leagueId: string;
  readonly leagueName: string;
}

/** What is known of a member's taste; all of it may be empty. */
export interface Taste {
  /** Followed matches and leagues, by id. */
  readonly events: ReadonlySet<string>;
  readonly leagues: ReadonlySet<string>;
  /** Names of leagues of the member's last bets. */
  readonly betLeagues: ReadonlySet<string>;
}

/** Followed first, then leagues of the last bets, then all others. */
const rankOf = ({ id, leagueId, leagueName }: OrderedMatch, taste: Taste): number => {
  if (taste.events.has(id) || taste.leagues.has(leagueId)) return 0;
  return taste.betLeagues.has(leagueName) ? 1 : 2;
};

/**
 * Matches in the member's order: a group keeps the given order, nothing is dropped or doubled. With
 * no taste it is the given order.
 */
export const personalOrder = <M extends OrderedMatch>(
  matches: readonly M[],
  taste: Taste,
): readonly M[] => matches.toSorted((a, b) => rankOf(a, taste) - rankOf(b, taste));
