/** What a caller is told when the edge itself failed; the reason goes on record and nowhere else. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BASE_HEADERS } from './headers/security-headers';
import { maskAddress } from './mask-address';

/** Puts a fault on record. */
export function logFault(error: unknown, request: FastifyRequest): void {
  request.log.error(maskAddress(error instanceof Error ? (error.stack ?? error.message) : String(error)));
}

/** Answers with a plain 500. */
export function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  logFault(error, request);
  return reply.code(500).headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).type('text/plain; charset=utf-8').send('internal error\n');
}
