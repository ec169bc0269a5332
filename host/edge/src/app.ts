import Fastify, { type FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config';
import { mountDevRoutes } from './dev/dev-routes';
import { mountDocumentRoutes } from './document/document-routes';
import { documentService } from './document/document-service';
import { shellReader } from './document/shell';
import { mountStaticPages } from './document/static-pages';
import { sendFault } from './fault';
import { backendAnswers } from './health';
import { BASE_HEADERS } from './headers/security-headers';
import { mountApiRoutes } from './proxy/api-routes';
import { passUpgrades } from './proxy/upgrade';
import { mountHealthRoutes } from './releases/health-routes';
import { keyReader } from './releases/key-reader';
import { liveStateReader, releaseReader } from './releases/live-state';
import { createRequestLog } from './releases/request-log';
import { mountReleaseRoutes, notFound } from './releases/release-routes';
import { maskAddress } from './mask-address';
import { mountReports } from './reports';
import { createSiteClock, followSandboxClock } from './site-clock';

function mountHealth(app: FastifyInstance, config: EdgeConfig, isReady: () => boolean): void {
  const path = config.isSandbox ? '/__sandbox/clock' : '/';
  app.get('/healthz', async (_request, reply) => {
    const ok = isReady() && await backendAnswers(config.backend, path, config.isSandbox);
    return reply.code(ok ? 200 : 503).headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).send({ status: ok ? 'ok' : 'starting' });
  });
}

/** Which of the addresses on the way are proxies of one's own; those are counted, because a caller can write any address before them. */
const trusts = (proxies: number): false | ((address: string, hop: number) => boolean) => (proxies === 0 ? false : (_address, hop) => hop < proxies);

/** The one origin: host document, release store, back end, health. */
export function createEdge(config: EdgeConfig): FastifyInstance {
  const app = Fastify({ logger: { level: 'warn', serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, url: maskAddress(url) }) } }, trustProxy: trusts(config.proxies), bodyLimit: 16 * 1024 * 1024, forceCloseConnections: true });
  const clock = createSiteClock(config.isSandbox);
  const warn = (message: string): void => app.log.warn(message);
  const keys = keyReader(config.keysFile, warn);
  const state = liveStateReader({ siteDir: config.siteDir, channel: config.channel, keys, now: Date.now, warn });
  const releases = releaseReader(config.siteDir);
  const devScript = config.isDev ? mountDevRoutes(app, state) : null;
  const render = documentService(config, {
    state, devScript, keys, now: clock.now,
    release: (live, name, version) => releases(live.registry, name, version),
    shell: shellReader(config.siteDir),
  });
  mountHealth(app, config, () => state() !== null);
  mountReports(app, config);
  const requests = createRequestLog(clock.now);
  mountHealthRoutes(app, config, { clock, requests, state });
  mountApiRoutes(app, config, followSandboxClock(app, clock, config.backend));
  mountReleaseRoutes(app, config, { clock, requests });
  mountStaticPages(app, config, state);
  mountDocumentRoutes(app, config, { render, state, clock });
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.setErrorHandler(sendFault);
  passUpgrades(app.server, config.backend);
  return app;
}
