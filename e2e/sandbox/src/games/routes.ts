/** Mounts lobby lists, launch and the game pages. */
import { randomBytes } from 'node:crypto';
import * as rows from '@site/contracts/games';
import { fenOf, parseCny } from '@site/domain/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { hashOf, newToken } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';
import { headerOf } from '../http/checks';
import { okText } from '../http/json';
import { mount } from '../http/mount';
import { memberOfCall } from '../members/routes';
import { GAME_CATEGORIES, GAME_PROVIDERS, GAMES, gameOf, JACKPOTS, MAINTENANCE_PROVIDER, walletGroupOf } from './catalogue';
import { gamePage, pageHeaders } from './page';
import { gameBalance, gameSession, playRound } from './rounds';

const SESSION_MS = 1_800_000;
const DEMO_FEN = fenOf(200_000n);
const RECENT = 12;

function launchable(gameId: string, isDemo: boolean): rows.Game {
  const game = gameOf(gameId);
  if (game === null) throw new ApiError(404, 'GAM00404', '游戏不存在');
  if (game.providerCode === MAINTENANCE_PROVIDER) throw new ApiError(409, 'GAM00503', '游戏维护中,请稍候再试');
  if (isDemo && !game.demoAvailable) throw new ApiError(422, 'GAM00405', '该游戏不支持试玩');
  return game;
}

/** Origin of the page that will frame the game: the browser's word, else the proxy's. */
function embedderOf(request: FastifyRequest): string {
  const origin = headerOf(request, 'origin');
  if (origin !== null && /^https?:\/\/[A-Za-z0-9.\-[\]:]+$/.test(origin)) return origin;
  const host = headerOf(request, 'x-forwarded-host') ?? headerOf(request, 'host') ?? 'localhost';
  return `${headerOf(request, 'x-forwarded-proto') ?? 'http'}://${host}`;
}

/** Origin of the game pages: another one than the site's, by port or by setting. */
function gamesOrigin(context: Context, request: FastifyRequest): string {
  if (context.options.gamesOrigin !== null) return context.options.gamesOrigin;
  const named = headerOf(request, 'x-site-games-origin');
  if (named !== null && /^https?:\/\/[A-Za-z0-9.\-[\]:]+$/.test(named)) return named;
  const host = headerOf(request, 'x-forwarded-host') ?? headerOf(request, 'host') ?? 'localhost';
  return `http://${host.replace(/:\d+$/, '')}:${request.socket.localPort ?? 80}`;
}

function mountLobby(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getGameCategories, () => [...GAME_CATEGORIES]);
  mount(app, context, rows.getGameProviders, ({ query }) => GAME_PROVIDERS.filter((each) => query.gameType === undefined || each.category === query.gameType));
  mount(app, context, rows.getGames, ({ query }) => GAMES.filter((each) =>
    (query.gameType === undefined || each.gameType === query.gameType) && (query.providerCode === undefined || each.providerCode === query.providerCode)));
  mount(app, context, rows.getMaintenanceStatus, () => GAME_PROVIDERS.map(({ code }) => {
    const isMaintenance = code === MAINTENANCE_PROVIDER;
    const now = context.clock.now();
    return { providerCode: code, isMaintenance, from: isMaintenance ? isoAt(now - 3_600_000) : null, to: isMaintenance ? isoAt(now + 7_200_000) : null };
  }));
  mount(app, context, rows.getNavigationBarStatus, ({ query }) => ({ isVisible: true, isMaintenance: query.providerCode === MAINTENANCE_PROVIDER }));
  mount(app, context, rows.isMemberWhiteListed, ({ query }) => query.providerCode !== MAINTENANCE_PROVIDER);
  mount(app, context, rows.getRecentPlayedGames, ({ memberCode }) => context.db
    .all<{ game_id: string }>('SELECT game_id FROM recent_games WHERE member_code = ? ORDER BY at DESC LIMIT ?', memberCode, RECENT)
    .map((row) => gameOf(row.game_id)).filter((game) => game !== null));
  mount(app, context, rows.getJackpots, () => JACKPOTS.map(([pool, name, base, ratePerSecond]) => ({
    pool, name, base: `${base + (Math.floor(context.clock.now() / 86_400_000) % 100) * 997}.00`, ratePerSecond, asOf: isoAt(context.clock.now() - (context.clock.now() % 86_400_000)),
  })));
}

function mountLaunch(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.launchGame, ({ memberCode, body, request }) => {
    if (memberOfCall(context, memberCode).exclusion.DisableBetting) throw new ApiError(403, 'GAM00403', '您已启用自我限制,暂时无法游戏');
    const game = launchable(body.gameId, body.isDemo);
    const token = newToken();
    const now = context.clock.now();
    context.db.run(
      'INSERT INTO game_sessions (token_hash, member_code, game_id, wallet_group, origin, is_demo, demo_balance, until) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      hashOf(token), memberCode, game.gameId, walletGroupOf(game), embedderOf(request), body.isDemo ? 1 : 0, DEMO_FEN, now + SESSION_MS,
    );
    if (!body.isDemo) {
      context.db.run('INSERT INTO recent_games (member_code, game_id, at) VALUES (?, ?, ?) ON CONFLICT (member_code, game_id) DO UPDATE SET at = excluded.at', memberCode, game.gameId, now);
    }
    // The token travels in the fragment: no server and no log ever sees it in an address (C-36).
    return { gameLobbyUrl: `${gamesOrigin(context, request)}/games/play/${game.gameId}#${token}`, isIframe: true, expiresIn: SESSION_MS / 1_000 };
  });
}

const bearer = (request: FastifyRequest): string => (headerOf(request, 'authorization') ?? '').replace(/^Bearer /, '');

function mountPages(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { gameId: string } }>('/games/play/:gameId', async (request, reply) => {
    if (gameOf(request.params.gameId) === null) throw refusals.notFound('游戏');
    const nonce = randomBytes(16).toString('base64');
    return reply.headers(pageHeaders(nonce)).type('text/html; charset=utf-8').send(gamePage(nonce));
  });
  app.post('/games/api/open', async (request, reply) => {
    const session = gameSession(context, bearer(request));
    const game = gameOf(session.gameId);
    return reply.type('application/json; charset=utf-8').send(okText({
      name: game?.name ?? '', gameType: game?.gameType ?? '', origin: session.origin, isDemo: session.isDemo, balance: gameBalance(context, session),
    }));
  });
  app.post<{ Body: { bet?: unknown; choice?: unknown; key?: unknown } | undefined }>('/games/api/round', async (request, reply) => {
    const session = gameSession(context, bearer(request));
    const { bet, choice, key } = request.body ?? {};
    if (typeof key !== 'string' || key.length < 8) throw refusals.keyMissing();
    return reply.type('application/json; charset=utf-8').send(okText(playRound(context, session, key, typeof bet === 'string' ? parseCny(bet) : null, String(choice))));
  });
}

/** Mounts them. */
export function mountGames(app: FastifyInstance, context: Context): void {
  mountLobby(app, context);
  mountLaunch(app, context);
  mountPages(app, context);
}
