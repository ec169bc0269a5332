/** How money of the wallet is looked up after a lost answer or a reload (safety D3). */
import { applicationByRef } from '@site/contracts/payment';
import { transferByRef } from '@site/contracts/transfer';
import type { Outcome } from '@site/domain/errors/app-error';
import type { Lookup, MoneyKind } from '@site/domain/money-action/machine';
import type { Platform } from '@site/platform';
import { toLookup, type KeyedDraft, type LookedUp } from '@site/remote-kit/money';
import { noteLookedUp, watchPreviousAttempts } from './previous-attempt';

/** Money that this remote moves. */
export type WalletKind = Extract<MoneyKind, 'deposit' | 'withdrawal' | 'transfer'>;

/** One attempt, as a form hands it in. */
export interface WalletDraft<B, R> extends KeyedDraft<B, R> {
  readonly kind: WalletKind;
}

/**
 * Tells the money port how each kind is looked up.
 *
 * @returns the way to stop.
 */
export function registerLookups(platform: Platform): () => void {
  const { api, money } = platform;
  const asLookup = <R>(key: string, answer: Outcome<LookedUp<R>>): Outcome<Lookup<R>> => {
    noteLookedUp(platform, key, answer.ok ? (answer.value.error?.description ?? null) : null);
    return toLookup(answer);
  };
  const application = async (key: string) =>
    asLookup(key, await api.call(applicationByRef, { params: { key }, fresh: true }));
  const transfer = async (key: string) =>
    asLookup(key, await api.call(transferByRef, { params: { key }, fresh: true }));
  const stops = [
    watchPreviousAttempts(platform),
    money.registerLookup('deposit', application),
    money.registerLookup('withdrawal', application),
    money.registerLookup('transfer', transfer),
  ];
  return () => stops.forEach((stop) => stop());
}
