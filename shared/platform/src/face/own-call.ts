/**
 * Reads a call of a remote once, field by field, into data of the face's own: what is judged is
 * what is sent. Whatever is no plain text where a text is meant is refused, because it may read
 * differently the second time.
 */
import { pathOf, type Endpoint, type EndpointBase } from '@site/contracts/endpoint';
import { movedBy, type SentCall } from '@site/domain/releases/money-calls';
import type { CallInput } from '../api/types';

/** A call that can no longer change. */
export interface OwnCall<Q, B, R> {
  readonly row: Endpoint<Q, B, R>;
  readonly input: CallInput<Q, B>;
  /** The same as it goes out, for who judges it. */
  readonly sent: SentCall;
}

/**
 * A text that is one.
 *
 * @throws TypeError which becomes the refusal.
 */
function text(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new TypeError(`${what} is no text`);
  return value;
}

/** One of some words. */
function word<W extends string>(words: readonly W[], value: unknown, what: string): W {
  const found = words.find((each) => each === value);
  if (found === undefined) throw new TypeError(`${what} is none of ${words.join(', ')}`);
  return found;
}

const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'bigint']);

/** Names with plain values, as texts; what is not there is left out, as the client does it. */
function texts(given: unknown, what: string): Record<string, string> {
  if (typeof given !== 'object' || given === null) throw new TypeError(`the ${what} are no data`);
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]: readonly [string, unknown]) => {
      if (value === undefined || value === null) return [];
      if (!PLAIN.has(typeof value))
        throw new TypeError(`"${name}" of the ${what} is no plain value`);
      return [[name, String(value)]];
    }),
  );
}

/** The body as the bytes of the request will have it: bodies are JSON and nothing else. */
function ownBody(given: unknown): unknown {
  const bytes: unknown = JSON.stringify(given);
  return JSON.parse(text(bytes, 'the body'));
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const KEYS_OF_GATEWAY = ['default', 'v8', 'selfExclusion', 'content'] as const;
const LOGINS = ['none', 'member', 'forced'] as const;
/** A row's name: no space and no sign with which one row could pass for another. */
const ID = /^[\w.-]{1,80}$/;

const yes = (value: unknown): boolean => value === true;

function ownRow<Q, B, R>(given: Endpoint<Q, B, R>, holder: string): Endpoint<Q, B, R> {
  const {
    id,
    service,
    method,
    path,
    apiVersion,
    gatewayKey,
    auth,
    confidential,
    money,
    poll,
    reads,
    quiet,
    maxBodyBytes,
    isLong,
    result,
  } = given;
  const ownId = text(id, 'the id');
  if (!ID.test(ownId)) throw new TypeError('the id is none');
  return {
    // Reads are shared and calls are watched by this name: a remote's are its own, so that it answers for nobody else.
    id: `${ownId}@${holder}`,
    // Where a service lies is checked with the path.
    service: text(service, 'the service') as EndpointBase['service'],
    method: word(METHODS, method, 'the method'),
    path: text(path, 'the path'),
    ...(apiVersion === undefined ? {} : { apiVersion: text(apiVersion, 'the version') }),
    gatewayKey: word(KEYS_OF_GATEWAY, gatewayKey ?? 'default', 'the gateway key'),
    auth: word(LOGINS, auth ?? 'none', 'the login'),
    confidential: yes(confidential),
    money: yes(money),
    ...(yes(poll) ? { poll: true } : {}),
    ...(yes(reads) ? { reads: true } : {}),
    // Whatever the reason is called: it is one.
    ...(quiet === undefined ? {} : { quiet: 'background' }),
    ...(typeof maxBodyBytes === 'number' ? { maxBodyBytes } : {}),
    ...(yes(isLong) ? { isLong: true } : {}),
    // Schemas are functions of the remote: the client asks only the one of the result, and shows it only the result.
    errors: [],
    query: null,
    body: null,
    result,
  };
}

function ownInput<Q, B>(
  given: CallInput<Q, B>,
): CallInput<Q, B> & { readonly params?: Readonly<Record<string, string>> } {
  const { params, query, body, signal, idempotencyKey, unasked, fresh, handles } = given;
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw new TypeError('the signal is none');
  return {
    ...(params === undefined ? {} : { params: texts(params, 'parameters') }),
    ...(query === undefined || query === null ? {} : { query: texts(query, 'query') as Q }),
    ...(body === undefined ? {} : { body: ownBody(body) as B }),
    ...(signal === undefined ? {} : { signal }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey: text(idempotencyKey, 'the key') }),
    ...(unasked === undefined ? {} : { unasked: 'turn' }),
    ...(yes(fresh) ? { fresh: true } : {}),
    ...(handles === undefined
      ? {}
      : { handles: Array.from(handles, (code) => text(code, 'a code')) }),
  };
}

/**
 * A write is one whatever its row says: "reads" and "no login" would let it pass in a preview.
 * Boards of vendors are asked by POST, also by visitors, so that there only what moves money
 * counts.
 */
const isWrite = (sent: SentCall): boolean =>
  sent.method !== 'GET' && (!sent.path.startsWith('/vendors/') || movedBy(sent) !== null);

/**
 * Reads a call.
 *
 * @throws TypeError for what is no plain data, RangeError for a parameter that is missing.
 */
export function ownCall<Q, B, R>(
  givenRow: Endpoint<Q, B, R>,
  givenInput: CallInput<Q, B>,
  holder: string,
): OwnCall<Q, B, R> {
  const row = ownRow(givenRow, holder);
  const input = ownInput(givenInput);
  const query = (input.query ?? {}) as Readonly<Record<string, string>>;
  const sent: SentCall = {
    service: row.service,
    method: row.method,
    path: pathOf(row, input.params),
    query,
    body: input.body,
  };
  if (!isWrite(sent)) return { row, input, sent };
  const { reads: _reads, ...write } = row;
  return { row: { ...write, auth: row.auth === 'none' ? 'member' : row.auth }, input, sent };
}
