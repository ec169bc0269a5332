/**
 * The IM gateway in its own words: posts with PascalCase names, polled as a full list or as what
 * changed since a cursor (board every 5 s, live 2 s, counts 20 s). Mapping these names to the
 * site's is the adapter's job.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { isoTime } from './wire';

/** Where the calls of IM lie. */
export const IM_BASE = '/vendors/im/api';

/** Markets of IM's lists: the tabs of §3.10 under IM's numbers. */
export const IM_MARKET = { EARLY: 1, TODAY: 2, LIVE: 3, FAVOURITE: 4, OUTRIGHT: 5 } as const;
/** A list of IM. */
export const imMarket = v.picklist([1, 2, 3, 4, 5]);

/**
 * Bet types: ids of §3.10; 9 two-way winner, 10 both teams to score, 20 season winner, 21 first
 * three.
 */
export const IM_BET_TYPE = {
  HANDICAP: 1,
  OVER_UNDER: 2,
  ONE_X_TWO: 3,
  ODD_EVEN: 5,
  CORRECT_SCORE: 6,
  TOTAL_GOAL: 7,
  DOUBLE_CHANCE: 8,
  MONEY_LINE: 9,
  BOTH_SCORE: 10,
  OUTRIGHT: 20,
  TOP_THREE: 21,
} as const;

/**
 * Kinds of selection. `EXACT`, `BAND` and `RUNNER` say more in `Specifiers`: `score=2:1`,
 * `goals=2-3`, `runner=r4`.
 */
export const IM_SELECTION_TYPE = {
  HOME: 1,
  AWAY: 2,
  OVER: 3,
  UNDER: 4,
  DRAW: 5,
  ODD: 6,
  EVEN: 7,
  HOME_DRAW: 8,
  HOME_AWAY: 9,
  AWAY_DRAW: 10,
  YES: 11,
  NO: 12,
  EXACT: 20,
  BAND: 21,
  RUNNER: 30,
} as const;

/** Status of a market line: 2 stopped, 3 its odds are being updated (13060). */
export const IM_LINE_STATUS = { OPEN: 1, SUSPENDED: 2, UPDATING: 3, CLOSED: 4 } as const;
/** Status of an event. */
export const IM_EVENT_STATUS = { ACTIVE: 1, CLOSED: 2, POSTPONED: 3, DELETED: 4 } as const;
/** What the attack is doing; betting is stopped in the last three. */
export const IM_DANGER = { SAFE: 0, HOME: 1, AWAY: 2, GOAL: 3, RED_CARD: 4, VAR: 5 } as const;

/**
 * A selection. Prices are native: Hong Kong (`OddsType` 2) on handicaps, totals and odd/even,
 * decimal (3) elsewhere; null without a price.
 */
export const imSelection = v.object({
  SelectionId: v.string(),
  SelectionType: v.number(),
  SelectionName: v.string(),
  Handicap: v.nullable(v.number()),
  Specifiers: v.string(),
  Odds: v.nullable(v.string()),
  OddsType: v.picklist([2, 3]),
});

/**
 * A market line. `PeriodId` 1 whole, 2 and 3 halves, 11-14 quarters, 21 and up sets, frames and
 * maps. `LineRank` 1 is the main line.
 */
export const imMarketLine = v.object({
  LineId: v.string(),
  BetTypeId: v.number(),
  PeriodId: v.number(),
  LineStatusId: v.picklist([1, 2, 3, 4]),
  LineRank: v.number(),
  IsLive: v.boolean(),
  IsOpenParlay: v.boolean(),
  Selections: v.array(imSelection),
});
/** A market line. */
export type ImMarketLine = v.InferOutput<typeof imMarketLine>;

const pair = v.object({ Home: v.number(), Away: v.number() });

/** An event. `Period` is a code of the domain's live periods of IM. */
export const imEvent = v.object({
  EventId: v.string(),
  SportId: v.number(),
  LeagueId: v.string(),
  LeagueName: v.string(),
  LeagueSort: v.number(),
  HomeTeamId: v.string(),
  HomeTeamName: v.string(),
  AwayTeamId: v.string(),
  AwayTeamName: v.string(),
  StartAt: isoTime,
  EventStatus: v.picklist([1, 2, 3, 4]),
  /** 1 fixture, 2 outright (§3.10). */
  MarketKind: v.picklist([1, 2]),
  ListId: v.picklist([1, 2, 3, 5]),
  IsLive: v.boolean(),
  IsVirtual: v.boolean(),
  IsOpenParlay: v.boolean(),
  Sort: v.number(),
  LineCount: v.number(),
  LiveState: v.nullable(
    v.object({
      Period: v.string(),
      Clock: v.string(),
      HomeScore: v.number(),
      AwayScore: v.number(),
      HomeRedCard: v.number(),
      AwayRedCard: v.number(),
      HomeCorner: v.number(),
      AwayCorner: v.number(),
      Danger: v.picklist([0, 1, 2, 3, 4, 5]),
      PartScores: v.array(pair),
      GamePoints: v.string(),
    }),
  ),
  Lines: v.array(imMarketLine),
});
/** An event. */
export type ImEvent = v.InferOutput<typeof imEvent>;

/**
 * A list: everything (`IsFull`), or what changed since the cursor that was sent. Events come whole;
 * `RemovedEventIds` left the list. `Since` is the cursor from which it counts: another one than was
 * sent means that changes were lost in between.
 */
export const imEventList = v.object({
  IsFull: v.boolean(),
  Since: v.optional(v.string()),
  Delta: v.string(),
  Events: v.array(imEvent),
  RemovedEventIds: v.array(v.string()),
});
/** A list. */
export type ImEventList = v.InferOutput<typeof imEventList>;

/** Cursor of an earlier answer; one that is too old or of another run gets the full list. */
const delta = v.optional(v.pipe(v.string(), v.maxLength(60)));
const ids = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40))), v.maxLength(100));

/**
 * POST counts per sport and list in one call; Favourite counts for the member whose token comes
 * along.
 */
export const getImSportCounts = defineEndpoint({
  id: 'im.sportCounts',
  service: 'im',
  method: 'POST',
  reads: true,
  quiet: 'poll',
  path: `${IM_BASE}/Sports/Counts`,
  body: v.object({}),
  result: v.object({
    Sports: v.array(
      v.object({
        SportId: v.number(),
        SportName: v.string(),
        EarlyCount: v.number(),
        TodayCount: v.number(),
        LiveCount: v.number(),
        FavouriteCount: v.number(),
        OutrightCount: v.number(),
      }),
    ),
  }),
});

/** POST a list of a sport (98 every sport, -1 all but soccer) with the main lines of each event. */
export const getImEvents = defineEndpoint({
  poll: true,
  quiet: 'poll',
  id: 'im.events',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/Events/List`,
  body: v.object({
    SportId: v.number(),
    ListId: imMarket,
    LeagueIds: v.optional(ids),
    Delta: delta,
  }),
  result: imEventList,
});

/** POST single events with all their lines. 13030 when none of them is there any more. */
export const getImSelectedEvents = defineEndpoint({
  poll: true,
  quiet: 'poll',
  id: 'im.selectedEvents',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/Events/ByIds`,
  body: v.object({ EventIds: v.pipe(ids, v.minLength(1)), Delta: delta }),
  result: imEventList,
});
