/**
 * IM's wagers in the site's words (§4.7): numbers for statuses, results per leg, money for the
 * rest.
 */
import {
  getImPending,
  getImWagers,
  IM_LEG_RESULT,
  type ImWager,
} from '@site/contracts/vendor-im-bets';
import type { ApiClient } from '@site/platform';
import { asPeriod, PERIOD } from '@site/domain/betting/bet-types';
import { BET_MODE, betStatusOf, type WagerOutcome } from '@site/domain/betting/statuses';
import { done, type Outcome } from '@site/domain/errors/app-error';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import {
  IM_CANCEL,
  IM_CANCEL_REASON,
  IM_CONFIRM,
  IM_OUTCOME,
  IM_WAGER,
  type ImCancelReason,
} from '@site/domain/vendors/im/statuses';
import { lineText, sideIn } from '../common/market-shape';
import { NO_PRICE, oddsTypeName, scoreOf, timeOf } from '../common/wager-parts';
import type { Page, Wager, WagerLeg, WagerQuery, WagerReason } from '../port';
import { betTypeOfIm, priceOfIm, sideOfIm } from './map';

type WireLeg = ImWager['Legs'][number];

const LEG: Readonly<Record<WireLeg['Result'], WagerOutcome>> = {
  [IM_LEG_RESULT.OPEN]: 'running',
  [IM_LEG_RESULT.WIN]: 'won',
  [IM_LEG_RESULT.HALF_WIN]: 'halfWon',
  [IM_LEG_RESULT.DRAW]: 'draw',
  [IM_LEG_RESULT.HALF_LOSE]: 'halfLost',
  [IM_LEG_RESULT.LOSE]: 'lost',
  [IM_LEG_RESULT.VOID]: 'void',
  [IM_LEG_RESULT.PLACED]: 'placed',
  [IM_LEG_RESULT.DEAD_HEAT]: 'deadHeatWon',
  [IM_LEG_RESULT.NON_RUNNER]: 'nonRunner',
};
const REASON: Readonly<Record<ImCancelReason, WagerReason | null>> = {
  [IM_CANCEL_REASON.NONE]: null,
  [IM_CANCEL_REASON.RED_CARD]: 'redCard',
  [IM_CANCEL_REASON.GOAL]: 'goal',
  [IM_CANCEL_REASON.EVENT_ABANDONED]: 'abandoned',
};
const CANCELLED: Readonly<Record<ImWager['CancelStatus'], Wager['cancelled']>> = {
  [IM_CANCEL.NOT_CANCELLED]: null,
  [IM_CANCEL.WAGER_CANCELLED]: 'wager',
  [IM_CANCEL.EVENT_CANCELLED]: 'event',
};
/** Legs that give the stake back. */
const BACK: ReadonlySet<WagerOutcome> = new Set<WagerOutcome>(['draw', 'void', 'nonRunner']);

function toLeg(leg: WireLeg, outcome: WagerOutcome): WagerLeg {
  const betType = betTypeOfIm(leg.BetTypeId);
  const [requested, booked]: readonly (DecimalOdds | null)[] = [
    priceOfIm(leg.AskedOdds, leg.OddsType),
    priceOfIm(leg.Odds, leg.OddsType),
  ];
  return {
    eventId: leg.EventId,
    sportId: leg.SportId,
    leagueName: leg.LeagueName,
    homeName: leg.HomeTeamName,
    awayName: leg.AwayTeamName,
    startAt: timeOf(leg.StartAt),
    isOutright: leg.IsOutright,
    marketId: leg.LineId,
    selectionId: leg.SelectionId,
    vendorKey: String(leg.OddsType),
    betType,
    period: asPeriod(leg.PeriodId) ?? PERIOD.FULL_TIME,
    side: (betType === null ? null : sideIn(betType, sideOfIm(leg.SelectionType))) ?? 'other',
    label: leg.SelectionName,
    line: lineText(leg.Handicap),
    requested: requested ?? booked ?? NO_PRICE,
    price: booked ?? requested ?? NO_PRICE,
    live: leg.IsLive,
    scoreAtBet: leg.IsLive ? scoreOf(leg.HomeScoreAtBet, leg.AwayScoreAtBet) : null,
    finalScore: scoreOf(leg.HomeScoreFinal, leg.AwayScoreFinal),
    outcome,
  };
}

