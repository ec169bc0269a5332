/** Follows every request from its first byte to its end, whoever answers it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { METHODS } from '@site/domain/serving/call-paths';
import { kindOf, pathOf, type RequestKind } from './request-kind';
import { traceOf } from './trace';

/** It could not be reached, or it took the call and said nothing. */
export type BackEndFailure = 'unreachable' | 'silent';

/** A request that has ended. */
export interface EndedRequest {
  readonly requestId: string;
  readonly traceId: string;
  readonly kind: RequestKind;
  /** One that exists on this site, or `other`: anybody may write anything. */
  readonly method: string;
  readonly path: string;
  /** Null when the caller had gone before there was one. */
  readonly status: number | null;
  /** Whether the answer ended before it was whole. */
  readonly isCut: boolean;
  /** From the head of the request to the last byte of the answer. */
  readonly ms: number;
  /** Of the answer as it stood on the wire, with its head; null where it is not known. */
  readonly bytes: number | null;
  readonly address: string;
  /** Until the back end's answer began, in ms; null where it was not asked or said nothing. */
  readonly backEndMs: number | null;
  /** Why there was no answer of the back end; null where there was one, or none was asked for. */
  readonly backEndFailure: BackEndFailure | null;
}

const answers = new WeakMap<object, number>();
const failures = new WeakMap<object, BackEndFailure>();

/** Notes that the back end's answer has begun. */
export const noteAnswer = ({ raw }: FastifyRequest): void => {
  answers.set(raw, performance.now());
};

/** Notes that there is none. */
export const noteNoAnswer = ({ raw }: FastifyRequest, why: BackEndFailure): void => {
  failures.set(raw, why);
};

/** Tells each request that has ended, and its name to whoever asked. */
export function followRequests(
  app: FastifyInstance,
  isTrusted: boolean,
  ended: (request: EndedRequest) => void,
): void {
  // Without a promise: the answer to a request that breaks a rule must be on its way before the
  // parser finds the rest of it wrong and ends the connection.
  app.addHook('onRequest', (request, reply, next) => {
    const { raw } = request;
    const began = performance.now();
    const sentBefore = raw.socket.bytesWritten;
    // Afterwards a connection may have no address any more.
    const address = String(request.ip);
    const { url = '', method = '' } = raw;
    const { requestId, traceId } = traceOf(raw, isTrusted);
    void reply.header('x-request-id', requestId);
    reply.raw.once('close', () => {
      const answered = answers.get(raw);
      const sent = raw.socket.bytesWritten - sentBefore;
      ended({
        requestId,
        traceId,
        kind: kindOf(url),
        method: METHODS.includes(method) ? method : 'other',
        path: pathOf(url),
        status: reply.raw.headersSent ? reply.raw.statusCode : null,
        isCut: !reply.raw.writableFinished,
        ms: Math.round(performance.now() - began),
        bytes: Number.isFinite(sent) && sent >= 0 ? sent : null,
        address,
        backEndMs: answered === undefined ? null : Math.round(answered - began),
        backEndFailure: failures.get(raw) ?? null,
      });
    });
    next();
  });
}
