/**
 * The sports-data service (§7.4): an anonymous credential of its own, a bearer of 30 minutes, lists
 * of 50 a page.
 */
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { isoTime, pageNumber } from './wire';

/** The anonymous credential: public by design, it opens only public reads (safety B3). */
export const ANONYMOUS_READER = {
  Username: 'mobile-reader',
  Password: 'public-read-only',
} as const;
/** Code of an expired or unknown bearer: fetch a token again and retry (§7.4). */
export const TOKEN_EXPIRED = '61017';

const credential = v.object({ Username: v.string(), Password: v.string() });
const service = { service: 'sportsData', gatewayKey: 'default' } as const;

/** POST login: `Data.Token`, `Data.ExpiresIn` in seconds. */
export const loginSportsData = defineEndpoint({
  errors: ['61001'],
  ...service,
  id: 'sportsData.login',
  quiet: 'background',
  method: 'POST',
  path: '/sports-data/login',
  confidential: true,
  body: credential,
  result: v.object({ Data: v.object({ Token: v.string(), ExpiresIn: v.number() }) }),
});

const pair = v.object({
  Data: v.object({ Token: v.string(), RefreshToken: v.string(), ExpiresIn: v.number() }),
});
/** POST auth v2 login: a pair. */
export const loginSportsDataV2 = defineEndpoint({
  errors: ['61001'],
  ...service,
  id: 'sportsData.loginV2',
  quiet: 'background',
  method: 'POST',
  path: '/sports-data/auth/v2/login',
  confidential: true,
  body: credential,
  result: pair,
});
/** POST auth v2 renew: a new pair for a refresh token, which works once. */
export const renewSportsDataV2 = defineEndpoint({
  errors: ['61017'],
  ...service,
  id: 'sportsData.renewV2',
  quiet: 'background',
  method: 'POST',
  path: '/sports-data/auth/v2/renew',
  confidential: true,
  body: v.object({ RefreshToken: v.string() }),
  result: pair,
});

const listQuery = v.object({
  currentPage: v.optional(pageNumber),
  perPageSize: v.optional(pageNumber),
  sportId: v.optional(v.string()),
  leagueId: v.optional(v.string()),
});
const paged = <T extends v.GenericSchema>(row: T) =>
  v.object({
    data: v.array(row),
    currentPage: v.number(),
    totalPage: v.number(),
    perPageSize: v.number(),
    totalRecord: v.number(),
  });

/** GET leagues of every sport. */
export const getDataLeagues = defineEndpoint({
  errors: ['61017'],
  ...service,
  id: 'sportsData.leagues',
  method: 'GET',
  path: '/sports-data/leagues',
  query: listQuery,
  result: paged(
    v.object({
      leagueId: v.string(),
      name: v.string(),
      sportId: v.number(),
      country: v.string(),
      teamCount: v.number(),
      sort: v.number(),
    }),
  ),
});
/** GET results of past days, newest first. */
export const getDataResults = defineEndpoint({
  errors: ['61017'],
  ...service,
  id: 'sportsData.results',
  method: 'GET',
  path: '/sports-data/results',
  query: listQuery,
  result: paged(
    v.object({
      resultId: v.string(),
      leagueId: v.string(),
      leagueName: v.string(),
      sportId: v.number(),
      startTime: isoTime,
      homeName: v.string(),
      awayName: v.string(),
      homeScore: v.number(),
      awayScore: v.number(),
      halfHome: v.nullable(v.number()),
      halfAway: v.nullable(v.number()),
    }),
  ),
});
/** GET statistics: the table of a league, summed from the same results. */
export const getDataStatistics = defineEndpoint({
  errors: ['61017'],
  ...service,
  id: 'sportsData.statistics',
  method: 'GET',
  path: '/sports-data/statistics',
  query: listQuery,
  result: paged(
    v.object({
      leagueId: v.string(),
      rank: v.number(),
      teamName: v.string(),
      played: v.number(),
      won: v.number(),
      drawn: v.number(),
      lost: v.number(),
      goalsFor: v.number(),
      goalsAgainst: v.number(),
      points: v.number(),
      form: v.string(),
    }),
  ),
});
/**
 * GET incidents of a match in play so far, the first one first: goals, red cards and corners as
 * they stand. What was taken back is not among them, so that they sum up to what the vendor's feed
 * tells. Who reads leaves out kinds and sides that it does not know.
 */
export const getDataIncidents = defineEndpoint({
  errors: ['13030', '61017'],
  ...service,
  id: 'sportsData.incidents',
  quiet: 'background',
  method: 'GET',
  path: '/sports-data/incidents',
  query: v.object({
    vendor: v.picklist(ODDS_VENDORS),
    /** The match in the vendor's own words. */
    eventId: v.string(),
  }),
  result: v.object({
    data: v.array(
      v.object({
        /** Minute of play as the vendor says it: `23`, `45+2`. */
        clock: v.string(),
        /** `home` or `away`. */
        side: v.string(),
        /** `goal`, `red` or `corner`. */
        kind: v.string(),
      }),
    ),
  }),
});
/** GET announcements of the sportsbook, newest first. */
export const getDataAnnouncements = defineEndpoint({
  errors: ['61017'],
  ...service,
  id: 'sportsData.announcements',
  method: 'GET',
  path: '/sports-data/announcements',
  query: listQuery,
  result: paged(
    v.object({
      id: v.string(),
      title: v.string(),
      content: v.string(),
      postedAt: isoTime,
      sportId: v.number(),
    }),
  ),
});
