import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Routing } from '@site/domain/constants';
import { SHELL_PATH } from '@site/domain/offline/names';
import { isDemoRoute } from '@site/domain/session/demo-routes';
import type { EdgeConfig } from '../config';
import { logFault, sendFault } from '../fault';
import { originsOf } from '../headers/origins';
import {
  BASE_HEADERS,
  documentHeaders,
  PLAIN_PAGE_POLICY,
} from '@site/domain/serving/security-headers';
import type { LiveState } from '../releases/live-state';
import { notFound } from '../headers/not-found';
import { rawPath } from '../releases/release-routes';
import { acceptedEncodings, sendStored } from '../releases/static-files';
import type { SiteClock } from '../site-clock';
import type { DocumentService } from './document-service';
import { NO_ANSWERS, type EarlySource } from './early-answers';
import type { SplitDocument } from '@site/contracts/releases/document/render';
import { UNAVAILABLE_PAGE } from '@site/domain/serving/failure-answers';
import { createPacker } from './packed';
import { cardReads } from './share-card';

const BASE = Routing.basePath;
/**
 * The sandbox's and the gateway's companion cookie: its presence says "probably signed in", nothing
 * more.
 */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?dev=[^;\s]/;

/** Sends a document in the form that its reader takes. */
function documentSender(): (
  request: FastifyRequest,
  reply: FastifyReply,
  document: SplitDocument,
) => FastifyReply {
  const pack = createPacker();
  return (request, reply, document) => {
    const [encoding] = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''));
    reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8');
    return encoding === undefined
      ? reply.send(document.lasting + document.ofNow)
      : reply.header('content-encoding', encoding).send(pack(document, encoding));
  };
}

function sendUnavailable(reply: FastifyReply, config: EdgeConfig, status: 500 | 503): FastifyReply {
  return reply
    .code(status)
    .headers({ ...documentHeaders(PLAIN_PAGE_POLICY, config.env === 'live'), 'retry-after': '30' })
    .type('text/html; charset=utf-8')
    .send(UNAVAILABLE_PAGE);
}

/**
 * Files of the host's `public` folder, at the site base: icon, web manifest. They belong to the
 * live host release.
 */
function publicFile(config: EdgeConfig, state: () => LiveState | null) {
  return (request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply => {
    const version = state()?.registry.host?.current;
    const isPlain = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/.test(name);
    return version && isPlain
      ? sendStored(request, reply, config.siteDir, {
          file: `remotes/host/${version}/public/${name}`,
          cacheControl: 'no-cache',
        })
      : notFound(reply);
  };
}

/** The last part of a path; one with a dot names a file. */
const lastPartOf = (request: FastifyRequest): string => rawPath(request).split('/').at(-1) ?? '';

/**
 * A member whose page could not be made reads so in words of the site; what is no page keeps the
 * plain answer.
 */
function unavailableInstead(config: EdgeConfig): RouteShorthandOptions['errorHandler'] {
  return (error, request, reply) => {
    if (lastPartOf(request).includes('.')) return sendFault(error, request, reply);
    logFault(error, request);
    return sendUnavailable(reply.removeHeader('content-encoding'), config, 500);
  };
}

/** What documents are made from. */
export interface DocumentSite {
  readonly documents: DocumentService;
  readonly early: EarlySource;
  /**
   * Asked with ids out of addresses, so apart from `early`: whoever makes ids up spoils nothing
   * there.
   */
  readonly named: EarlySource;
  readonly state: () => LiveState | null;
  readonly clock: SiteClock;
}

/** Serves the host document for every client route, and nothing else as HTML. */
export function mountDocumentRoutes(
  app: FastifyInstance,
  config: EdgeConfig,
  { documents, early, named, state, clock }: DocumentSite,
): void {
  const sendPublic = publicFile(config, state);
  const send = documentSender();
  const sendDocument = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const path = rawPath(request).slice(BASE.length);
    // A name with an extension is a file that is not there; answering HTML for it is how chunks turn into `<`.
    const last = lastPartOf(request);
    if (last.includes('.'))
      return path.lastIndexOf('/') === 0 ? sendPublic(request, reply, last) : notFound(reply);
    // What a device keeps for later stays the site: it opens only while nothing answers.
    if (state()?.registry.flags['maintenance'] === true && path !== SHELL_PATH)
      return reply
        .headers({ ...BASE_HEADERS, 'cache-control': 'no-store' })
        .redirect(`${BASE}/static/Maintenance.html`, 302);
    const origins = originsOf(
      request.headers.host,
      request.protocol === 'https' ? 'https' : 'http',
    );
    if (origins === null)
      return reply
        .code(400)
        .headers(BASE_HEADERS)
        .type('text/plain; charset=utf-8')
        .send('bad host\n');
    const isSignedIn = SESSION_COOKIE.test(String(request.headers.cookie ?? ''));
    // The demo boards are not there on live, whatever a build may still declare (safety B16).
    const isGone = config.env === 'live' && isDemoRoute(path);
    const page = isGone ? '/404' : path;
    // What a member sees may be the member's own: their pages ask for themselves.
    const [answers, card] = isSignedIn
      ? [NO_ANSWERS, NO_ANSWERS]
      : await Promise.all([
          early.answersTo(documents.readsOf(page)),
          named.answersTo(cardReads(page)),
        ]);
    const rendered = documents.render(page, { origins, isSignedIn, card }, answers);
    if (rendered === null) return sendUnavailable(reply, config, 503);
    if (clock.isVirtual) reply.header('date', new Date(clock.now()).toUTCString());
    return send(
      request,
      reply
        .code(isGone ? 404 : 200)
        .headers(documentHeaders(rendered.policy, config.env === 'live')),
      rendered.document,
    );
  };
  app.get('/', (_request, reply) =>
    reply.headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).redirect(`${BASE}/`, 302),
  );
  app.get('/favicon.ico', (request, reply) => sendPublic(request, reply, 'icon.svg'));
  app.get(BASE, (request, reply) => {
    const query = (request.raw.url ?? '').slice(BASE.length);
    return reply
      .headers({ ...BASE_HEADERS, 'cache-control': 'no-store' })
      .redirect(`${BASE}/${query}`, 302);
  });
  app.get(`${BASE}/*`, { errorHandler: unavailableInstead(config) }, sendDocument);
}
