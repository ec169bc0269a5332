/** Games: CMS lists, launch and maintenance (§3.8, §3.9, §7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { rowsOf } from './lists';
import { cny } from './wire-money';
import { day, isoTime } from './wire';

/** Categories of the lobby. */
export const GAME_TYPE = ['LIVECASINO', 'P2P', 'INSTANT', 'SLOT', 'LOTTERY'] as const;
/** Types of games: RNG has no category of its own, it is listed and sent as SLOT (§5, R5-12). */
const TYPE_OF_GAME = [...GAME_TYPE, 'RNG'] as const;
/** A category of the lobby. */
export type GameType = (typeof GAME_TYPE)[number];

/** A category tab of the lobby. */
export const gameCategory = v.object({
  code: v.picklist(GAME_TYPE),
  name: v.string(),
  walletGroupId: v.number(),
  description: v.string(),
  iconUrl: v.string(),
  sort: v.number(),
});
/** A provider as the CMS lists it (§3.9). */
export const gameProvider = v.object({
  code: v.string(),
  name: v.string(),
  category: v.picklist(GAME_TYPE),
  walletGroupId: v.number(),
  imageUrl: v.string(),
  sort: v.number(),
  isNew: v.boolean(),
});
/** A game of the lobby; its category is `categoryOf` its type. */
export const game = v.object({
  gameId: v.string(),
  name: v.string(),
  providerCode: v.string(),
  gameType: v.picklist(TYPE_OF_GAME),
  imageUrl: v.string(),
  isLive: v.boolean(),
  isNew: v.boolean(),
  isHot: v.boolean(),
  demoAvailable: v.boolean(),
  jackpotPool: v.nullable(v.string()),
  sort: v.number(),
});
/** A game of the lobby. */
export type Game = v.InferOutput<typeof game>;
/** A provider. */
export type GameProvider = v.InferOutput<typeof gameProvider>;
/** A category. */
export type GameCategory = v.InferOutput<typeof gameCategory>;

const listQuery = v.object({
  platform: v.optional(v.literal('mobile')),
  gameType: v.optional(v.picklist(GAME_TYPE)),
  providerCode: v.optional(v.string()),
});

/** GET CMS game categories. */
export const getGameCategories = defineEndpoint({
  id: 'games.categories',
  quiet: 'ownWords',
  service: 'content',
  method: 'GET',
  path: '/cms/game-categories',
  forAll: true,
  gatewayKey: 'content',
  result: rowsOf(gameCategory),
});
/** GET CMS game providers, of one category or all. */
export const getGameProviders = defineEndpoint({
  id: 'games.providers',
  quiet: 'ownWords',
  service: 'content',
  method: 'GET',
  path: '/cms/game-providers',
  forAll: true,
  gatewayKey: 'content',
  query: listQuery,
  result: rowsOf(gameProvider),
});
/** GET CMS games, of one category or provider or all. */
export const getGames = defineEndpoint({
  id: 'games.list',
  quiet: 'ownWords',
  service: 'content',
  method: 'GET',
  path: '/cms/games',
  forAll: true,
  gatewayKey: 'content',
  query: listQuery,
  result: rowsOf(game),
});

const sportId = v.union([v.string(), v.number()]);

/**
 * The launch payload (§3.8). Sports and esports providers need no `gameId`; `vendorQuery` opens
 * them on an event.
 */
export const launchBody = v.object({
  gameType: v.string(),
  providerCode: v.string(),
  gameId: v.string(),
  isDemo: v.boolean(),
  hostName: v.string(),
  bankingUrl: v.string(),
  logoutUrl: v.string(),
  sportsMenu: v.optional(v.string(), ''),
  vendorQuery: v.optional(
    v.object({ sportId: v.optional(sportId), eventId: v.optional(v.string()) }),
  ),
  mobileLobbyUrl: v.string(),
  sportid: v.optional(sportId, ''),
  eventId: v.optional(v.string(), ''),
});

/**
 * POST Games/Launch: a page of another origin that speaks the messages of §2.6, in a frame; a
 * sports or esports provider leads to its own page of the site instead (`isIframe` false).
 * `expiresIn` in seconds. Codes: GAM00404 unknown, GAM00424 other provider, GAM00503 maintenance,
 * GAM00406 not whitelisted, GAM00405 no demo, GAM00403 self-excluded.
 */
