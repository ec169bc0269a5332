/** Mounts the BTI gateway. */
import * as rows from '@site/contracts/vendor-bti';
import * as bets from '@site/contracts/vendor-bti-bets';
import { ODDS_TYPE } from '@site/domain/odds/decimal-odds';
import { SPORTS_TABS, type SportsTabName } from '@site/domain/reference/board';
import type { FastifyInstance } from 'fastify';
import { OFFER_SECONDS, quoteCashOut, type NoOffer } from '../../bets/cashout-quote';
import { betInfo } from '../../bets/info';
import { LIMIT } from '../../bets/limits';
import { placeOrder, SINGLE } from '../../bets/place';
import type { Bet } from '../../bets/types';
import { isoAt } from '../../core/clock';
import { finishedOn, todayOf } from '../../engine/finished';
import type { EventHead } from '../../engine/head';
import { sportName } from '../../engine/sports';
import { ApiError, refusals } from '../../http/api-error';
import {
  countsOf,
  favouritesOf,
  idsIn,
  isAnswerLost,
  keyOfSelection,
  listEvents,
  listLeagues,
  noticesOf,
  searchEvents,
  setFavourite,
  type VendorBackend,
} from '../backend';
import { rowMounter } from '../mount-row';
import { betsOfIds, listWagers, lookUpPlacement, lookUpSale, PER_PAGE, sell } from '../wagers';
import { btiPeriod, shownMarkets, toBtiEvent } from './map';
import { legOf } from './order';
import { mountSocket, type SocketHub } from './socket';
import { BTI_FORMATS, btiBetView, btiComboView, btiQuoteView, btiSaleView } from './view';
import { inScope } from '../../http/scope';

/** BTI's gateway. */
export interface BtiGateway {
  readonly backend: VendorBackend;
  readonly sockets: SocketHub;
}

type Mounter = ReturnType<typeof rowMounter>;

const tabOf = (tab: rows.BtiTab): SportsTabName =>
  SPORTS_TABS[rows.BTI_TAB.indexOf(tab)] ?? 'TODAY';

function boardOf(
  { board }: VendorBackend,
  heads: readonly EventHead[],
  whole: boolean,
): rows.BtiBoard {
  const events = heads.map(({ eventId }) => board.event(eventId)).filter((event) => event !== null);
  return {
    events: events.map(({ head, markets }) => toBtiEvent(head, markets.size)),
    markets: events.flatMap((event) => shownMarkets(event, whole)),
  };
}

function mountLists(on: Mounter, { backend }: BtiGateway): void {
  const following = (memberCode: string) => {
    const { events, leagues } = favouritesOf(backend, memberCode);
    return { events: [...events], leagues: [...leagues] };
  };
  on(rows.getBtiMenu, ({ memberCode }) => ({
    branches: [...countsOf(backend, memberCode)].map(([branchId, count]) => ({
      branchId,
      name: sportName(branchId),
      counts: {
        Prematch: count.EARLY,
        Today: count.TODAY,
        InPlay: count.RUNNING,
        Favourites: count.FAVOURITE,
        Outrights: count.OUTRIGHT,
      },
    })),
  }));
  on(rows.getBtiEvents, ({ memberCode, query }) =>
    boardOf(
      backend,
      listEvents(
        backend,
        {
          sportId: Number(query.branchId),
          tab: tabOf(query.tab),
          leagueIds: idsIn(query.leagueIds),
          eventIds: idsIn(query.eventIds),
        },
        memberCode,
      ),
      false,
    ),
  );
  on(rows.getBtiEvent, ({ params }) => {
    const head = backend.board.head(params['eventId'] ?? '');
    if (head === null) throw new ApiError(404, '13030', '赛事已结束或不存在');
    return boardOf(backend, [head], true);
  });
  on(rows.getBtiLeagues, ({ memberCode, query }) => ({
    leagues: listLeagues(
      backend,
      { sportId: Number(query.branchId), tab: tabOf(query.tab) },
      memberCode,
    ).map(({ leagueId, leagueName, sportId, count }) => ({
      leagueId,
      name: leagueName,
      branchId: sportId,
      events: count,
    })),
  }));
  on(rows.searchBti, ({ query }) => ({
    events: searchEvents(backend, query.q).map((head) =>
      toBtiEvent(head, backend.board.event(head.eventId)?.markets.size ?? 0),
    ),
  }));
  on(rows.getBtiFavourites, ({ memberCode }) => following(memberCode));
  on(rows.putBtiFavourite, ({ memberCode, body }) => {
    setFavourite(backend, memberCode, body.type === 'Event' ? 'event' : 'league', body.id, body.on);
    return following(memberCode);
  });
  on(rows.getBtiNews, () => ({
    news: noticesOf(backend).map(({ id, title, content, at }) => ({
      id,
      headline: title,
      body: content,
      publishedOn: isoAt(at),
    })),
  }));
}

const ENDING = { played: 'Final', abandoned: 'Abandoned', postponed: 'Postponed' } as const;

