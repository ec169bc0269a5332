import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';
import type { EdgeConfig } from '../config';

/**
 * Hands what pages ask of a session of `npm run dev` on to it, so that to them it is this origin
 * and their policies hold.
 *
 * @returns the script of its pages.
 */
export function mountDevRoutes(
  app: FastifyInstance,
  { url, integrity }: NonNullable<EdgeConfig['devSession']>,
): { readonly src: string; readonly integrity: string } {
  const open = new Set<http.ClientRequest>();
  app.addHook('preClose', async () => {
    for (const asked of open) asked.destroy();
  });
  app.get('/__edge/dev/*', (request, reply) => {
    reply.hijack();
    const asked = http.get(url + request.url, (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, { ...BASE_HEADERS, ...answer.headers });
      answer.pipe(reply.raw);
    });
    open.add(asked);
    asked.on('error', () => reply.raw.destroy());
    reply.raw.on('close', () => {
      open.delete(asked);
      asked.destroy();
    });
  });
  return { src: '/__edge/dev/client.js', integrity };
}
