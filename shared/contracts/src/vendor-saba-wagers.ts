/** Wagers of SABA as lists and answers bring them (§4.7). */
import { SABA_WAGERS, type SabaWagerStatus } from '@site/domain/vendors/saba/statuses';
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { cny, price } from './wire-money';
import { day, isoTime, page, pageNumber } from './wire';

/** Ticket status of SABA. */
export type SabaTicketStatus = SabaWagerStatus;

/** A leg of a parlay. */
export const sabaLeg = v.object({
  eventId: v.string(),
  sportType: v.number(),
  leagueName: v.string(),
  homeName: v.string(),
  awayName: v.string(),
  globalShowTime: isoTime,
  marketId: v.string(),
  betType: v.number(),
  part: v.optional(v.number()),
  key: v.string(),
  selectionId: v.optional(v.string()),
  keyName: v.string(),
  point: v.nullable(v.number()),
  isOutright: v.optional(v.boolean()),
  requestedPrice: price,
  betPrice: price,
  isLive: v.boolean(),
  liveHomeScore: v.nullable(v.number()),
  liveAwayScore: v.nullable(v.number()),
  legStatus: v.picklist(SABA_WAGERS),
  finalHomeScore: v.nullable(v.number()),
  finalAwayScore: v.nullable(v.number()),
});

/** What makes a ticket a parlay. */
const sabaParlayPart = v.object({
  comboType: v.string(),
  comboTypeName: v.string(),
  betCount: v.number(),
  stakePerLine: cny,
  legs: v.array(sabaLeg),
});

/** A booked single: the same shape in the answer to a placement, in checks and in lists. */
export const sabaWager = v.object({
  transId: v.string(),
  vendorTransId: v.string(),
  ticketStatus: v.picklist(SABA_WAGERS),
  /** Why it was rejected: empty, `goal`, `redCard`, `var`, `closed`. */
  rejectReason: v.string(),
  /** When the client asked for it; absent for one that did not say. */
  requestTime: v.optional(isoTime),
  placedAt: isoTime,
  settledAt: v.nullable(isoTime),
  betAcceptSecond: v.number(),
  eventId: v.string(),
  sportType: v.optional(v.number()),
  leagueName: v.string(),
  homeName: v.string(),
  awayName: v.string(),
  globalShowTime: isoTime,
  isOutright: v.optional(v.boolean()),
  marketId: v.string(),
  betType: v.number(),
  part: v.optional(v.number()),
  key: v.string(),
  selectionId: v.optional(v.string()),
  keyName: v.string(),
  point: v.nullable(v.number()),
  /**
   * Decimal price asked for and price booked; `oddsType` 1-4 says how stake, win and risk were
   * counted (D1).
   */
  requestedPrice: price,
  betPrice: price,
  oddsType: v.number(),
  stake: cny,
  risk: cny,
  win: cny,
  payout: v.nullable(cny),
  /** A voucher paid the stake: nothing was debited, and only winnings come back. */
  isFreeBet: v.optional(v.boolean(), false),
  isLive: v.boolean(),
  liveHomeScore: v.nullable(v.number()),
  liveAwayScore: v.nullable(v.number()),
  finalHomeScore: v.nullable(v.number()),
  finalAwayScore: v.nullable(v.number()),
  /**
   * A parlay: `stake` and `risk` count every line, the fields of a selection above are those of its
   * first leg.
   */
  parlay: v.optional(v.nullable(sabaParlayPart)),
  /** What was sold: `soldPrice` is money paid already, `leftStake` the part that still runs. */
  cashout: v.optional(
    v.nullable(v.object({ soldPrice: cny, leftStake: cny, isWhole: v.boolean() })),
  ),
  /** Every settlement after the first, oldest first. */
  resettles: v.optional(
    v.array(
      v.object({
        at: isoTime,
        ticketStatus: v.picklist(SABA_WAGERS),
        payout: cny,
        note: v.string(),
      }),
    ),
  ),
});
/** A booked single. */
export type SabaWager = v.InferOutput<typeof sabaWager>;

/** GET CheckWaitingTicketStatus: the ticket as it stands now. */
export const checkSabaWaiting = defineEndpoint({
  id: 'saba.waiting',
  quiet: 'outcome',
  service: 'saba',
  method: 'GET',
  path: '/vendors/saba/betting/v1/CheckWaitingTicketStatus',
  auth: 'member',
  query: v.object({ transId: v.string() }),
  result: sabaWager,
});

/**
 * GET GetBetDetails: running (with waiting) or settled (with rejected) wagers, newest first, 50 a
 * page.
 */
export const getSabaWagers = defineEndpoint({
  id: 'saba.wagers',
  service: 'saba',
  method: 'GET',
  path: '/vendors/saba/betting/v1/GetBetDetails',
  auth: 'member',
  query: v.object({
    isSettled: v.picklist(['true', 'false']),
    currentPage: v.optional(pageNumber),
    dateFrom: v.optional(day),
    dateTo: v.optional(day),
    /** 1 by the start of the events, 2 (the default) by the time of the bet. */
    sort: v.optional(v.picklist(['1', '2'])),
  }),
  result: v.object({ wagers: v.array(sabaWager), page }),
});