/**
 * A settled wager: a single is what its leg is, a combo what its money says; what was sold before
 * does not count.
 */
function settledOutcome({ BetMode, Legs, Payout, Sold }: ImWager): WagerOutcome {
  const results = Legs.map(({ Result }) => LEG[Result]);
  if (BetMode === BET_MODE.SINGLE && results[0] !== undefined && results[0] !== 'running')
    return results[0];
  if (results.length > 0 && results.every((result) => BACK.has(result))) return 'draw';
  return (Payout ?? 0n) - (Sold?.PaidAmount ?? 0n) > 0n ? 'won' : 'lost';
}

function outcomeOf(wager: ImWager): WagerOutcome {
  const { WagerStatus, IsSettled, Sold } = wager;
  if (Sold?.IsFull === true) return 'cashedOut';
  if (WagerStatus !== IM_WAGER.CONFIRMED) return IM_OUTCOME[WagerStatus];
  if (IsSettled) return settledOutcome(wager);
  return Sold === null ? IM_OUTCOME[WagerStatus] : 'partlyCashedOut';
}

export function toWager(wager: ImWager): Wager {
  const { Sold, BetMode } = wager;
  const outcome = outcomeOf(wager);
  return {
    id: wager.WagerId,
    vendor: 'IM',
    attemptKey: wager.AttemptKey,
    outcome,
    reason: REASON[wager.CancelReason],
    responseStatus: betStatusOf(IM_OUTCOME[wager.WagerStatus]),
    cancelled: CANCELLED[wager.CancelStatus],
    requestTime: timeOf(wager.RequestTime ?? wager.PlacedAt),
    placedAt: timeOf(wager.PlacedAt),
    settledAt: wager.SettledAt === null ? null : timeOf(wager.SettledAt),
    acceptSeconds: wager.AcceptSeconds,
    afterDanger: wager.ConfirmStatus === IM_CONFIRM.DANGER_BALL,
    mode: BetMode,
    comboId: BetMode === BET_MODE.SINGLE ? null : String(wager.ComboType),
    lines: wager.Combinations,
    stakePerLine: wager.StakePerLine,
    stake: wager.Stake,
    risk: wager.Debit,
    toWin: wager.WinAmount,
    returned: wager.Payout,
    oddsType: oddsTypeName(wager.OddsType),
    freeBet: wager.IsFreeBet,
    cashOut:
      Sold === null
        ? null
        : { paid: Sold.PaidAmount, openRisk: Sold.OpenDebit, whole: Sold.IsFull },
    resettlements: wager.Corrections.map(({ DateTime, Payout, Remark }) => ({
      at: timeOf(DateTime),
      outcome: null,
      returned: Payout,
      note: Remark,
    })),
    // A single that waits or was turned down has no result of its own yet.
    legs: wager.Legs.map((leg) =>
      toLeg(
        leg,
        BetMode === BET_MODE.SINGLE &&
          LEG[leg.Result] === 'running' &&
          outcome !== 'partlyCashedOut'
          ? outcome
          : LEG[leg.Result],
      ),
    ),
  };
}

/** Wagers as they stand now. */
export async function readImPending(
  api: ApiClient,
  ids: readonly string[],
): Promise<Outcome<readonly Wager[]>> {
  const answer = await api.call(getImPending, { body: { WagerIds: [...ids] } });
  return answer.ok ? done(answer.value.Wagers.map(toWager)) : answer;
}

const LIST = { open: 1, settled: 2 } as const;

/** A page of wagers. */
export async function readImWagers(
  api: ApiClient,
  { kind, from, to, page, sortBy, ahead }: WagerQuery,
): Promise<Outcome<Page<Wager>>> {
  const answer = await api.call(getImWagers, {
    body: {
      WagerList: LIST[kind],
      PageNumber: page,
      ...(from === undefined ? {} : { StartDate: from }),
      ...(to === undefined ? {} : { EndDate: to }),
      ...(sortBy === undefined ? {} : { SortBy: sortBy }),
    },
    unasked: ahead === true ? 'ahead' : undefined,
  });
  return answer.ok
    ? done({ rows: answer.value.Wagers.map(toWager), pages: answer.value.TotalPages })
    : answer;
}
