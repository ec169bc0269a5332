/** The SABA adapter: the port in the site's words over the gateway in SABA's. */
import type { Platform } from '@site/platform';
import { createAdapter, type VendorCalls } from '../common/create-adapter';
import type { OddsVendor } from '../port';
import { readSabaInfo } from './bet-info';
import { checkSabaPlacement, checkSabaSold, prepareSabaBet, prepareSabaSale } from './bets';
import { createSabaBoard, sabaBoard } from './board';
import type { SabaFeedDeps } from './feed';
import {
  readSabaFavourites,
  readSabaNews,
  readSabaOffers,
  readSabaResults,
  searchSabaEvents,
  writeSabaFavourite,
} from './lists';
import { readSabaPending, readSabaWagers } from './wagers';

export { readSabaPromos as readPromos } from './promos';

const calls: VendorCalls = {
  id: 'SABA',
  mostIds: 50,
  search: searchSabaEvents,
  results: readSabaResults,
  announcements: readSabaNews,
  favourites: readSabaFavourites,
  setFavourite: writeSabaFavourite,
  betInfo: readSabaInfo,
  prepare: prepareSabaBet,
  check: checkSabaPlacement,
  pending: readSabaPending,
  wagers: readSabaWagers,
  offers: readSabaOffers,
  prepareSale: prepareSabaSale,
  checkSale: checkSabaSold,
};

/** Makes the adapter over streams of any kind. */
export const createSaba = (platform: Platform, deps: SabaFeedDeps): OddsVendor =>
  createAdapter(calls, platform, createSabaBoard(platform, deps));

/** Makes the adapter with the browser's streams. */
export const createVendor = (platform: Platform): OddsVendor =>
  createAdapter(calls, platform, sabaBoard(platform));
