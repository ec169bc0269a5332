/**
 * Cash-out: a moving price for what a bet is worth now, sold whole or in part (domain.md "Cash
 * out").
 */
import Big from 'big.js';
import { fenOf, type Fen } from '@site/domain/money';
import { roundToFen } from '@site/domain/rounding';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import type { World } from '../engine/world';
import { ApiError } from '../http/api-error';
import { give } from './money';
import { ownBet, updateBet } from './store';
import type { Bet } from './types';
import { RULE, holds, quoteCashOut } from './cashout-quote';

/** A sale. Amounts in fen; `offer` is the new price where the asked one does not hold any more. */
export interface CashOut {
  readonly id: string;
  readonly betId: string;
  readonly key: string;
  readonly status: 'waiting' | 'accepted' | 'rejected' | 'newOffer';
  readonly requested: Fen;
  readonly part: Fen;
  readonly offer: Fen | null;
  readonly reason: string;
  readonly at: number;
  readonly decideAt: number;
}
/** A live sale is decided after this. */
const WAIT_MS = 2_000;

interface Row {
  id: string;
  bet_id: string;
  place_key: string;
  status: string;
  asked: number;
  part: number;
  offer: number | null;
  reason: string;
  at: number;
  decide_at: number;
}

const STATUS = ['waiting', 'accepted', 'rejected', 'newOffer'] as const;
const fen = (minor: number): Fen => fenOf(BigInt(minor));

const fromRow = (row: Row): CashOut => ({
  id: row.id,
  betId: row.bet_id,
  key: row.place_key,
  status: STATUS.find((each) => each === row.status) ?? 'rejected',
  requested: fen(row.asked),
  part: fen(row.part),
  offer: row.offer === null ? null : fen(row.offer),
  reason: row.reason,
  at: row.at,
  decideAt: row.decide_at,
});

/** Sales that match a condition, newest first. */
export const selectCashOuts = (
  context: Context,
  where: string,
  ...params: (string | number)[]
): CashOut[] =>
  context.db
    .all<Row>(`SELECT * FROM bet_cashouts WHERE ${where} ORDER BY at DESC, rowid DESC`, ...params)
    .map(fromRow);

function finish(
  context: Context,
  sale: CashOut,
  status: CashOut['status'],
  offer: Fen | null,
  reason: string,
): CashOut {
  context.db.run(
    'UPDATE bet_cashouts SET status = ?, offer = ?, reason = ? WHERE id = ?',
    status,
    offer,
    reason,
    sale.id,
  );
  return { ...sale, status, offer, reason };
}

/** Price of a part at what the whole is worth. */
const partPrice = (price: Fen, part: Fen, openRisk: Fen): Fen =>
  part === openRisk ? price : fenOf((price * part) / openRisk);

function accept(context: Context, bet: Bet, sale: CashOut): CashOut {
  const left = fenOf(bet.openRisk - sale.part);
  const sold = fenOf(bet.sold + sale.requested);
  const whole = left === 0n;
  const changed = updateBet(context, bet, 'running', {
    sold,
    openRisk: left,
    ...(whole
      ? {
          status: 'settled' as const,
          outcome: 'cashedOut' as const,
          payout: fenOf(0n),
          settledAt: context.clock.now(),
        }
      : { outcome: 'partlyCashedOut' as const }),
  });
  if (!changed) return finish(context, sale, 'rejected', null, 'ended');
  give(context, bet, 'bet.cashout', sale.id, sale.requested);
  return finish(context, sale, 'accepted', null, '');
}

/**
 * Decides a sale at the price of its moment. Another sale may have been decided while this one
 * waited: a part is sold once.
 */
function decide(
  context: Context,
  world: World,
  bet: Bet,
  sale: CashOut,
  at = context.clock.now(),
): CashOut {
  const { price, reason } = quoteCashOut(context, world, bet, at);
  const soldAlready = sale.part > bet.openRisk || (sale.part < bet.openRisk && bet.sold > 0n);
  if (price === null || soldAlready)
    return finish(context, sale, 'rejected', null, reason ?? 'ended');
  const now = partPrice(price, sale.part, bet.openRisk);
  return holds(sale.requested, now)
    ? accept(context, bet, sale)
    : finish(context, sale, 'newOffer', now, 'price');
}

