/** The bare server: JSON only, one error shape, 405 for a known path with another method. */
import type { Socket } from 'node:net';
import { ALL_ROWS } from '@site/contracts/rows';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { StorageFault } from '../core/storage-fault';
import { ApiError } from './api-error';

const BODY_LIMIT = 8 * 1_024 * 1_024;

/** Paths of the contract as patterns, with the methods they have. */
const PATHS = ALL_ROWS.map((row) => ({
  method: row.method,
  pattern: new RegExp(`^${row.path.replace(/[.]/g, '\\.').replace(/:[A-Za-z]+/g, '[^/]+')}$`),
}));

function methodsOf(path: string): string[] {
  return [
    ...new Set(PATHS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
}

/** Names that could reach an object's prototype; no call has a field of these names (safety T8). */
const POLLUTING: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function isPolluting(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(isPolluting);
  return Object.entries(value).some(([name, inner]) => POLLUTING.has(name) || isPolluting(inner));
}

function takeJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      const value: unknown = JSON.parse(String(text));
      return isPolluting(value)
        ? done(new ApiError(400, 'VAL00004', '请求内容不被允许'), undefined)
        : done(null, value);
    } catch {
      return done(new ApiError(400, 'VAL00002', '请求不是有效的JSON'), undefined);
    }
  });
}

/** Trouble with the storage is said once a minute, not at every request that meets it. */
const TELL_MS = 60_000;
let reportedAt = Number.NEGATIVE_INFINITY;

/** Says what is wrong with the storage. */
export function tellTrouble(error: unknown): void {
  const now = performance.now();
  if (now - reportedAt < TELL_MS) return;
  reportedAt = now;
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : String(error)}\n`);
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StorageFault) {
    tellTrouble(error);
    return error.trouble === 'full'
      ? new ApiError(507, 'GEN0507', '服务器存储空间不足，本次操作未执行，请稍后再试')
      : new ApiError(500, 'GEN0500', '系统错误，请联系客服！');
  }
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? Number(error.statusCode)
      : 500;
  if (status === 415) return new ApiError(415, 'VAL00415', '仅支持JSON请求');
  if (status === 413) return new ApiError(413, 'VAL00413', '请求内容过大');
  if (status >= 400 && status < 500) return new ApiError(status, 'VAL00003', '请求无效');
  process.stderr.write(`sandbox: ${error instanceof Error ? error.stack : String(error)}\n`);
  return new ApiError(500, 'GEN0500', '系统错误，请联系客服！');
}

/**
 * Makes the server without any route.
 *
 * @param letsCallsEnd at its close calls under way get their answers; in tests it is over at once.
 */
export function createServer(context: Context, letsCallsEnd: boolean): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: letsCallsEnd ? 'idle' : true,
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4_000 },
  });
  // A socket that breaks after an upgrade has nobody else to listen to it.
  app.server.on('connection', (socket: Socket) => {
    socket.on('error', () => undefined);
  });
  takeJson(app);
  app.setErrorHandler((error, request, reply) => {
    const refusal = asApiError(error);
    // Whoever has gone gets no answer, and `onSend` never comes: the key is free again here.
    context.inFlight.leave(request);
    if (reply.sent || reply.raw.destroyed) return reply;
    return reply
      .code(refusal.status)
      .headers({ 'cache-control': 'no-store', ...refusal.headers })
      .send(refusal.body());
  });
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url.split('?')[0] ?? '');
    if (allowed.length > 0)
      return reply
        .code(405)
        .header('allow', allowed.join(', '))
        .send(new ApiError(405, 'GEN0405', '请求方法不被允许').body());
    return reply.code(404).send(new ApiError(404, 'GEN0404', '请求的地址不存在').body());
  });
  app.addHook('onRequest', async (request, reply) => {
    // Clients take the server's time from `Date`, so it is the virtual one.
    reply
      .header('x-content-type-options', 'nosniff')
      .header('date', new Date(context.clock.now()).toUTCString());
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    context.inFlight.leave(request);
    return payload;
  });
  return app;
}
