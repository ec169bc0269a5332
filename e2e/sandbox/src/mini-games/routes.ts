/** Mounts the mini-games and their control. */
import * as rows from '@site/contracts/mini-games';
import { fenOf } from '@site/domain/money';
import type { FastifyInstance } from 'fastify';
import { startOfDay, yuan } from '../bonus/amounts';
import { artUrl } from '../content/art-store';
import { mountControls } from '../control/loopback';
import { objectOf, textIn } from '../control/read';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { refusals } from '../http/api-error';
import { mount } from '../http/mount';
import { mountByRef } from '../promotions/by-ref';
import { drawControl, findGame, gameWindow, setDrawControl } from './control';
import { runningGame, snatch, stockLeft, triesOf } from './draw';
import { leaderBoard } from './leaders';
import { MINI_GAMES, miniGameOf, TRIES } from './mini-games';

const PAGE_SIZE = 20;
const DAY_MS = 86_400_000;

interface TryRow {
  id: string;
  event_code: string;
  prize_id: string;
  amount: number;
  at: number;
}

const nameOf = (eventCode: string, prizeId: string): string =>
  miniGameOf(eventCode)?.prizes.find(({ id }) => id === prizeId)?.name ?? prizeId;

function mountReads(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getMiniGameBanners, () =>
    MINI_GAMES.map((game) => {
      const { start, end, isRunning } = gameWindow(context, game);
      return {
        id: game.id,
        eventCode: game.eventCode,
        title: game.name,
        imageUrl: artUrl('minigame', game.eventCode, game.name),
        target: game.target,
        startDate: isoAt(start),
        endDate: isoAt(end),
        isActive: isRunning,
      };
    }),
  );
  mount(app, context, rows.getActiveGame, ({ query }) => {
    const game = findGame(context, query.eventCode);
    if (game === null) return null;
    const { start, end, isRunning } = gameWindow(context, game);
    if (!isRunning) return null;
    return {
      gameId: game.id,
      eventCode: game.eventCode,
      name: game.name,
      startDate: isoAt(start),
      endDate: isoAt(end),
      dailyTries: TRIES.free,
      rules: [...game.rules],
      prizes: game.prizes.map((prize) => ({
        prizeId: prize.id,
        name: prize.name,
        amount: yuan(prize.amount),
        stockLeft: stockLeft(context, game, prize),
      })),
    };
  });
  mount(app, context, rows.getMemberProgress, ({ memberCode, query }) => {
    const game = runningGame(context, query.eventCode);
    const { today, used, left, deposited } = triesOf(context, memberCode, game);
    const won =
      context.db.one<{ n: number }>(
        'SELECT coalesce(sum(amount), 0) AS n FROM mini_game_tries WHERE member_code = ? AND event_code = ?',
        memberCode,
        game.eventCode,
      )?.n ?? 0;
    return {
      gameId: game.id,
      triesToday: today,
      triesUsed: used,
      triesLeft: left,
      depositToday: deposited,
      depositStep: yuan(TRIES.step),
      totalWon: fenOf(BigInt(won)),
      resetAt: isoAt(startOfDay(context.clock.now()) + DAY_MS),
    };
  });
  mount(app, context, rows.getPrizeHistory, ({ memberCode, query }) => {
    const game = findGame(context, query.eventCode);
    const all = context.db.all<TryRow>(
      'SELECT id, event_code, prize_id, amount, at FROM mini_game_tries WHERE member_code = ? AND event_code = ? ORDER BY at DESC, rowid DESC',
      memberCode,
      game?.eventCode ?? '',
    );
    const index = Number(query.currentPage ?? 1);
    return {
      prizes: all.slice((index - 1) * PAGE_SIZE, index * PAGE_SIZE).map((row) => ({
        id: row.id,
        prizeId: row.prize_id,
        name: nameOf(row.event_code, row.prize_id),
        amount: fenOf(BigInt(row.amount)),
        wonAt: isoAt(row.at),
      })),
      page: {
        currentPage: index,
        totalPage: Math.max(1, Math.ceil(all.length / PAGE_SIZE)),
        perPageSize: PAGE_SIZE,
        totalRecord: all.length,
      },
    };
  });
}

/**
 * `POST /__sandbox/mini-games {stock?: {P8: 3}, force?: "P8", running?: ["euro2024"]}`: stock, the
 * prize the next draws want, the games that run; what is left out goes back to its plan, but stock
 * stays.
 */
function mountControl(app: FastifyInstance, context: Context): void {
  mountControls(app, context.options, 'mini-games', (scope) => {
    scope.post('/__sandbox/mini-games', async (request) => {
      const body = objectOf(request.body);
      const stock = body.has('stock')
        ? Object.fromEntries(
            [...objectOf(body.get('stock'))].map(([id, left]) => [id, Number(left)]),
          )
        : drawControl(context).stock;
      const running = body.get('running');
      const value = {
        stock,
        force: textIn(body, 'force') ?? null,
        running: Array.isArray(running) ? running.map(String) : null,
      };
      setDrawControl(context, value);
      return value;
    });
  });
}

export function mountMiniGames(app: FastifyInstance, context: Context): void {
  for (const game of MINI_GAMES) artUrl('minigame', game.eventCode, game.name);
  mountReads(app, context);
  mount(app, context, rows.snatchPrize, ({ memberCode, body }) => {
    const { id, prize, triesLeft } = snatch(
      context,
      memberCode,
      runningGame(context, body.eventCode),
    );
    return {
      id,
      prizeId: prize.id,
      name: prize.name,
      amount: yuan(prize.amount),
      isWin: prize.amount > 0,
      triesLeft,
    };
  });
  mountByRef(app, context, rows.snatchPrizeByRef, rows.snatchPrize);
  mount(app, context, rows.getLeaderBoard, ({ memberCode, query }) => {
    const game = findGame(context, query.eventCode);
    if (game === null) throw refusals.notFound('活动');
    return leaderBoard(context, game, memberCode);
  });
  mountControl(app, context);
}
