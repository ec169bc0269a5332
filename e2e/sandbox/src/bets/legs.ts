/** One leg of an order against the board as it stands: open, priced, at the price that was agreed. */
import { compareOdds, parseDecimalOdds, type DecimalOdds } from '@site/domain/odds/decimal-odds';
import { SELECTION_STATUS, type SelectionStatus } from '@site/domain/betting/statuses';
import { isEuOnly, BET_TYPE, type BetTypeId } from '@site/domain/betting/bet-types';
import { PARLAY_RULES } from '@site/domain/betting/parlay';
import type { Context } from '../core/context';
import type { Board, BoardSide, Quote } from '../engine/board';
import type { MarketType } from '../engine/types';
import { ApiError } from '../http/api-error';
import { priceChanged } from './changes';
import type { BetLeg, LegNote } from './types';
import type { VendorState } from './vendor-state';

/** What may differ between the price asked for and the price booked. */
export type PricePolicy = 'exact' | 'better' | 'any';

/** A leg as it is asked for. `line` undefined means that the order does not name one. */
export interface LegOrder {
  readonly marketId: string;
  readonly key: string;
  readonly price: string;
  readonly line?: number | null;
  readonly note?: LegNote;
}

/** A leg that may be booked. */
export interface OpenLeg {
  readonly quote: Quote;
  readonly side: BoardSide;
  readonly requested: DecimalOdds;
  readonly price: DecimalOdds;
  readonly note: LegNote | undefined;
}

const refuse = (code: string, text: string, status = 422): ApiError =>
  new ApiError(status, code, text);

/** Market types with the site's ids, for the rule which of them are counted in EU odds only (D4). */
const TYPE_ID: Readonly<Partial<Record<MarketType, BetTypeId>>> = {
  handicap: BET_TYPE.HANDICAP,
  total: BET_TYPE.OVER_UNDER,
  outcome: BET_TYPE.ONE_X_TWO,
  oddEven: BET_TYPE.ODD_EVEN,
  correctScore: BET_TYPE.CORRECT_SCORE,
  totalGoals: BET_TYPE.TOTAL_GOAL,
  doubleChance: BET_TYPE.DOUBLE_CHANCE,
  bothScore: BET_TYPE.BOTH_SCORE,
};

/** True when a market is counted in EU odds, whatever the member prefers. */
export const isEuMarket = (type: MarketType): boolean => {
  const id = TYPE_ID[type];
  return id === undefined || isEuOnly(id);
};

/** @throws ApiError 13030, 13060 or 13140 where the side cannot be bet on now. */
function openQuote(board: Board, { virtual }: VendorState, order: LegOrder): Quote {
  const quote = board.quote(order.marketId, order.key);
  if (quote?.market.boost?.isOver === true)
    throw refuse('13050', '赔率加成已结束，可按原赔率重新选择');
  if (quote === null || quote.head.status !== 'running') throw refuse('13030', '赛事或盘口已失效');
  if (quote.head.isVirtual && !virtual) throw refuse('13140', '虚拟体育暂停投注', 403);
  if (quote.market.status === 'updating') throw refuse('13060', '赔率更新中，请稍候再试', 409);
  if (quote.market.status !== 'running') throw refuse('13030', '盘口已暂停，请稍候再试');
  return quote;
}

/**
 * Checks one leg.
 *
 * @throws ApiError with a code of §8.
 */
export function openLeg(
  context: Context,
  board: Board,
  state: VendorState,
  memberCode: string,
  order: LegOrder,
  policy: PricePolicy,
): OpenLeg {
  const quote = openQuote(board, state, order);
  const side = quote.side;
  const price = side?.price ?? null;
  if (side === null || price === null) throw refuse('13040', '该选项已失效');
  const requested = parseDecimalOdds(order.price);
  if (requested === null) throw refuse('13020', '投注内容有误');
  if (order.line !== undefined && order.line !== side.line)
    throw priceChanged(context, memberCode, order.marketId);
  const move = compareOdds(price, requested);
  if (move !== 0 && policy !== 'any' && !(move > 0 && policy === 'better'))
    throw priceChanged(context, memberCode, order.marketId);
  return { quote, side, requested, price, note: order.note };
}

/** Status of a selection for the slip (§4.7), as it stands now. */
export function legStatus(
  board: Board,
  { virtual }: VendorState,
  marketId: string,
  key: string,
  inCombo: boolean,
): SelectionStatus {
  const quote = board.quote(marketId, key);
  if (quote === null) return SELECTION_STATUS.ERROR;
  if (quote.market.status === 'updating') return SELECTION_STATUS.UPDATING;
  const price = quote.side?.price ?? null;
  if (
    quote.head.status !== 'running' ||
    quote.market.status !== 'running' ||
    price === null ||
    (quote.head.isVirtual && !virtual)
  )
    return SELECTION_STATUS.NOTAVAILABLE;
  if (!inCombo)
    return isEuMarket(quote.market.type) ? SELECTION_STATUS.EUODDSONLY : SELECTION_STATUS.OK;
  return compareOdds(price, PARLAY_RULES[board.vendor].minPrice) < 0
    ? SELECTION_STATUS.PARLAYODDSMIN
    : SELECTION_STATUS.OK;
}

/**
 * What is written down of a leg. A running handicap on goals counts from the score at the time of
 * the bet (D6).
 */
export function legOf(
  { quote: { head, market }, side, requested, price, note }: OpenLeg,
  counts: 'fromNow' | 'whole',
): BetLeg {
  const score = head.live?.score ?? null;
  return {
    eventId: head.eventId,
    marketId: market.marketId,
    selectionId: side.selectionId,
    sportId: head.sportId,
    leagueId: head.leagueId,
    leagueName: head.leagueName,
    homeName: head.homeName,
    awayName: head.awayName,
    kickoff: head.kickoff,
    isLive: market.isLive,
    isOutright: head.isOutright,
    name: side.name,
    asked: requested,
    price,
    scoreAtBet: score,
    note,
    terms: {
      type: market.type,
      period: market.period,
      line: side.line,
      key: side.key,
      atBet:
        counts === 'fromNow' && market.type === 'handicap'
          ? secondHalfBase(head.live, market.period, score)
          : null,
    },
  };
}

/** Goals before the bet inside the market's period. */
function secondHalfBase(
  live: Quote['head']['live'],
  period: number,
  score: BetLeg['scoreAtBet'],
): BetLeg['scoreAtBet'] {
  return period === 3 ? (live?.parts[1] ?? null) : score;
}
