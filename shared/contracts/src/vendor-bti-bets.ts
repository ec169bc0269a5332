/** BTI's bets: quotes, placing, checks, wagers and cash-out, in its own words (§4.7). */
import { BTI_COMBOS } from '@site/domain/vendors/bti/combos';
import { BTI_WAGERS } from '@site/domain/vendors/bti/statuses';
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { PLACE_ERRORS, SELL_ERRORS } from './errors';
import { BTI_MARKET, BTI_SIDE } from './vendor-bti';
import { cny, cnyText, idempotencyKey, lookupOf, pickStatus, pickText } from './wire-money';
import { day, isoTime, page, pageNumber } from './wire';

const BASE = '/vendors/bti/v1';
const pick = v.object({ marketId: v.string(), selectionId: v.string() });

/**
 * A selection right now. `code` is a selection status of §4.7; `min` and `max` limit a single in
 * the stake typed (D1).
 */
export const btiQuote = v.object({
  marketId: v.string(),
  selectionId: v.string(),
  eventId: v.string(),
  code: v.number(),
  kind: v.nullable(v.picklist(BTI_MARKET)),
  period: v.string(),
  points: v.nullable(v.number()),
  decimal: v.nullable(v.string()),
  inPlay: v.boolean(),
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  min: cny,
  max: cny,
});
/** A selection right now. */
export type BtiQuote = v.InferOutput<typeof btiQuote>;

/** A combo that the selections may form; stakes are per line. */
export const btiComboQuote = v.object({
  combo: v.picklist(BTI_COMBOS),
  label: v.string(),
  lines: v.number(),
  /** Return per unit on every line when all win, two decimals. */
  totalOdds: v.string(),
  code: v.number(),
  min: cny,
  max: cny,
});
/** A combo. */
export type BtiComboQuote = v.InferOutput<typeof btiComboQuote>;

/** POST bet info of one or more selections. */
export const quoteBtiBets = defineEndpoint({
  reads: true,
  id: 'bti.quote',
  quiet: 'outcome',
  service: 'bti',
  method: 'POST',
  path: `${BASE}/bets/quote`,
  auth: 'member',
  body: v.object({ selections: v.pipe(v.array(pick), v.minLength(1), v.maxLength(20)) }),
  result: v.object({
    selections: v.array(btiQuote),
    combos: v.array(btiComboQuote),
    maxPayout: cny,
  }),
});

/** A leg of a bet. */
export const btiLeg = v.object({
  eventId: v.string(),
  branchId: v.number(),
  leagueName: v.string(),
  home: v.string(),
  away: v.string(),
  startsOn: isoTime,
  isOutright: v.boolean(),
  marketId: v.string(),
  selectionId: v.string(),
  kind: v.picklist(BTI_MARKET),
  period: v.string(),
  side: v.picklist(BTI_SIDE),
  outcome: v.string(),
  label: v.string(),
  points: v.nullable(v.number()),
  requested: v.string(),
  decimal: v.string(),
  inPlay: v.boolean(),
  scoreAtBet: v.nullable(v.object({ home: v.number(), away: v.number() })),
  finalScore: v.nullable(v.object({ home: v.number(), away: v.number() })),
  status: v.picklist(BTI_WAGERS),
});

/**
 * A bet. A bet that waits is `Open` and `Pending`; one that was not taken is `Cancelled` and
 * `Declined`.
 */
export const btiBet = v.object({
  betId: v.string(),
  clientBetId: v.string(),
  combo: v.picklist(BTI_COMBOS),
  comboLabel: v.string(),
  lines: v.number(),
  status: v.picklist(BTI_WAGERS),
  acceptance: v.picklist(['Accepted', 'Pending', 'Declined']),
  declineReason: v.picklist([
    '',
    'Goal',
    'RedCard',
    'VideoReview',
    'Closed',
    'Abandoned',
    'Postponed',
  ]),
  acceptSeconds: v.number(),
  /** When the client asked for it; absent for one that did not say. */
  requestedOn: v.optional(isoTime),
  placedOn: isoTime,
  settledOn: v.nullable(isoTime),
  oddsFormat: v.picklist(['Malay', 'HongKong', 'Decimal', 'Indo']),
  stakePerLine: cny,
  stake: cny,
  risk: cny,
  toWin: cny,
  returned: v.nullable(cny),
  /** A voucher paid the stake: nothing was debited, and only winnings come back. */
  freeBet: v.optional(v.boolean(), false),
  cashOut: v.nullable(v.object({ paid: cny, openRisk: cny })),
  corrections: v.array(
    v.object({ on: isoTime, status: v.string(), returned: cny, note: v.string() }),
  ),
  legs: v.array(btiLeg),
});
/** A bet. */
export type BtiBet = v.InferOutput<typeof btiBet>;

