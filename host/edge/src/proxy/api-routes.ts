import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config';
import { originsOf } from '../headers/origins';
import { BASE_HEADERS, framedPagePolicy } from '../headers/security-headers';
import { forward } from './forward';
import { DATA_PREFIXES, DOCUMENT_LIKE, PAGE_PREFIXES } from './prefixes';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Whether a caller is on this machine. */
export function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}

function visitorHeaders(request: FastifyRequest): Record<string, string> {
  const origins = originsOf(request.headers.host, request.protocol === 'https' ? 'https' : 'http');
  return {
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
    'x-forwarded-for': request.ip,
    // Where the page may frame games from; the sandbox builds launch addresses with it.
    'x-site-games-origin': origins?.games ?? '',
    'x-site-page-origin': origins?.page ?? '',
  };
}

function sendData(config: EdgeConfig, onAnswer?: () => void) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // An answer opened as a page must not be one (safety C-09).
    if (DOCUMENT_LIKE.includes(String(request.headers['sec-fetch-dest']))) {
      return reply.code(404).headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).type('text/plain; charset=utf-8').send('not a page\n');
    }
    forward(request, reply, {
      backend: config.backend,
      requestHeaders: visitorHeaders(request),
      ...(onAnswer ? { onAnswer } : {}),
      answerHeaders: (upstream) => ({ ...BASE_HEADERS, 'cache-control': upstream['cache-control'] ?? 'no-store' }),
    });
    return reply;
  };
}

function sendFramedPage(config: EdgeConfig) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const origins = originsOf(request.headers.host, request.protocol === 'https' ? 'https' : 'http');
    const framers = [origins?.page, origins?.games].filter((origin): origin is string => typeof origin === 'string');
    forward(request, reply, {
      backend: config.backend,
      requestHeaders: visitorHeaders(request),
      answerHeaders: (upstream) => ({
        'x-content-type-options': 'nosniff',
        'cache-control': upstream['cache-control'] ?? 'no-store',
        'content-security-policy': [upstream['content-security-policy'] ?? framedPagePolicy(framers)].flat().join(', '),
      }),
    });
    return reply;
  };
}

/** Mounts everything that goes to the back end. Bodies pass through unread. @param onControl told of each answer of the sandbox's controls. */
export function mountApiRoutes(app: FastifyInstance, config: EdgeConfig, onControl: () => void): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, next) => { next(null); });
    const mount = (prefix: string, handler: (request: FastifyRequest, reply: FastifyReply) => FastifyReply): void => {
      scope.route({ method: [...METHODS], url: prefix, handler });
      scope.route({ method: [...METHODS], url: `${prefix}/*`, handler });
    };
    for (const prefix of DATA_PREFIXES) mount(prefix, sendData(config));
    for (const prefix of PAGE_PREFIXES) mount(prefix, sendFramedPage(config));
    if (config.isSandbox) {
      mount('/__sandbox', (request, reply) => (isLoopback(request.socket.remoteAddress ?? '')
        ? sendData(config, onControl)(request, reply)
        : reply.code(404).headers(BASE_HEADERS).type('text/plain; charset=utf-8').send('not found\n')));
    }
    done();
  });
}
