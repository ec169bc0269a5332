/** How the board is cut and ordered (§3.10). */

/** Tabs of the sports list. */
export const SPORTS_TAB = { EARLY: 1, TODAY: 2, RUNNING: 3, FAVOURITE: 4, OUTRIGHT: 5 } as const;
/** Name of a tab. */
export type SportsTabName = keyof typeof SPORTS_TAB;
/** Names in the order of their ids. */
export const SPORTS_TABS: readonly SportsTabName[] = [
  'EARLY',
  'TODAY',
  'RUNNING',
  'FAVOURITE',
  'OUTRIGHT',
];

/** Order of events: by start, or wagers by the time they were placed. */
export const SORT_BY = { EVENT_DATE: 1, BET_DATE: 2 } as const;
/** Id of an order. */
export type SortBy = (typeof SORT_BY)[keyof typeof SORT_BY];

/** Kinds of market: on a fixture, or on the winner of a competition. */
export const MARKET_KIND = { FIXTURE: 1, OUTRIGHT: 2 } as const;
