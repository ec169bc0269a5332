/** Money calls of the wallet as money actions (safety D3): the key is bound to the bytes, and a reload asks what became of it. */
import type { Endpoint } from '@site/contracts/endpoint';
import { applicationByRef } from '@site/contracts/payment';
import { transferByRef } from '@site/contracts/transfer';
import { done, type Outcome } from '@site/domain/errors/app-error';
import type { Lookup, MoneyKind } from '@site/domain/money-action/machine';
import type { MoneyAction, Platform } from '@site/platform';
import { noteAsked, watchEarlier } from './earlier';

/** Money that this remote moves. */
export type WalletKind = Extract<MoneyKind, 'deposit' | 'withdrawal' | 'transfer'>;

/** One attempt, as a form hands it in. */
export interface WalletDraft<B, R> {
  readonly kind: WalletKind;
  readonly row: Endpoint<undefined, B, R>;
  readonly body: B;
  readonly params?: Readonly<Record<string, string>>;
  /** One line for the member while it is under way; no personal data. */
  readonly summary: string;
  /** What the action works on, e.g. the number of an application; kept in the journal. */
  readonly ref?: string;
  /** Ends what is under way already: see {@link MoneyAction.settles}. */
  readonly settles?: boolean;
}

/** The action of a draft; the body that is hashed is the body that is sent. */
export function toWalletAction<B, R>(platform: Platform, { kind, row, body, params, summary, ref, settles }: WalletDraft<B, R>): MoneyAction<R> {
  return {
    kind, summary, ...(ref === undefined ? {} : { ref }), ...(settles === undefined ? {} : { settles }),
    payload: JSON.stringify([row.id, params ?? null, body]),
    submit: async (key) => {
      const answer = await platform.api.call(row, { body, ...(params === undefined ? {} : { params }), idempotencyKey: key, silent: true });
      return answer.ok ? done({ result: answer.value, pending: false }) : answer;
    },
  };
}

/** What the look-up calls answer. */
interface LookedUp<R> extends Omit<Lookup<R>, 'error'> { readonly error: { readonly errorCode: string; readonly description: string } | null }

const toLookup = <R>(answer: Outcome<LookedUp<R>>): Outcome<Lookup<R>> => {
  if (!answer.ok) return answer;
  const { state, settleBy, result, error } = answer.value;
  return done({ state, settleBy, result, error: error === null ? null : { kind: 'api', code: error.errorCode, description: error.description, status: 409 } });
};

/** Tells the money door how each kind is looked up. @returns the way to stop. */
export function registerLookups(platform: Platform): () => void {
  const { api, money } = platform;
  const told = <R>(key: string, answer: Outcome<LookedUp<R>>): Outcome<Lookup<R>> => {
    noteAsked(platform, key, answer.ok ? (answer.value.error?.description ?? null) : null);
    return toLookup(answer);
  };
  const application = async (key: string) => told(key, await api.call(applicationByRef, { params: { key }, silent: true }));
  const transfer = async (key: string) => told(key, await api.call(transferByRef, { params: { key }, silent: true }));
  const stops = [watchEarlier(platform), money.registerLookup('deposit', application), money.registerLookup('withdrawal', application), money.registerLookup('transfer', transfer)];
  return () => stops.forEach((stop) => stop());
}