/** Answer to a placement; `Unknown`: check with the same `clientBetId`. One bet per combo. */
export const btiPlaced = v.object({
  result: v.picklist(['Placed', 'Unknown']),
  bets: v.array(btiBet),
});
/** Answer to a placement. */
export type BtiPlaced = v.InferOutput<typeof btiPlaced>;

/**
 * POST a placement: one selection as `Single`, more as combos with stakes per line. `oddsChange`
 * `Reject` wants exactly the odds that were sent.
 */
export const placeBtiBet = defineEndpoint({
  errors: PLACE_ERRORS,
  id: 'bti.place',
  service: 'bti',
  method: 'POST',
  path: `${BASE}/bets`,
  auth: 'member',
  money: true,
  body: v.object({
    clientBetId: idempotencyKey,
    requestedOn: v.optional(isoTime),
    oddsChange: v.picklist(['Reject', 'AcceptBetter']),
    oddsFormat: v.picklist(['Malay', 'HongKong', 'Decimal', 'Indo']),
    freeBet: v.optional(v.boolean(), false),
    selections: v.pipe(
      v.array(
        v.object({
          marketId: v.string(),
          selectionId: v.string(),
          decimal: v.string(),
          points: v.nullable(v.number()),
          /** The line as BTI last said it, where `points` is the one agreed to. */
          currentPoints: v.optional(v.nullable(v.number())),
          lineId: pickText,
          lineState: pickStatus,
          group: pickText,
          teamId: pickText,
          teamName: pickText,
          note: pickText,
        }),
      ),
      v.maxLength(30),
    ),
    bets: v.pipe(v.array(v.object({ combo: v.string(), stake: cnyText })), v.maxLength(20)),
  }),
  result: btiPlaced,
});

/** GET what became of a placement; `pending` also while a bet waits in danger. */
export const checkBtiBet = defineEndpoint({
  id: 'bti.check',
  quiet: 'outcome',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/bets/check`,
  auth: 'member',
  query: v.object({ clientBetId: v.string() }),
  result: lookupOf(btiPlaced),
});

const idList = v.object({ betIds: v.pipe(v.string(), v.maxLength(3_000)) });

/** GET bets as they stand now by id, comma-joined: pending ones are polled with it. */
export const getBtiPending = defineEndpoint({
  id: 'bti.pending',
  quiet: 'poll',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/bets/pending`,
  auth: 'member',
  query: idList,
  result: v.object({ bets: v.array(btiBet) }),
});

/** GET bets by the day they were placed, 50 a page. */
export const getBtiBets = defineEndpoint({
  id: 'bti.bets',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/bets`,
  auth: 'member',
  query: v.object({
    list: v.picklist(['open', 'settled']),
    from: v.optional(day),
    to: v.optional(day),
    page: v.optional(pageNumber),
    order: v.optional(v.picklist(['eventDate', 'betDate'])),
  }),
  result: v.object({ bets: v.array(btiBet), page }),
});

/** GET cash-out offers, comma-joined ids: null `price` with the reason while there is none. */
export const getBtiOffers = defineEndpoint({
  id: 'bti.cashOutOffers',
  quiet: 'poll',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/cashout`,
  auth: 'member',
  query: idList,
  result: v.object({
    offers: v.array(
      v.object({
        betId: v.string(),
        price: v.nullable(cny),
        openRisk: cny,
        validFor: v.number(),
        unavailable: v.picklist([
          '',
          'Suspended',
          'Danger',
          'TooLow',
          'Pending',
          'NotOffered',
          'Over',
        ]),
      }),
    ),
  }),
});

/** A sale. */
export const btiSale = v.object({
  betId: v.string(),
  clientId: v.string(),
  state: v.picklist(['Waiting', 'Accepted', 'Rejected', 'NewPrice']),
  price: cny,
  risk: cny,
  newPrice: v.nullable(cny),
});
/** A sale. */
export type BtiSale = v.InferOutput<typeof btiSale>;

/** POST sells at the offered price; `portion` 20 to 99 percent sells a part, once per bet. */
export const sellBtiBet = defineEndpoint({
  errors: SELL_ERRORS,
  id: 'bti.sell',
  service: 'bti',
  method: 'POST',
  path: `${BASE}/cashout`,
  auth: 'member',
  money: true,
  body: v.object({
    betId: v.string(),
    price: cnyText,
    portion: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100))),
  }),
  result: btiSale,
});

/** GET what became of a sale by its idempotency key. */
export const checkBtiSale = defineEndpoint({
  id: 'bti.checkSale',
  quiet: 'outcome',
  service: 'bti',
  method: 'GET',
  path: `${BASE}/cashout/check`,
  auth: 'member',
  query: v.object({ clientId: v.string() }),
  result: lookupOf(btiSale),
});
