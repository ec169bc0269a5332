/** Lists of IM: leagues, search, favourites, results, announcements (§3.10). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { day, isoTime, pageNumber } from './wire';
import { IM_BASE, imMarket, imEvent } from './vendor-im';

/** POST leagues of a list with the number of their events. */
export const getImLeagues = defineEndpoint({
  id: 'im.leagues',
  service: 'im',
  method: 'POST',
  reads: true,
  path: `${IM_BASE}/Leagues/List`,
  body: v.object({ SportId: v.number(), ListId: imMarket }),
  result: v.object({
    Leagues: v.array(
      v.object({
        LeagueId: v.string(),
        LeagueName: v.string(),
        SportId: v.number(),
        EventCount: v.number(),
      }),
    ),
  }),
});

/** POST events whose league or teams hold the text, running ones first, 50 at most; without lines. */
export const searchIm = defineEndpoint({
  id: 'im.search',
  service: 'im',
  method: 'POST',
  reads: true,
  path: `${IM_BASE}/Events/Search`,
  body: v.object({ Text: v.pipe(v.string(), v.minLength(1), v.maxLength(50)) }),
  result: v.object({ Events: v.array(imEvent) }),
});

const following = v.object({ EventIds: v.array(v.string()), LeagueIds: v.array(v.string()) });

/** POST what the member follows. */
export const getImFavourites = defineEndpoint({
  reads: true,
  id: 'im.favourites',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/Favourites/List`,
  auth: 'member',
  body: v.object({}),
  result: following,
});

/** POST follows or leaves; doing it twice changes nothing. */
export const setImFavourite = defineEndpoint({
  id: 'im.setFavourite',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/Favourites/Set`,
  auth: 'member',
  body: v.object({
    Kind: v.picklist([1, 2]),
    Id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    IsFavourite: v.boolean(),
  }),
  result: following,
});

/** POST results of a sport on the day its events started, latest first, 50 a page; seven days back. */
export const getImResults = defineEndpoint({
  id: 'im.results',
  service: 'im',
  method: 'POST',
  reads: true,
  path: `${IM_BASE}/Results/List`,
  body: v.object({ SportId: v.number(), Day: v.optional(day), PageNumber: v.optional(pageNumber) }),
  result: v.object({
    Results: v.array(
      v.object({
        EventId: v.string(),
        LeagueName: v.string(),
        HomeTeamName: v.string(),
        AwayTeamName: v.string(),
        StartAt: isoTime,
        /** 1 completed, 2 abandoned, 3 postponed. */
        Result: v.picklist([1, 2, 3]),
        PeriodScores: v.array(
          v.object({ PeriodId: v.number(), Home: v.number(), Away: v.number() }),
        ),
        Winners: v.array(v.string()),
      }),
    ),
    PageNumber: v.number(),
    TotalPages: v.number(),
    TotalCount: v.number(),
  }),
});

/** POST announcements, newest first. */
export const getImAnnouncements = defineEndpoint({
  id: 'im.announcements',
  service: 'im',
  method: 'POST',
  reads: true,
  path: `${IM_BASE}/Notices/List`,
  body: v.object({}),
  result: v.object({
    Notices: v.array(
      v.object({
        NoticeId: v.number(),
        Title: v.string(),
        Content: v.string(),
        PublishedAt: isoTime,
      }),
    ),
  }),
});
