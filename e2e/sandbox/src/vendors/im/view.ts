/** Bets in IM's words. */
import {
  IM_LEG_RESULT,
  type ImComboInfo,
  type ImSelectionInfo,
  type ImWager,
} from '@site/contracts/vendor-im-bets';
import type { ImSale } from '@site/contracts/vendor-im-cashout';
import {
  IM_CANCEL,
  IM_CANCEL_REASON,
  IM_CONFIRM,
  IM_WAGER,
  type ImCancelReason,
} from '@site/domain/vendors/im/statuses';
import { fenOf } from '@site/domain/money';
import { isFreeBet } from '../../bets/free-stake';
import type { CashOut } from '../../bets/cashout';
import type { ComboInfo, LegInfo } from '../../bets/info';
import { isEuMarket } from '../../bets/legs';
import type { Bet, RejectReason, SettledLeg } from '../../bets/types';
import { isoAt } from '../../core/clock';
import type { LegOutcome } from '../../engine/results';
import { imBetType, imSelectionType, nativeOdds } from './map';

const COMBO_NAMES: readonly string[] = [
  '单注',
  '3串4',
  '4串11',
  '5串26',
  '6串57',
  '7串120',
  '8串247',
  '9串502',
  '10串1013',
  '2串1',
  '3串1',
  '4串1',
  '5串1',
  '6串1',
  '7串1',
  '8串1',
  '9串1',
  '10串1',
  '全部过关',
];

const RESULT: Readonly<Record<LegOutcome['kind'], ImWager['Legs'][number]['Result']>> = {
  won: IM_LEG_RESULT.WIN,
  halfWon: IM_LEG_RESULT.HALF_WIN,
  void: IM_LEG_RESULT.DRAW,
  halfLost: IM_LEG_RESULT.HALF_LOSE,
  lost: IM_LEG_RESULT.LOSE,
  cancelled: IM_LEG_RESULT.VOID,
  placed: IM_LEG_RESULT.PLACED,
  deadHeatWon: IM_LEG_RESULT.DEAD_HEAT,
  deadHeatPlaced: IM_LEG_RESULT.DEAD_HEAT,
  nonRunner: IM_LEG_RESULT.NON_RUNNER,
};
const REASON: Readonly<Record<RejectReason, ImCancelReason>> = {
  '': IM_CANCEL_REASON.NONE,
  goal: IM_CANCEL_REASON.GOAL,
  redCard: IM_CANCEL_REASON.RED_CARD,
  var: IM_CANCEL_REASON.NONE,
  closed: IM_CANCEL_REASON.NONE,
  abandoned: IM_CANCEL_REASON.EVENT_ABANDONED,
  postponed: IM_CANCEL_REASON.EVENT_ABANDONED,
};

function itemOf({ terms, ...leg }: SettledLeg): ImWager['Legs'][number] {
  return {
    EventId: leg.eventId,
    SportId: leg.sportId,
    LeagueName: leg.leagueName,
    HomeTeamName: leg.homeName,
    AwayTeamName: leg.awayName,
    StartAt: isoAt(leg.kickoff),
    IsOutright: leg.isOutright,
    LineId: leg.marketId,
    SelectionId: leg.selectionId,
    BetTypeId: imBetType(terms.type),
    PeriodId: terms.period,
    ...imSelectionType(terms.type, terms.key),
    SelectionName: leg.name,
    Handicap: terms.line,
    AskedOdds: nativeOdds(terms.type, leg.asked).Odds,
    ...nativeOdds(terms.type, leg.price),
    IsLive: leg.isLive,
    HomeScoreAtBet: leg.scoreAtBet?.home ?? null,
    AwayScoreAtBet: leg.scoreAtBet?.away ?? null,
    Result: leg.outcome === null ? IM_LEG_RESULT.OPEN : RESULT[leg.outcome.kind],
    HomeScoreFinal: leg.final?.home ?? null,
    AwayScoreFinal: leg.final?.away ?? null,
  };
}

