/** SABA's parlays and cash-out (domain.md "Bet flow", "Cash-out flow"). */
import { SABA_COMBOS } from '@site/domain/vendors/saba/combos';
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { PLACE_ERRORS, SELL_ERRORS } from './errors';
import { sabaPickNote, sabaTicketInfo } from './vendor-saba-singles';
import { sabaWager } from './vendor-saba-wagers';
import { isoTime } from './wire';
import { cny, cnyText, idempotencyKey, lookupOf } from './wire-money';

const BASE = '/vendors/saba/betting/v1';

const pick = v.object({ marketId: v.string(), key: v.string() });

/**
 * A combo that the legs may form: trust its count and limits, compute locally only to preview.
 * Stakes are per line.
 */
export const sabaCombo = v.object({
  comboType: v.picklist(SABA_COMBOS),
  comboTypeName: v.string(),
  /** Sum over all lines of the products of their prices, two decimals. */
  price: v.string(),
  betCount: v.number(),
  minBet: cny,
  maxBet: cny,
  payoutRate: v.string(),
  /**
   * 100, 99997 fewer than three for a system, 13150 a price under the minimum, 13160 the payout
   * would pass the cap.
   */
  stateCode: v.number(),
});
/** A combo that the legs may form. */
export type SabaComboInfo = v.InferOutput<typeof sabaCombo>;

/** POST bet info of two to ten legs, each as it stands, with every combo they may form. */
export const getSabaParlayTickets = defineEndpoint({
  reads: true,
  id: 'saba.parlayTickets',
  quiet: 'outcome',
  service: 'saba',
  method: 'POST',
  path: `${BASE}/GetParlayTickets`,
  auth: 'member',
  body: v.object({ tickets: v.pipe(v.array(pick), v.minLength(1), v.maxLength(20)) }),
  result: v.object({
    tickets: v.array(sabaTicketInfo),
    combos: v.array(sabaCombo),
    maxPayout: cny,
  }),
});

/**
 * Answer to a parlay: 0 booked, 2 unknown: check with the same `vendorTransId`. One wager per
 * combo.
 */
export const sabaPlaceParlayResult = v.object({
  betStatus: v.picklist([0, 1, 2]),
  wagers: v.array(sabaWager),
});
/** Answer to a parlay. */
export type SabaPlaceParlayResult = v.InferOutput<typeof sabaPlaceParlayResult>;

/** POST a parlay: every combo of the order is booked, or none. `stake` is per line. */
export const placeSabaParlay = defineEndpoint({
  errors: PLACE_ERRORS,
  id: 'saba.placeParlay',
  service: 'saba',
  method: 'POST',
  path: `${BASE}/PlaceParlayBet`,
  auth: 'member',
  money: true,
  body: v.object({
    vendorTransId: idempotencyKey,
    requestTime: v.optional(isoTime),
    oddsOption: v.picklist([0, 1, 2]),
    freeBet: v.optional(v.boolean(), false),
    tickets: v.pipe(
      v.array(
        v.object({
          marketId: v.string(),
          key: v.string(),
          price: v.string(),
          point: v.nullable(v.number()),
          ...sabaPickNote,
        }),
      ),
      v.maxLength(30),
    ),
    combos: v.pipe(v.array(v.object({ comboType: v.string(), stake: cnyText })), v.maxLength(25)),
  }),
  result: sabaPlaceParlayResult,
});

/** GET what became of a parlay's key. */
export const checkSabaParlay = defineEndpoint({
  id: 'saba.checkParlay',
  quiet: 'outcome',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/CheckParlayBet`,
  auth: 'member',
  query: v.object({ vendorTransId: v.string() }),
  result: lookupOf(sabaPlaceParlayResult),
});

/** GET bet info of a season winner. */
export const getSabaOutrightTicket = defineEndpoint({
  id: 'saba.outrightTicket',
  quiet: 'outcome',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/GetOutrightTicket`,
  auth: 'member',
  query: v.object({ marketId: v.string(), key: v.string() }),
  result: sabaTicketInfo,
});

/**
 * GET tickets as they stand now by id, comma-joined: waiting ones are polled with it. Unknown ids
 * are left out.
 */
