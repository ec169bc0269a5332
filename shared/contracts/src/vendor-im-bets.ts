/** IM's bets: info, placing, checks, and wagers, in its own words (§4.7). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { PLACE_ERRORS } from './errors';
import { IM_BASE } from './vendor-im';
import { cny, cnyText, idempotencyKey, lookupOf, pickStatus, pickText } from './wire-money';
import { day, isoTime, pageNumber } from './wire';

const pick = v.object({ LineId: v.string(), SelectionId: v.string() });

/**
 * A selection right now. `SelectionStatus` is a selection status of §4.7; amounts are limits of a
 * single in the stake typed (D1).
 */
export const imSelectionInfo = v.object({
  LineId: v.string(),
  SelectionId: v.string(),
  EventId: v.string(),
  SelectionStatus: v.number(),
  BetTypeId: v.number(),
  PeriodId: v.number(),
  Handicap: v.nullable(v.number()),
  Odds: v.nullable(v.string()),
  OddsType: v.picklist([2, 3]),
  IsLive: v.boolean(),
  HomeScore: v.nullable(v.number()),
  AwayScore: v.nullable(v.number()),
  MinStake: cny,
  MaxStake: cny,
});
/** A selection right now. */
export type ImSelectionInfo = v.InferOutput<typeof imSelectionInfo>;

/** A combo of §3.10 (0-18) that the selections may form; stakes are per combination. */
export const imComboInfo = v.object({
  ComboType: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
  ComboName: v.string(),
  Combinations: v.number(),
  /** Return per unit on every combination when all win, two decimals. */
  Factor: v.string(),
  ComboStatus: v.number(),
  MinStake: cny,
  MaxStake: cny,
});
/** A combo. */
export type ImComboInfo = v.InferOutput<typeof imComboInfo>;

