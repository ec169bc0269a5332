/**
 * Placing: everything is checked again here, whatever the client thought (C-06). One order may hold
 * several combos of the same legs.
 */
import Big from 'big.js';
import { foldsFor, type Folds } from '@site/domain/betting/combos';
import { parlayProblem, type ParlayQuestion } from '@site/domain/betting/parlay';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { lineCount, systemFactor, systemReturn } from '@site/domain/betting/systems';
import { winRisk } from '@site/domain/betting/win-risk';
import { fenOf, parseCny, type Fen } from '@site/domain/money';
import { ODDS_TYPE, ODDS_TYPE_NAMES, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import { COMBO_TABLES } from '@site/domain/vendors/combo-tables';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import type { Board } from '../engine/board';
import { isEventInDanger } from '../engine/models';
import { ApiError } from '../http/api-error';
import { InsufficientFunds } from '../ledger/ledger';
import { memberOfCall } from '../members/routes';
import { coverFree } from './free-stake';
import { isEuMarket, legOf, openLeg, type LegOrder, type OpenLeg, type PricePolicy } from './legs';
import { LIMIT, lineLimits, maxSingle } from './limits';
import { takeStake } from './money';
import { insertBet } from './store';
import type { Bet, BetDetail } from './types';
import type { VendorState } from './vendor-state';

/**
 * A combo of an order: the vendor's id and the stake per line; `single` is the only one that a lone
 * leg has.
 */
export interface ComboOrder {
  readonly combo: string;
  readonly stake: string;
}

/** An order. */
export interface PlaceOrder {
  readonly key: string;
  readonly requestTime?: string | undefined;
  readonly legs: readonly LegOrder[];
  readonly combos: readonly ComboOrder[];
  readonly policy: PricePolicy;
  /** §3.10; combos are always counted in EU. */
  readonly oddsType: 1 | 2 | 3 | 4;
  /** The stakes come from the member's free-bet vouchers, see free-stake. */
  readonly freeBet: boolean;
}

/** Id of the combo of a lone leg. */
export const SINGLE = 'single';
/** Seconds a live bet waits before it counts; nothing happens in between in the others. */
const ACCEPT_S = { goals: 4, other: 3, virtual: 1 } as const;

const refuse = (code: string, text: string, status = 422): ApiError =>
  new ApiError(status, code, text);

const PROBLEM_TEXT: ReadonlyMap<number | string, string> = new Map<number | string, string>([
  ['13010', '投注选项过多'],
  ['13011', '同一赛事只能选择一个选项'],
  ['13040', '该选项已失效'],
  ['13060', '赔率更新中，请稍候再试'],
  ['13120', '所选赛事不支持串关'],
  ['13121', '串关奖励不能与免费投注同时使用'],
  ['13150', '赔率低于串关最低要求'],
  ['13160', '超过串关最高派彩'],
]);

/** Seconds before a bet on these legs counts. */
function acceptSeconds(board: Board, legs: readonly OpenLeg[]): number {
  const waits = legs
    .filter(({ quote }) => quote.market.isLive && board.world.event(quote.head.eventId) !== null)
    .map(({ quote: { head } }) =>
      head.isVirtual
        ? ACCEPT_S.virtual
        : board.world.event(head.eventId)?.model === 'goals'
          ? ACCEPT_S.goals
          : ACCEPT_S.other,
    );
  return Math.max(0, ...waits);
}

const inDanger = (board: Board, legs: readonly OpenLeg[]): boolean =>
  legs.some(({ quote }) => {
    const event = board.world.event(quote.head.eventId);
    return event !== null && isEventInDanger(event);
  });

interface Frame {
  readonly context: Context;
  readonly board: Board;
  readonly memberCode: string;
  readonly order: PlaceOrder;
  readonly legs: readonly OpenLeg[];
}

/** What is the same for every bet of an order. */
function bare(
  { context, board, memberCode, order, legs }: Frame,
  detail: Pick<BetDetail, 'combo' | 'folds' | 'lines' | 'perLine' | 'oddsType'>,
  money: Pick<Bet, 'stake' | 'risk' | 'win'>,
): Bet {
  const now = context.clock.now();
  const seconds = acceptSeconds(board, legs);
  const counts = (leg: OpenLeg): 'fromNow' | 'whole' =>
    board.world.event(leg.quote.head.eventId)?.model === 'goals' ? 'fromNow' : 'whole';
  return {
    ...money,
    id: newId('W'),
    memberCode,
    vendor: board.vendor,
    key: order.key,
    status: seconds > 0 ? 'waiting' : 'running',
    outcome: seconds > 0 ? 'waiting' : 'running',
    openRisk: money.risk,
    sold: fenOf(0n),
    payout: null,
    placedAt: now,
    settledAt: null,
    acceptAt: now + seconds * 1_000,
    detail: {
      ...detail,
      acceptSeconds: seconds,
      requestTime: order.requestTime,
      danger: inDanger(board, legs),
      reason: '',
      history: [],
    },
    legs: legs.map((leg) => ({ ...legOf(leg, counts(leg)), outcome: null, final: null })),
  };
}

function typeOf({ quote }: OpenLeg, wanted: number): OddsTypeName {
  return isEuMarket(quote.market.type)
    ? 'EU'
    : (ODDS_TYPE_NAMES.find((name) => ODDS_TYPE[name] === wanted) ?? 'EU');
}

/** @throws ApiError 13130, 13090 or 13080. */
function stakeIn(text: string, limits: { readonly min: Fen; readonly max: Fen }): Fen {
  const stake = parseCny(text);
  if (stake === null || stake === 0n) throw refuse('13130', '投注金额无效');
  if (stake < limits.min) throw refuse('13090', '低于最低投注金额');
  if (stake > limits.max) throw refuse('13080', '超过最高投注金额');
  return stake;
}

function singleOf(frame: Frame, { combo, stake: text }: ComboOrder): Bet {
  const [leg] = frame.legs;
  if (leg === undefined || combo !== SINGLE) throw refuse('13020', '投注内容有误');
  const stake = stakeIn(text, { min: LIMIT.min, max: maxSingle(leg.quote.market, leg.price) });
  const type = typeOf(leg, frame.order.oddsType);
  const { win, risk } = winRisk(stake, leg.price, type);
  return bare(
    frame,
    { combo: null, folds: [1], lines: 1, perLine: stake.toString(), oddsType: ODDS_TYPE[type] },
    { stake, risk, win },
  );
}

function questionOf(
  { board, order, legs }: Frame,
  folds: Folds,
  maxReturn: Fen | null,
): ParlayQuestion {
  // The reward of systems is what a free bet cannot be joined with; a straight combo brings none.
  const system = folds.length > 1 || folds[0] !== legs.length;
  return {
    vendor: board.vendor,
    system,
    freeBet: order.freeBet,
    parlayReward: system,
    maxReturn,
    payoutCap: LIMIT.payout,
    legs: legs.map(({ quote, side, price }) => ({
      eventId: quote.head.eventId,
      selectionId: side.selectionId,
      price,
      isOutright: quote.head.isOutright,
      isOpenParlay: quote.market.parlay,
      status: SELECTION_STATUS.OK,
    })),
  };
}

/** @throws ApiError with the first problem of the legs as a combo. */
function checkParlay(frame: Frame, folds: Folds, maxReturn: Fen | null): void {
  const problem = parlayProblem(questionOf(frame, folds, maxReturn));
  if (problem === null) return;
  const code =
    typeof problem.code === 'string' && /^\d+$/.test(problem.code) ? problem.code : '13020';
  throw refuse(code, PROBLEM_TEXT.get(code) ?? '所选场次不足');
}

function comboOf(frame: Frame, { combo, stake: text }: ComboOrder): Bet {
  const { board, legs } = frame;
  const shape = COMBO_TABLES[board.vendor].get(combo);
  const folds = shape === undefined ? null : foldsFor(shape, legs.length);
  if (folds === null || folds.join() === '1') throw refuse('13020', '所选场次不支持该串关方式');
  checkParlay(frame, folds, null);
  const prices = legs.map(({ price }) => new Big(price));
  const factor = systemFactor(prices, folds);
  const lines = lineCount(legs.length, folds);
  const limits = lineLimits(
    legs.map(({ quote }) => quote.market),
    lines,
    factor,
  );
  const perLine = stakeIn(text, { min: limits.min, max: limits.fixed });
  const most = systemReturn(prices, folds, perLine, null);
  checkParlay(frame, folds, most);
  const stake = fenOf(perLine * BigInt(lines));
  return bare(
    frame,
    { combo, folds, lines, perLine: perLine.toString(), oddsType: ODDS_TYPE.EU },
    { stake, risk: stake, win: fenOf(most - stake) },
  );
}

/** @throws ApiError 13100 when the member's stakes on an event would pass the cap. */
function checkEventTotals({ context, memberCode, board, legs }: Frame, bets: readonly Bet[]): void {
  const added = bets.reduce((sum, { stake }) => sum + stake, 0n);
  for (const {
    quote: { head },
  } of legs) {
    const row = context.db.one<{ total: number | null }>(
      "SELECT sum(stake) AS total FROM bets WHERE member_code = ? AND vendor = ? AND status <> 'rejected' AND id IN (SELECT bet_id FROM bet_legs WHERE event_id = ?)",
      memberCode,
      board.vendor,
      head.eventId,
    );
    if (BigInt(row?.total ?? 0) + added > LIMIT.event)
      throw refuse('13100', '已达到该赛事的投注上限');
  }
}

/** @throws ApiError 13080 when a member's stakes at a raised price would pass its limit. */
function checkBoosts({ context, memberCode, legs }: Frame, bets: readonly Bet[]): void {
  for (const { quote } of legs) {
    const { boost, marketId } = quote.market;
    if (boost === undefined) continue;
    const row = context.db.one<{ total: number | null }>(
      "SELECT sum(stake) AS total FROM bets WHERE member_code = ? AND status <> 'rejected' AND id IN (SELECT bet_id FROM bet_legs WHERE event_id = ? AND json_extract(detail, '$.marketId') = ?)",
      memberCode,
      quote.head.eventId,
      marketId,
    );
    const added = bets.reduce((sum, { stake }) => sum + stake, 0n);
    if (BigInt(row?.total ?? 0) + added > boost.maxStake)
      throw refuse('13080', '超过赔率加成的最高投注金额');
  }
}

function checkCount({ legs, combos }: PlaceOrder, board: Board): void {
  if (legs.length === 0 || combos.length === 0) throw refuse('13020', '投注内容有误');
  const events = legs
    .map(({ marketId, key }) => board.quote(marketId, key)?.head.eventId)
    .filter((id) => id !== undefined);
  if (legs.length > 10) throw refuse('13010', '投注选项过多');
  if (new Set(events).size < events.length) throw refuse('13011', '同一赛事只能选择一个选项');
}

/**
 * Books every combo of an order, or none. Must run inside the transaction of its key.
 *
 * @throws ApiError with a code of §8; nothing has moved then.
 */
export function placeOrder(
  context: Context,
  board: Board,
  state: VendorState,
  memberCode: string,
  order: PlaceOrder,
): readonly Bet[] {
  if (memberOfCall(context, memberCode).exclusion.DisableBetting)
    throw refuse('13050', '您已启用自我限制，暂时无法投注', 403);
  checkCount(order, board);
  const legs = order.legs.map((leg) =>
    openLeg(context, board, state, memberCode, leg, order.policy),
  );
  const frame: Frame = { context, board, memberCode, order, legs };
  const bets = order.combos.map((combo) =>
    legs.length === 1 ? singleOf(frame, combo) : comboOf(frame, combo),
  );
  checkEventTotals(frame, bets);
  checkBoosts(frame, bets);
  try {
    return bets.map((wanted) => {
      const bet = order.freeBet ? coverFree(context, wanted) : wanted;
      insertBet(context, bet);
      takeStake(context, bet);
      return bet;
    });
  } catch (error) {
    if (error instanceof InsufficientFunds)
      throw refuse('13070', order.freeBet ? '免费投注余额不足' : '余额不足');
    throw error;
  }
}
