/** `/metrics`, for whoever watches the edge and nobody else. */
import type { FastifyInstance } from 'fastify';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';
import type { Metrics } from './metrics';

/** Mounts it; who may ask is the business of where it is mounted. */
export function mountMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (_request, reply) =>
    reply
      .headers({ ...BASE_HEADERS, 'cache-control': 'no-store' })
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}
