/** Bets in BTI's words. */
import type { BtiBet, BtiComboQuote, BtiQuote, BtiSale } from '@site/contracts/vendor-bti-bets';
import type { WagerOutcome } from '@site/domain/betting/statuses';
import { fenOf } from '@site/domain/money';
import { BTI_COMBOS } from '@site/domain/vendors/bti/combos';
import type { BtiWager } from '@site/domain/vendors/bti/statuses';
import { isFreeBet } from '../../bets/free-stake';
import type { CashOut } from '../../bets/cashout';
import type { ComboInfo, LegInfo } from '../../bets/info';
import type { Bet, RejectReason, SettledLeg } from '../../bets/types';
import { isoAt } from '../../core/clock';
import type { LegOutcome } from '../../engine/results';
import { btiKind, btiPeriod, btiSide } from './map';

const WORD: Readonly<Record<WagerOutcome, BtiWager>> = {
  waiting: 'Open',
  running: 'Open',
  won: 'Won',
  halfWon: 'Half Won',
  draw: 'Draw',
  void: 'Draw',
  halfLost: 'Half Lost',
  lost: 'Lost',
  placed: 'Placed',
  deadHeatWon: 'Won Dead Heat',
  deadHeatPlaced: 'Placed Dead Heat',
  nonRunner: 'Non Runner',
  cashedOut: 'Cash Out',
  partlyCashedOut: 'Partial Cash Out',
  rejected: 'Cancelled',
  cancelled: 'Cancelled',
  refunded: 'Cancelled',
};
const LEG: Readonly<Record<LegOutcome['kind'], BtiWager>> = {
  won: 'Won',
  halfWon: 'Half Won',
  void: 'Draw',
  halfLost: 'Half Lost',
  lost: 'Lost',
  placed: 'Placed',
  deadHeatWon: 'Won Dead Heat',
  deadHeatPlaced: 'Placed Dead Heat',
  nonRunner: 'Non Runner',
  cancelled: 'Cancelled',
};
const REASON: Readonly<Record<RejectReason, BtiBet['declineReason']>> = {
  '': '',
  goal: 'Goal',
  redCard: 'RedCard',
  var: 'VideoReview',
  closed: 'Closed',
  abandoned: 'Abandoned',
  postponed: 'Postponed',
};
/** Formats by the odds type ids of §3.10. */
export const BTI_FORMATS = ['Malay', 'HongKong', 'Decimal', 'Indo'] as const;

const LABELS: ReadonlyMap<string, string> = new Map([
  ['Single', '单注'],
  ['Combo', '串关'],
  ['Trixie', '3串4'],
  ['Patent', '3串7'],
  ['Yankee', '4串11'],
  ['Lucky15', '幸运15'],
  ['SuperYankee', '5串26'],
  ['Lucky31', '幸运31'],
  ['Heinz', '6串57'],
  ['Lucky63', '幸运63'],
  ['SuperHeinz', '7串120'],
  ['Goliath', '8串247'],
]);

const comboName = (combo: string | null): BtiBet['combo'] =>
  BTI_COMBOS.find((each) => each === combo) ?? 'Single';
const labelOf = (combo: string, legs: number): string =>
  LABELS.get(combo) ?? `系统 ${combo.replace('System', '')}/${legs}`;

function legView({ terms, ...leg }: SettledLeg): BtiBet['legs'][number] {
  return {
    eventId: leg.eventId,
    branchId: leg.sportId,
    leagueName: leg.leagueName,
    home: leg.homeName,
    away: leg.awayName,
    startsOn: isoAt(leg.kickoff),
    isOutright: leg.isOutright,
    marketId: leg.marketId,
    selectionId: leg.selectionId,
    kind: btiKind(terms.type),
    period: btiPeriod(terms.period, leg.sportId),
    side: btiSide(terms.type, terms.key),
    outcome: terms.key,
    label: leg.name,
    points: terms.line,
    requested: leg.asked,
    decimal: leg.price,
    inPlay: leg.isLive,
    scoreAtBet: leg.scoreAtBet,
    finalScore: leg.final,
    status: leg.outcome === null ? 'Open' : LEG[leg.outcome.kind],
  };
}

export function btiBetView(bet: Bet): BtiBet {
  const { combo, lines, perLine, oddsType, acceptSeconds, reason, history } = bet.detail;
  return {
    betId: bet.id,
    clientBetId: bet.key,
    combo: comboName(combo),
    comboLabel: labelOf(combo ?? 'Single', bet.legs.length),
    lines,
    status: WORD[bet.outcome],
    acceptance:
      bet.status === 'waiting' ? 'Pending' : bet.status === 'rejected' ? 'Declined' : 'Accepted',
    declineReason: REASON[reason],
    acceptSeconds,
    requestedOn: bet.detail.requestTime,
    placedOn: isoAt(bet.placedAt),
    settledOn: bet.settledAt === null ? null : isoAt(bet.settledAt),
    oddsFormat: BTI_FORMATS[oddsType - 1] ?? 'Decimal',
    stakePerLine: fenOf(BigInt(perLine)),
    stake: bet.stake,
    risk: bet.risk,
    toWin: bet.win,
    returned: bet.payout === null ? null : fenOf(bet.payout + bet.sold),
    freeBet: isFreeBet(bet),
    cashOut: bet.sold === 0n ? null : { paid: bet.sold, openRisk: bet.openRisk },
    corrections: history.slice(1).map((each) => ({
      on: isoAt(each.at),
      status: WORD[each.outcome],
      returned: fenOf(BigInt(each.payout) + bet.sold),
      note: each.note,
    })),
    legs: bet.legs.map(legView),
  };
}

/** Bet info of a selection. */
export function btiQuoteView(
  { marketId, quote, status, price, min, max }: LegInfo,
  selectionId: string,
): BtiQuote {
  return {
    marketId,
    selectionId,
    eventId: quote?.head.eventId ?? '',
    code: status,
    kind: quote === null ? null : btiKind(quote.market.type),
    period: quote === null ? '' : btiPeriod(quote.market.period, quote.head.sportId),
    points: quote?.side?.line ?? null,
    decimal: price,
    inPlay: quote?.market.isLive ?? false,
    score: quote?.head.live?.score ?? null,
    min,
    max,
  };
}

/** A combo on offer. */
export const btiComboView = (
  { combo, lines, factor, min, max, status }: ComboInfo,
  legs: number,
): BtiComboQuote => ({
  combo: comboName(combo),
  label: labelOf(combo, legs),
  lines,
  totalOdds: factor.toFixed(2),
  code: status,
  min,
  max,
});

const STATE = {
  waiting: 'Waiting',
  accepted: 'Accepted',
  rejected: 'Rejected',
  newOffer: 'NewPrice',
} as const;

export const btiSaleView = ({ betId, key, status, requested, part, offer }: CashOut): BtiSale => ({
  betId,
  clientId: key,
  state: STATE[status],
  price: requested,
  risk: part,
  newPrice: offer,
});
