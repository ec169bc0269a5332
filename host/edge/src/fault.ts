/**
 * What a caller gets when the edge itself refuses or fails; the reason of a failure goes on record
 * and nowhere else.
 */
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headText, plainHeaders } from './headers/raw-answer';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';
import { maskAddress } from './mask-address';

/** Puts a fault on record. */
export function logFault(error: unknown, request: FastifyRequest): void {
  request.log.error(
    maskAddress(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
}

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({ ...BASE_HEADERS, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(text);

/** Answers for a fault of the caller with its own status, for one of ours with a plain 500. */
export function sendFault(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? Number(error.statusCode)
      : 500;
  if (status >= 400 && status < 500) return plain(reply, status, 'bad request\n');
  // Where nobody is left to answer it is the end of a connection, and no failure of ours.
  if (!reply.raw.destroyed) logFault(error, request);
  return plain(reply, 500, 'internal error\n');
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers bytes that are no request; their connection ends with it.
 *
 * @param isTaken an answer to
 *   somebody else is still to come on it: what was written now would be taken for that one.
 */
export function sendNoRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
  isTaken: boolean,
): void {
  if (isTaken || error.code === 'ECONNRESET' || socket.destroyed || !socket.writable)
    return void socket.destroy();
  const text = 'bad request\n';
  socket.end(`${headText(STATUS_OF[error.code ?? ''] ?? 400, plainHeaders(text))}${text}`);
}
