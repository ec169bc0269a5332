/** Mounts lobby, launch and the game pages. */
import { randomBytes } from 'node:crypto';
import * as rows from '@site/contracts/games';
import { toLaunchGameType, toLaunchProviderCode } from '@site/domain/games/launch';
import { fenOf, parseCny } from '@site/domain/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../core/context';
import { hashOf, newToken } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';
import { headerOf } from '../http/checks';
import { embedderOf, otherOrigin } from '../http/framed-pages';
import { okText } from '../http/json';
import { mount } from '../http/mount';
import { memberOfCall } from '../members/routes';
import type { Member } from '../members/store';
import { gameOf, walletGroupOf } from './catalogue';
import { mountGameControls } from './control';
import { maintenanceOf, whitelistAnswer } from './gates';
import { mountLobby } from './lobby';
import { gamePage, pageHeaders } from './pages/page';
import { gameBalance, gameSession, playRound } from './rounds';
import { kindOf } from './rules/rules';
import { sportsLaunch } from './sports-launch';

const SESSION_MS = 1_800_000;
const DEMO_FEN = fenOf(200_000n);

/**
 * The game of a launch.
 *
 * @throws ApiError unknown, other provider, maintenance, not invited, no demo, self-excluded.
 */
function launchable(
  context: Context,
  member: Member,
  body: { gameId: string; gameType: string; providerCode: string; isDemo: boolean },
): rows.Game {
  const game = gameOf(body.gameId);
  if (game === null) throw new ApiError(404, 'GAM00404', '游戏不存在');
  if (
    body.gameType !== toLaunchGameType(game.gameType) ||
    body.providerCode !== toLaunchProviderCode(game.gameType, game.providerCode)
  )
    throw new ApiError(422, 'GAM00424', '游戏与平台不符，请返回大厅重新进入');
  const times = maintenanceOf(context, game.providerCode);
  if (times !== null)
    throw new ApiError(409, 'GAM00503', `游戏维护中，预计 ${times.to.slice(11, 16)} 恢复`);
  if (whitelistAnswer(context, member, game.providerCode) !== true)
    throw new ApiError(403, 'GAM00406', '该平台仅对受邀会员开放');
  if (body.isDemo && !game.demoAvailable) throw new ApiError(422, 'GAM00405', '该游戏不支持试玩');
  if (member.exclusion.DisableBetting && !body.isDemo)
    throw new ApiError(403, 'GAM00403', '您已启用自我限制，暂时无法游戏');
  return game;
}

function mountLaunch(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.launchGame, ({ memberCode, body, request }) => {
    const member = memberOfCall(context, memberCode);
    const sports = sportsLaunch(context, member, body, embedderOf(request));
    if (sports !== null) return sports;
    const game = launchable(context, member, body);
    const token = newToken();
    const now = context.clock.now();
    context.db.run(
      'INSERT INTO game_sessions (token_hash, member_code, game_id, wallet_group, origin, is_demo, demo_balance, until) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      hashOf(token),
      memberCode,
      game.gameId,
      walletGroupOf(game),
      embedderOf(request),
      body.isDemo ? 1 : 0,
      DEMO_FEN,
      now + SESSION_MS,
    );
    if (!body.isDemo) {
      context.db.run(
        'INSERT INTO recent_games (member_code, game_id, at) VALUES (?, ?, ?) ON CONFLICT (member_code, game_id) DO UPDATE SET at = excluded.at',
        memberCode,
        game.gameId,
        now,
      );
    }
    // The token travels in the fragment: no server and no log ever sees it in an address (C-36).
    return {
      gameLobbyUrl: `${otherOrigin(context, request)}/games/play/${game.gameId}#${token}`,
      isIframe: true,
      expiresIn: SESSION_MS / 1_000,
    };
  });
}

const bearer = (request: FastifyRequest): string =>
  (headerOf(request, 'authorization') ?? '').replace(/^Bearer /, '');

function mountPages(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { gameId: string } }>('/games/play/:gameId', async (request, reply) => {
    const game = gameOf(request.params.gameId);
    if (game === null) throw refusals.notFound('游戏');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(pageHeaders(nonce))
      .type('text/html; charset=utf-8')
      .send(gamePage(nonce, game));
  });
  app.post('/games/api/open', async (request, reply) => {
    const session = gameSession(context, bearer(request));
    const game = gameOf(session.gameId);
    return reply.type('application/json; charset=utf-8').send(
      okText({
        name: game?.name ?? '',
        gameType: game?.gameType ?? '',
        kind: game === null ? '' : kindOf(game),
        origin: session.origin,
        isDemo: session.isDemo,
        balance: gameBalance(context, session),
      }),
    );
  });
  app.post<{ Body: { bet?: unknown; choice?: unknown; key?: unknown } | undefined }>(
    '/games/api/round',
    async (request, reply) => {
      const session = gameSession(context, bearer(request));
      const { bet, choice, key } = request.body ?? {};
      if (typeof key !== 'string' || key.length < 8 || key.length > 64) throw refusals.keyMissing();
      return reply
        .type('application/json; charset=utf-8')
        .send(
          okText(
            playRound(
              context,
              session,
              key,
              typeof bet === 'string' ? parseCny(bet) : null,
              String(choice).slice(0, 40),
            ),
          ),
        );
    },
  );
}

export function mountGames(app: FastifyInstance, context: Context): void {
  mountLobby(app, context);
  mountLaunch(app, context);
  mountPages(app, context);
  mountGameControls(app, context);
}