function mountResults(on: Mounter, { backend }: BtiGateway): void {
  on(rows.getBtiResults, ({ query }) => {
    const all = finishedOn(
      backend.context,
      backend.world,
      Number(query.branchId),
      query.date ?? todayOf(backend.context),
    );
    const currentPage = Number(query.page ?? 1);
    return {
      results: all
        .slice((currentPage - 1) * PER_PAGE, currentPage * PER_PAGE)
        .map(({ head, finals, ending, winners }) => ({
          eventId: head.eventId,
          leagueName: head.leagueName,
          home: head.homeName,
          away: head.awayName,
          startsOn: isoAt(head.kickoff),
          status: ENDING[ending],
          scores: [...finals.scores]
            .sort(([a], [b]) => a - b)
            .map(([period, score]) => ({ period: btiPeriod(period, head.sportId), ...score })),
          winners,
        })),
      page: {
        currentPage,
        totalPage: Math.max(1, Math.ceil(all.length / PER_PAGE)),
        perPageSize: PER_PAGE,
        totalRecord: all.length,
      },
    };
  });
}

const placedView = (placed: readonly Bet[]): bets.BtiPlaced => ({
  result: 'Placed',
  bets: placed.map(btiBetView),
});
const ODDS_IDS = [ODDS_TYPE.MY, ODDS_TYPE.HK, ODDS_TYPE.EU, ODDS_TYPE.ID] as const;

function mountBets(on: Mounter, { backend }: BtiGateway): void {
  const { context, board, state } = backend;
  on(bets.quoteBtiBets, ({ body }) => {
    const { legs, combos } = betInfo(
      board,
      state,
      body.selections.map(({ marketId, selectionId }) => ({
        marketId,
        key: keyOfSelection(backend, marketId, selectionId),
      })),
    );
    return {
      selections: legs.map((leg, at) => btiQuoteView(leg, body.selections[at]?.selectionId ?? '')),
      combos: combos.map((combo) => btiComboView(combo, legs.length)),
      maxPayout: LIMIT.payout,
    };
  });
  on(bets.placeBtiBet, ({ memberCode, body, key }) => {
    if (body.clientBetId !== key) throw refusals.invalid('clientBetId');
    const alone = body.selections.length === 1;
    const placed = placeOrder(context, board, state, memberCode, {
      key,
      requestTime: body.requestedOn,
      policy: body.oddsChange === 'AcceptBetter' ? 'better' : 'exact',
      oddsType: ODDS_IDS[BTI_FORMATS.indexOf(body.oddsFormat)] ?? ODDS_TYPE.EU,
      freeBet: body.freeBet === true,
      legs: body.selections.map(legOf(backend)),
      combos: body.bets.map(({ combo, stake }) => ({
        combo: alone && combo === 'Single' ? SINGLE : combo,
        stake,
      })),
    });
    return isAnswerLost(backend, key)
      ? { result: 'Unknown' as const, bets: [] }
      : placedView(placed);
  });
  on(bets.checkBtiBet, ({ memberCode, query }) =>
    lookUpPlacement(backend, bets.placeBtiBet, memberCode, query.clientBetId, placedView),
  );
  on(bets.getBtiPending, ({ memberCode, query }) => ({
    bets: betsOfIds(backend, memberCode, idsIn(query.betIds)).map(btiBetView),
  }));
  on(bets.getBtiBets, ({ memberCode, query }) => {
    const { bets: found, page } = listWagers(backend, memberCode, {
      kind: query.list,
      from: query.from,
      to: query.to,
      page: query.page,
      sort: query.order === 'eventDate' ? 1 : 2,
    });
    return { bets: found.map(btiBetView), page };
  });
}

const UNAVAILABLE: Readonly<
  Record<NoOffer, 'Suspended' | 'Danger' | 'TooLow' | 'Pending' | 'NotOffered' | 'Over'>
> = {
  suspended: 'Suspended',
  danger: 'Danger',
  tooLow: 'TooLow',
  waiting: 'Pending',
  notOffered: 'NotOffered',
  ended: 'Over',
};

function mountCashOut(on: Mounter, { backend }: BtiGateway): void {
  on(bets.getBtiOffers, ({ memberCode, query }) => ({
    offers: betsOfIds(backend, memberCode, idsIn(query.betIds)).map((bet) => {
      const { price, reason, openRisk } = quoteCashOut(backend.context, backend.world, bet);
      return {
        betId: bet.id,
        price,
        openRisk,
        validFor: OFFER_SECONDS,
        unavailable: reason === null ? ('' as const) : UNAVAILABLE[reason],
      };
    }),
  }));
  on(bets.sellBtiBet, ({ memberCode, body, key }) => {
    const sale = sell(backend, memberCode, {
      betId: body.betId,
      key,
      price: body.price,
      percent: body.portion,
    });
    // A price that moved is a refusal here: the client asks for the offer again.
    if (sale.status === 'newOffer') throw new ApiError(409, '14010', '兑现价格已变更');
    return btiSaleView(sale);
  });
  on(bets.checkBtiSale, ({ memberCode, query }) =>
    lookUpSale(backend, bets.sellBtiBet, memberCode, query.clientId, btiSaleView),
  );
}

/** Mounts the socket and every row. */
export function mountBti(app: FastifyInstance, gateway: BtiGateway): void {
  const on = rowMounter(app, gateway.backend);
  for (const part of [mountLists, mountResults, mountBets, mountCashOut]) part(on, gateway);
  inScope(app, 'bti-socket', (scope) => {
    mountSocket(scope, gateway.sockets);
  });
}
