/** The IM adapter: the port in the site's words over the gateway in IM's. */
import type { Platform } from '@site/platform';
import { getImPending, getImWagers } from '@site/contracts/vendor-im-bets';
import { done } from '@site/domain/errors/app-error';
import { follow, inPieces } from '../common/adapter';
import type { FeedTimers } from '../common/feed-deps';
import type { OddsVendor } from '../port';
import { checkImPlacement, checkImSold, prepareImBet, prepareImSale, readImInfo } from './bets';
import { createImBoard, imBoard, type ImBoard } from './board';
import { readImFavourites, readImNews, readImOffers, readImResults, searchImEvents, writeImFavourite } from './lists';
import { toWager } from './wagers';

/** Wagers that one call names. */
const MOST_IDS = 100;
const LIST = { open: 1, settled: 2 } as const;

/** The adapter around what its board needs. */
function overBoard({ api }: Platform, { parts, feed, counts }: ImBoard): OddsVendor {
  const { rest } = parts;
  return {
    id: 'IM', policies: ['exact', 'better'],
    feed, counts,
    search: (text) => rest.read(() => searchImEvents(api, text)),
    results: (query) => rest.read(() => readImResults(api, query)),
    announcements: () => rest.read(() => readImNews(api)),
    favourites: () => rest.read(() => readImFavourites(api)),
    setFavourite: (kind, id, on) => follow(parts, () => writeImFavourite(api, kind, id, on)),
    betInfo: (question) => rest.read(() => readImInfo(api, question)),
    prepare: (order) => Promise.resolve(prepareImBet(api, order)),
    check: (key) => checkImPlacement(api, key),
    pending: (ids) => inPieces(ids, MOST_IDS, async (piece) => {
      const answer = await api.call(getImPending, { body: { WagerIds: [...piece] }, silent: true });
      return answer.ok ? done(answer.value.Wagers.map(toWager)) : answer;
    }),
    wagers: async ({ kind, from, to, page, sortBy }) => {
      const answer = await rest.read(() => api.call(getImWagers, {
        body: {
          WagerList: LIST[kind], PageNumber: page, ...(from === undefined ? {} : { StartDate: from }), ...(to === undefined ? {} : { EndDate: to }),
          ...(sortBy === undefined ? {} : { SortBy: sortBy }),
        }, silent: true,
      }));
      return answer.ok ? done({ rows: answer.value.Wagers.map(toWager), pages: answer.value.TotalPages }) : answer;
    },
    offers: (ids) => rest.read(() => inPieces(ids, MOST_IDS, (piece) => readImOffers(api, piece))),
    prepareSale: (order) => Promise.resolve(prepareImSale(api, order)),
    checkSale: (key) => checkImSold(api, key),
  };
}

/** Makes the adapter over timers of any kind. */
export const createIm = (platform: Platform, timers: FeedTimers): OddsVendor => overBoard(platform, createImBoard(platform, timers));

/** Makes the adapter with the browser's timers. */
export const createVendor = (platform: Platform): OddsVendor => overBoard(platform, imBoard(platform));
