/** The SABA adapter: the port in the site's words over the gateway in SABA's. */
import type { Platform } from '@site/platform';
import { getSabaWagers } from '@site/contracts/vendor-saba';
import { getSabaPending } from '@site/contracts/vendor-saba-bets';
import { done } from '@site/domain/errors/app-error';
import { follow, inPieces } from '../common/adapter';
import type { OddsVendor } from '../port';
import { readSabaInfo } from './bet-info';
import { createSabaBoard, sabaBoard, type SabaBoardPart } from './board';
import { checkSabaPlacement, checkSabaSale, prepareSabaBet, prepareSabaSale } from './bets';
import type { SabaFeedDeps } from './feed';
import { readSabaFavourites, readSabaNews, readSabaOffers, readSabaResults, searchSabaEvents, writeSabaFavourite } from './lists';
import { toWager } from './wagers';

/** Tickets that one call names. */
const MOST_IDS = 50;

/** The adapter around what its board needs. */
function overBoard({ api }: Platform, { parts, feed, counts }: SabaBoardPart): OddsVendor {
  const { rest } = parts;
  return {
    id: 'SABA', policies: ['exact', 'better', 'any'],
    feed, counts,
    search: (text) => rest.read(() => searchSabaEvents(api, text)),
    results: (query) => rest.read(() => readSabaResults(api, query)),
    announcements: () => rest.read(() => readSabaNews(api)),
    favourites: () => rest.read(() => readSabaFavourites(api)),
    setFavourite: (kind, id, on) => follow(parts, () => writeSabaFavourite(api, kind, id, on)),
    betInfo: (question) => rest.read(() => readSabaInfo(api, question)),
    prepare: (order) => Promise.resolve(prepareSabaBet(api, order)),
    check: (key, mode) => checkSabaPlacement(api, key, mode),
    pending: (ids) => inPieces(ids, MOST_IDS, async (piece) => {
      const answer = await api.call(getSabaPending, { query: { transIds: piece.join() }, silent: true, fresh: true });
      return answer.ok ? done(answer.value.wagers.map(toWager)) : answer;
    }),
    wagers: async ({ kind, from, to, page, sortBy }) => {
      const answer = await rest.read(() => api.call(getSabaWagers, {
        query: {
          isSettled: kind === 'settled' ? 'true' : 'false', currentPage: page, ...(from === undefined ? {} : { dateFrom: from }), ...(to === undefined ? {} : { dateTo: to }),
          ...(sortBy === undefined ? {} : { sort: sortBy === 1 ? '1' : '2' }),
        }, silent: true, fresh: true,
      }));
      return answer.ok ? done({ rows: answer.value.wagers.map(toWager), pages: answer.value.page.totalPage }) : answer;
    },
    offers: (ids) => rest.read(() => inPieces(ids, MOST_IDS, (piece) => readSabaOffers(api, piece))),
    prepareSale: (order) => Promise.resolve(prepareSabaSale(api, order)),
    checkSale: (key, wagerId) => checkSabaSale(api, key, wagerId),
  };
}

/** Makes the adapter over streams of any kind. */
export const createSaba = (platform: Platform, deps: SabaFeedDeps): OddsVendor => overBoard(platform, createSabaBoard(platform, deps));

/** Makes the adapter with the browser's streams. */
export const createVendor = (platform: Platform): OddsVendor => overBoard(platform, sabaBoard(platform));