export const launchGame = defineEndpoint({
  errors: ['GAM00403', 'GAM00404', 'GAM00405', 'GAM00406', 'GAM00424', 'GAM00503'],
  id: 'games.launch',
  isLong: true,
  quiet: 'ownWords',
  service: 'gateway',
  method: 'POST',
  path: '/api/Games/Launch',
  auth: 'member',
  confidential: true,
  body: launchBody,
  result: v.object({ gameLobbyUrl: v.string(), isIframe: v.boolean(), expiresIn: v.number() }),
});

/** GET Games/IsMemberWhiteListed: anything but the literal true means no (§6). */
export const isMemberWhiteListed = defineEndpoint({
  id: 'games.whitelist',
  quiet: 'verdict',
  service: 'gateway',
  method: 'GET',
  path: '/api/Games/IsMemberWhiteListed',
  auth: 'member',
  query: v.object({ providerCode: v.string(), memberCode: v.string(), hostName: v.string() }),
  result: v.unknown(),
});

/** GET Games/Providers/MaintenanceStatus: one row per provider under maintenance now. */
export const getMaintenanceStatus = defineEndpoint({
  id: 'games.maintenance',
  quiet: 'verdict',
  service: 'gateway',
  method: 'GET',
  path: '/api/Games/Providers/MaintenanceStatus',
  forAll: true,
  result: v.array(
    v.object({
      providerCode: v.string(),
      isMaintenance: v.boolean(),
      from: v.nullable(isoTime),
      to: v.nullable(isoTime),
    }),
  ),
});

/** GET Games/RecentPlayedGame: the last 12 distinct games. */
export const getRecentPlayedGames = defineEndpoint({
  id: 'games.recent',
  service: 'gateway',
  method: 'GET',
  path: '/api/Games/RecentPlayedGame',
  auth: 'member',
  result: rowsOf(game),
});

/** GET Games/NavigationBarStatus?providerCode=: is the entrance of a provider shown. */
export const getNavigationBarStatus = defineEndpoint({
  id: 'games.navigationBar',
  quiet: 'background',
  service: 'gateway',
  method: 'GET',
  path: '/api/Games/NavigationBarStatus',
  forAll: true,
  query: v.object({ providerCode: v.string() }),
  result: v.object({ isVisible: v.boolean(), isMaintenance: v.boolean() }),
});

/**
 * GET Games/Jackpots: base and rate per second, so that the ticker runs without polling; amounts
 * are decimal strings of CNY.
 */
export const getJackpots = defineEndpoint({
  id: 'games.jackpots',
  service: 'gateway',
  method: 'GET',
  path: '/api/Games/Jackpots',
  forAll: true,
  result: rowsOf(
    v.object({
      pool: v.string(),
      name: v.string(),
      base: v.string(),
      ratePerSecond: v.string(),
      asOf: isoTime,
    }),
  ),
});

/**
 * GET Games/DailyTurnover: valid turnover of a day (today without `date`) per wallet group, groups
 * without any included.
 */
export const getDailyTurnover = defineEndpoint({
  id: 'games.dailyTurnover',
  service: 'gateway',
  method: 'GET',
  path: '/api/Games/DailyTurnover',
  auth: 'member',
  query: v.object({ date: v.optional(day) }),
  result: v.object({
    date: v.string(),
    total: cny,
    groups: v.array(v.object({ walletGroupId: v.number(), turnover: cny })),
  }),
});

/** GET Games/Favourites: newest first. */
export const getFavouriteGames = defineEndpoint({
  id: 'games.favourites',
  service: 'gateway',
  method: 'GET',
  path: '/api/Games/Favourites',
  auth: 'member',
  result: rowsOf(game),
});
/** PUT Games/Favourites/:gameId: repeating it changes nothing; at most 100. */
export const addFavouriteGame = defineEndpoint({
  errors: ['GAM00410'],
  id: 'games.addFavourite',
  quiet: 'ownWords',
  service: 'gateway',
  method: 'PUT',
  path: '/api/Games/Favourites/:gameId',
  auth: 'member',
  result: v.object({ gameId: v.string(), isFavourite: v.boolean() }),
});
/** DELETE Games/Favourites/:gameId. */
export const removeFavouriteGame = defineEndpoint({
  id: 'games.removeFavourite',
  quiet: 'ownWords',
  service: 'gateway',
  method: 'DELETE',
  path: '/api/Games/Favourites/:gameId',
  auth: 'member',
  result: v.object({ gameId: v.string(), isFavourite: v.boolean() }),
});
