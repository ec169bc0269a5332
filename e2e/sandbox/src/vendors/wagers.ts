/** Lists and look-ups of a member's bets, in words of no vendor. */
import type { AnyEndpoint } from '@site/contracts/endpoint';
import { SORT_BY } from '@site/domain/reference/board';
import { selectCashOuts, sellBet, type CashOut } from '../bets/cashout';
import { countBets, ownBet, selectBets } from '../bets/store';
import type { Bet } from '../bets/types';
import { dayStart } from '../core/clock';
import { refusals } from '../http/api-error';
import { beforeLooking } from '../http/due';
import { lookUp, type Lookup } from '../http/idempotency';
import type { VendorBackend } from './backend';
import { fenOf, parseCny, type Fen } from '@site/domain/money';

/** Wagers a page. */
export const PER_PAGE = 50;
const DAY_MS = 86_400_000;

/** Which wagers: running (with waiting) or settled (with rejected), by the day they were placed. */
export interface WagerQuery {
  readonly kind: 'open' | 'settled';
  readonly from?: string;
  readonly to?: string;
  readonly page?: number | string;
  readonly sort?: number | string;
}

/** A page of wagers. */
export interface WagerPage {
  readonly bets: readonly Bet[];
  readonly page: {
    readonly currentPage: number;
    readonly totalPage: number;
    readonly perPageSize: number;
    readonly totalRecord: number;
  };
}

/**
 * Lists a member's wagers; by the time they were placed (newest first), or by the start of their
 * events (soonest first).
 */
export function listWagers(
  { context, vendor, tick }: VendorBackend,
  memberCode: string,
  query: WagerQuery,
): WagerPage {
  beforeLooking(tick);
  const [from, to] = [dayStart(query.from ?? ''), dayStart(query.to ?? '')];
  const where = `member_code = ? AND vendor = ? AND status ${query.kind === 'open' ? 'IN' : 'NOT IN'} ('waiting', 'running') AND placed_at >= ? AND placed_at < ?`;
  const params = [
    memberCode,
    vendor,
    Number.isNaN(from) ? 0 : from,
    Number.isNaN(to) ? Number.MAX_SAFE_INTEGER : to + DAY_MS,
  ];
  const total = countBets(context, where, ...params);
  const currentPage = Number(query.page ?? 1);
  const order =
    Number(query.sort ?? SORT_BY.BET_DATE) === SORT_BY.EVENT_DATE
      ? 'event_at, rowid'
      : 'placed_at DESC, rowid DESC';
  return {
    bets: selectBets(
      context,
      `${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
      ...params,
      PER_PAGE,
      (currentPage - 1) * PER_PAGE,
    ),
    page: {
      currentPage,
      totalPage: Math.max(1, Math.ceil(total / PER_PAGE)),
      perPageSize: PER_PAGE,
      totalRecord: total,
    },
  };
}

/** Bets of a placement. */
const betsOfKey = ({ context, vendor }: VendorBackend, memberCode: string, key: string): Bet[] =>
  selectBets(
    context,
    'member_code = ? AND vendor = ? AND place_key = ? ORDER BY rowid',
    memberCode,
    vendor,
    key,
  );

/** A member's bets by their ids; unknown ones are left out. */
export const betsOfIds = (
  { context, vendor }: VendorBackend,
  memberCode: string,
  ids: readonly string[],
): Bet[] => ids.map((id) => ownBet(context, memberCode, vendor, id)).filter((bet) => bet !== null);

/**
 * A member's bet.
 *
 * @throws ApiError 404.
 */
export function betOf({ context, vendor }: VendorBackend, memberCode: string, id: string): Bet {
  const bet = ownBet(context, memberCode, vendor, id);
  if (bet === null) throw refusals.notFound('注单');
  return bet;
}

/** What became of the key of a placement: a booked bet may wait or be rejected by now. */
export function lookUpPlacement<R>(
  backend: VendorBackend,
  row: Pick<AnyEndpoint, 'id'>,
  memberCode: string,
  key: string,
  view: (bets: readonly Bet[]) => R,
): Lookup<R> {
  beforeLooking(backend.tick);
  return lookUp(backend.context, { memberCode, operations: [row], key }, () => {
    const bets = betsOfKey(backend, memberCode, key);
    const result = view(bets);
    const waiting = bets.filter(({ status }) => status === 'waiting');
    if (waiting.length > 0)
      return {
        state: 'pending',
        settleBy: Math.max(...waiting.map(({ acceptAt }) => acceptAt)),
        result,
        error: null,
      };
    if (bets.length > 0 && bets.every(({ status }) => status === 'rejected')) {
      return {
        state: 'refused',
        settleBy: null,
        result,
        error: { errorCode: '13050', description: '投注未被接受' },
      };
    }
    return { state: 'done', settleBy: null, result, error: null };
  });
}

/** Sells a bet, or the percent of what still runs that the order names. */
export function sell(
  { context, world, vendor }: VendorBackend,
  memberCode: string,
  order: {
    readonly betId: string;
    readonly key: string;
    readonly price: string;
    readonly percent?: number | null;
  },
): CashOut {
  const requested: Fen = parseCny(order.price) ?? fenOf(0n);
  return sellBet(
    context,
    world,
    { memberCode, vendor },
    { betId: order.betId, key: order.key, requested, percent: order.percent ?? null },
  );
}

/**
 * A member's sale at this vendor by its key or its bet: another vendor may know the same key.
 *
 * @throws ApiError 404.
 */
export function saleOf(
  { context, vendor }: VendorBackend,
  memberCode: string,
  by: 'place_key' | 'bet_id',
  value: string,
): CashOut {
  const [found] = selectCashOuts(
    context,
    `member_code = ? AND ${by} = ? AND bet_id IN (SELECT id FROM bets WHERE vendor = ?)`,
    memberCode,
    value,
    vendor,
  );
  if (found === undefined) throw refusals.notFound('兑现记录');
  return found;
}

/** What became of the key of a sale. */
export function lookUpSale<R>(
  backend: VendorBackend,
  row: Pick<AnyEndpoint, 'id'>,
  memberCode: string,
  key: string,
  view: (sale: CashOut) => R,
): Lookup<R> {
  beforeLooking(backend.tick);
  return lookUp(backend.context, { memberCode, operations: [row], key }, () => {
    const sale = saleOf(backend, memberCode, 'place_key', key);
    if (sale.status === 'waiting')
      return { state: 'pending', settleBy: sale.decideAt, result: view(sale), error: null };
    if (sale.status === 'accepted')
      return { state: 'done', settleBy: null, result: view(sale), error: null };
    const error =
      sale.status === 'newOffer'
        ? { errorCode: '14010', description: '兑现价格已变更' }
        : { errorCode: '13050', description: '兑现未被接受' };
    return { state: 'refused', settleBy: null, result: view(sale), error };
  });
}
