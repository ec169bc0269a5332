/** Mounts the IM gateway. */
import * as bets from '@site/contracts/vendor-im-bets';
import * as vendorImCashout from '@site/contracts/vendor-im-cashout';
import type { FastifyInstance } from 'fastify';
import { OFFER_SECONDS, quoteCashOut, type NoOffer } from '../../bets/cashout-quote';
import { betInfo } from '../../bets/info';
import { LIMIT } from '../../bets/limits';
import { placeOrder, SINGLE } from '../../bets/place';
import type { Bet } from '../../bets/types';
import { ApiError, refusals } from '../../http/api-error';
import { isAnswerLost, keyOfSelection } from '../backend';
import { rowMounter } from '../mount-row';
import { betsOfIds, listWagers, lookUpPlacement, lookUpSale, sell } from '../wagers';
import { legOf } from './order';
import { imSaleView, imComboView, imSelectionInfoView, imWagerView } from './view';
import { type ImGateway, type Mounter, mountLists, mountResults } from './board-routes';

const placedView = (placed: readonly Bet[]): bets.ImPlaceResult => ({
  PlaceStatus: 'Accepted',
  Wagers: placed.map(imWagerView),
});

function mountBets(on: Mounter, { backend }: ImGateway): void {
  const { context, board, state } = backend;
  on(bets.getImBetInfo, ({ body }) => {
    const { legs, combos } = betInfo(
      board,
      state,
      body.Picks.map((each) => ({
        marketId: each.LineId,
        key: keyOfSelection(backend, each.LineId, each.SelectionId),
      })),
    );
    return {
      Picks: legs.map((leg, at) => imSelectionInfoView(leg, body.Picks[at]?.SelectionId ?? '')),
      Combos: combos.map(imComboView),
      MaxPayout: LIMIT.payout,
    };
  });
  on(bets.placeImBet, ({ memberCode, body, key }) => {
    if (body.AttemptKey !== key) throw refusals.invalid('AttemptKey');
    if ((body.BetMode === 1) !== (body.Picks.length === 1))
      throw new ApiError(422, '13020', '投注内容有误');
    const placed = placeOrder(context, board, state, memberCode, {
      key,
      requestTime: body.RequestTime,
      policy: body.TakeBetter ? 'better' : 'exact',
      oddsType: body.OddsType,
      freeBet: body.IsFreeBet === true,
      legs: body.Picks.map(legOf(backend)),
      combos: body.Combos.map(({ ComboType, Stake }) => ({
        combo: body.BetMode === 1 && ComboType === 0 ? SINGLE : String(ComboType),
        stake: Stake,
      })),
    });
    return isAnswerLost(backend, key)
      ? { PlaceStatus: 'Unknown' as const, Wagers: [] }
      : placedView(placed);
  });
  on(bets.checkImBet, ({ memberCode, body }) =>
    lookUpPlacement(backend, bets.placeImBet, memberCode, body.AttemptKey, placedView),
  );
  on(bets.getImPending, ({ memberCode, body }) => ({
    Wagers: betsOfIds(backend, memberCode, body.WagerIds).map(imWagerView),
  }));
  on(bets.getImWagers, ({ memberCode, body }) => {
    const { bets: found, page } = listWagers(backend, memberCode, {
      kind: body.WagerList === 1 ? 'open' : 'settled',
      from: body.StartDate,
      to: body.EndDate,
      page: body.PageNumber,
      sort: body.SortBy,
    });
    return {
      Wagers: found.map(imWagerView),
      PageNumber: page.currentPage,
      TotalPages: page.totalPage,
      TotalCount: page.totalRecord,
    };
  });
}

const NO_OFFER: Readonly<Record<NoOffer, 1 | 2 | 3 | 4 | 5>> = {
  suspended: 1,
  danger: 2,
  tooLow: 3,
  waiting: 4,
  notOffered: 5,
  ended: 5,
};

function mountSales(on: Mounter, { backend }: ImGateway): void {
  on(vendorImCashout.getImOffers, ({ memberCode, body }) => ({
    Offers: betsOfIds(backend, memberCode, body.WagerIds).map((bet) => {
      const { price, reason, openRisk } = quoteCashOut(backend.context, backend.world, bet);
      return {
        WagerId: bet.id,
        IsOffered: price !== null,
        OfferPrice: price,
        DebitPart: openRisk,
        ValidSeconds: OFFER_SECONDS,
        NoOfferReason: reason === null ? (0 as const) : NO_OFFER[reason],
      };
    }),
  }));
  on(vendorImCashout.sellImBet, ({ memberCode, body, key }) =>
    imSaleView(
      sell(backend, memberCode, {
        betId: body.WagerId,
        key,
        price: body.OfferPrice,
        percent: body.SharePercent,
      }),
    ),
  );
  on(vendorImCashout.checkImSale, ({ memberCode, body }) =>
    lookUpSale(backend, vendorImCashout.sellImBet, memberCode, body.AttemptKey, imSaleView),
  );
}

/** Mounts every row. */
export function mountIm(app: FastifyInstance, gateway: ImGateway): void {
  const on = rowMounter(app, gateway.backend);
  for (const part of [mountLists, mountResults, mountBets, mountSales]) part(on, gateway);
}
