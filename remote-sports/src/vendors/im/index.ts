/** The IM adapter: the port in the site's words over the gateway in IM's. */
import type { Platform } from '@site/platform';
import { createAdapter, type VendorCalls } from '../common/create-adapter';
import type { FeedTimers } from '../common/feed-deps';
import type { OddsVendor } from '../port';
import { checkImPlacement, checkImSold, prepareImBet, prepareImSale, readImInfo } from './bets';
import { createImBoard, imBoard } from './board';
import {
  readImFavourites,
  readImNews,
  readImOffers,
  readImResults,
  searchImEvents,
  writeImFavourite,
} from './lists';
import { readImPending, readImWagers } from './wagers';

const calls: VendorCalls = {
  id: 'IM',
  mostIds: 100,
  search: searchImEvents,
  results: readImResults,
  announcements: readImNews,
  favourites: readImFavourites,
  setFavourite: writeImFavourite,
  betInfo: readImInfo,
  prepare: prepareImBet,
  check: checkImPlacement,
  pending: readImPending,
  wagers: readImWagers,
  offers: readImOffers,
  prepareSale: prepareImSale,
  checkSale: checkImSold,
};

/** Makes the adapter over timers of any kind. */
export const createIm = (platform: Platform, timers: FeedTimers): OddsVendor =>
  createAdapter(calls, platform, createImBoard(platform, timers));

/** Makes the adapter with the browser's timers. */
export const createVendor = (platform: Platform): OddsVendor =>
  createAdapter(calls, platform, imBoard(platform));
