/** Placing a single: everything is checked again here, whatever the client thought (C-06). */
import type { SabaPlaceResult, SabaTicketInfo } from '@site/contracts/vendor-saba';
import { SABA_BET_TYPE } from '@site/contracts/vendor-saba';
import { isEuOnly, BET_TYPE } from '@site/domain/betting/bet-types';
import { winRisk } from '@site/domain/betting/win-risk';
import { parseCny, sumFen, type Fen } from '@site/domain/money';
import { compareOdds, ODDS_TYPE, ODDS_TYPE_NAMES, parseDecimalOdds, type DecimalOdds, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { InsufficientFunds } from '../ledger/ledger';
import { memberOfCall } from '../members/routes';
import type { Hub, Quote } from './hub';
import { LIMIT, maxStake } from './limits';
import { bookWager, selectWagers, wagerView, type Wager } from './wagers';

/** Body of a placement as parsed. */
export interface PlaceOrder {
  readonly vendorTransId: string; readonly marketId: string; readonly key: string; readonly price: string; readonly point: number | null;
  readonly stake: string; readonly oddsOption: 0 | 1 | 2; readonly oddsType: 1 | 2 | 3 | 4;
}

/** Seconds a live bet waits before it counts. */
const LIVE_ACCEPT_S = 4;

const refuse = (code: string, text: string, status = 422): ApiError => new ApiError(status, code, text);

/** The odds type a bet is counted in: markets that are EU only stay EU (D4). */
function typeOf(betType: number, wanted: number): OddsTypeName {
  const known = Object.entries(SABA_BET_TYPE).find(([id]) => Number(id) === betType)?.[1];
  const euOnly = known === undefined || isEuOnly(BET_TYPE[known.betType]);
  return euOnly ? 'EU' : (ODDS_TYPE_NAMES.find((name) => ODDS_TYPE[name] === wanted) ?? 'EU');
}

function openQuote(hub: Hub, order: PlaceOrder): { quote: Quote; price: DecimalOdds } {
  const quote = hub.quote(order.marketId, order.key);
  if (quote === null || quote.event.eventStatus !== 'running') throw refuse('13030', '赛事或盘口已失效');
  if (quote.market.marketStatus !== 'running') throw refuse('13030', '盘口已暂停,请稍候再试');
  const price = quote.selection?.oddsPrice.decimalPrice ?? null;
  if (price === null) throw refuse('13040', '该选项已失效');
  return { quote, price };
}

/** Refusals for a changed price in the last 10 s, per member and market: after the third it is 13111. */
const recentChanges = new WeakMap<Context, Map<string, number[]>>();

function changed(context: Context, who: string, marketId: string): ApiError {
  const name = `${who}/${marketId}`;
  const now = context.clock.now();
  const own = recentChanges.get(context) ?? new Map<string, number[]>();
  const times = [...(own.get(name) ?? []).filter((at) => now - at < 10_000), now];
  recentChanges.set(context, own.set(name, times));
  return times.length > 3 ? refuse('13111', '赔率变动频繁,请更新后再试', 409) : refuse('13110', '赔率已变更', 409);
}

function agreedPrice(context: Context, memberCode: string, order: PlaceOrder, quote: Quote, price: DecimalOdds): { asked: DecimalOdds; booked: DecimalOdds } {
  const asked = parseDecimalOdds(order.price);
  if (asked === null) throw refuse('13020', '投注内容有误');
  if ((quote.selection?.point ?? null) !== order.point) throw changed(context, memberCode, order.marketId);
  const move = compareOdds(price, asked);
  const accepted = move === 0 || order.oddsOption === 2 || (move > 0 && order.oddsOption === 1);
  if (!accepted) throw changed(context, memberCode, order.marketId);
  return { asked, booked: price };
}

function checkStake(stake: Fen | null, most: Fen): Fen {
  if (stake === null || stake === 0n) throw refuse('13130', '投注金额无效');
  if (stake < LIMIT.min) throw refuse('13090', '低于最低投注金额');
  if (stake > most) throw refuse('13080', '超过最高投注金额');
  return stake;
}

function checkEventTotal(context: Context, memberCode: string, eventId: string, stake: Fen): void {
  const open = selectWagers(context, "member_code = ? AND event_id = ? AND status <> 'reject'", memberCode, eventId);
  if (sumFen(open.map((wager) => wager.stake)) + stake > LIMIT.event) throw refuse('13100', '已达到该赛事的投注上限');
}

function wagerOf(context: Context, memberCode: string, order: PlaceOrder, hub: Hub): Wager {
  const { quote, price } = openQuote(hub, order);
  const { asked, booked } = agreedPrice(context, memberCode, order, quote, price);
  const { event, market, selection } = quote;
  const stake = checkStake(parseCny(order.stake), maxStake(market.betType, market.isLive, booked));
  checkEventTotal(context, memberCode, event.eventId, stake);
  const type = typeOf(market.betType, order.oddsType);
  const { win, risk } = winRisk(stake, booked, type);
  const now = context.clock.now();
  const seconds = market.isLive && event.liveInfo !== null ? LIVE_ACCEPT_S : 0;
  return {
    id: newId('W'), memberCode, vendorTransId: order.vendorTransId, eventId: event.eventId, status: seconds > 0 ? 'waiting' : 'running',
    stake, risk, win, payout: null, placedAt: now, settledAt: null, outcome: { rejectReason: '', final: null },
    terms: {
      leagueName: event.leagueName, homeName: event.homeName, awayName: event.awayName, globalShowTime: event.globalShowTime, sportType: event.sportType,
      marketId: market.marketId, selectionId: selection?.selectionId ?? '', betType: market.betType, key: order.key, keyName: selection?.keyName ?? order.key,
      point: selection?.point ?? null, requestedPrice: asked, betPrice: booked, oddsType: ODDS_TYPE[type], isLive: market.isLive,
      atBet: event.liveInfo === null ? null : { home: event.liveInfo.liveHomeScore, away: event.liveInfo.liveAwayScore },
      betAcceptSecond: seconds, acceptAt: now + seconds * 1_000,
    },
  };
}

/** Books a bet. @throws ApiError with a code of §8; nothing has moved then. */
export function placeBet(context: Context, hub: Hub, memberCode: string, order: PlaceOrder): SabaPlaceResult {
  if (memberOfCall(context, memberCode).exclusion.DisableBetting) throw refuse('13050', '您已启用自我限制,暂时无法投注', 403);
  const wager = wagerOf(context, memberCode, order, hub);
  try {
    bookWager(context, wager);
  } catch (error) {
    if (error instanceof InsufficientFunds) throw refuse('13070', '余额不足');
    throw error;
  }
  return { betStatus: 0, currentPrice: wager.terms.betPrice, wager: wagerView(wager) };
}

const INFO_TEXT: ReadonlyMap<number, string> = new Map([[100, ''], [350, '获取投注资讯失败'], [380, '盘口暂不可用']]);

/** Bet info of a selection right now; a closed or unknown one says so in `stateCode`. */
export function ticketInfo(hub: Hub, marketId: string, key: string): SabaTicketInfo {
  const quote = hub.quote(marketId, key);
  const price = quote?.selection?.oddsPrice.decimalPrice ?? null;
  const open = quote !== null && quote.market.marketStatus === 'running' && price !== null;
  const stateCode = open ? 100 : quote === null ? 350 : 380;
  const live = quote?.event.liveInfo ?? null;
  return {
    stateCode, message: INFO_TEXT.get(stateCode) ?? '', eventId: quote?.event.eventId ?? '', marketId, key,
    selectionId: quote?.selection?.selectionId ?? '', betType: quote?.market.betType ?? 0, point: quote?.selection?.point ?? null, price,
    parlayPrice: price, status: quote?.market.marketStatus ?? 'closed', isLive: quote?.market.isLive ?? false,
    liveHomeScore: live?.liveHomeScore ?? null, liveAwayScore: live?.liveAwayScore ?? null, minBet: LIMIT.min, maxPayout: LIMIT.payout,
    maxBet: maxStake(quote?.market.betType ?? 0, quote?.market.isLive ?? false, price ?? ('2' as DecimalOdds)),
  };
}
