/** The BTI adapter: the port in the site's words over the gateway in BTI's. */
import type { Platform } from '@site/platform';
import { createAdapter, type VendorCalls } from '../common/create-adapter';
import type { OddsVendor } from '../port';
import {
  checkBtiPlacement,
  checkBtiSold,
  prepareBtiBet,
  prepareBtiSale,
  readBtiInfo,
} from './bets';
import { btiBoard, createBtiBoard } from './board';
import {
  readBtiFavourites,
  readBtiNews,
  readBtiOffers,
  readBtiResults,
  searchBtiEvents,
  writeBtiFavourite,
} from './lists';
import type { BtiSocketDeps } from './wire';
import { readBtiPending, readBtiWagers } from './wagers';

const calls: VendorCalls = {
  id: 'BTI',
  mostIds: 50,
  search: searchBtiEvents,
  results: readBtiResults,
  announcements: readBtiNews,
  favourites: readBtiFavourites,
  setFavourite: writeBtiFavourite,
  betInfo: readBtiInfo,
  prepare: prepareBtiBet,
  check: checkBtiPlacement,
  pending: readBtiPending,
  wagers: readBtiWagers,
  offers: readBtiOffers,
  prepareSale: prepareBtiSale,
  checkSale: checkBtiSold,
};

/** Makes the adapter over sockets of any kind. */
export const createBti = (platform: Platform, deps: BtiSocketDeps): OddsVendor =>
  createAdapter(calls, platform, createBtiBoard(platform, deps));

/** Makes the adapter with the browser's sockets. */
export const createVendor = (platform: Platform): OddsVendor =>
  createAdapter(calls, platform, btiBoard(platform));
