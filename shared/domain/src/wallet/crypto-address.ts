/**
 * Addresses of crypto wallets: what is sent along the wrong network is gone, so the form notices it
 * before the server does.
 */

/** Networks that withdrawals use. */
export const CRYPTO_NETWORKS = ['TRC20', 'ERC20'] as const;
/** A network. */
export type CryptoNetwork = (typeof CRYPTO_NETWORKS)[number];

/** What an address of each network looks like: Base58 with a T before it, 20 bytes in hex. */
const PATTERN: Readonly<Record<CryptoNetwork, RegExp>> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9A-Fa-f]{40}$/,
};

/** Why a text is no address of a network. */
export type AddressProblem = 'empty' | 'otherNetwork' | 'wrong';

/** The network whose addresses look like this, or null. */
export const networkOfAddress = (text: string): CryptoNetwork | null =>
  CRYPTO_NETWORKS.find((network) => PATTERN[network].test(text.trim())) ?? null;

/** What is wrong with an address, or null. Blanks around it come with a paste and do no harm. */
export function addressProblem(network: CryptoNetwork, text: string): AddressProblem | null {
  if (text.trim() === '') return 'empty';
  const found = networkOfAddress(text);
  if (found === network) return null;
  return found === null ? 'wrong' : 'otherNetwork';
}
