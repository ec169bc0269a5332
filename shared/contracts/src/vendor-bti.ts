/**
 * The BTI gateway in its own words: lists over REST, the board over a web socket
 * (`vendor-bti-stream`). Mapping these names to the site's is the adapter's job.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { day, isoTime, page, pageNumber } from './wire';

const BASE = '/vendors/bti/v1';

/** Tabs of BTI's board. */
export const BTI_TAB = ['Prematch', 'Today', 'InPlay', 'Favourites', 'Outrights'] as const;
/** A tab of BTI's board. */
export type BtiTab = (typeof BTI_TAB)[number];

/** Kinds of market. */
export const BTI_MARKET = [
  'PointSpread',
  'Total',
  'ThreeWay',
  'Moneyline',
  'OddEven',
  'CorrectScore',
  'GoalBands',
  'DoubleChance',
  'BothTeamsScore',
  'OutrightWinner',
  'TopThree',
] as const;
/** Kind of market. */
export type BtiMarketKind = (typeof BTI_MARKET)[number];

/** Sides of a selection. `Exact`, `Band` and `Runner` are told apart by `outcome`. */
export const BTI_SIDE = [
  'Home',
  'Away',
  'Draw',
  'Over',
  'Under',
  'Odd',
  'Even',
  'HomeOrDraw',
  'HomeOrAway',
  'AwayOrDraw',
  'Yes',
  'No',
  'Exact',
  'Band',
  'Runner',
] as const;

/**
 * A selection: price as exact decimal text with its American form for display; null without a
 * price.
 */
export const btiSelection = v.object({
  id: v.string(),
  side: v.picklist(BTI_SIDE),
  outcome: v.string(),
  label: v.string(),
  points: v.nullable(v.number()),
  odds: v.nullable(v.object({ decimal: v.string(), american: v.string() })),
});
/** A selection. */
export type BtiSelection = v.InferOutput<typeof btiSelection>;

/**
 * A market. `period` is `FullMatch` or a code of the domain's live periods of BTI; `rank` 1 is the
 * main line.
 */
export const btiMarket = v.object({
  id: v.string(),
  eventId: v.string(),
  kind: v.picklist(BTI_MARKET),
  period: v.string(),
  rank: v.number(),
  /** Paused: price stands, no bets; Refreshing: odds are being updated (13060). */
  state: v.picklist(['Open', 'Paused', 'Refreshing', 'Settled']),
  inPlay: v.boolean(),
  comboAllowed: v.boolean(),
  selections: v.array(btiSelection),
});
/** A market. */
export type BtiMarket = v.InferOutput<typeof btiMarket>;

const score = v.object({ home: v.number(), away: v.number() });

/** An event. */
export const btiEvent = v.object({
  id: v.string(),
  branchId: v.number(),
  leagueId: v.string(),
  leagueName: v.string(),
  leagueRank: v.number(),
  kind: v.picklist(['Fixture', 'Outright']),
  participants: v.array(
    v.object({ id: v.string(), name: v.string(), venueRole: v.picklist(['Home', 'Away', 'None']) }),
  ),
  startsOn: isoTime,
  tab: v.picklist(BTI_TAB),
  status: v.picklist(['Active', 'Finished', 'Postponed', 'Removed']),
  inPlay: v.boolean(),
  isVirtual: v.boolean(),
  comboAllowed: v.boolean(),
  rank: v.number(),
  marketCount: v.number(),
  live: v.nullable(
    v.object({
      period: v.string(),
      clock: v.string(),
      score,
      redCards: score,
      corners: score,
      periodScores: v.array(score),
      gameScore: v.string(),
      alert: v.picklist(['None', 'HomeAttack', 'AwayAttack', 'Goal', 'RedCard', 'VideoReview']),
    }),
  ),
});
/** An event. */
export type BtiEvent = v.InferOutput<typeof btiEvent>;

