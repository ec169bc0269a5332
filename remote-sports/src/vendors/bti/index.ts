/** The BTI adapter: the port in the site's words over the gateway in BTI's. */
import type { Platform } from '@site/platform';
import { getBtiBets, getBtiPending } from '@site/contracts/vendor-bti-bets';
import { done } from '@site/domain/errors/app-error';
import { SORT_BY } from '@site/domain/reference/board';
import { follow, inPieces } from '../common/adapter';
import type { OddsVendor } from '../port';
import { checkBtiPlacement, checkBtiSold, prepareBtiBet, prepareBtiSale, readBtiInfo } from './bets';
import { btiBoard, createBtiBoard, type BtiBoardPart } from './board';
import { readBtiFavourites, readBtiNews, readBtiOffers, readBtiResults, searchBtiEvents, writeBtiFavourite } from './lists';
import type { BtiSocketDeps } from './socket';
import { toWager } from './wagers';

/** Bets that one call names. */
const MOST_IDS = 50;

/** The adapter around what its board needs. */
function overBoard({ api }: Platform, { parts, feed, counts }: BtiBoardPart): OddsVendor {
  const { rest } = parts;
  return {
    id: 'BTI', policies: ['exact', 'better'],
    feed, counts,
    search: (text) => rest.read(() => searchBtiEvents(api, text)),
    results: (query) => rest.read(() => readBtiResults(api, query)),
    announcements: () => rest.read(() => readBtiNews(api)),
    favourites: () => rest.read(() => readBtiFavourites(api)),
    setFavourite: (kind, id, on) => follow(parts, () => writeBtiFavourite(api, kind, id, on)),
    betInfo: (question) => rest.read(() => readBtiInfo(api, question)),
    prepare: (order) => Promise.resolve(prepareBtiBet(api, order)),
    check: (key) => checkBtiPlacement(api, key),
    pending: (ids) => inPieces(ids, MOST_IDS, async (piece) => {
      const answer = await api.call(getBtiPending, { query: { betIds: piece.join() }, silent: true, fresh: true });
      return answer.ok ? done(answer.value.bets.map(toWager)) : answer;
    }),
    wagers: async ({ kind, from, to, page, sortBy }) => {
      const answer = await rest.read(() => api.call(getBtiBets, {
        query: {
          list: kind, page, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }),
          ...(sortBy === undefined ? {} : { order: sortBy === SORT_BY.EVENT_DATE ? 'eventDate' : 'betDate' }),
        }, silent: true, fresh: true,
      }));
      return answer.ok ? done({ rows: answer.value.bets.map(toWager), pages: answer.value.page.totalPage }) : answer;
    },
    offers: (ids) => rest.read(() => inPieces(ids, MOST_IDS, (piece) => readBtiOffers(api, piece))),
    prepareSale: (order) => Promise.resolve(prepareBtiSale(api, order)),
    checkSale: (key) => checkBtiSold(api, key),
  };
}

/** Makes the adapter over sockets of any kind. */
export const createBti = (platform: Platform, deps: BtiSocketDeps): OddsVendor => overBoard(platform, createBtiBoard(platform, deps));

/** Makes the adapter with the browser's sockets. */
export const createVendor = (platform: Platform): OddsVendor => overBoard(platform, btiBoard(platform));