export const getSabaPending = defineEndpoint({
  id: 'saba.pending',
  quiet: 'poll',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/GetTicketsByTransIds`,
  auth: 'member',
  query: v.object({ transIds: v.pipe(v.string(), v.maxLength(2_000)) }),
  result: v.object({ wagers: v.array(sabaWager) }),
});

/**
 * An offer: `cashoutStatus` 1 can, 2 not now (`reason` says why), 3 never for this ticket, 4 not
 * found.
 */
export const sabaCashoutPrice = v.object({
  transId: v.string(),
  cashoutStatus: v.picklist([1, 2, 3, 4]),
  cashoutStake: cny,
  cashoutPrice: v.nullable(cny),
  reason: v.picklist(['', 'suspended', 'danger', 'tooLow', 'waiting', 'ended']),
  /** Seconds for which the price is meant to stand. */
  validSeconds: v.number(),
  /** Target at which the ticket sells itself, null for none; missing where that is not offered. */
  autoCashout: v.optional(v.nullable(cny)),
});

/** GET offers for tickets, comma-joined. */
export const getSabaCashoutPrice = defineEndpoint({
  id: 'saba.cashoutPrice',
  quiet: 'poll',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/GetCashoutPrice`,
  auth: 'member',
  query: v.object({ transIds: v.pipe(v.string(), v.maxLength(2_000)) }),
  result: v.array(sabaCashoutPrice),
});

/**
 * POST sets, changes or (null) removes the target at which a ticket that runs sells itself, whole
 * and once; doing it twice changes nothing. The sale itself is the vendor's, as the list of wagers
 * tells it.
 */
export const setSabaAutoCashout = defineEndpoint({
  errors: ['13050', '13080', '13090'],
  id: 'saba.setAutoCashout',
  quiet: 'ownWords',
  service: 'saba',
  method: 'POST',
  path: `${BASE}/SetAutoCashout`,
  auth: 'member',
  body: v.object({ transId: v.string(), targetPrice: v.nullable(cnyText) }),
  result: v.object({ transId: v.string(), targetPrice: v.nullable(cny) }),
});

/** A sale: `sellingStatus` 1 waiting (check every 2 s), 2 accepted, 3 rejected, 5 new offer. */
export const sabaSelling = v.object({
  transId: v.string(),
  /** Key of the sale's attempt, so that an earlier sale of the ticket is not taken for it. */
  vendorTransId: v.optional(v.string()),
  sellingStatus: v.picklist([1, 2, 3, 5]),
  cashoutPrice: cny,
  cashoutStake: cny,
  newCashoutPriceInfo: v.nullable(v.object({ cashoutPrice: cny, cashoutStake: cny })),
  reason: v.string(),
});
/** A sale. */
export type SabaSelling = v.InferOutput<typeof sabaSelling>;

/**
 * POST sells at the offered price. `percent` 20 to 99 sells a part, once per ticket; absent sells
 * all. Moves money: key needed.
 */
export const sellSabaBack = defineEndpoint({
  errors: SELL_ERRORS,
  id: 'saba.sellBack',
  service: 'saba',
  method: 'POST',
  path: `${BASE}/SellBack`,
  auth: 'member',
  money: true,
  body: v.object({
    transId: v.string(),
    cashoutPrice: cnyText,
    percent: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100))),
  }),
  result: sabaSelling,
});

/** GET what became of a sale, by the key of its attempt (safety D3). */
export const checkSabaSale = defineEndpoint({
  id: 'saba.checkSale',
  quiet: 'outcome',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/CheckSellBack`,
  auth: 'member',
  query: v.object({ vendorTransId: v.string() }),
  result: lookupOf(sabaSelling),
});

/** GET how the latest sale of a ticket stands. */
export const checkSabaSelling = defineEndpoint({
  id: 'saba.checkSelling',
  quiet: 'outcome',
  service: 'saba',
  method: 'GET',
  path: `${BASE}/CheckSellingStatus`,
  auth: 'member',
  query: v.object({ transId: v.string() }),
  result: sabaSelling,
});
