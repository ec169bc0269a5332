/**
 * Mounts a row of the contract: checks, parsing, idempotency, envelope. Handlers hold only the
 * behaviour.
 */
import { HEADER } from '@site/contracts/headers';
import type { AnyEndpoint, Endpoint } from '@site/contracts/endpoint';
import { parseWith, type Schema } from '@site/contracts/parse';
import { idempotencyKey } from '@site/contracts/wire-money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../core/context';
import { hashOf } from '../core/secrets';
import { refusals } from './api-error';
import { callerOf, checkHeaders, checkOrigin, headerOf } from './checks';
import { beforeLooking, onlyLooks } from './due';
import { runOnce, runOnceLater } from './idempotency';
import { okText, toJson } from './json';

/** What a handler gets. `memberCode` is empty only on rows without login. */
export interface Call<Q, B> {
  readonly memberCode: string;
  readonly query: Q;
  readonly body: B;
  readonly params: Readonly<Record<string, string>>;
  /** The idempotency key of a write, empty without one. */
  readonly key: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The behaviour of a row. */
export type Handler<Q, B, R> = (call: Call<Q, B>) => R | Promise<R>;

/**
 * The caller as the head of a request tells it; who may not call is refused later, and waited for
 * by nobody.
 */
function memberAt(context: Context, row: AnyEndpoint, request: FastifyRequest): string {
  try {
    return callerOf(context, row, request) ?? '';
  } catch {
    return '';
  }
}

/**
 * How long a copy of a money call waits for the first one's answer before it is told 409, in real
 * milliseconds.
 */
const ELDER_MS = 150;

/** Most bytes of a body where the row names no other size. */
const BODY_BYTES = 65_536;

function parsed<T>(schema: Schema<T> | null, value: unknown): T {
  if (schema === null) return undefined as T;
  const read = parseWith(schema, value ?? {});
  if (!read.ok) throw refusals.invalid(read.where);
  return read.value as T;
}

/** A money call must bring a key; any other write of a member may. */
function keyOf(row: AnyEndpoint, request: FastifyRequest, memberCode: string): string {
  const key =
    row.method === 'GET' || memberCode === '' ? null : headerOf(request, HEADER.idempotencyKey);
  if (key !== null && parseWith(idempotencyKey, key).ok) return key;
  if (row.money) throw refusals.keyMissing();
  return '';
}

function sendContent(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `"${hashOf(text).slice(0, 32)}"`;
  reply.header('cache-control', 'public, max-age=60').header('etag', etag);
  return headerOf(request, 'if-none-match') === etag
    ? reply.code(304).send()
    : reply.type('application/json; charset=utf-8').send(text);
}

/**
 * Mounts one row with its behaviour. Rows that move money must be synchronous: they run in one
 * transaction with their key.
 *
 * @param before runs outside of that transaction, so that a refusal does not undo what became due
 *   meanwhile. Where it cannot be written, whoever only looks is answered all the same; nobody
 *   changes anything on a state that is behind.
 */
export function mount<Q, B, R>(
  app: FastifyInstance,
  context: Context,
  row: Endpoint<Q, B, R>,
  handler: Handler<Q, B, R>,
  before?: () => void,
): void {
  const any: AnyEndpoint = row as unknown as AnyEndpoint;
  const checked = (value: unknown): unknown => {
    // A wrong answer must fail in the sandbox, not on a member's page.
    const read = context.options.checkResults
      ? parseWith(row.result, JSON.parse(toJson(value ?? null)))
      : null;
    if (read !== null && !read.ok)
      throw new TypeError(
        `${row.id}: the answer breaks its contract at "${read.where}": ${read.message}`,
      );
    return value;
  };
  const doBefore = onlyLooks(any)
    ? beforeLooking
    : (work: () => void): void => {
        work();
      };
  app.route({
    method: row.method,
    url: row.path,
    bodyLimit: row.maxBodyBytes ?? BODY_BYTES,
    config: { call: row.id },
    onRequest: async (request) => {
      const key = request.headers['idempotency-key'];
      if (typeof key === 'string' && row.method !== 'GET')
        context.inFlight.enter(
          request,
          { memberCode: memberAt(context, any, request), operation: row.id, key },
          context.clock.now(),
        );
    },
    handler: async (request, reply) => {
      if (before !== undefined) doBefore(before);
      checkHeaders(any, request);
      checkOrigin(any, request);
      const memberCode = callerOf(context, any, request) ?? '';
      const key = keyOf(any, request, memberCode);
      const call: Call<Q, B> = {
        memberCode,
        key,
        request,
        reply,
        query: parsed(row.query, request.query),
        body: parsed(row.body, request.body),
        params: request.params as Record<string, string>,
      };
      const scope = { memberCode, operation: row.id, key };
      // What the address names is part of what is asked: one key never serves two steps of a deposit.
      const requested = JSON.stringify([request.params, request.body ?? null]);
      if (key !== '' && !(await context.inFlight.turn(request, ELDER_MS)))
        throw refusals.inProgress();
      if (row.money) {
        const answer = runOnce(context, scope, requested, () => checked(handler(call)));
        return reply
          .code(answer.status)
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(answer.text);
      }
      if (key !== '') {
        const answer = await runOnceLater(context, scope, requested, async () =>
          checked(await handler(call)),
        );
        return reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(answer.text);
      }
      const text = okText(checked(await handler(call)));
      if (reply.sent) return reply;
      if (row.service === 'content') return sendContent(request, reply, text);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(text);
    },
  });
}
