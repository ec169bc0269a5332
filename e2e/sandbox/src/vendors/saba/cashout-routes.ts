/** SABA's gateway: what a wager is bought back for. */
import * as bets from '@site/contracts/vendor-saba-bets';
import { fenOf, parseCny, type Fen } from '@site/domain/money';
import { autoSaleOf, setAutoSale } from '../../bets/auto-sale';
import type { CashOut } from '../../bets/cashout';
import { OFFER_SECONDS, quoteCashOut, type CashOutQuote } from '../../bets/cashout-quote';
import { refusals } from '../../http/api-error';
import { idsIn } from '../backend';
import { betOf, betsOfIds, lookUpSale, saleOf, sell } from '../wagers';
import type { SabaGateway } from './gateway';
import type { Mounter } from './board-routes';

const NOT_OFFERED: ReadonlySet<CashOutQuote['reason']> = new Set<CashOutQuote['reason']>([
  'notOffered',
  'ended',
]);

/** @param target that was set, null for none; missing where none can be. */
function offerView(quote: CashOutQuote, target?: Fen | null) {
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
    ...(target === undefined ? {} : { autoCashout: target }),
  };
}

const SELLING = { waiting: 1, accepted: 2, rejected: 3, newOffer: 5 } as const;

const sellingView = ({
  betId,
  key,
  status,
  requested,
  part,
  offer,
  reason,
}: CashOut): bets.SabaSelling => ({
  transId: betId,
  vendorTransId: key,
  sellingStatus: SELLING[status],
  cashoutPrice: requested,
  cashoutStake: part,
  reason,
  newCashoutPriceInfo: offer === null ? null : { cashoutPrice: offer, cashoutStake: part },
});

export function mountCashOut(on: Mounter, { backend }: SabaGateway): void {
  const { context, state } = backend;
  on(bets.getSabaCashoutPrice, ({ memberCode, query }) => {
    const wanted = idsIn(query.transIds);
    const found = new Map(betsOfIds(backend, memberCode, wanted).map((bet) => [bet.id, bet]));
    return wanted.map((id) => {
      const bet = found.get(id);
      if (bet !== undefined)
        return offerView(
          quoteCashOut(context, backend.world, bet),
          state.autoCashOut ? autoSaleOf(context, bet) : undefined,
        );
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
  on(bets.setSabaAutoCashout, ({ memberCode, body }) => {
    if (!state.autoCashOut) throw refusals.notFound('自动兑现');
    const target = body.targetPrice === null ? null : parseCny(body.targetPrice);
    setAutoSale(context, betOf(backend, memberCode, body.transId), target);
    return { transId: body.transId, targetPrice: target };
  });
  on(bets.sellSabaBack, ({ memberCode, body, key }) =>
    sellingView(
      sell(backend, memberCode, {
        betId: body.transId,
        key,
        price: body.cashoutPrice,
        percent: body.percent,
      }),
    ),
  );
  on(bets.checkSabaSale, ({ memberCode, query }) =>
    lookUpSale(backend, bets.sellSabaBack, memberCode, query.vendorTransId, sellingView),
  );
  on(bets.checkSabaSelling, ({ memberCode, query }) =>
    sellingView(saleOf(backend, memberCode, 'bet_id', query.transId)),
  );
}
