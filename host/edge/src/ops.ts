/**
 * The port of operations: what only this machine may ask, apart from the public origin, so that
 * members' sites need no address for it.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config';
import { onlyControllers } from './control/guard';
import { sendFault, sendNoRequest } from './fault';
import { notFound } from './headers/not-found';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';
import { mountHealth, type Readiness } from './health';
import { mountMetrics } from './observe/mount-metrics';
import type { Metrics } from './observe/metrics';

/** What it shows. */
export interface OpsSources {
  readonly counts: () => object;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}

/** Opens it with the edge, where a port is named, and closes it with the edge. */
export function mountOps(
  app: FastifyInstance,
  config: EdgeConfig,
  { counts, readiness, metrics }: OpsSources,
): void {
  const { opsPort } = config;
  if (opsPort === null) return;
  const ops = Fastify({
    logger: false,
    forceCloseConnections: true,
    clientErrorHandler: (error, socket) => sendNoRequest(error, socket, false),
  });
  ops.addHook('onRequest', onlyControllers({ ...config, listen: '127.0.0.1', proxies: 0 }));
  mountHealth(ops, readiness);
  mountMetrics(ops, metrics);
  ops.get('/__edge/releases/health', (_request, reply) =>
    reply.headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).send(counts()),
  );
  ops.setNotFoundHandler((_request, reply) => notFound(reply));
  ops.setErrorHandler(sendFault);
  app.addHook('onReady', async () => {
    await ops.listen({ port: opsPort, host: '127.0.0.1' });
  });
  app.addHook('onClose', async () => {
    await ops.close();
  });
}
