/**
 * The SABA gateway in its own words (domain.md "Push", "Bet flow"): snapshot and deltas over
 * server-sent events, ticket, placement, checks, wagers. Mapping these names to the site's is the
 * adapter's job.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { isoTime } from './wire';
import { price } from './wire-money';

/**
 * SABA's own bet type ids with what they are in the site's words (§3.10): bet type name, and period
 * id or the kind of part, whose number the market's `part` says. 10 is the winner of a season, 11
 * the first three, 20 and 21 the two-way winner of a match and of its first half, 145 both teams to
 * score.
 */
export const SABA_BET_TYPE = {
  1: { betType: 'HANDICAP', period: 1 },
  2: { betType: 'ODD_EVEN', period: 1 },
  3: { betType: 'OVER_UNDER', period: 1 },
  5: { betType: 'ONE_X_TWO', period: 1 },
  6: { betType: 'TOTAL_GOAL', period: 1 },
  7: { betType: 'HANDICAP', period: 2 },
  8: { betType: 'OVER_UNDER', period: 2 },
  10: { betType: 'OUTRIGHT', period: 1 },
  11: { betType: 'TOP_THREE', period: 1 },
  15: { betType: 'ONE_X_TWO', period: 2 },
  17: { betType: 'HANDICAP', period: 3 },
  18: { betType: 'OVER_UNDER', period: 3 },
  20: { betType: 'MONEY_LINE', period: 1 },
  21: { betType: 'MONEY_LINE', period: 2 },
  24: { betType: 'DOUBLE_CHANCE', period: 1 },
  145: { betType: 'BOTH_SCORE', period: 1 },
  153: { betType: 'HANDICAP', period: 'set' },
  154: { betType: 'MONEY_LINE', period: 'set' },
  156: { betType: 'OVER_UNDER', period: 'set' },
  157: { betType: 'ODD_EVEN', period: 'set' },
  177: { betType: 'ONE_X_TWO', period: 3 },
  413: { betType: 'CORRECT_SCORE', period: 1 },
  609: { betType: 'HANDICAP', period: 'quarter' },
  610: { betType: 'OVER_UNDER', period: 'quarter' },
  612: { betType: 'MONEY_LINE', period: 'quarter' },
} as const;
/** A bet type id of SABA. */
export type SabaBetType = keyof typeof SABA_BET_TYPE;

/** Tabs of the board that the gateway serves. */
export const SABA_TAB = ['EARLY', 'TODAY', 'RUNNING'] as const;
/** A tab of the board. */
export type SabaTab = (typeof SABA_TAB)[number];
/** Where an event lies: a tab, or with the winners of a season. */
export const SABA_EVENT_TAB = [...SABA_TAB, 'OUTRIGHT'] as const;

/** Status of an event. */
export const SABA_EVENT_STATUS = ['running', 'closed', 'postponed', 'deleted'] as const;
/** Status of a market. `closePrice`: shown without a price; `suspend`: price stands, no bets. */
export const SABA_MARKET_STATUS = ['running', 'suspend', 'closePrice', 'closed'] as const;
/** Status of a market. */
export type SabaMarketStatus = (typeof SABA_MARKET_STATUS)[number];

/** Status numbers of a stream message. */
export const SABA_STREAM = { DELTA: 0, INITIAL: 1, RESET: 3 } as const;

/** Live state of an event; `dangerState` says who attacks or why betting is stopped. */
export const sabaLiveInfo = v.object({
  /**
   * 1H, HT, 2H, FT; 1Q to 4Q, Set1, Game1, Inning1, Map1, OT in other sports (domain, live periods
   * of SABA).
   */
  livePeriod: v.string(),
  /** Minutes played, e.g. `23` or `45+2`. */
  inPlayTime: v.string(),
  liveHomeScore: v.number(),
  liveAwayScore: v.number(),
  homeRedCard: v.number(),
  awayRedCard: v.number(),
  homeCorner: v.number(),
  awayCorner: v.number(),
  dangerState: v.picklist(['safe', 'dangerHome', 'dangerAway', 'goal', 'redCard', 'var']),
  /** Scores of the parts so far (halves, quarters, sets), and points inside a game of tennis. */
  parts: v.optional(v.array(v.object({ home: v.number(), away: v.number() }))),
  points: v.optional(v.string()),
});

/** An event of the board. */
export const sabaEvent = v.object({
  eventId: v.string(),
  sportType: v.number(),
  leagueId: v.string(),
  leagueName: v.string(),
  leagueSort: v.number(),
  homeId: v.string(),
  homeName: v.string(),
  awayId: v.string(),
  awayName: v.string(),
  /** Kick-off. */
  globalShowTime: isoTime,
  eventStatus: v.picklist(SABA_EVENT_STATUS),
  isLive: v.boolean(),
  tab: v.picklist(SABA_EVENT_TAB),
  eventSort: v.number(),
  marketCount: v.number(),
  liveInfo: v.nullable(sabaLiveInfo),
});
/** An event of the board. */
export type SabaEvent = v.InferOutput<typeof sabaEvent>;

/**
 * A selection: `key` is unique inside its market, `selectionId` everywhere; `point` is the line of
 * this side, null without one.
 */
export const sabaSelection = v.object({
  key: v.string(),
  selectionId: v.string(),
  keyName: v.optional(v.string()),
  point: v.nullable(v.number()),
  oddsPrice: v.object({ decimalPrice: v.nullable(price) }),
});
/** A selection. */
export type SabaSelection = v.InferOutput<typeof sabaSelection>;

