import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config';
import { onlyControllers } from '../control/guard';
import { originsOf } from '../headers/origins';
import { BASE_HEADERS, framedPagePolicy } from '@site/domain/serving/security-headers';
import { COMPRESSION } from './answers';
import { createCalls } from './calls';
import { visitorHeaders } from './onward';
import {
  DATA_PREFIXES,
  DOCUMENT_LIKE,
  METHODS,
  PAGE_PREFIXES,
} from '@site/domain/serving/call-paths';

type Calls = ReturnType<typeof createCalls>;
type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

function sendData(calls: Calls, onAnswer?: () => void): Handler {
  return (request, reply) => {
    // An answer opened as a page must not be one (safety C-09).
    if (DOCUMENT_LIKE.includes(String(request.headers['sec-fetch-dest']))) {
      return reply
        .code(404)
        .headers({ ...BASE_HEADERS, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('not a page\n');
    }
    calls(request, reply, {
      requestHeaders: visitorHeaders(request),
      ...(onAnswer ? { onAnswer } : {}),
      answerHeaders: (upstream) => ({
        ...BASE_HEADERS,
        'cache-control': upstream['cache-control'] ?? 'no-store',
      }),
    });
    return reply;
  };
}

function sendFramedPage(calls: Calls): Handler {
  return (request, reply) => {
    const origins = originsOf(
      request.headers.host,
      request.protocol === 'https' ? 'https' : 'http',
    );
    const framers = [origins?.page, origins?.games].filter(
      (origin): origin is string => typeof origin === 'string',
    );
    calls(request, reply, {
      requestHeaders: visitorHeaders(request),
      answerHeaders: (upstream) => ({
        'x-content-type-options': 'nosniff',
        'cache-control': upstream['cache-control'] ?? 'no-store',
        'content-security-policy': [
          upstream['content-security-policy'] ?? framedPagePolicy(framers),
        ]
          .flat()
          .join(', '),
      }),
    });
    return reply;
  };
}

/**
 * Mounts everything that goes to the back end. Bodies pass through unread.
 *
 * @param onControl called
 *   at each answer of the sandbox's controls.
 */
export function mountApiRoutes(
  app: FastifyInstance,
  config: EdgeConfig,
  onControl: () => void,
): void {
  const calls = createCalls(app, config.backend);
  void app.register(async (scope) => {
    await scope.register(compress, COMPRESSION);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, next) => {
      next(null);
    });
    const mount = (
      prefix: string,
      handler: Handler,
      onRequest?: ReturnType<typeof onlyControllers>,
    ): void => {
      const shared = { method: [...METHODS], handler, ...(onRequest ? { onRequest } : {}) };
      scope.route({ ...shared, url: prefix });
      scope.route({ ...shared, url: `${prefix}/*` });
    };
    for (const prefix of DATA_PREFIXES) mount(prefix, sendData(calls));
    for (const prefix of PAGE_PREFIXES) mount(prefix, sendFramedPage(calls));
    // Members' sites have no controls at all.
    if (config.isSandbox && config.env !== 'live')
      mount('/__sandbox', sendData(calls, onControl), onlyControllers(config));
  });
}