/** Events with markets. */
export const btiBoard = v.object({ events: v.array(btiEvent), markets: v.array(btiMarket) });
/** Events with markets. */
export type BtiBoard = v.InferOutput<typeof btiBoard>;

/** GET counts per branch (sport) and tab; Favourites count for the member whose token comes along. */
export const getBtiMenu = defineEndpoint({
  id: 'bti.menu',
  service: 'bti',
  method: 'GET',
  quiet: 'poll',
  path: `${BASE}/menu`,
  result: v.object({
    branches: v.array(
      v.object({
        branchId: v.number(),
        name: v.string(),
        counts: v.object({
          Prematch: v.number(),
          Today: v.number(),
          InPlay: v.number(),
          Favourites: v.number(),
          Outrights: v.number(),
        }),
      }),
    ),
  }),
});

/**
 * GET a list: the same content as a board subscription's snapshot. `leagueIds` and `eventIds` are
 * comma-joined.
 */
export const getBtiEvents = defineEndpoint({
  poll: true,
  quiet: 'poll',
  id: 'bti.events',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/events`,
  query: v.object({
    branchId: v.string(),
    tab: v.picklist(BTI_TAB),
    leagueIds: v.optional(v.string()),
    eventIds: v.optional(v.string()),
  }),
  result: btiBoard,
});

/** GET one event with all its markets. 13030 when it is gone. */
export const getBtiEvent = defineEndpoint({
  id: 'bti.event',
  quiet: 'poll',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/events/:eventId`,
  result: btiBoard,
});

/** GET leagues of a list with the number of their events. */
export const getBtiLeagues = defineEndpoint({
  id: 'bti.leagues',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/leagues`,
  query: v.object({ branchId: v.string(), tab: v.picklist(BTI_TAB) }),
  result: v.object({
    leagues: v.array(
      v.object({
        leagueId: v.string(),
        name: v.string(),
        branchId: v.number(),
        events: v.number(),
      }),
    ),
  }),
});

/** GET events whose league or participants hold the text, running ones first, 50 at most. */
export const searchBti = defineEndpoint({
  id: 'bti.search',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/search`,
  query: v.object({ q: v.pipe(v.string(), v.minLength(1), v.maxLength(50)) }),
  result: v.object({ events: v.array(btiEvent) }),
});

const following = v.object({ events: v.array(v.string()), leagues: v.array(v.string()) });

/** GET what the member follows. */
export const getBtiFavourites = defineEndpoint({
  id: 'bti.favourites',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/favourites`,
  auth: 'member',
  result: following,
});
/** PUT follows or leaves; doing it twice changes nothing. */
export const putBtiFavourite = defineEndpoint({
  id: 'bti.putFavourite',
  service: 'bti',
  method: 'PUT',
  path: `${BASE}/favourites`,
  auth: 'member',
  body: v.object({
    type: v.picklist(['Event', 'League']),
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    on: v.boolean(),
  }),
  result: following,
});

/** GET results of a branch on the day its events started, latest first, 50 a page; seven days back. */
export const getBtiResults = defineEndpoint({
  id: 'bti.results',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/results`,
  query: v.object({ branchId: v.string(), date: v.optional(day), page: v.optional(pageNumber) }),
  result: v.object({
    results: v.array(
      v.object({
        eventId: v.string(),
        leagueName: v.string(),
        home: v.string(),
        away: v.string(),
        startsOn: isoTime,
        status: v.picklist(['Final', 'Abandoned', 'Postponed']),
        scores: v.array(v.object({ period: v.string(), home: v.number(), away: v.number() })),
        winners: v.array(v.string()),
      }),
    ),
    page,
  }),
});

/** GET announcements, newest first. */
export const getBtiNews = defineEndpoint({
  id: 'bti.news',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/news`,
  result: v.object({
    news: v.array(
      v.object({ id: v.number(), headline: v.string(), body: v.string(), publishedOn: isoTime }),
    ),
  }),
});
