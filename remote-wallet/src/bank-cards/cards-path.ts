/** Addresses of the saved accounts: adding one has its own, so that back and a reload stay there. */
import { CRYPTO_NETWORKS, type CryptoNetwork } from '@site/domain/wallet/crypto-address';

export type AccountKind = 'card' | 'crypto';

/**
 * The list, or the form of a kind.
 *
 * @param fromWithdrawal leads back to the withdrawal that asked for it.
 * @param network of a wallet, chosen before its form opens.
 */
export function cardsPath(
  add?: AccountKind,
  fromWithdrawal = false,
  network: string | null = null,
): string {
  const query = new URLSearchParams({
    ...(add === undefined ? {} : { add }),
    ...(network === null ? {} : { network }),
    ...(fromWithdrawal ? { from: 'withdrawal' } : {}),
  }).toString();
  return `/Me/BankCards${query === '' ? '' : `?${query}`}`;
}

/** The form an address asks for; null shows the list. */
export const readAdd = (text: string | null): AccountKind | null =>
  text === 'card' || text === 'crypto' ? text : null;

/** The network an address asks for; undefined where it names none that there is. */
export const readNetwork = (text: string | null): CryptoNetwork | undefined =>
  CRYPTO_NETWORKS.find((each) => each === text);
