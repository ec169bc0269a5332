/** Mounts the SABA gateway. */
import * as rows from '@site/contracts/vendor-saba';
import * as bets from '@site/contracts/vendor-saba-bets';
import * as lists from '@site/contracts/vendor-saba-lists';
import { fenOf } from '@site/domain/money';
import type { FastifyInstance } from 'fastify';
import { OFFER_SECONDS, quoteCashOut, type CashOut, type CashOutQuote } from '../../bets/cashout';
import { betInfo, type ComboInfo } from '../../bets/info';
import { LIMIT } from '../../bets/limits';
import { SINGLE, placeOrder, type PlaceOrder } from '../../bets/place';
import type { Bet } from '../../bets/types';
import { isoAt } from '../../core/clock';
import { finishedOn, todayOf } from '../../engine/finished';
import { sportName } from '../../engine/sports';
import type { EventHead } from '../../engine/head';
import { ApiError, refusals } from '../../http/api-error';
import {
  countsOf,
  favouritesOf,
  idsIn,
  isAnswerLost,
  listEvents,
  listLeagues,
  noticesOf,
  searchEvents,
  setFavourite,
} from '../desk';
import { rowMounter } from '../mount-row';
import {
  betOf,
  betsOfIds,
  listWagers,
  lookUpPlacement,
  lookUpSale,
  PER_PAGE,
  saleOf,
  sell,
} from '../wagers';
import { sabaComboName } from './combo-names';
import type { SabaGateway } from './gateway';
import { toSaba, toSabaEvent } from './map';
import { mountStream } from './stream';
import { ticketView, wagerView } from './view';

type Mounter = ReturnType<typeof rowMounter>;

const POLICY = ['exact', 'better', 'any'] as const;

function mountBoard(on: Mounter, { desk, hub }: SabaGateway): void {
  on(rows.getSabaSports, ({ memberCode }) =>
    [...countsOf(desk, memberCode)].map(([sportType, count]) => ({
      sportType,
      sportName: sportName(sportType),
      count,
    })),
  );
  on(rows.getSabaEvents, ({ query }) =>
    hub.snapshot(hub.board(Number(query.sportType), query.tab)),
  );
  on(rows.getSabaEventDetail, ({ query }) => {
    const found = hub.snapshot(hub.single(query.eventId));
    if (found.events.length === 0) throw new ApiError(404, '13030', '赛事已结束或不存在');
    return found;
  });
}

/** Events with their listed markets, outside of the stream. */
function boardOf({ desk }: SabaGateway, heads: readonly EventHead[], all: boolean) {
  const shown = heads
    .map(({ eventId }) => desk.board.event(eventId))
    .filter((event) => event !== null)
    .map(toSaba);
  return {
    lastEventId: '',
    events: shown.map(({ wire }) => wire),
    markets: shown.flatMap(({ markets }) =>
      [...markets.values()].filter(({ onBoard }) => all || onBoard).map(({ wire }) => wire),
    ),
  };
}

