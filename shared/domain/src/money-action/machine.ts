/** The states of one money action (safety D3): bet, deposit, withdrawal, transfer, claim, prize. Pure; the runner is elsewhere. */
import type { AppError } from '../errors/app-error';
import { isDefiniteRefusal } from '../errors/app-error';

/** What kind of money moves. */
export const MONEY_KIND = ['bet', 'deposit', 'withdrawal', 'transfer', 'claim', 'cashOut', 'prize'] as const;
/** What kind of money moves. */
export type MoneyKind = (typeof MONEY_KIND)[number];

/** Written down before the request leaves, so that no reload can lose the action. */
export interface Intent {
  /** Idempotency key: one per attempt, sent with every copy of the request. */
  readonly key: string;
  readonly kind: MoneyKind;
  readonly memberCode: string;
  /** Hash of the bytes sent; the same key never travels with other bytes. */
  readonly payloadHash: string;
  /** One line for the member: what this was, without personal data. */
  readonly summary: string;
  readonly startedAt: number;
  /** What its owner needs to find it again after a reload, e.g. the vendor and kind of a bet; opaque here, no personal data. */
  readonly ref?: string;
}

/** What the server answers when asked by key. */
export type LookupState = 'done' | 'refused' | 'pending' | 'notFound';

/** Where an action stands. */
export type MoneyState<R> =
  | { readonly phase: 'submitting'; readonly intent: Intent }
  | { readonly phase: 'unknown'; readonly intent: Intent; readonly attempts: number }
  | { readonly phase: 'pending'; readonly intent: Intent; readonly result: R | null }
  | { readonly phase: 'done'; readonly intent: Intent; readonly result: R }
  | { readonly phase: 'refused'; readonly intent: Intent; readonly error: AppError }
  | { readonly phase: 'notPlaced'; readonly intent: Intent };

/** The server's answer to a look-up by key. */
export interface Lookup<R> {
  readonly state: LookupState;
  readonly result: R | null;
  readonly error: AppError | null;
  /** Until this server time the action may still commit; then "not found" is proof. */
  readonly settleBy: number | null;
}

/** Things that happen to an action. */
export type MoneyFact<R> =
  | { readonly type: 'answered'; readonly result: R; readonly pending: boolean }
  | { readonly type: 'failed'; readonly error: AppError }
  | { readonly type: 'looked-up'; readonly lookup: Lookup<R>; readonly now: number; readonly settleWindowMs: number };

/** True when nothing more can happen by itself. */
export const isFinal = <R>(state: MoneyState<R>): boolean =>
  state.phase === 'done' || state.phase === 'refused' || state.phase === 'notPlaced';

function afterLookup<R>(state: MoneyState<R>, fact: Extract<MoneyFact<R>, { type: 'looked-up' }>): MoneyState<R> {
  const { intent } = state;
  const { lookup } = fact;
  if (lookup.state === 'done' && lookup.result !== null) return { phase: 'done', intent, result: lookup.result };
  if (lookup.state === 'refused') {
    return { phase: 'refused', intent, error: lookup.error ?? { kind: 'api', code: '13050', description: '', status: 409 } };
  }
  if (lookup.state === 'pending') return { phase: 'pending', intent, result: lookup.result };
  const closed = fact.now >= Math.max(lookup.settleBy ?? 0, intent.startedAt + fact.settleWindowMs);
  if (closed) return { phase: 'notPlaced', intent };
  return { phase: 'unknown', intent, attempts: (state.phase === 'unknown' ? state.attempts : 0) + 1 };
}

/** The next state. A final state never changes: a late second answer is ignored (D4, R column). */
export function moneyTransition<R>(state: MoneyState<R>, fact: MoneyFact<R>): MoneyState<R> {
  if (isFinal(state)) return state;
  const { intent } = state;
  switch (fact.type) {
    case 'answered':
      return fact.pending ? { phase: 'pending', intent, result: fact.result } : { phase: 'done', intent, result: fact.result };
    case 'failed':
      if (isDefiniteRefusal(fact.error) && state.phase === 'submitting') return { phase: 'refused', intent, error: fact.error };
      return state.phase === 'submitting' ? { phase: 'unknown', intent, attempts: 0 } : state;
    case 'looked-up':
      return afterLookup(state, fact);
  }
}
