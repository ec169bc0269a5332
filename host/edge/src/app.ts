import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createDrawer } from './cards/drawer';
import { findDrawingProgram } from './cards/drawing-program';
import { keepPictures } from './cards/match-pictures';
import { mountPictureRoutes } from './cards/picture-routes';
import { hopsOf, type EdgeConfig } from './config';
import { mountDevRoutes } from './dev/dev-routes';
import { mountDocumentRoutes } from './document/document-routes';
import { documentService, liveHost, type DocumentSources } from './document/document-service';
import { askBackend, createEarlyAnswers } from './document/early-answers';
import { shellReader } from './document/shell';
import { mountStaticPages } from './document/static-pages';
import { onlyControllers } from './control/guard';
import { sendFault, sendNoRequest } from './fault';
import { notFound } from './headers/not-found';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';
import { mountHealth, readinessOf } from './health';
import { maskAddress } from './mask-address';
import { openAccessLog } from './observe/access-log';
import { createMetrics, type MetricSources } from './observe/metrics';
import { mountMetrics } from './observe/mount-metrics';
import { followRequests, type EndedRequest } from './observe/requests';
import { traceOf } from './observe/trace';
import { mountOps } from './ops';
import { watchPressure } from './pressure';
import { mountApiRoutes } from './proxy/api-routes';
import { METHODS } from '@site/domain/serving/call-paths';
import { brokenRule, MOST_BODY } from './proxy/passage';
import { passSockets } from './proxy/sockets';
import { watchUnderWay, type UnderWay } from './proxy/under-way';
import { mountHealthRoutes } from './releases/health-routes';
import { keepCounts, readKeptCounts } from './releases/kept-counts';
import { keyReader } from './releases/key-reader';
import { liveStateReader, releaseReader, type LiveState } from './releases/live-state';
import { followStore } from './releases/mirror';
import { createRequestLog } from './releases/request-log';
import { mountReleaseRoutes } from './releases/release-routes';
import { mountStaticFiles } from './releases/static-files';
import { mountReports } from './reports';
import { createSiteClock, followSandboxClock } from './site-clock';

/**
 * Which of the addresses on the way are proxies of one's own; those are counted, because a caller
 * can write any address before them.
 */
const trusts = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies === 0 ? false : (_address, hop) => hop < proxies;

/**
 * Longest time that a request may take to arrive: photos on a slow line. Its answer may take
 * longer.
 */
const ARRIVE_MS = 5 * 60_000;

function createServer(
  config: EdgeConfig,
  ended: (request: EndedRequest) => void,
): { app: FastifyInstance; underWay: UnderWay } {
  const app = Fastify({
    logger: {
      level: 'warn',
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({
          method,
          url: maskAddress(url),
        }),
      },
    },
    trustProxy: trusts(hopsOf(config)),
    // One name for a request: what is warned of it stands under that of its line.
    genReqId: (raw) => traceOf(raw as IncomingMessage, config.proxies > 0).requestId,
    bodyLimit: MOST_BODY,
    forceCloseConnections: 'idle',
    requestTimeout: ARRIVE_MS,
    clientErrorHandler: (error, socket) => sendNoRequest(error, socket, underWay.count(socket) > 0),
    // Never 503 for a call: that one logs members out. What comes late is answered as ever, on a
    // connection that ends with it.
    return503OnClosing: false,
    // A request without a host is answered by the table of what passes, as all others are.
    http: { requireHostHeader: false },
    frameworkErrors: sendFault,
  });
  const underWay = watchUnderWay(app.server);
  // The table of what passes must see every header that the parser obeys; it counts them itself.
  app.server.maxHeadersCount = 0;
  // A connection that breaks is its own affair, whoever holds its socket at that moment: without a
  // listener it would end the process.
  app.server.on('connection', (socket: Socket) => {
    socket.on('error', () => undefined);
  });
  app.server.on('checkExpectation', (_request, response) =>
    response.writeHead(417, { ...BASE_HEADERS, 'content-length': '0', connection: 'close' }).end(),
  );
  // Before anything is refused: what is refused has a name and a line, too.
  followRequests(app, config.proxies > 0, ended);
  app.addHook('onRequest', async ({ raw }, reply) => {
    const broken = brokenRule(raw);
    if (broken === null) return undefined;
    return reply
      .code(broken.status)
      .headers({
        ...BASE_HEADERS,
        'cache-control': 'no-store',
        ...(broken.ends ? { connection: 'close' } : {}),
        ...(broken.status === 405 ? { allow: METHODS.join(', ') } : {}),
      })
      .type('text/plain; charset=utf-8')
      .send(`${broken.text}\n`);
  });
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.setErrorHandler(sendFault);
  return { app, underWay };
}

