/** The BTI adapter: the port in the site's words over the gateway in BTI's. */
import type { Platform } from '@site/platform';
import { getBtiBets, getBtiPending } from '@site/contracts/vendor-bti-bets';
import { done } from '@site/domain/errors/app-error';
import { SORT_BY } from '@site/domain/reference/board';
import { adapterParts, follow, inPieces } from '../common/adapter';
import type { OddsVendor } from '../port';
import { checkBtiPlacement, checkBtiSold, prepareBtiBet, prepareBtiSale, readBtiInfo } from './bets';
import { browserSocket } from './browser-socket';
import { btiFeed } from './feeds';
import { readBtiCounts, readBtiFavourites, readBtiNews, readBtiOffers, readBtiResults, searchBtiEvents, writeBtiFavourite } from './lists';
import { createBtiSocket, type BtiSocketDeps } from './socket';
import { toWager } from './wagers';

/** Bets that one call names. */
const MOST_IDS = 50;

/** Makes the adapter over sockets of any kind. */
export function createBti(platform: Platform, deps: BtiSocketDeps): OddsVendor {
  const { api, session, maintenance } = platform;
  const parts = adapterParts('BTI', platform);
  const { rest } = parts;
  const socket = createBtiSocket(deps, rest, () => maintenance.announce('BTI'));
  return {
    id: 'BTI', policies: ['exact', 'better'],
    feed: (query) => btiFeed({ platform, timers: deps, socket, ...parts }, query),
    counts: () => rest.read(() => readBtiCounts(api, session.state.get().status === 'member')),
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

/** Makes the adapter with the browser's sockets. */
export const createVendor = (platform: Platform): OddsVendor => createBti(platform, browserSocket);