/** Confirmation and cancellation in IM's numbers (§4.7). */
function statusesOf({
  status,
  outcome,
  detail,
}: Bet): Pick<ImWager, 'WagerStatus' | 'ConfirmStatus' | 'CancelStatus' | 'CancelReason'> {
  const confirmed = detail.danger ? IM_CONFIRM.DANGER_BALL : IM_CONFIRM.NORMAL;
  const plain = { CancelStatus: IM_CANCEL.NOT_CANCELLED, CancelReason: IM_CANCEL_REASON.NONE };
  if (status === 'waiting')
    return { WagerStatus: IM_WAGER.PENDING, ConfirmStatus: IM_CONFIRM.UNCONFIRMED, ...plain };
  if (status === 'rejected') {
    return {
      WagerStatus: IM_WAGER.REJECTED,
      ConfirmStatus: IM_CONFIRM.UNCONFIRMED,
      CancelStatus: IM_CANCEL.WAGER_CANCELLED,
      CancelReason: REASON[detail.reason],
    };
  }
  if (outcome === 'cancelled') {
    return {
      WagerStatus: IM_WAGER.CANCELLED,
      ConfirmStatus: confirmed,
      CancelStatus: IM_CANCEL.EVENT_CANCELLED,
      CancelReason: IM_CANCEL_REASON.EVENT_ABANDONED,
    };
  }
  return { WagerStatus: IM_WAGER.CONFIRMED, ConfirmStatus: confirmed, ...plain };
}

export function imWagerView(bet: Bet): ImWager {
  const { combo, lines, perLine, oddsType, acceptSeconds, history } = bet.detail;
  return {
    WagerId: bet.id,
    AttemptKey: bet.key,
    BetMode: combo === null ? 1 : 2,
    ComboType: Number(combo ?? 0),
    Combinations: lines,
    OddsType: oddsType,
    StakePerLine: fenOf(BigInt(perLine)),
    Stake: bet.stake,
    Debit: bet.risk,
    WinAmount: bet.win,
    RequestTime: bet.detail.requestTime,
    PlacedAt: isoAt(bet.placedAt),
    SettledAt: bet.settledAt === null ? null : isoAt(bet.settledAt),
    AcceptSeconds: acceptSeconds,
    ...statusesOf(bet),
    IsSettled: bet.status === 'settled',
    Payout: bet.payout === null ? null : fenOf(bet.payout + bet.sold),
    IsFreeBet: isFreeBet(bet),
    Sold:
      bet.sold === 0n
        ? null
        : { PaidAmount: bet.sold, OpenDebit: bet.openRisk, IsFull: bet.openRisk === 0n },
    Corrections: history.slice(1).map((each) => ({
      DateTime: isoAt(each.at),
      Payout: fenOf(BigInt(each.payout) + bet.sold),
      Remark: each.note,
    })),
    Legs: bet.legs.map(itemOf),
  };
}

/** Bet info of a selection. */
export function imSelectionInfoView(
  { marketId, quote, status, price, min, max }: LegInfo,
  selectionId: string,
): ImSelectionInfo {
  const type = quote?.market.type ?? 'outcome';
  return {
    LineId: marketId,
    SelectionId: selectionId,
    EventId: quote?.head.eventId ?? '',
    SelectionStatus: status,
    BetTypeId: quote === null ? 0 : imBetType(type),
    PeriodId: quote?.market.period ?? 1,
    Handicap: quote?.side?.line ?? null,
    IsLive: quote?.market.isLive ?? false,
    ...(price === null
      ? { Odds: null, OddsType: isEuMarket(type) ? (3 as const) : (2 as const) }
      : nativeOdds(type, price)),
    HomeScore: quote?.head.live?.score.home ?? null,
    AwayScore: quote?.head.live?.score.away ?? null,
    MinStake: min,
    MaxStake: max,
  };
}

/** A combo on offer. */
export const imComboView = ({
  combo,
  lines,
  factor,
  min,
  max,
  status,
}: ComboInfo): ImComboInfo => ({
  ComboType: Number(combo),
  ComboName: COMBO_NAMES[Number(combo)] ?? combo,
  Combinations: lines,
  Factor: factor.toFixed(2),
  ComboStatus: status,
  MinStake: min,
  MaxStake: max,
});

const SALE = { waiting: 1, accepted: 2, rejected: 3, newOffer: 4 } as const;
const SALE_CODE = {
  waiting: '13051',
  accepted: '100',
  rejected: '13050',
  newOffer: '14010',
} as const;

export const imSaleView = ({ betId, key, status, requested, part, offer }: CashOut): ImSale => ({
  WagerId: betId,
  AttemptKey: key,
  SaleStatus: SALE[status],
  OfferPrice: requested,
  DebitPart: part,
  NewPrice: offer,
  Code: SALE_CODE[status],
});