/**
 * A market: one line of a bet type. `sort` 1 is the main line; `combo` the least legs of a parlay
 * with it, 0 for none.
 */
export const sabaMarket = v.object({
  marketId: v.string(),
  eventId: v.string(),
  betType: v.number(),
  marketStatus: v.picklist(SABA_MARKET_STATUS),
  isLive: v.boolean(),
  sort: v.number(),
  combo: v.number(),
  selections: v.array(sabaSelection),
  /** Which quarter, set, frame or map the market is on; absent for the whole event and for halves. */
  part: v.optional(v.number()),
});
/** A market. */
export type SabaMarket = v.InferOutput<typeof sabaMarket>;

/** A change carries only what changed and not every selection: merge by key (domain.md "Push"). */
export const sabaMarketChange = v.object({
  marketId: v.string(),
  marketStatus: v.optional(v.picklist(SABA_MARKET_STATUS)),
  isLive: v.optional(v.boolean()),
  sort: v.optional(v.number()),
  selections: v.optional(
    v.array(
      v.object({
        key: v.string(),
        point: v.optional(v.nullable(v.number())),
        oddsPrice: v.optional(v.object({ decimalPrice: v.nullable(price) })),
      }),
    ),
  ),
});
/** What changed of a market. */
export type SabaMarketChange = v.InferOutput<typeof sabaMarketChange>;

/** What changed of an event. */
export const sabaEventChange = v.object({
  eventId: v.string(),
  eventStatus: v.optional(v.picklist(SABA_EVENT_STATUS)),
  isLive: v.optional(v.boolean()),
  tab: v.optional(v.picklist(SABA_EVENT_TAB)),
  eventSort: v.optional(v.number()),
  globalShowTime: v.optional(isoTime),
  marketCount: v.optional(v.number()),
  liveInfo: v.optional(v.nullable(sabaLiveInfo)),
});
/** What changed of an event. */
export type SabaEventChange = v.InferOutput<typeof sabaEventChange>;

/** Events and markets of one message. `remove` holds ids; a removed event takes its markets with it. */
export const sabaPayload = v.object({
  events: v.optional(
    v.object({
      add: v.optional(v.array(sabaEvent), []),
      change: v.optional(v.array(sabaEventChange), []),
      remove: v.optional(v.array(v.string()), []),
    }),
  ),
  markets: v.optional(
    v.object({
      add: v.optional(v.array(sabaMarket), []),
      change: v.optional(v.array(sabaMarketChange), []),
      remove: v.optional(v.array(v.string()), []),
    }),
  ),
});

/**
 * One message of the stream: 1 snapshot (replaces everything), 0 delta, 3 reset (forget everything,
 * a snapshot follows), 97-99 errors. The SSE `id` is `<boot>.<serial>`; serials of one connection
 * rise by exactly 1, a gap means reconnect. `event: heartbeat` arrives at least every 5 s and
 * carries no id.
 */
export const sabaStreamMessage = v.object({
  status: v.number(),
  message: v.optional(v.string(), ''),
  payload: v.optional(sabaPayload),
});
/** One message of the stream. */
export type SabaStreamMessage = v.InferOutput<typeof sabaStreamMessage>;

/**
 * Query of the stream: a board (sport and tab) or single events (comma-joined, 50 at most) with
 * every market of theirs.
 */
export const sabaStreamQuery = v.union([
  v.object({ sportType: v.string(), tab: v.picklist(SABA_TAB) }),
  v.object({ eventIds: v.string() }),
]);

/** Path of the stream (server-sent events, no login, `Last-Event-ID` resumes). */
export const SABA_STREAM_PATH = '/vendors/saba/sports/stream/v1/GetMarkets';

/** A board or single events as one snapshot. */
export const sabaBoard = v.object({
  /** SSE id from which the stream goes on after this snapshot. */
  lastEventId: v.string(),
  events: v.array(sabaEvent),
  markets: v.array(sabaMarket),
});

/** GET counts per sport and tab in one call. */
export const getSabaSports = defineEndpoint({
  id: 'saba.sports',
  service: 'saba',
  method: 'GET',
  quiet: 'poll',
  path: '/vendors/saba/sports/v1/GetSports',
  result: v.array(
    v.object({
      sportType: v.number(),
      sportName:
        v.string() /** FAVOURITE counts for the member whose token comes along, 0 for visitors. */,
      count: v.object({
        EARLY: v.number(),
        TODAY: v.number(),
        RUNNING: v.number(),
        FAVOURITE: v.optional(v.number(), 0),
        OUTRIGHT: v.optional(v.number(), 0),
      }),
    }),
  ),
});

/** GET the board of a sport and tab as one snapshot: the same content as the stream's first message. */
export const getSabaEvents = defineEndpoint({
  id: 'saba.events',
  quiet: 'poll',
  service: 'saba',
  method: 'GET',
  path: '/vendors/saba/sports/v1/GetEvents',
  query: v.object({ sportType: v.string(), tab: v.picklist(SABA_TAB) }),
  result: sabaBoard,
});

/** GET one event with all its markets. 13030 when it is gone. */
export const getSabaEventDetail = defineEndpoint({
  id: 'saba.eventDetail',
  quiet: 'poll',
  service: 'saba',
  method: 'GET',
  path: '/vendors/saba/sports/v1/GetEventDetail',
  query: v.object({ eventId: v.string() }),
  result: sabaBoard,
});
