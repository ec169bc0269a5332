import zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Routing } from '@site/domain/constants';
import { isDemoRoute } from '@site/domain/session/demo-routes';
import type { EdgeConfig } from '../config';
import { logFault, sendFault } from '../fault';
import { originsOf } from '../headers/origins';
import { BASE_HEADERS, documentHeaders } from '../headers/security-headers';
import type { LiveState } from '../releases/live-state';
import { notFound, rawPath, sendRepresentation } from '../releases/release-routes';
import { acceptedEncodings, fileCache } from '../releases/static-files';
import type { SiteClock } from '../site-clock';
import type { documentService } from './document-service';
import { UNAVAILABLE_PAGE } from './render';

const BASE = Routing.basePath;
/** The sandbox's and the gateway's companion cookie: its presence says "probably signed in", nothing more. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?dev=[^;\s]/;

function compress(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const [encoding] = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''));
  reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  if (encoding === undefined) return reply.send(html);
  reply.header('content-encoding', encoding);
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5, [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT } };
  return reply.send(encoding === 'br' ? zlib.brotliCompressSync(html, quality) : zlib.gzipSync(html, { level: 6 }));
}

function sendUnavailable(reply: FastifyReply, config: EdgeConfig, status: 500 | 503): FastifyReply {
  return reply.code(status)
    .headers({ ...documentHeaders("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", config.env === 'live'), 'retry-after': '30' })
    .type('text/html; charset=utf-8').send(UNAVAILABLE_PAGE);
}

/** Files of the host's `public` folder, at the site base: icon, web manifest. They belong to the live host release. */
function publicFile(config: EdgeConfig, state: () => LiveState | null) {
  const files = fileCache(config.siteDir);
  return (request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply => {
    const version = state()?.registry.host?.current;
    const isPlain = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/.test(name);
    const found = version && isPlain ? files(`remotes/host/${version}/public/${name}`, String(request.headers['accept-encoding'] ?? '')) : null;
    return found ? sendRepresentation(request, reply, found, 'no-cache') : notFound(reply);
  };
}

/** The last part of a path; one with a dot names a file. */
const lastPartOf = (request: FastifyRequest): string => rawPath(request).split('/').at(-1) ?? '';

/** A member whose page could not be made reads so in words of the site; what is no page keeps the plain answer. */
function unavailableInstead(config: EdgeConfig): RouteShorthandOptions['errorHandler'] {
  return (error, request, reply) => {
    if (lastPartOf(request).includes('.')) return sendFault(error, request, reply);
    logFault(error, request);
    return sendUnavailable(reply.removeHeader('content-encoding'), config, 500);
  };
}

/** What documents are made from. */
export interface DocumentSite { readonly render: ReturnType<typeof documentService>; readonly state: () => LiveState | null; readonly clock: SiteClock }

/** Serves the host document for every client route, and nothing else as HTML. */
export function mountDocumentRoutes(app: FastifyInstance, config: EdgeConfig, { render, state, clock }: DocumentSite): void {
  const sendPublic = publicFile(config, state);
  const sendDocument = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = rawPath(request).slice(BASE.length);
    // A name with an extension is a file that is not there; answering HTML for it is how chunks turn into `<`.
    const last = lastPartOf(request);
    if (last.includes('.')) return path.lastIndexOf('/') === 0 ? sendPublic(request, reply, last) : notFound(reply);
    const origins = originsOf(request.headers.host, request.protocol === 'https' ? 'https' : 'http');
    if (origins === null) return reply.code(400).headers(BASE_HEADERS).type('text/plain; charset=utf-8').send('bad host\n');
    const isSignedIn = SESSION_COOKIE.test(String(request.headers.cookie ?? ''));
    // The demo boards are not there on live, whatever a build may still declare (safety B16).
    const isGone = config.env === 'live' && isDemoRoute(path);
    const rendered = render(isGone ? '/404' : path, { origins, isSignedIn });
    if (rendered === null) return sendUnavailable(reply, config, 503);
    if (clock.isVirtual) reply.header('date', new Date(clock.now()).toUTCString());
    return compress(request, reply.code(isGone ? 404 : 200).headers(documentHeaders(rendered.policy, config.env === 'live')), rendered.html);
  };
  app.get('/', (_request, reply) => reply.headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).redirect(`${BASE}/`, 302));
  app.get('/favicon.ico', (request, reply) => sendPublic(request, reply, 'icon.svg'));
  app.get(BASE, (request, reply) => {
    const query = (request.raw.url ?? '').slice(BASE.length);
    return reply.headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).redirect(`${BASE}/${query}`, 302);
  });
  app.get(`${BASE}/*`, { errorHandler: unavailableInstead(config) }, sendDocument);
}