function partOf(bet: Bet, percent: number | null): Fen {
  if (percent === null || percent >= 100) return bet.openRisk;
  if (bet.sold > 0n) throw new ApiError(422, '13050', '该注单不支持部分兑现');
  if (!(percent >= RULE.leastPart)) throw new ApiError(422, '13090', '部分兑现不得低于20%');
  return roundToFen(new Big(bet.openRisk.toString()).times(percent).div(100));
}

/** Writes a sale that is to be decided. */
function record(
  context: Context,
  bet: Bet,
  sale: Pick<CashOut, 'key' | 'requested' | 'part' | 'decideAt'>,
): CashOut {
  const made: CashOut = {
    ...sale,
    id: newId('C'),
    betId: bet.id,
    status: 'waiting',
    offer: null,
    reason: '',
    at: context.clock.now(),
  };
  context.db.run(
    "INSERT INTO bet_cashouts (id, bet_id, member_code, place_key, status, asked, part, offer, reason, at, decide_at) VALUES (?, ?, ?, ?, 'waiting', ?, ?, NULL, '', ?, ?)",
    made.id,
    bet.id,
    bet.memberCode,
    made.key,
    made.requested,
    made.part,
    made.at,
    made.decideAt,
  );
  return made;
}

/**
 * Sells a bet at a price that was offered; a live one waits two seconds first. Must run inside the
 * transaction of its key. `percent` is the part of what still runs, 20 to 100 with any decimals;
 * null for everything.
 *
 * @throws ApiError 13050 when there is nothing to sell.
 */
export function sellBet(
  context: Context,
  world: World,
  who: { readonly memberCode: string; readonly vendor: Bet['vendor'] },
  sale: {
    readonly betId: string;
    readonly key: string;
    readonly requested: Fen;
    readonly percent: number | null;
  },
): CashOut {
  const bet = ownBet(context, who.memberCode, who.vendor, sale.betId);
  if (bet === null) throw new ApiError(404, '13020', '注单不存在');
  const part = partOf(bet, sale.percent);
  if (part <= 0n || sale.requested <= 0n) throw new ApiError(409, '13050', '该注单已无法兑现');
  const now = context.clock.now();
  const isLive = bet.legs.some(
    ({ eventId, outcome }) => outcome === null && (world.event(eventId)?.phase ?? 'pre') !== 'pre',
  );
  const made = record(context, bet, {
    key: sale.key,
    requested: sale.requested,
    part,
    decideAt: isLive ? now + WAIT_MS : now,
  });
  return isLive ? made : decide(context, world, bet, made);
}

/**
 * Sells all that runs of a bet at the price that is offered for it now: the member's order stood
 * before, so that nothing is waited for. Must run inside a transaction.
 */
export const sellAtOffer = (context: Context, bet: Bet, key: string, price: Fen): CashOut =>
  accept(
    context,
    bet,
    record(context, bet, {
      key,
      requested: price,
      part: bet.openRisk,
      decideAt: context.clock.now(),
    }),
  );

/**
 * Moments that have come at which a waiting sale is decided, in order: a jump of the clock stops at
 * each.
 */
export const saleMoments = (context: Context): readonly number[] =>
  context.db
    .all<{ at: number }>(
      "SELECT DISTINCT decide_at AS at FROM bet_cashouts WHERE status = 'waiting' AND decide_at <= ? ORDER BY decide_at",
      context.clock.now(),
    )
    .map(({ at }) => at);

/**
 * Decides sales whose time has come.
 *
 * @param at the moment up to which the world has lived.
 */
export function decideSales(context: Context, world: World, at: number): void {
  for (const row of context.db.all<Row & { member_code: string; vendor: string }>(
    "SELECT c.*, b.vendor FROM bet_cashouts c JOIN bets b ON b.id = c.bet_id WHERE c.status = 'waiting' AND c.decide_at <= ?",
    at,
  )) {
    context.db.tx(() => {
      const bet = ownBet(context, row.member_code, row.vendor as Bet['vendor'], row.bet_id);
      if (bet !== null) decide(context, world, bet, fromRow(row), at);
    });
  }
}
