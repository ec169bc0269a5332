/** What a transfer between wallets may be, and how the two wallets are chosen (§7.2 Transfer). */
import type { Fen } from '../money';

/** From and to, by the ids of the wallet groups. */
export interface WalletPair {
  readonly from: number;
  readonly to: number;
}

/**
 * The pair after a choice on one side: who names the other side's wallet turns the pair around, so
 * that they never are the same.
 */
export function pairAfter(pair: WalletPair, side: keyof WalletPair, chosen: number): WalletPair {
  const other = side === 'from' ? 'to' : 'from';
  if (pair[other] === chosen) return turned(pair);
  return side === 'from' ? { from: chosen, to: pair.to } : { from: pair.from, to: chosen };
}

/** The pair the other way around. */
export const turned = ({ from, to }: WalletPair): WalletPair => ({ from: to, to: from });

/** What is wrong with a transfer. */
export type TransferProblem = 'sameWallet' | 'empty' | 'below' | 'balance';

/**
 * Why it can't go, or null.
 *
 * @param balance of the wallet it leaves.
 * @param amount null while nothing readable is typed.
 */
export function transferProblem({
  pair,
  amount,
  min,
  balance,
}: {
  readonly pair: WalletPair;
  readonly amount: Fen | null;
  readonly min: Fen;
  readonly balance: Fen;
}): TransferProblem | null {
  if (pair.from === pair.to) return 'sameWallet';
  if (amount === null || amount <= 0n) return 'empty';
  if (amount < min) return 'below';
  return amount > balance ? 'balance' : null;
}

/** Why a wallet is closed. */
export type TransferLock = 'exclusion' | 'bonus' | 'other';

/** What the wallets, the flags and the running bonuses say. */
export interface TransferStanding {
  /** No wallet lets money in. */
  readonly closed: boolean;
  /** Null while the flags are not known. */
  readonly fundInDisabled: boolean | null;
  readonly turnoverRemaining: Fen | null;
}

/** What keeps every transfer back, or null. */
export function transferLock({
  closed,
  fundInDisabled,
  turnoverRemaining,
}: TransferStanding): TransferLock | null {
  // The member's own limit holds even where the server still lists the wallets as open.
  if (fundInDisabled === true) return 'exclusion';
  if (!closed) return null;
  return turnoverRemaining !== null && turnoverRemaining > 0n ? 'bonus' : 'other';
}
