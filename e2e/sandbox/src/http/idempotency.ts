/**
 * Idempotency keys per member and operation, kept for ever with the first answer, refusals too
 * (safety D3 server contract). A key that was asked for before its request came is sealed: that
 * request is refused whenever it comes (safety, rulings, 2).
 */
import { idempotencyKey } from '@site/contracts/wire-money';
import { parseWith } from '@site/contracts/parse';
import type { Context } from '../core/context';
import { hashOf } from '../core/secrets';
import { ApiError, refusals } from './api-error';
import { okText } from './json';

interface KeyRow {
  readonly body_hash: string;
  readonly status: number;
  readonly response: string;
  readonly created_at: number;
}

/** An answer as it was sent. */
export interface StoredAnswer {
  readonly status: number;
  readonly text: string;
}

/** Whose key for what. */
export interface KeyScope {
  readonly memberCode: string;
  readonly operation: string;
  readonly key: string;
}

const SELECT =
  'SELECT body_hash, status, response, created_at FROM idempotency WHERE member_code = ? AND operation = ? AND key = ?';

/** Hash of the body of a tombstone: no body has it. */
const SEALED = '';

const find = ({ db }: Context, { memberCode, operation, key }: KeyScope): KeyRow | null =>
  db.one<KeyRow>(SELECT, memberCode, operation, key);

/**
 * What a key that is known answers.
 *
 * @throws ApiError 409 for a sealed one, 422 for another body.
 */
function knownAnswer(known: KeyRow, bodyHash: string): StoredAnswer {
  if (known.body_hash === SEALED) throw refusals.keySealed();
  if (known.body_hash !== bodyHash) throw refusals.keyReused();
  return { status: known.status, text: known.response };
}

function remember(
  context: Context,
  scope: KeyScope,
  bodyHash: string,
  answer: StoredAnswer,
): StoredAnswer {
  context.db.run(
    'INSERT INTO idempotency (member_code, operation, key, body_hash, status, response, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    scope.memberCode,
    scope.operation,
    scope.key,
    bodyHash,
    answer.status,
    answer.text,
    context.clock.now(),
  );
  return answer;
}

/**
 * Runs the work once per key, in one transaction with what it writes. The same key and body get the
 * first answer again.
 *
 * @throws ApiError 409 when the key is sealed, 422 when it came with another body before.
 */
export function runOnce(
  context: Context,
  scope: KeyScope,
  bodyText: string,
  work: () => unknown,
): StoredAnswer {
  const bodyHash = hashOf(bodyText);
  const known = find(context, scope);
  if (known !== null) return knownAnswer(known, bodyHash);
  try {
    return context.db.tx(() =>
      remember(context, scope, bodyHash, { status: 200, text: okText(work()) }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return remember(context, scope, bodyHash, {
      status: error.status,
      text: JSON.stringify(error.body()),
    });
  }
}

/**
 * The same for a write that moves no money: its work may take its time, and only a success is kept,
 * because what was refused (a wrong code, a taken name) may well be tried again.
 *
 * @throws ApiError 422 when the key came with another body before.
 */
export async function runOnceLater(
  context: Context,
  scope: KeyScope,
  bodyText: string,
  work: () => Promise<unknown>,
): Promise<StoredAnswer> {
  const bodyHash = hashOf(bodyText);
  const known = find(context, scope);
  return known === null
    ? remember(context, scope, bodyHash, { status: 200, text: okText(await work()) })
    : knownAnswer(known, bodyHash);
}

/** The refusal inside a stored answer. */
function refusalOf(answer: StoredAnswer): { errorCode: string; description: string } {
  const body = JSON.parse(answer.text) as { errors?: { errorCode: string; description: string }[] };
  return body.errors?.[0] ?? { errorCode: '13050', description: '' };
}

/** A look-up result in the shape of the contract. */
export interface Lookup<R> {
  readonly state: 'done' | 'refused' | 'pending' | 'notFound';
  /** With `notFound`: the key is refused from now on. */
  readonly sealed?: boolean;
  readonly settleBy: number | null;
  readonly result: R | null;
  readonly error: { readonly errorCode: string; readonly description: string } | null;
}

/** Whose key, and every operation that it may have been used for. */
export interface KeyQuestion {
  readonly memberCode: string;
  readonly operations: readonly { readonly id: string }[];
  readonly key: string;
}

/**
 * How long a request that is inside the server has to commit, in milliseconds; a look-up after that
 * seals its key.
 */
const SETTLE_MS = 15_000;

const nothing = <R>(state: 'pending' | 'notFound', settleBy: number): Lookup<R> => ({
  state,
  ...(state === 'notFound' ? { sealed: true } : {}),
  settleBy,
  result: null,
  error: null,
});

/**
 * Refuses the key for all of them from now on.
 *
 * @returns since when.
 */
function seal(context: Context, { memberCode, operations, key }: KeyQuestion): number {
  const now = context.clock.now();
  // No request can bring a key of another shape, so that there is nothing to keep.
  if (!parseWith(idempotencyKey, key).ok) return now;
  return context.db.tx(() => {
    for (const { id } of operations)
      remember(context, { memberCode, operation: id, key }, SEALED, {
        status: 409,
        text: JSON.stringify(refusals.keySealed().body()),
      });
    return now;
  });
}

/**
 * What became of a key. A request inside the server is pending until `settleBy` (server time, as
 * the Date header tells it); a key that nobody brought, or whose request did not commit in time, is
 * sealed here and now, so that its answer is final.
 *
 * @param done reads the effect of a successful answer; it may still be pending or refused by now.
 */
export function lookUp<R>(
  context: Context,
  question: KeyQuestion,
  done: (answer: StoredAnswer) => Lookup<R>,
): Lookup<R> {
  const { memberCode, operations, key } = question;
  const rows = operations
    .map(({ id }) => find(context, { memberCode, operation: id, key }))
    .filter((row) => row !== null);
  const row = rows.find(({ body_hash: hash }) => hash !== SEALED) ?? rows[0];
  if (row === undefined) {
    const until =
      Math.max(
        ...operations.map(({ id }) => context.inFlight.since({ memberCode, operation: id, key })),
      ) + SETTLE_MS;
    return until > context.clock.now()
      ? nothing('pending', until)
      : nothing('notFound', seal(context, question));
  }
  if (row.body_hash === SEALED) return nothing('notFound', row.created_at);
  const answer = { status: row.status, text: row.response };
  return row.status < 400
    ? done(answer)
    : { state: 'refused', settleBy: null, result: null, error: refusalOf(answer) };
}
