/**
 * What a feed can say (§3.10). Adapters turn every vendor's own messages into these, and into
 * nothing else.
 */
/** What becomes of a kept record: it is put or taken away. */
export const DATA_UPDATE = { UPSERT: 0, DELETE: 1 } as const;
/** Number of a data update. */
export type DataUpdate = (typeof DATA_UPDATE)[keyof typeof DATA_UPDATE];

/** What becomes of an event of a feed; SORT: it stands in another place now. */
export const FEED_UPDATE = { NEW: 1, UPDATE: 2, DELETE: 3, SORT: 4 } as const;
/** Number of a feed update. */
export type FeedUpdate = (typeof FEED_UPDATE)[keyof typeof FEED_UPDATE];

/** What becomes of one line; UNAVAILABLE: it is gone. */
export const LINE_UPDATE = { UPDATE: 2, UNAVAILABLE: 3 } as const;

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
/** Number of an event kind. */
export type EventKind = (typeof EVENT_KIND)[keyof typeof EVENT_KIND];

/** Of the two teams. */
interface Pair {
  readonly home: number;
  readonly away: number;
}
/** A move of a price. */
export type OddsMove = typeof EVENT_KIND.ODDS_UP | typeof EVENT_KIND.ODDS_DOWN;
/** Its direction in a word. */
export const MOVE_WORD: Readonly<Record<OddsMove, 'up' | 'down'>> = {
  [EVENT_KIND.ODDS_UP]: 'up',
  [EVENT_KIND.ODDS_DOWN]: 'down',
};

/** What is counted of a match in play. */
export interface LiveCounts {
  readonly score: Pair;
  readonly corners: Pair;
  readonly reds: Pair;
}
/** Something that happened; `undone`: it was taken back, as a goal by the video referee. */
export interface Happening {
  readonly kind: EventKind;
  readonly undone: boolean;
}

const COUNTED = [
  ['score', 'home', EVENT_KIND.HOME_GOAL],
  ['score', 'away', EVENT_KIND.AWAY_GOAL],
  ['corners', 'home', EVENT_KIND.HOME_CORNER],
  ['corners', 'away', EVENT_KIND.AWAY_CORNER],
  ['reds', 'home', EVENT_KIND.HOME_RED_CARD],
  ['reds', 'away', EVENT_KIND.AWAY_RED_CARD],
] as const;

/**
 * What happened to an event between two looks; once per kind, however many were scored.
 *
 * @param before and now: what is counted in play; null where it is not in play.
 */
export function happenings(
  before: LiveCounts | null,
  now: LiveCounts | null,
): readonly Happening[] {
  if (now === null) return [];
  if (before === null) return [{ kind: EVENT_KIND.START, undone: false }];
  return COUNTED.filter(([what, side]) => before[what][side] !== now[what][side]).map(
    ([what, side, kind]) => ({ kind, undone: now[what][side] < before[what][side] }),
  );
}
