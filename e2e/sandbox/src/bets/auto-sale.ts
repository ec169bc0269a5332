/**
 * Targets at which bets sell themselves: kept with the bet, done by the vendor's own clock when its
 * offer reaches them, once.
 */
import { isReached } from '@site/domain/betting/auto-cash-out';
import { returnLeft } from '@site/domain/betting/open-return';
import { ZERO_FEN, fenOf, type Fen } from '@site/domain/money';
import type { Context } from '../core/context';
import type { World } from '../engine/world';
import { ApiError } from '../http/api-error';
import { selectCashOuts, sellAtOffer } from './cashout';
import { quoteCashOut } from './cashout-quote';
import { isFreeBet } from './free-stake';
import { selectBets } from './store';
import type { Bet } from './types';
import type { VendorStates } from './vendor-state';

/** The target of a bet; undefined for one that cannot have any. */
export function autoSaleOf(context: Context, bet: Bet): Fen | null | undefined {
  if (bet.status !== 'running' || isFreeBet(bet)) return undefined;
  const row = context.db.one<{ target: number }>(
    'SELECT target FROM bet_auto_sales WHERE bet_id = ?',
    bet.id,
  );
  return row === null ? null : fenOf(BigInt(row.target));
}

const forget = (context: Context, betId: string): void =>
  void context.db.run('DELETE FROM bet_auto_sales WHERE bet_id = ?', betId);

/** The most that what still runs of a bet can bring, its decided legs counted. */
const mostOf = ({ vendor, detail, legs, risk, win, openRisk }: Bet): Fen =>
  returnLeft(
    {
      vendor,
      comboId: detail.combo,
      legs: legs.map(({ price, outcome }) => ({ price, outcome: outcome?.kind ?? 'running' })),
      stakePerLine: fenOf(BigInt(detail.perLine)),
      risk,
      toWin: win,
    },
    openRisk,
  );

/**
 * Sets, changes or (null) removes a target.
 *
 * @throws ApiError 13050 for a bet that does not run or that nobody buys, 13090 for a target
 *   that is no amount, 13080 for one that it can never bring.
 */
export function setAutoSale(context: Context, bet: Bet, target: Fen | null): void {
  if (target === null) return forget(context, bet.id);
  if (autoSaleOf(context, bet) === undefined)
    throw new ApiError(409, '13050', '该注单不支持自动兑现');
  if (target <= ZERO_FEN) throw new ApiError(422, '13090', '自动兑现金额过低');
  if (target > mostOf(bet)) throw new ApiError(422, '13080', '自动兑现金额超出该注单的最高可得');
  context.db.run(
    'INSERT INTO bet_auto_sales (bet_id, target) VALUES (?, ?) ON CONFLICT (bet_id) DO UPDATE SET target = excluded.target',
    bet.id,
    target,
  );
}

/**
 * Sells what has reached its target. A sale that the member asked for and that still waits comes
 * first; a target of a bet that has ended goes with it.
 */
export function runAutoSales(context: Context, world: World, states: VendorStates): void {
  for (const bet of selectBets(context, 'id IN (SELECT bet_id FROM bet_auto_sales)')) {
    const target = autoSaleOf(context, bet);
    if (target === undefined || target === null) {
      forget(context, bet.id);
      continue;
    }
    const waits = selectCashOuts(context, "bet_id = ? AND status = 'waiting'", bet.id).length > 0;
    if (waits || !states[bet.vendor].autoCashOut) continue;
    const { price } = quoteCashOut(context, world, bet);
    if (price === null || !isReached(target, price)) continue;
    context.db.tx(() => {
      sellAtOffer(context, bet, `auto-${bet.id}`, price);
      forget(context, bet.id);
    });
  }
}
