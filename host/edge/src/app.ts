import Fastify, { type FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config';
import { mountDevRoutes } from './dev/dev-routes';
import { mountDocumentRoutes } from './document/document-routes';
import { documentService } from './document/document-service';
import { shellReader } from './document/shell';
import { mountStaticPages } from './document/static-pages';
import { backendAnswers } from './health';
import { BASE_HEADERS } from './headers/security-headers';
import { mountApiRoutes } from './proxy/api-routes';
import { passUpgrades } from './proxy/upgrade';
import { liveStateReader, releaseReader } from './releases/live-state';
import { mountReleaseRoutes, notFound } from './releases/release-routes';
import { maskAddress } from './mask-address';
import { mountReports } from './reports';

function mountHealth(app: FastifyInstance, config: EdgeConfig, isReady: () => boolean): void {
  const path = config.isSandbox ? '/__sandbox/clock' : '/';
  app.get('/healthz', async (_request, reply) => {
    const ok = isReady() && await backendAnswers(config.backend, path, config.isSandbox);
    return reply.code(ok ? 200 : 503).headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).send({ status: ok ? 'ok' : 'starting' });
  });
}

/** The one origin: host document, release store, back end, health. */
export function createEdge(config: EdgeConfig): FastifyInstance {
  const app = Fastify({ logger: { level: 'warn', serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, url: maskAddress(url) }) } }, trustProxy: config.trustsProxy, bodyLimit: 16 * 1024 * 1024, forceCloseConnections: true });
  const state = liveStateReader(config.siteDir, config.channel, (message) => app.log.warn(message));
  const releases = releaseReader(config.siteDir);
  const devScript = config.isDev ? mountDevRoutes(app, state) : null;
  const render = documentService(config, {
    state, devScript, now: Date.now,
    release: (live, name, version) => releases(live.registry, name, version),
    shell: shellReader(config.siteDir),
  });
  mountHealth(app, config, () => state() !== null);
  mountReports(app, config);
  mountApiRoutes(app, config);
  mountReleaseRoutes(app, config);
  mountStaticPages(app, config, state);
  mountDocumentRoutes(app, config, render, state);
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.setErrorHandler((error, request, reply) => {
    request.log.error(maskAddress(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    return reply.code(500).headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).type('text/plain; charset=utf-8').send('internal error\n');
  });
  passUpgrades(app.server, config.backend);
  return app;
}
