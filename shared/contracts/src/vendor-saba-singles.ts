/** Single bets at SABA: the ticket before the bet, placing it, what became of it (§4.7, D3). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { PLACE_ERRORS } from './errors';
import { cny, cnyText, idempotencyKey, lookupOf, pickStatus, pickText, price } from './wire-money';
import { sabaWager } from './vendor-saba-wagers';
import { SABA_MARKET_STATUS } from './vendor-saba';
import { isoTime } from './wire';

/** Bet info of one selection. `stateCode` is a selection status of §4.7: 100 OK, 350, 380, 1001. */
export const sabaTicketInfo = v.object({
  stateCode: v.number(),
  message: v.string(),
  eventId: v.string(),
  marketId: v.string(),
  key: v.string(),
  selectionId: v.string(),
  betType: v.number(),
  point: v.nullable(v.number()),
  price: v.nullable(price),
  parlayPrice: v.nullable(price),
  status: v.picklist(SABA_MARKET_STATUS),
  isLive: v.boolean(),
  liveHomeScore: v.nullable(v.number()),
  liveAwayScore: v.nullable(v.number()),
  /** Limits of the stake typed (D1), and the most one ticket pays. */
  minBet: cny,
  maxBet: cny,
  maxPayout: cny,
});
/** Bet info of one selection. */
export type SabaTicketInfo = v.InferOutput<typeof sabaTicketInfo>;

/** GET GetSingleTicket: price, line, limits and live score right now. */
export const getSabaTicket = defineEndpoint({
  id: 'saba.ticket',
  quiet: 'outcome',
  service: 'saba',
  method: 'GET',
  path: '/vendors/saba/betting/v1/GetSingleTicket',
  auth: 'member',
  query: v.object({
    marketId: v.string(),
    key: v.string(),
    oddsType: v.picklist(['1', '2', '3', '4']),
  }),
  result: sabaTicketInfo,
});

/**
 * Answer to a placement: 0 booked (running or waiting), 1 refused, 2 unknown: check with the same
 * `vendorTransId`.
 */
export const sabaPlaceResult = v.object({
  betStatus: v.picklist([0, 1, 2]),
  currentPrice: v.nullable(price),
  wager: v.nullable(sabaWager),
});
/** Answer to a placement. */
export type SabaPlaceResult = v.InferOutput<typeof sabaPlaceResult>;

/** The selection as the slip had it, beside what is priced (§3.5): goes along, decides nothing. */
export const sabaPickNote = {
  currentPoint: v.optional(v.nullable(v.number())),
  lineId: pickText,
  lineStatus: pickStatus,
  selectionGroup: pickText,
  teamId: pickText,
  teamName: pickText,
  extraInfo: pickText,
} as const;

/**
 * Body of a placement. `oddsOption` 0 this price only, 1 better too, 2 any; `vendorTransId` equals
 * the `Idempotency-Key`.
 */
export const sabaPlaceBody = v.object({
  vendorTransId: idempotencyKey,
  requestTime: v.optional(isoTime),
  sportType: v.number(),
  marketId: v.string(),
  key: v.string(),
  price: v.string(),
  point: v.nullable(v.number()),
  ...sabaPickNote,
  stake: cnyText,
  freeBet: v.optional(v.boolean(), false),
  oddsOption: v.picklist([0, 1, 2]),
  oddsType: v.picklist([1, 2, 3, 4]),
});

/**
 * POST PlaceBet: refused with a code of §8 (HTTP 4xx), or booked. The debit is the risk, taken on
 * acceptance.
 */
export const placeSabaBet = defineEndpoint({
  errors: PLACE_ERRORS,
  id: 'saba.place',
  service: 'saba',
  method: 'POST',
  path: '/vendors/saba/betting/v1/PlaceBet',
  auth: 'member',
  money: true,
  body: sabaPlaceBody,
  result: sabaPlaceResult,
});

/**
 * GET CheckPlaceBet: what became of a key (safety D3). `pending` also while a ticket waits in
 * danger.
 */
export const checkSabaBet = defineEndpoint({
  id: 'saba.check',
  quiet: 'outcome',
  service: 'saba',
  method: 'GET',
  path: '/vendors/saba/betting/v1/CheckPlaceBet',
  auth: 'member',
  query: v.object({ vendorTransId: v.string() }),
  result: lookupOf(sabaPlaceResult),
});
