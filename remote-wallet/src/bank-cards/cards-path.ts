/** Addresses of the saved accounts: adding one has its own, so that back and a reload stay there. */
export type AccountKind = 'card' | 'crypto';

/**
 * The list, or the form of a kind.
 *
 * @param fromWithdrawal leads back to the withdrawal that asked for it.
 */
export function cardsPath(add?: AccountKind, fromWithdrawal = false): string {
  const query = new URLSearchParams({
    ...(add === undefined ? {} : { add }),
    ...(fromWithdrawal ? { from: 'withdrawal' } : {}),
  }).toString();
  return `/Me/BankCards${query === '' ? '' : `?${query}`}`;
}

/** The form an address asks for; null shows the list. */
export const readAdd = (text: string | null): AccountKind | null =>
  text === 'card' || text === 'crypto' ? text : null;
