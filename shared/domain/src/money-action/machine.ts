/**
 * The states of one money action (safety D3): bet, deposit, withdrawal, transfer, claim, prize.
 * Pure; the runner is elsewhere.
 */
import type { AppError } from '../errors/app-error';
import { isDefiniteRefusal } from '../errors/app-error';

/** What kind of money moves. */
export const MONEY_KIND = [
  'bet',
  'deposit',
  'withdrawal',
  'transfer',
  'claim',
  'cashOut',
  'prize',
] as const;
/** What kind of money moves. */
export type MoneyKind = (typeof MONEY_KIND)[number];

/** Written down before the request leaves, so that no reload can lose the action. */
export interface Intent {
  /** Idempotency key: one per attempt, sent with every copy of the request. */
  readonly key: string;
  readonly kind: MoneyKind;
  readonly memberCode: string;
  /** Hash of what is meant: equal for two taps, in one tab or in two, that are one intent. */
  readonly payloadHash: string;
  /** One line for the member: what this was, without personal data. */
  readonly summary: string;
  readonly startedAt: number;
  /**
   * What its owner needs to find it again after a reload, e.g. the vendor and kind of a bet; opaque
   * here, no personal data.
   */
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
  /**
   * With `notFound`: the server refuses the key from now on. Without it "not found" proves nothing,
   * however long ago the tap was.
   */
  readonly sealed?: boolean | undefined;
  readonly result: R | null;
  readonly error: AppError | null;
  /** Server time: until when a pending one is decided, or since when the key is sealed. */
  readonly settleBy: number | null;
}

/** Things that happen to an action. */
export type MoneyFact<R> =
  | { readonly type: 'answered'; readonly result: R; readonly pending: boolean }
  | { readonly type: 'failed'; readonly error: AppError }
  | { readonly type: 'looked-up'; readonly lookup: Lookup<R> };

/** True when nothing more can happen by itself. */
export const isFinal = <R>(state: MoneyState<R>): boolean =>
  state.phase === 'done' || state.phase === 'refused' || state.phase === 'notPlaced';

/** The server's word for a request whose key was sealed before it came: it did nothing. */
export const SEALED_CODE = 'VAL00409';

const unknown = <R>(state: MoneyState<R>): MoneyState<R> => ({
  phase: 'unknown',
  intent: state.intent,
  attempts: (state.phase === 'unknown' ? state.attempts : 0) + 1,
});

function afterLookup<R>(state: MoneyState<R>, lookup: Lookup<R>): MoneyState<R> {
  const { intent } = state;
  switch (lookup.state) {
    case 'done':
      return lookup.result === null
        ? unknown(state)
        : { phase: 'done', intent, result: lookup.result };
    case 'refused':
      return {
        phase: 'refused',
        intent,
        error: lookup.error ?? { kind: 'api', code: '13050', description: '', status: 409 },
      };
    case 'pending':
      return { phase: 'pending', intent, result: lookup.result };
    case 'notFound':
      return lookup.sealed === true ? { phase: 'notPlaced', intent } : unknown(state);
  }
}

function afterFailure<R>(state: MoneyState<R>, error: AppError): MoneyState<R> {
  const { intent } = state;
  if (isFinal(state)) return state;
  if (isDefiniteRefusal(error))
    return error.kind === 'api' && error.code === SEALED_CODE
      ? { phase: 'notPlaced', intent }
      : { phase: 'refused', intent, error };
  return state.phase === 'submitting' ? { phase: 'unknown', intent, attempts: 0 } : state;
}

function afterAnswer<R>(
  state: MoneyState<R>,
  { result, pending }: Extract<MoneyFact<R>, { type: 'answered' }>,
): MoneyState<R> {
  const { intent, phase } = state;
  if (phase === 'done') return state;
  if (!pending) return { phase: 'done', intent, result };
  // It was taken at first and turned down since: the refusal is the younger word.
  return phase === 'refused' ? state : { phase: 'pending', intent, result };
}

/**
 * The next state. What the request itself was answered stands over all that was said meanwhile,
 * also over "not placed"; apart from that a final state never changes: a second answer is ignored
 * (D4, R column).
 */
export function moneyTransition<R>(state: MoneyState<R>, fact: MoneyFact<R>): MoneyState<R> {
  switch (fact.type) {
    case 'answered':
      return afterAnswer(state, fact);
    case 'failed':
      return afterFailure(state, fact.error);
    case 'looked-up':
      return isFinal(state) ? state : afterLookup(state, fact.lookup);
  }
}
