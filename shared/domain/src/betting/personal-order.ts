/**
 * The order in which a member finds matches on home: what concerns the member before the rest, and
 * what is about to end after all of it.
 */
import { isEnding, type MatchInPlay } from './open-match';

/** A match as far as its place goes. Leagues are ids here and names in old bets. */
export interface OrderedMatch {
  readonly id: string;
  readonly leagueId: string;
  readonly leagueName: string;
  /** Its state of play; null or missing before it begins. */
  readonly live?: MatchInPlay | null | undefined;
}

/** What is known of a member's taste; all of it may be empty. */
export interface Taste {
  /** Followed matches and leagues, by id. */
  readonly events: ReadonlySet<string>;
  readonly leagues: ReadonlySet<string>;
  /** Names of leagues of the member's last bets. */
  readonly betLeagues: ReadonlySet<string>;
}

/** Groups of matches that are not about to end; those that are have as many behind them. */
const GROUPS = 3;

/**
 * Followed first, then leagues of the last bets, then all others; so once more what is about to
 * end.
 */
const rankOf = ({ id, leagueId, leagueName, live }: OrderedMatch, taste: Taste): number => {
  const late = isEnding(live) ? GROUPS : 0;
  if (taste.events.has(id) || taste.leagues.has(leagueId)) return late;
  return late + (taste.betLeagues.has(leagueName) ? 1 : 2);
};

/**
 * Matches in the member's order: a group keeps the given order, nothing is dropped or doubled. With
 * no taste and nothing about to end it is the given order.
 */
export const personalOrder = <M extends OrderedMatch>(
  matches: readonly M[],
  taste: Taste,
): readonly M[] => matches.toSorted((a, b) => rankOf(a, taste) - rankOf(b, taste));
