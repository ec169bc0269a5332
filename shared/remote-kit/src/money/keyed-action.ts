/**
 * Money calls as money actions (safety D3): the key is bound to the bytes, whichever remote sends
 * them.
 */
import type { Endpoint } from '@site/contracts/endpoint';
import { done, type Outcome } from '@site/domain/errors/app-error';
import type { Lookup, MoneyKind } from '@site/domain/money-action/machine';
import type { MoneyAction, Platform } from '@site/platform';

/** One attempt, as a form hands it in. */
export interface KeyedDraft<B, R> {
  readonly kind: MoneyKind;
  readonly row: Endpoint<undefined, B, R>;
  readonly body: B;
  readonly params?: Readonly<Record<string, string>>;
  /** One line for the member while it is under way; no personal data. */
  readonly summary: string;
  /** What the action works on, e.g. the number of an application; kept in the journal. */
  readonly ref?: string;
  /** Ends what is under way already: see `settles` of the platform's `MoneyAction`. */
  readonly settles?: boolean;
}

/**
 * The action of a draft; the body that is hashed is the body that is sent. The same draft of two
 * remotes is the same action.
 */
export function toKeyedAction<B, R>(
  platform: Platform,
  { kind, row, body, params, summary, ref, settles }: KeyedDraft<B, R>,
): MoneyAction<R> {
  return {
    kind,
    summary,
    ...(ref === undefined ? {} : { ref }),
    ...(settles === undefined ? {} : { settles }),
    payload: JSON.stringify([row.id, params ?? null, body]),
    submit: async (key, signal) => {
      const answer = await platform.api.call(row, {
        body,
        ...(params === undefined ? {} : { params }),
        idempotencyKey: key,
        signal,
      });
      return answer.ok ? done({ result: answer.value, pending: false }) : answer;
    },
  };
}

/** What the look-up calls answer. */
export interface LookedUp<R> extends Omit<Lookup<R>, 'error'> {
  readonly error: { readonly errorCode: string; readonly description: string } | null;
}

/** Such an answer in the words of the money port. */
export const toLookup = <R>(answer: Outcome<LookedUp<R>>): Outcome<Lookup<R>> => {
  if (!answer.ok) return answer;
  const { error, ...lookup } = answer.value;
  return done({
    ...lookup,
    error:
      error === null
        ? null
        : { kind: 'api', code: error.errorCode, description: error.description, status: 409 },
  });
};
