/** Mounts the SABA gateway. */
import * as vendorSabaSingles from '@site/contracts/vendor-saba-singles';
import * as vendorSabaWagers from '@site/contracts/vendor-saba-wagers';
import * as bets from '@site/contracts/vendor-saba-bets';
import type { FastifyInstance } from 'fastify';
import { betInfo, type ComboInfo } from '../../bets/info';
import { LIMIT } from '../../bets/limits';
import { SINGLE, placeOrder, type PlaceOrder } from '../../bets/place';
import type { Bet } from '../../bets/types';
import { ApiError, refusals } from '../../http/api-error';
import { idsIn, isAnswerLost } from '../backend';
import { rowMounter } from '../mount-row';
import { betOf, betsOfIds, listWagers, lookUpPlacement } from '../wagers';
import { sabaComboName } from './combo-names';
import type { SabaGateway } from './gateway';
import { legOf } from './order';
import { mountStream } from './stream';
import { ticketView, wagerView } from './view';
import { type Mounter, mountBoard, mountLists } from './board-routes';
import { mountCashOut } from './cashout-routes';
import { mountPromos } from './promo-routes';

const POLICY = ['exact', 'better', 'any'] as const;

const singleResult = ([bet]: readonly Bet[]): vendorSabaSingles.SabaPlaceResult => ({
  betStatus: 0,
  currentPrice: bet?.legs[0]?.price ?? null,
  wager: bet === undefined ? null : wagerView(bet),
});
const parlayResult = (placed: readonly Bet[]): bets.SabaPlaceParlayResult => ({
  betStatus: 0,
  wagers: placed.map(wagerView),
});

function mountSingles(on: Mounter, { backend }: SabaGateway): void {
  const { context, board, state } = backend;
  const info = (marketId: string, key: string) =>
    betInfo(board, state, [{ marketId, key }]).legs.map(ticketView);
  on(vendorSabaSingles.getSabaTicket, ({ query }) => {
    const [ticket] = info(query.marketId, query.key);
    if (ticket === undefined) throw refusals.notFound('盘口');
    return ticket;
  });
  on(bets.getSabaOutrightTicket, ({ query }) => {
    const [ticket] = info(query.marketId, query.key);
    if (ticket === undefined) throw refusals.notFound('盘口');
    return ticket;
  });
  on(vendorSabaSingles.placeSabaBet, ({ memberCode, body, key }) => {
    if (body.vendorTransId !== key) throw refusals.invalid('vendorTransId');
    const order: PlaceOrder = {
      key,
      requestTime: body.requestTime,
      legs: [legOf(body)],
      combos: [{ combo: SINGLE, stake: body.stake }],
      policy: POLICY[body.oddsOption],
      oddsType: body.oddsType,
      freeBet: body.freeBet === true,
    };
    const placed = placeOrder(context, board, state, memberCode, order);
    // The bet is booked and yet the vendor says "unknown": the client has to ask by key.
    return isAnswerLost(backend, key)
      ? { betStatus: 2 as const, currentPrice: null, wager: null }
      : singleResult(placed);
  });
  on(vendorSabaSingles.checkSabaBet, ({ memberCode, query }) =>
    lookUpPlacement(
      backend,
      vendorSabaSingles.placeSabaBet,
      memberCode,
      query.vendorTransId,
      singleResult,
    ),
  );
  on(vendorSabaWagers.checkSabaWaiting, ({ memberCode, query }) =>
    wagerView(betOf(backend, memberCode, query.transId)),
  );
  on(vendorSabaWagers.getSabaWagers, ({ memberCode, query }) => {
    const { bets: found, page } = listWagers(backend, memberCode, {
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

function mountParlays(on: Mounter, { backend }: SabaGateway): void {
  const { context, board, state } = backend;
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
      requestTime: body.requestTime,
      legs: body.tickets.map(legOf),
      combos: body.combos.map(({ comboType, stake }) => ({ combo: comboType, stake })),
      policy: POLICY[body.oddsOption],
      oddsType: 3,
      freeBet: body.freeBet === true,
    });
    return isAnswerLost(backend, key)
      ? { betStatus: 2 as const, wagers: [] }
      : parlayResult(placed);
  });
  on(bets.checkSabaParlay, ({ memberCode, query }) =>
    lookUpPlacement(backend, bets.placeSabaParlay, memberCode, query.vendorTransId, parlayResult),
  );
  on(bets.getSabaPending, ({ memberCode, query }) => ({
    wagers: betsOfIds(backend, memberCode, idsIn(query.transIds)).map(wagerView),
  }));
}

/** Mounts the stream and every row. */
export function mountSaba(app: FastifyInstance, gateway: SabaGateway): void {
  const on = rowMounter(app, gateway.backend);
  mountStream(app, gateway);
  for (const part of [
    mountBoard,
    mountLists,
    mountSingles,
    mountParlays,
    mountCashOut,
    mountPromos,
  ])
    part(on, gateway);
}
