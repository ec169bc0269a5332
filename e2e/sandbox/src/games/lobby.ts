/** Mounts the lists of the lobby and what a member keeps there. */
import { WALLET_GROUP_IDS } from '@site/domain/wallet/groups';
import * as rows from '@site/contracts/games';
import { categoryOf } from '@site/domain/games/category';
import { dayKey } from '@site/domain/formatting/day';
import { sumFen, ZERO_FEN } from '@site/domain/money';
import type { FastifyInstance } from 'fastify';
import { startOfDay } from '../bonus/amounts';
import { dayStart, isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { ApiError, refusals } from '../http/api-error';
import { mount } from '../http/mount';
import { memberOfCall } from '../members/routes';
import { extraGames, GAME_CATEGORIES, GAME_PROVIDERS, GAMES, gameOf, JACKPOTS } from './catalogue';
import { gatesOf, maintenanceOf, whitelistAnswer } from './gates';

const RECENT = 12;
const MOST_FAVOURITES = 100;
const DAY_MS = 86_400_000;

function mountLists(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getGameCategories, () => [...GAME_CATEGORIES]);
  mount(app, context, rows.getGameProviders, ({ query }) =>
    GAME_PROVIDERS.filter(
      (each) => query.gameType === undefined || each.category === query.gameType,
    ),
  );
  mount(app, context, rows.getGames, ({ query }) =>
    [...GAMES, ...extraGames(gatesOf(context).extraGames)].filter(
      (each) =>
        (query.gameType === undefined || categoryOf(each.gameType) === query.gameType) &&
        (query.providerCode === undefined || each.providerCode === query.providerCode),
    ),
  );
  mount(app, context, rows.getMaintenanceStatus, () =>
    GAME_PROVIDERS.map(({ code }) => {
      const times = maintenanceOf(context, code);
      return {
        providerCode: code,
        isMaintenance: times !== null,
        from: times?.from ?? null,
        to: times?.to ?? null,
      };
    }),
  );
  mount(app, context, rows.getNavigationBarStatus, ({ query }) => ({
    isVisible: GAME_PROVIDERS.some(({ code }) => code === query.providerCode),
    isMaintenance: maintenanceOf(context, query.providerCode) !== null,
  }));
  mount(app, context, rows.isMemberWhiteListed, ({ memberCode, query }) => {
    const member = memberOfCall(context, memberCode);
    return query.memberCode === member.memberCode || query.memberCode === member.userName
      ? whitelistAnswer(context, member, query.providerCode)
      : false;
  });
  mount(app, context, rows.getJackpots, () =>
    JACKPOTS.map(([pool, name, base, ratePerSecond]) => ({
      pool,
      name,
      base: `${base + (Math.floor(context.clock.now() / DAY_MS) % 100) * 997}.00`,
      ratePerSecond,
      asOf: isoAt(context.clock.now() - (context.clock.now() % DAY_MS)),
    })),
  );
}

/** Games of a member's list, newest first. */
const kept = (
  context: Context,
  table: 'recent_games' | 'game_favourites',
  memberCode: string,
  most: number,
): rows.Game[] =>
  context.db
    .all<{ game_id: string }>(
      `SELECT game_id FROM ${table} WHERE member_code = ? ORDER BY at DESC, rowid DESC LIMIT ?`,
      memberCode,
      most,
    )
    .map((row) => gameOf(row.game_id))
    .filter((game) => game !== null);

function mountFavourites(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getFavouriteGames, ({ memberCode }) =>
    kept(context, 'game_favourites', memberCode, MOST_FAVOURITES),
  );
  mount(app, context, rows.addFavouriteGame, ({ memberCode, params }) => {
    const gameId = params.gameId ?? '';
    if (gameOf(gameId) === null) throw refusals.notFound('游戏');
    const favourites = kept(context, 'game_favourites', memberCode, MOST_FAVOURITES);
    if (favourites.length >= MOST_FAVOURITES && !favourites.some((game) => game.gameId === gameId))
      throw new ApiError(409, 'GAM00410', `最多收藏 ${MOST_FAVOURITES} 款游戏`);
    context.db.run(
      'INSERT INTO game_favourites (member_code, game_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      memberCode,
      gameId,
      context.clock.now(),
    );
    return { gameId, isFavourite: true };
  });
  mount(app, context, rows.removeFavouriteGame, ({ memberCode, params }) => {
    const gameId = params.gameId ?? '';
    context.db.run(
      'DELETE FROM game_favourites WHERE member_code = ? AND game_id = ?',
      memberCode,
      gameId,
    );
    return { gameId, isFavourite: false };
  });
}

export function mountLobby(app: FastifyInstance, context: Context): void {
  mountLists(app, context);
  mountFavourites(app, context);
  mount(app, context, rows.getRecentPlayedGames, ({ memberCode }) =>
    kept(context, 'recent_games', memberCode, RECENT),
  );
  mount(app, context, rows.getDailyTurnover, ({ memberCode, query }) => {
    const start = query.date === undefined ? startOfDay(context.clock.now()) : dayStart(query.date);
    const found = new Map(
      context.turnover
        .between(memberCode, start, start + DAY_MS)
        .map(({ group, amount }) => [group, amount]),
    );
    const groups = WALLET_GROUP_IDS.map((group) => ({
      walletGroupId: group,
      turnover: found.get(group) ?? ZERO_FEN,
    }));
    return { date: dayKey(start), total: sumFen(groups.map(({ turnover }) => turnover)), groups };
  });
}
