import type { FastifyReply } from 'fastify';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';

/** An honest 404: never the host document, never a type a browser would run (releases B15). */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ ...BASE_HEADERS, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('not found\n');
}
