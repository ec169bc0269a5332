/**
 * Which saved account a way to withdraw pays to: a card for a bank, a wallet of the same network
 * for a coin.
 */

/** What of a saved account decides it. */
export interface PayoutAccount {
  readonly memberBankId: string;
  readonly network: string | null;
  readonly isDefault: boolean;
}

/** The network in a method's code (`USDT-TRC20`), or null where it pays to a card. */
export const networkOfMethod = (methodCode: string): string | null =>
  /^USDT-([A-Z0-9]+)$/.exec(methodCode)?.[1] ?? null;

/** Accounts a method can pay to, as they come. */
export const accountsFor = <A extends PayoutAccount>(
  methodCode: string,
  accounts: readonly A[],
): readonly A[] => accounts.filter(({ network }) => network === networkOfMethod(methodCode));

/** What is known of an account that was sent to be saved. */
export interface AccountSent {
  readonly bankCode?: string;
  readonly network?: string;
  readonly last: string;
}

/**
 * True where an account that was not there before is the one that was sent: its saving arrived,
 * though the answer did not.
 */
export function isSavedSince(
  beforeIds: readonly string[],
  now: readonly (Pick<PayoutAccount, 'memberBankId' | 'network'> & {
    readonly bankCode: string;
    readonly last: string;
  })[],
  sent: AccountSent,
): boolean {
  return now.some(
    ({ memberBankId, bankCode, network, last }) =>
      !beforeIds.includes(memberBankId) &&
      last === sent.last &&
      (sent.network === undefined
        ? network === null && bankCode === sent.bankCode
        : network === sent.network),
  );
}

/**
 * The account that is meant: the chosen one while the method can pay to it, else the default, else
 * the first; null without any.
 */
export function payoutAccount<A extends PayoutAccount>(
  methodCode: string,
  accounts: readonly A[],
  chosenId: string,
): A | null {
  const fitting = accountsFor(methodCode, accounts);
  return (
    fitting.find(({ memberBankId }) => memberBankId === chosenId) ??
    fitting.find(({ isDefault }) => isDefault) ??
    fitting[0] ??
    null
  );
}
