/** The draw: tries of a day, stock of a round, one prize per try, all inside one transaction. */
import { dayKey } from '@site/domain/formatting/day';
import { fenOf, type Fen } from '@site/domain/money';
import { startOfDay, yuan } from '../bonus/amounts';
import { refuseExcluded } from '../bonus/eligibility';
import { BONUS_HOUSE } from '../bonus/actions';
import type { Context } from '../core/context';
import { randomFor } from '../core/random';
import { newId } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';
import { walletOf } from '../ledger/ledger';
import { drawControl, findGame, gameWindow } from './control';
import { TRIES, type MiniGameSeed, type PrizeSeed } from './mini-games';

/** Name of the running repetition of a game: stock counts per repetition. */
export const roundOf = (context: Context, game: MiniGameSeed): string =>
  dayKey(gameWindow(context, game).start);

/**
 * The running game.
 *
 * @throws ApiError 404 unknown, 409 not running.
 */
export function runningGame(context: Context, eventCode: string | undefined): MiniGameSeed {
  const game = findGame(context, eventCode);
  if (game === null) throw refusals.notFound('活动');
  if (!gameWindow(context, game).isRunning)
    throw new ApiError(409, 'EVT00410', '活动尚未开始或已结束');
  return game;
}

/** What is left of a prize; null means without end. */
export function stockLeft(context: Context, game: MiniGameSeed, prize: PrizeSeed): number | null {
  const stock = drawControl(context).stock[prize.id] ?? prize.stock;
  if (stock === null) return null;
  const given =
    context.db.one<{ n: number }>(
      'SELECT count(*) AS n FROM mini_game_tries WHERE event_code = ? AND round = ? AND prize_id = ?',
      game.eventCode,
      roundOf(context, game),
      prize.id,
    )?.n ?? 0;
  return Math.max(0, stock - given);
}

/** Tries of today. */
export function triesOf(
  context: Context,
  memberCode: string,
  game: MiniGameSeed,
): { today: number; used: number; left: number; deposited: Fen } {
  const now = context.clock.now();
  const deposited =
    context.db.one<{ amount: number }>(
      `SELECT coalesce(sum(e.amount), 0) AS amount FROM entries e JOIN postings p ON p.id = e.posting_id JOIN accounts a ON a.id = e.account_id
     WHERE a.member_code = ? AND e.amount > 0 AND p.kind = 'deposit' AND p.created_at >= ?`,
      memberCode,
      startOfDay(now),
    )?.amount ?? 0;
  const today = Math.min(TRIES.most, TRIES.free + Math.floor(deposited / (TRIES.step * 100)));
  const used =
    context.db.one<{ n: number }>(
      'SELECT count(*) AS n FROM mini_game_tries WHERE member_code = ? AND event_code = ? AND day = ?',
      memberCode,
      game.eventCode,
      dayKey(now),
    )?.n ?? 0;
  return { today, used, left: Math.max(0, today - used), deposited: fenOf(BigInt(deposited)) };
}

function pick(context: Context, memberCode: string, game: MiniGameSeed, number: number): PrizeSeed {
  const hasStock = (prize: PrizeSeed): boolean => stockLeft(context, game, prize) !== 0;
  const wanted = game.prizes.find(({ id }) => id === drawControl(context).force);
  if (wanted !== undefined && hasStock(wanted)) return wanted;
  const left = game.prizes.filter(
    (prize) => hasStock(prize) && (wanted === undefined || prize.amount < wanted.amount),
  );
  const total = left.reduce((sum, { weight }) => sum + weight, 0);
  let at =
    randomFor(
      context.seed(),
      `snatch/${game.eventCode}/${memberCode}/${dayKey(context.clock.now())}/${number}`,
    ).next() * total;
  const found = left.find(({ weight }) => (at -= weight) < 0) ?? left.at(-1);
  if (found === undefined) throw new ApiError(409, 'EVT00412', '奖品已派完');
  return found;
}

/**
 * One try.
 *
 * @throws ApiError 409 without tries, 403 under self-exclusion.
 */
export function snatch(
  context: Context,
  memberCode: string,
  game: MiniGameSeed,
): { id: string; prize: PrizeSeed; triesLeft: number } {
  refuseExcluded(context, memberCode);
  const { left, used } = triesOf(context, memberCode, game);
  if (left === 0) throw new ApiError(409, 'EVT00411', '今日次数已用完，明日再来吧');
  const now = context.clock.now();
  const prize = pick(context, memberCode, game, used);
  const id = newId('MG');
  const amount = yuan(prize.amount);
  context.db.run(
    'INSERT INTO mini_game_tries (id, member_code, event_code, round, day, prize_id, amount, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    memberCode,
    game.eventCode,
    roundOf(context, game),
    dayKey(now),
    prize.id,
    amount,
    now,
  );
  if (amount > 0n) {
    context.ledger.post(
      {
        kind: 'prize',
        ref: id,
        title: `${game.name} ${prize.name}`,
        movements: [
          { account: walletOf(memberCode, 2), amount },
          { account: BONUS_HOUSE, amount: fenOf(-amount) },
        ],
      },
      now,
    );
  }
  return { id, prize, triesLeft: left - 1 };
}
