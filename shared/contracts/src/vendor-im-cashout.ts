/** Selling a wager back to IM (§4.7). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { SELL_ERRORS } from './errors';
import { cny, cnyText, lookupOf } from './wire-money';
import { IM_BASE } from './vendor-im';
import { wagerIds } from './vendor-im-bets';

/** POST offers to buy wagers back: null `OfferPrice` with a reason while there is none. */
export const getImOffers = defineEndpoint({
  reads: true,
  id: 'im.offers',
  quiet: 'poll',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/CashOut/Offers`,
  auth: 'member',
  body: wagerIds,
  result: v.object({
    Offers: v.array(
      v.object({
        WagerId: v.string(),
        IsOffered: v.boolean(),
        OfferPrice: v.nullable(cny),
        DebitPart: cny,
        ValidSeconds: v.number(),
        /** 0 none, 1 suspended, 2 danger, 3 too low, 4 not confirmed yet, 5 never or over. */
        NoOfferReason: v.picklist([0, 1, 2, 3, 4, 5]),
      }),
    ),
  }),
});

/** A sale: 1 processing (check every 2 s), 2 accepted, 3 declined, 4 another price (14010). */
export const imSale = v.object({
  WagerId: v.string(),
  AttemptKey: v.string(),
  SaleStatus: v.picklist([1, 2, 3, 4]),
  OfferPrice: cny,
  DebitPart: cny,
  NewPrice: v.nullable(cny),
  Code: v.string(),
});
/** A sale. */
export type ImSale = v.InferOutput<typeof imSale>;

/** POST sells at the offered price; `SharePercent` 20 to 99 sells a part, once per wager. */
export const sellImBet = defineEndpoint({
  errors: SELL_ERRORS,
  id: 'im.sell',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/CashOut/Sell`,
  auth: 'member',
  money: true,
  body: v.object({
    WagerId: v.string(),
    OfferPrice: cnyText,
    SharePercent: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100))),
  }),
  result: imSale,
});

/** POST what became of a sale's reference. */
export const checkImSale = defineEndpoint({
  reads: true,
  id: 'im.checkSale',
  quiet: 'outcome',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/CashOut/Check`,
  auth: 'member',
  body: v.object({ AttemptKey: v.string() }),
  result: lookupOf(imSale),
});
