/**
 * SABA's lists beside the board: leagues, search, favourites, season winners, results,
 * announcements.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { SABA_TAB, sabaBoard, sabaEvent } from './vendor-saba';
import { day, isoTime, page, pageNumber } from './wire';

const BASE = '/vendors/saba/sports/v1';

/** GET leagues of a sport and tab with the number of their events. */
export const getSabaLeagues = defineEndpoint({
  id: 'saba.leagues',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/GetLeagues`,
  query: v.object({ sportType: v.string(), tab: v.picklist(SABA_TAB) }),
  result: v.array(
    v.object({
      leagueId: v.string(),
      leagueName: v.string(),
      sportType: v.number(),
      eventCount: v.number(),
    }),
  ),
});

/** GET events whose league or teams hold the text, running ones first, 50 at most. */
export const searchSaba = defineEndpoint({
  id: 'saba.search',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/SearchEvents`,
  query: v.object({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(50)) }),
  result: v.object({ events: v.array(sabaEvent) }),
});

/** GET the winners of seasons of a sport: events with their only markets, bet types 10 and 11. */
export const getSabaOutrights = defineEndpoint({
  id: 'saba.outrights',
  quiet: 'poll',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/GetOutrightEvents`,
  query: v.object({ sportType: v.string() }),
  result: sabaBoard,
});

/** GET what the member follows. */
export const getSabaFavorites = defineEndpoint({
  id: 'saba.favorites',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/GetFavorites`,
  auth: 'member',
  result: v.object({ eventIds: v.array(v.string()), leagueIds: v.array(v.string()) }),
});

/** POST follows or leaves an event or a league; doing it twice changes nothing. */
export const setSabaFavorite = defineEndpoint({
  id: 'saba.setFavorite',
  service: 'saba',
  method: 'POST',
  path: `${BASE}/SetFavorite`,
  auth: 'member',
  body: v.object({
    kind: v.picklist(['event', 'league']),
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    isFavorite: v.boolean(),
  }),
  result: v.object({ eventIds: v.array(v.string()), leagueIds: v.array(v.string()) }),
});

/** GET the followed events of a sport with their listed markets; sport 98 is every sport. */
export const getSabaFavoriteEvents = defineEndpoint({
  id: 'saba.favoriteEvents',
  quiet: 'poll',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/GetFavoriteEvents`,
  auth: 'member',
  query: v.object({ sportType: v.string() }),
  result: sabaBoard,
});

const score = v.object({ home: v.number(), away: v.number() });

/** GET results of a sport on the day its events started, latest first, 50 a page; seven days back. */
export const getSabaResults = defineEndpoint({
  id: 'saba.results',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/GetResults`,
  query: v.object({
    sportType: v.string(),
    date: v.optional(day),
    currentPage: v.optional(pageNumber),
  }),
  result: v.object({
    results: v.array(
      v.object({
        eventId: v.string(),
        leagueName: v.string(),
        homeName: v.string(),
        awayName: v.string(),
        globalShowTime: isoTime,
        resultStatus: v.picklist(['completed', 'abandoned', 'postponed']),
        finalScore: v.nullable(score),
        firstHalfScore: v.nullable(score),
        parts: v.array(score),
        winners: v.array(v.string()),
      }),
    ),
    page,
  }),
});

/** GET announcements, newest first. */
export const getSabaAnnouncements = defineEndpoint({
  id: 'saba.announcements',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/GetAnnouncements`,
  result: v.array(
    v.object({ messageId: v.number(), title: v.string(), message: v.string(), postedAt: isoTime }),
  ),
});
