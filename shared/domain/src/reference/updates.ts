/** What a feed can say (§3.10); adapters turn every vendor's own messages into these. */

/** Update kind of a data record. */
export const DATA_UPDATE = { UPSERT: 0, DELETE: 1 } as const;
/** Id of a data update. */
type DataUpdate = (typeof DATA_UPDATE)[keyof typeof DATA_UPDATE];

/** Update kind of a feed message. */
export const FEED_UPDATE = { NEW: 1, UPDATE: 2, DELETE: 3, SORT: 4 } as const;
/** Id of a feed update. */
type FeedUpdate = (typeof FEED_UPDATE)[keyof typeof FEED_UPDATE];

/** Update kind of one line. */
export const LINE_UPDATE = { UPDATE: 2, UNAVAILABLE: 3 } as const;
/** Id of a line update. */
type LineUpdate = (typeof LINE_UPDATE)[keyof typeof LINE_UPDATE];

/**
 * Things that happen to an event, 1 to 11. The specification names the groups; home before away is
 * our reading.
 */
export const EVENT_KIND = {
  START: 1,
  HOME_GOAL: 2,
  AWAY_GOAL: 3,
  HOME_CORNER: 4,
  AWAY_CORNER: 5,
  HOME_RED_CARD: 6,
  AWAY_RED_CARD: 7,
  LINE_NEW: 8,
  LINE_DELETE: 9,
  ODDS_UP: 10,
  ODDS_DOWN: 11,
} as const;
/** Name of an event kind. */
export type EventKindName = keyof typeof EVENT_KIND;
/** Id of an event kind. */
type EventKind = (typeof EVENT_KIND)[EventKindName];
