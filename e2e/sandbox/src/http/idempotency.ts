/** Idempotency keys per member and operation, kept for ever with the first answer, refusals too (safety D3 server contract). */
import type { Context } from '../core/context';
import { hashOf } from '../core/secrets';
import { ApiError, refusals } from './api-error';
import { okText } from './json';

interface KeyRow { readonly body_hash: string; readonly status: number; readonly response: string }

/** An answer as it was sent. */
export interface StoredAnswer { readonly status: number; readonly text: string }

/** Whose key for what. */
export interface KeyScope { readonly memberCode: string; readonly operation: string; readonly key: string }

const SELECT = 'SELECT body_hash, status, response FROM idempotency WHERE member_code = ? AND operation = ? AND key = ?';

function remember(context: Context, scope: KeyScope, bodyHash: string, answer: StoredAnswer): StoredAnswer {
  context.db.run(
    'INSERT INTO idempotency (member_code, operation, key, body_hash, status, response, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    scope.memberCode, scope.operation, scope.key, bodyHash, answer.status, answer.text, context.clock.now(),
  );
  return answer;
}

/**
 * Runs the work once per key, in one transaction with what it writes. The same key and body get the first answer again.
 * @throws ApiError 422 when the key came with another body before.
 */
export function runOnce(context: Context, scope: KeyScope, bodyText: string, work: () => unknown): StoredAnswer {
  const bodyHash = hashOf(bodyText);
  const known = context.db.one<KeyRow>(SELECT, scope.memberCode, scope.operation, scope.key);
  if (known !== null) {
    if (known.body_hash !== bodyHash) throw refusals.keyReused();
    return { status: known.status, text: known.response };
  }
  try {
    return context.db.tx(() => remember(context, scope, bodyHash, { status: 200, text: okText(work()) }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return remember(context, scope, bodyHash, { status: error.status, text: JSON.stringify(error.body()) });
  }
}

/**
 * The same for a write that moves no money: its work may take its time, and only a success is kept, because what was refused
 * (a wrong code, a taken name) may well be tried again. @throws ApiError 422 when the key came with another body before.
 */
export async function runOnceLater(context: Context, scope: KeyScope, bodyText: string, work: () => Promise<unknown>): Promise<StoredAnswer> {
  const bodyHash = hashOf(bodyText);
  const known = context.db.one<KeyRow>(SELECT, scope.memberCode, scope.operation, scope.key);
  if (known === null) return remember(context, scope, bodyHash, { status: 200, text: okText(await work()) });
  if (known.body_hash !== bodyHash) throw refusals.keyReused();
  return { status: known.status, text: known.response };
}

/** The first answer of a key, or null. */
export function storedAnswer(context: Context, scope: KeyScope): StoredAnswer | null {
  const known = context.db.one<KeyRow>(SELECT, scope.memberCode, scope.operation, scope.key);
  return known === null ? null : { status: known.status, text: known.response };
}

/** The refusal inside a stored answer. */
export function refusalOf(answer: StoredAnswer): { errorCode: string; description: string } {
  const body = JSON.parse(answer.text) as { errors?: { errorCode: string; description: string }[] };
  return body.errors?.[0] ?? { errorCode: '13050', description: '' };
}

/** A look-up result in the shape of the contract. */
export interface Lookup<R> {
  readonly state: 'done' | 'refused' | 'pending' | 'notFound';
  readonly settleBy: number | null;
  readonly result: R | null;
  readonly error: { errorCode: string; description: string } | null;
}

/** How long a request that is inside the server may still take to commit, in milliseconds. */
const SETTLE_MS = 15_000;

/**
 * What became of a key. A request inside the server is pending until `settleBy` (server time, as the Date header tells it).
 * @param done reads the effect of a successful answer; it may still be pending or refused by now.
 */
export function lookUp<R>(context: Context, scope: KeyScope, done: (answer: StoredAnswer) => Lookup<R>): Lookup<R> {
  const answer = storedAnswer(context, scope);
  if (answer !== null && answer.status < 400) return done(answer);
  if (answer !== null) return { state: 'refused', settleBy: null, result: null, error: refusalOf(answer) };
  if (context.inFlight.count(scope.key) > 0) return { state: 'pending', settleBy: context.clock.now() + SETTLE_MS, result: null, error: null };
  return { state: 'notFound', settleBy: null, result: null, error: null };
}
