/** Mini-games of the seasons: banners, the running game, tries and prizes (§7.2). */
import * as v from 'valibot';
import { byRefOf } from './by-ref';
import { defineEndpoint } from './endpoint';
import { cny } from './wire-money';
import { isoTime, page, pageNumber } from './wire';

/**
 * GET MiniGames/Banners: entrances, the one of CNY 2024 among them. `target` is text of the server:
 * it leads somewhere only as a path of this site.
 */
export const getMiniGameBanners = defineEndpoint({
  id: 'miniGames.banners',
  quiet: 'background',
  service: 'gateway',
  method: 'GET',
  path: '/api/MiniGames/Banners',
  forAll: true,
  result: v.array(
    v.object({
      id: v.string(),
      eventCode: v.string(),
      title: v.string(),
      imageUrl: v.string(),
      target: v.string(),
      startDate: isoTime,
      endDate: isoTime,
      isActive: v.boolean(),
    }),
  ),
});

const prize = v.object({
  prizeId: v.string(),
  name: v.string(),
  amount: cny,
  stockLeft: v.nullable(v.number()),
});
const eventQuery = v.object({ eventCode: v.optional(v.string()) });

/**
 * GET Event/MiniGames/ActiveGame: the running game (or the named one), null when none runs.
 * `stockLeft` null means without end.
 */
export const getActiveGame = defineEndpoint({
  id: 'miniGames.active',
  service: 'gateway',
  method: 'GET',
  path: '/api/Event/MiniGames/ActiveGame',
  forAll: true,
  query: eventQuery,
  result: v.nullable(
    v.object({
      gameId: v.string(),
      eventCode: v.string(),
      name: v.string(),
      startDate: isoTime,
      endDate: isoTime,
      dailyTries: v.number(),
      rules: v.array(v.string()),
      prizes: v.array(prize),
    }),
  ),
});
/**
 * GET Event/MiniGames/MemberProgress: tries of today; one more for each `depositStep` paid in
 * today.
 */
export const getMemberProgress = defineEndpoint({
  id: 'miniGames.progress',
  service: 'gateway',
  method: 'GET',
  path: '/api/Event/MiniGames/MemberProgress',
  auth: 'member',
  query: eventQuery,
  result: v.object({
    gameId: v.string(),
    triesToday: v.number(),
    triesUsed: v.number(),
    triesLeft: v.number(),
    depositToday: cny,
    depositStep: cny,
    totalWon: cny,
    resetAt: isoTime,
  }),
});
/** GET Event/MiniGames/PrizeHistory: newest first. */
export const getPrizeHistory = defineEndpoint({
  id: 'miniGames.history',
  service: 'gateway',
  method: 'GET',
  path: '/api/Event/MiniGames/PrizeHistory',
  auth: 'member',
  query: v.object({ eventCode: v.optional(v.string()), currentPage: v.optional(pageNumber) }),
  result: v.object({
    prizes: v.array(
      v.object({
        id: v.string(),
        prizeId: v.string(),
        name: v.string(),
        amount: cny,
        wonAt: isoTime,
      }),
    ),
    page,
  }),
});
/**
 * GET Event/MiniGames/LeaderBoard: who won most in the running repetition, names masked; `own` is
 * the caller's place, null for a visitor and before the first prize.
 */
export const getLeaderBoard = defineEndpoint({
  id: 'miniGames.leaders',
  service: 'gateway',
  method: 'GET',
  path: '/api/Event/MiniGames/LeaderBoard',
  forAll: true,
  query: eventQuery,
  result: v.object({
    rows: v.array(
      v.object({ rank: v.number(), name: v.string(), amount: cny, isOwn: v.boolean() }),
    ),
    own: v.nullable(v.object({ rank: v.number(), amount: cny })),
  }),
});
const snatched = v.object({
  id: v.string(),
  prizeId: v.string(),
  name: v.string(),
  amount: cny,
  isWin: v.boolean(),
  triesLeft: v.number(),
});
/**
 * POST Event/MiniGames/SnatchPrize: one try; the prize is paid at once and stock is never exceeded.
 * 409 without tries.
 */
export const snatchPrize = defineEndpoint({
  errors: ['BON_EXCLUDED', 'EVT00410', 'EVT00411', 'EVT00412'],
  id: 'miniGames.snatch',
  service: 'gateway',
  method: 'POST',
  path: '/api/Event/MiniGames/SnatchPrize',
  auth: 'member',
  money: true,
  body: v.object({ eventCode: v.optional(v.string()) }),
  result: snatched,
});

/** What became of a try. */
export const snatchPrizeByRef = byRefOf(snatchPrize);