function mountLists(on: Mounter, gateway: SabaGateway): void {
  const { desk } = gateway;
  const following = (memberCode: string) => {
    const { events, leagues } = favouritesOf(desk, memberCode);
    return { eventIds: [...events], leagueIds: [...leagues] };
  };
  on(lists.getSabaLeagues, ({ query }) =>
    listLeagues(desk, { sportId: Number(query.sportType), tab: query.tab }, null).map(
      ({ leagueId, leagueName, sportId, count }) => ({
        leagueId,
        leagueName,
        sportType: sportId,
        eventCount: count,
      }),
    ),
  );
  on(lists.searchSaba, ({ query }) => ({
    events: searchEvents(desk, query.text).map((head) =>
      toSabaEvent(head, desk.board.event(head.eventId)?.markets.size ?? 0),
    ),
  }));
  on(lists.getSabaOutrights, ({ query }) =>
    boardOf(
      gateway,
      listEvents(desk, { sportId: Number(query.sportType), tab: 'OUTRIGHT' }, null),
      true,
    ),
  );
  on(lists.getSabaFavorites, ({ memberCode }) => following(memberCode));
  on(lists.setSabaFavorite, ({ memberCode, body }) => {
    setFavourite(desk, memberCode, body.kind, body.id, body.isFavorite);
    return following(memberCode);
  });
  on(lists.getSabaFavoriteEvents, ({ memberCode, query }) =>
    boardOf(
      gateway,
      listEvents(desk, { sportId: Number(query.sportType), tab: 'FAVOURITE' }, memberCode),
      false,
    ),
  );
  on(lists.getSabaAnnouncements, () =>
    noticesOf(desk).map(({ id, title, content, at }) => ({
      messageId: id,
      title,
      message: content,
      postedAt: isoAt(at),
    })),
  );
  on(lists.getSabaResults, ({ query }) => {
    const all = finishedOn(
      desk.context,
      desk.world,
      Number(query.sportType),
      query.date ?? todayOf(desk.context),
    );
    const currentPage = Number(query.currentPage ?? 1);
    return {
      results: all
        .slice((currentPage - 1) * PER_PAGE, currentPage * PER_PAGE)
        .map(({ head, finals, ending, winners }) => ({
          eventId: head.eventId,
          leagueName: head.leagueName,
          homeName: head.homeName,
          awayName: head.awayName,
          globalShowTime: isoAt(head.kickoff),
          resultStatus: ending === 'played' ? ('completed' as const) : ending,
          finalScore: finals.scores.get(1) ?? null,
          firstHalfScore: finals.scores.get(2) ?? null,
          parts: [...finals.scores]
            .filter(([period]) => period > 10)
            .sort(([a], [b]) => a - b)
            .map(([, part]) => part),
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

const singleResult = ([bet]: readonly Bet[]): rows.SabaPlaceResult => ({
  betStatus: 0,
  currentPrice: bet?.legs[0]?.price ?? null,
  wager: bet === undefined ? null : wagerView(bet),
});
const parlayResult = (placed: readonly Bet[]): bets.SabaPlaceParlayResult => ({
  betStatus: 0,
  wagers: placed.map(wagerView),
});

function mountSingles(on: Mounter, { desk }: SabaGateway): void {
  const { context, board, state } = desk;
  const info = (marketId: string, key: string) =>
    betInfo(board, state, [{ marketId, key }]).legs.map(ticketView);
  on(rows.getSabaTicket, ({ query }) => {
    const [ticket] = info(query.marketId, query.key);
    if (ticket === undefined) throw refusals.notFound('盘口');
    return ticket;
  });
  on(bets.getSabaOutrightTicket, ({ query }) => {
    const [ticket] = info(query.marketId, query.key);
    if (ticket === undefined) throw refusals.notFound('盘口');
    return ticket;
  });
  on(rows.placeSabaBet, ({ memberCode, body, key }) => {
    if (body.vendorTransId !== key) throw refusals.invalid('vendorTransId');
    const order: PlaceOrder = {
      key,
      legs: [{ marketId: body.marketId, key: body.key, price: body.price, line: body.point }],
      combos: [{ combo: SINGLE, stake: body.stake }],
      policy: POLICY[body.oddsOption],
      oddsType: body.oddsType,
      freeBet: body.freeBet === true,
    };
    const placed = placeOrder(context, board, state, memberCode, order);
    // The bet is booked and yet the vendor says "unknown": the client has to ask by key.
    return isAnswerLost(desk, key)
      ? { betStatus: 2 as const, currentPrice: null, wager: null }
      : singleResult(placed);
  });
  on(rows.checkSabaBet, ({ memberCode, query }) =>
    lookUpPlacement(desk, rows.placeSabaBet, memberCode, query.vendorTransId, singleResult),
  );
  on(rows.checkSabaWaiting, ({ memberCode, query }) =>
    wagerView(betOf(desk, memberCode, query.transId)),
  );
  on(rows.getSabaWagers, ({ memberCode, query }) => {
    const { bets: found, page } = listWagers(desk, memberCode, {
      kind: query.isSettled === 'true' ? 'settled' : 'open',
      from: query.dateFrom,
      to: query.dateTo,
      page: query.currentPage,
      sort: query.sort,
    });
    return { wagers: found.map(wagerView), page };
  });
}

const comboView = ({ combo, lines, factor, min, max, status }: ComboInfo): bets.SabaComboInfo => ({
  comboType: combo as bets.SabaComboInfo['comboType'],
  comboTypeName: sabaComboName(combo),
  price: factor.toFixed(2),
  betCount: lines,
  minBet: min,
  maxBet: max,
  payoutRate: '1.00',
  stateCode: status,
});

function mountParlays(on: Mounter, { desk }: SabaGateway): void {
  const { context, board, state } = desk;
  on(bets.getSabaParlayTickets, ({ body }) => {
    const { legs, combos } = betInfo(board, state, body.tickets);
    return {
      tickets: legs.map(ticketView),
      combos: combos.map(comboView),
      maxPayout: LIMIT.payout,
    };
  });
  on(bets.placeSabaParlay, ({ memberCode, body, key }) => {
    if (body.vendorTransId !== key) throw refusals.invalid('vendorTransId');
    if (body.tickets.length === 1) throw new ApiError(422, '13020', '串关至少需要2个选项');
    const placed = placeOrder(context, board, state, memberCode, {
      key,
      legs: body.tickets.map(({ marketId, key: side, price, point }) => ({
        marketId,
        key: side,
        price,
        line: point,
      })),
      combos: body.combos.map(({ comboType, stake }) => ({ combo: comboType, stake })),
      policy: POLICY[body.oddsOption],
      oddsType: 3,
      freeBet: body.freeBet === true,
    });
    return isAnswerLost(desk, key) ? { betStatus: 2 as const, wagers: [] } : parlayResult(placed);
  });
  on(bets.checkSabaParlay, ({ memberCode, query }) =>
    lookUpPlacement(desk, bets.placeSabaParlay, memberCode, query.vendorTransId, parlayResult),
  );
  on(bets.getSabaPending, ({ memberCode, query }) => ({
    wagers: betsOfIds(desk, memberCode, idsIn(query.transIds)).map(wagerView),
  }));
}

const NOT_OFFERED: ReadonlySet<CashOutQuote['reason']> = new Set<CashOutQuote['reason']>([
  'notOffered',
  'ended',
]);

function offerView(quote: CashOutQuote) {
  const { reason, price } = quote;
  const cashoutStatus =
    price !== null ? (1 as const) : NOT_OFFERED.has(reason) ? (3 as const) : (2 as const);
  return {
    transId: quote.betId,
    cashoutStatus,
    cashoutStake: quote.openRisk,
    cashoutPrice: price,
    reason: reason === null || reason === 'notOffered' ? ('' as const) : reason,
    validSeconds: OFFER_SECONDS,
  };
}

const SELLING = { waiting: 1, accepted: 2, rejected: 3, newOffer: 5 } as const;

const sellingView = ({
  betId,
  key,
  status,
  asked,
  part,
  offer,
  reason,
}: CashOut): bets.SabaSelling => ({
  transId: betId,
  vendorTransId: key,
  sellingStatus: SELLING[status],
  cashoutPrice: asked,
  cashoutStake: part,
  reason,
  newCashoutPriceInfo: offer === null ? null : { cashoutPrice: offer, cashoutStake: part },
});

function mountCashOut(on: Mounter, { desk }: SabaGateway): void {
  on(bets.getSabaCashoutPrice, ({ memberCode, query }) => {
    const wanted = idsIn(query.transIds);
    const found = new Map(betsOfIds(desk, memberCode, wanted).map((bet) => [bet.id, bet]));
    return wanted.map((id) => {
      const bet = found.get(id);
      if (bet !== undefined) return offerView(quoteCashOut(desk.context, desk.world, bet));
      return {
        transId: id,
        cashoutStatus: 4 as const,
        cashoutStake: fenOf(0n),
        cashoutPrice: null,
        reason: '' as const,
        validSeconds: 0,
      };
    });
  });
  on(bets.sellSabaBack, ({ memberCode, body, key }) =>
    sellingView(
      sell(desk, memberCode, {
        betId: body.transId,
        key,
        price: body.cashoutPrice,
        percent: body.percent,
      }),
    ),
  );
  on(bets.checkSabaSale, ({ memberCode, query }) =>
    lookUpSale(desk, bets.sellSabaBack, memberCode, query.vendorTransId, sellingView),
  );
  on(bets.checkSabaSelling, ({ memberCode, query }) =>
    sellingView(saleOf(desk, memberCode, 'bet_id', query.transId)),
  );
}

/** Mounts the stream and every row. */
export function mountSaba(app: FastifyInstance, gateway: SabaGateway): void {
  const on = rowMounter(app, gateway.desk);
  mountStream(app, gateway);
  for (const part of [mountBoard, mountLists, mountSingles, mountParlays, mountCashOut])
    part(on, gateway);
}
