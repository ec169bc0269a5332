/**
 * A game whose wallet is empty: from which wallet money can come, and how much (§3.9, issue of the
 * empty wallet at a launch).
 */
import { fenOf, type Fen } from '../money';

/** A wallet as the transfer call lists it; balance in fen. */
export interface TopUpWallet {
  readonly walletProductGroupId: number;
  readonly balance: Fen;
  readonly canTransferOut: boolean;
  readonly canTransferIn: boolean;
}

/**
 * A wallet is empty when not even the least transfer is in it; one that is not listed is not known,
 * and not called empty (I7).
 */
export function isEmptyWallet(wallets: readonly TopUpWallet[], group: number, least: Fen): boolean {
  const wallet = wallets.find(({ walletProductGroupId }) => walletProductGroupId === group);
  return wallet !== undefined && wallet.balance < least;
}

/**
 * Wallets that money can come from, the fullest first; none where the game's own wallet takes
 * nothing in.
 */
export function topUpSources<W extends TopUpWallet>(
  wallets: readonly W[],
  group: number,
  least: Fen,
): readonly W[] {
  const takes = wallets.some(
    ({ walletProductGroupId, canTransferIn }) => walletProductGroupId === group && canTransferIn,
  );
  if (!takes) return [];
  return wallets
    .filter(
      ({ walletProductGroupId, canTransferOut, balance }) =>
        walletProductGroupId !== group && canTransferOut && balance >= least,
    )
    .toSorted((a, b) =>
      a.balance === b.balance
        ? a.walletProductGroupId - b.walletProductGroupId
        : b.balance > a.balance
          ? 1
          : -1,
    );
}

/** Amounts that are offered, in fen. */
const ROUND: readonly Fen[] = [fenOf(10_000n), fenOf(50_000n), fenOf(100_000n)];

/** Round amounts that a wallet covers, then all of it. */
export const topUpAmounts = (balance: Fen): readonly Fen[] => [
  ...ROUND.filter((amount) => amount < balance),
  balance,
];