/** POST bet info of one or more selections. */
export const getImBetInfo = defineEndpoint({
  reads: true,
  id: 'im.betInfo',
  quiet: 'outcome',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/Bets/Info`,
  auth: 'member',
  body: v.object({ Picks: v.pipe(v.array(pick), v.minLength(1), v.maxLength(20)) }),
  result: v.object({
    Picks: v.array(imSelectionInfo),
    Combos: v.array(imComboInfo),
    MaxPayout: cny,
  }),
});

/** Result of a leg. */
export const IM_LEG_RESULT = {
  OPEN: 0,
  WIN: 1,
  HALF_WIN: 2,
  DRAW: 3,
  HALF_LOSE: 4,
  LOSE: 5,
  VOID: 6,
  PLACED: 7,
  DEAD_HEAT: 8,
  NON_RUNNER: 9,
} as const;

/** A leg of a wager. */
export const imWagerItem = v.object({
  EventId: v.string(),
  SportId: v.number(),
  LeagueName: v.string(),
  HomeTeamName: v.string(),
  AwayTeamName: v.string(),
  StartAt: isoTime,
  IsOutright: v.boolean(),
  LineId: v.string(),
  SelectionId: v.string(),
  BetTypeId: v.number(),
  PeriodId: v.number(),
  SelectionType: v.number(),
  SelectionName: v.string(),
  Handicap: v.nullable(v.number()),
  Specifiers: v.string(),
  AskedOdds: v.string(),
  Odds: v.string(),
  OddsType: v.picklist([2, 3]),
  IsLive: v.boolean(),
  HomeScoreAtBet: v.nullable(v.number()),
  AwayScoreAtBet: v.nullable(v.number()),
  Result: v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  HomeScoreFinal: v.nullable(v.number()),
  AwayScoreFinal: v.nullable(v.number()),
});

/** A wager. Statuses and reasons are IM's numbers of §4.7. */
export const imWager = v.object({
  WagerId: v.string(),
  AttemptKey: v.string(),
  BetMode: v.picklist([1, 2]),
  ComboType: v.number(),
  Combinations: v.number(),
  OddsType: v.number(),
  StakePerLine: cny,
  Stake: cny,
  Debit: cny,
  WinAmount: cny,
  /** When the client asked for it; absent for one that did not say. */
  RequestTime: v.optional(isoTime),
  PlacedAt: isoTime,
  SettledAt: v.nullable(isoTime),
  AcceptSeconds: v.number(),
  WagerStatus: v.picklist([1, 2, 3, 4]),
  ConfirmStatus: v.picklist([0, 1, 2]),
  CancelStatus: v.picklist([1, 2, 3]),
  CancelReason: v.picklist([0, 1, 2, 101]),
  IsSettled: v.boolean(),
  Payout: v.nullable(cny),
  /** A voucher paid the stake: nothing was debited, and only winnings come back. */
  IsFreeBet: v.optional(v.boolean(), false),
  /** What was cashed out: money paid, debit that still runs. */
  Sold: v.nullable(v.object({ PaidAmount: cny, OpenDebit: cny, IsFull: v.boolean() })),
  Corrections: v.array(v.object({ DateTime: isoTime, Payout: cny, Remark: v.string() })),
  Legs: v.array(imWagerItem),
});
/** A wager. */
export type ImWager = v.InferOutput<typeof imWager>;

/**
 * Answer to a placement: `Accepted`, or `Unknown`: check with the same reference. One wager per
 * combo.
 */
export const imPlaceResult = v.object({
  PlaceStatus: v.picklist(['Accepted', 'Unknown']),
  Wagers: v.array(imWager),
});
/** Answer to a placement. */
export type ImPlaceResult = v.InferOutput<typeof imPlaceResult>;

/**
 * POST a placement. `BetMode` 1 takes one selection and combo 0; 2 takes combos over all
 * selections, stakes per combination. `TakeBetter` false wants exactly the odds that were sent.
 * `OddsType` (§3.10) says how a single is counted.
 */
export const placeImBet = defineEndpoint({
  errors: PLACE_ERRORS,
  id: 'im.place',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/Bets/Place`,
  auth: 'member',
  money: true,
  body: v.object({
    AttemptKey: idempotencyKey,
    RequestTime: v.optional(isoTime),
    BetMode: v.picklist([1, 2]),
    OddsType: v.picklist([1, 2, 3, 4]),
    TakeBetter: v.boolean(),
    IsFreeBet: v.optional(v.boolean(), false),
    Picks: v.pipe(
      v.array(
        v.object({
          LineId: v.string(),
          SelectionId: v.string(),
          Odds: v.string(),
          OddsType: v.picklist([2, 3]),
          Handicap: v.nullable(v.number()),
          /** The line as IM last said it, where `Handicap` is the one agreed to. */
          RealHandicap: v.optional(v.nullable(v.number())),
          LineStatusId: pickStatus,
          SelectionGroup: pickText,
          TargetTeamId: pickText,
          TargetTeamName: pickText,
          ExtraInfo: pickText,
        }),
      ),
      v.maxLength(30),
    ),
    Combos: v.pipe(v.array(v.object({ ComboType: v.number(), Stake: cnyText })), v.maxLength(19)),
  }),
  result: imPlaceResult,
});

/** POST what became of a reference; `pending` also while a wager waits in danger. */
export const checkImBet = defineEndpoint({
  reads: true,
  id: 'im.check',
  quiet: 'outcome',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/Bets/Check`,
  auth: 'member',
  body: v.object({ AttemptKey: v.string() }),
  result: lookupOf(imPlaceResult),
});

/** Wagers by their ids, at most 100 a call. */
export const wagerIds = v.object({
  WagerIds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100)),
});

/** POST wagers as they stand now: pending ones are polled with it. Unknown ids are left out. */
export const getImPending = defineEndpoint({
  reads: true,
  id: 'im.pending',
  quiet: 'poll',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/Bets/States`,
  auth: 'member',
  body: wagerIds,
  result: v.object({ Wagers: v.array(imWager) }),
});

/**
 * POST wagers by the day they were placed: 1 unsettled (with pending), 2 settled (with rejected).
 * `SortBy` 1 event date, 2 bet date (§3.10).
 */
export const getImWagers = defineEndpoint({
  reads: true,
  id: 'im.wagers',
  service: 'im',
  method: 'POST',
  path: `${IM_BASE}/Bets/List`,
  auth: 'member',
  body: v.object({
    WagerList: v.picklist([1, 2]),
    StartDate: v.optional(day),
    EndDate: v.optional(day),
    PageNumber: v.optional(pageNumber),
    SortBy: v.optional(v.picklist([1, 2])),
  }),
  result: v.object({
    Wagers: v.array(imWager),
    PageNumber: v.number(),
    TotalPages: v.number(),
    TotalCount: v.number(),
  }),
});