/** What figures say of the pointer. */
const pointerOf = (live: LiveState | null): ReturnType<MetricSources['live']> =>
  live === null ? null : { ...live.channel, stale: live.stale };

/** The access log, where there is one; it is whole before the edge has ended. */
function keepAccessLog(
  app: FastifyInstance,
  { accessLog }: EdgeConfig,
  warn: (why: string) => void,
): readonly ((request: EndedRequest) => void)[] {
  if (accessLog === null) return [];
  const log = openAccessLog(accessLog, () => new Date(), warn);
  app.addHook('onClose', log.close);
  return [log.write];
}

/**
 * The one origin: host document, release store, back end, health.
 *
 * @param program what pictures of matches are drawn with; null for none.
 */
export function createEdge(config: EdgeConfig, program = findDrawingProgram()): FastifyInstance {
  const watchers: ((request: EndedRequest) => void)[] = [];
  const { app, underWay } = createServer(config, (request) =>
    watchers.forEach((each) => each(request)),
  );
  watchPressure(app, config);
  mountStaticFiles(app, config.siteDir);
  const clock = createSiteClock(config.isSandbox);
  const warn = (message: string): void => app.log.warn(message);
  const keys = keyReader(config.keysFile, warn);
  const state = liveStateReader({
    siteDir: config.siteDir,
    channel: config.channel,
    keys,
    now: Date.now,
    warn,
  });
  if (config.storeUrl !== null)
    followStore(app, { ...config, storeUrl: config.storeUrl, keys, warn });
  const releases = releaseReader(config.siteDir);
  const devScript = config.devSession === null ? null : mountDevRoutes(app, config.devSession);
  const drawer = createDrawer({ program, now: () => performance.now(), warn });
  app.addHook('onClose', async () => drawer.close());
  const sources: DocumentSources = {
    state,
    devScript,
    keys,
    now: clock.now,
    drawsMatches: drawer.isAble,
    release: (live, name, version) => releases(live.registry, name, version),
    shell: shellReader(config.siteDir),
  };
  const documents = documentService(config, sources);
  const readiness = readinessOf(config, () => state() !== null);
  mountHealth(app, readiness);
  const kept = config.countsFile === null ? null : readKeptCounts(config.countsFile, warn);
  const requests = createRequestLog(clock.now, kept?.requests);
  const counts = mountHealthRoutes(app, config, { clock, requests, state, kept });
  if (config.countsFile !== null) keepCounts(app, config.countsFile, counts.keep);
  const metrics = createMetrics({
    live: () => pointerOf(state()),
    parts: counts.versions,
    now: Date.now,
  });
  watchers.push(metrics.ended, ...keepAccessLog(app, config, warn));
  mountReports(app, config, metrics.violated);
  mountOps(app, config, { counts: counts.all, readiness, metrics });
  if (config.env !== 'live')
    void app.register(async (scope) => {
      scope.addHook('onRequest', onlyControllers({ ...config, proxies: 0 }));
      mountMetrics(scope, metrics);
    });
  const asker = { ask: askBackend(config.backend), now: () => performance.now() };
  const early = createEarlyAnswers(asker);
  const named = createEarlyAnswers(asker);
  const lookAtClock = followSandboxClock(app, clock, config.backend);
  mountApiRoutes(app, config, () => {
    early.forget();
    named.forget();
    lookAtClock();
  });
  mountReleaseRoutes(app, config, { clock, requests });
  mountStaticPages(app, config, state);
  mountPictureRoutes(app, {
    named,
    pictures: keepPictures(drawer.draw),
    live: () => {
      const now = state();
      return now && liveHost(sources, now);
    },
  });
  mountDocumentRoutes(app, config, { documents, early, named, state, clock });
  passSockets(app, config, underWay);
  return app;
}
