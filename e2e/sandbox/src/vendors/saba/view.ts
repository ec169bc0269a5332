/** Bets in SABA's words. */
import type { SabaTicketInfo } from '@site/contracts/vendor-saba-singles';
import type { SabaTicketStatus, SabaWager } from '@site/contracts/vendor-saba-wagers';
import { sabaComboName } from './combo-names';
import type { WagerOutcome } from '@site/domain/betting/statuses';
import { asSelectionStatus, SELECTION_STATUS } from '@site/domain/betting/statuses';
import { fenOf } from '@site/domain/money';
import { isFreeBet } from '../../bets/free-stake';
import type { LegInfo } from '../../bets/info';
import { LIMIT } from '../../bets/limits';
import type { Bet, SettledLeg } from '../../bets/types';
import { isoAt } from '../../core/clock';
import type { LegOutcome } from '../../engine/results';
import { betTypeOf, partOf } from './map';

const WORD: Readonly<Record<WagerOutcome, SabaTicketStatus>> = {
  waiting: 'waiting',
  running: 'running',
  partlyCashedOut: 'running',
  won: 'won',
  placed: 'won',
  deadHeatWon: 'won',
  deadHeatPlaced: 'won',
  halfWon: 'half won',
  draw: 'draw',
  void: 'void',
  nonRunner: 'void',
  cancelled: 'void',
  halfLost: 'half lose',
  lost: 'lose',
  rejected: 'reject',
  refunded: 'refund',
  cashedOut: 'refund',
};

const LEG_WORD: Readonly<Record<LegOutcome['kind'], SabaTicketStatus>> = {
  won: 'won',
  halfWon: 'half won',
  void: 'draw',
  halfLost: 'half lose',
  lost: 'lose',
  placed: 'won',
  deadHeatWon: 'won',
  deadHeatPlaced: 'won',
  nonRunner: 'void',
  cancelled: 'void',
};

const REASON: ReadonlyMap<string, string> = new Map([
  ['abandoned', 'closed'],
  ['postponed', 'closed'],
]);

function selectionOf({ terms, ...leg }: SettledLeg) {
  const part = partOf(terms.period);
  return {
    eventId: leg.eventId,
    sportType: leg.sportId,
    isOutright: leg.isOutright,
    leagueName: leg.leagueName,
    homeName: leg.homeName,
    awayName: leg.awayName,
    globalShowTime: isoAt(leg.kickoff),
    marketId: leg.marketId,
    betType: betTypeOf(terms.type, terms.period),
    ...(part === undefined ? {} : { part }),
    key: terms.key,
    selectionId: leg.selectionId,
    keyName: leg.name,
    point: terms.line,
    requestedPrice: leg.asked,
    betPrice: leg.price,
    isLive: leg.isLive,
    liveHomeScore: leg.scoreAtBet?.home ?? null,
    liveAwayScore: leg.scoreAtBet?.away ?? null,
    finalHomeScore: leg.final?.home ?? null,
    finalAwayScore: leg.final?.away ?? null,
  };
}

const legView = (
  leg: SettledLeg,
): NonNullable<NonNullable<SabaWager['parlay']>['legs']>[number] => ({
  ...selectionOf(leg),
  legStatus: leg.outcome === null ? 'running' : LEG_WORD[leg.outcome.kind],
});

export function wagerView(bet: Bet): SabaWager {
  const [first] = bet.legs;
  if (first === undefined) throw new RangeError(`bet ${bet.id} has no leg`);
  const { combo, lines, perLine, history, acceptSeconds, oddsType, reason } = bet.detail;
  return {
    transId: bet.id,
    vendorTransId: bet.key,
    ticketStatus: WORD[bet.outcome],
    rejectReason: REASON.get(reason) ?? reason,
    requestTime: bet.detail.requestTime,
    placedAt: isoAt(bet.placedAt),
    settledAt: bet.settledAt === null ? null : isoAt(bet.settledAt),
    betAcceptSecond: acceptSeconds,
    ...selectionOf(first),
    oddsType,
    stake: bet.stake,
    risk: bet.risk,
    win: bet.win,
    payout: bet.payout === null ? null : fenOf(bet.payout + bet.sold),
    isFreeBet: isFreeBet(bet),
    parlay:
      combo === null
        ? null
        : {
            comboType: combo,
            comboTypeName: sabaComboName(combo),
            betCount: lines,
            stakePerLine: fenOf(BigInt(perLine)),
            legs: bet.legs.map(legView),
          },
    cashout:
      bet.sold === 0n
        ? null
        : { soldPrice: bet.sold, leftStake: bet.openRisk, isWhole: bet.openRisk === 0n },
    resettles: history.slice(1).map((each) => ({
      at: isoAt(each.at),
      ticketStatus: WORD[each.outcome],
      payout: fenOf(BigInt(each.payout) + bet.sold),
      note: each.note,
    })),
  };
}

const INFO_TEXT: ReadonlyMap<number, string> = new Map([
  [350, '获取投注资讯失败'],
  [380, '盘口暂不可用'],
  [1001, '赔率更新中'],
  [13150, '赔率低于串关最低要求'],
]);

/** SABA prices every market in decimals of its own accord, so "EU only" is no status of its tickets. */
const stateOf = (status: number): number =>
  status === SELECTION_STATUS.EUODDSONLY ? SELECTION_STATUS.OK : asSelectionStatus(status);

/** Bet info of a leg. */
export function ticketView({ marketId, key, status, quote, price, max }: LegInfo): SabaTicketInfo {
  const score = quote?.head.live?.score ?? null;
  const stateCode = stateOf(status);
  return {
    stateCode,
    message: INFO_TEXT.get(stateCode) ?? '',
    eventId: quote?.head.eventId ?? '',
    marketId,
    key,
    selectionId: quote?.side?.selectionId ?? '',
    betType: quote === null ? 0 : betTypeOf(quote.market.type, quote.market.period),
    point: quote?.side?.line ?? null,
    price,
    parlayPrice: price,
    status:
      quote === null || quote.market.status === 'closed'
        ? 'closed'
        : quote.market.status === 'running'
          ? 'running'
          : 'suspend',
    isLive: quote?.market.isLive ?? false,
    liveHomeScore: score?.home ?? null,
    liveAwayScore: score?.away ?? null,
    minBet: LIMIT.min,
    maxBet: max,
    maxPayout: LIMIT.payout,
  };
}
