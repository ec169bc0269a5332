/** What of a member's money may leave: everything, or nothing while a bonus waits for turnover. */
import { fenOf, sumFen, type Fen } from '@site/domain/money';
import { tiedFunds, type TiedFunds } from '@site/domain/wallet/tied-funds';
import type { Context } from '../core/context';
import { HOUSE, InsufficientFunds, walletOf, type Movement } from '../ledger/ledger';

/** Funds of a member in fen; `remaining` is turnover that is still missing. */
export interface Funds extends TiedFunds {
  readonly total: Fen;
  readonly remaining: Fen;
}

/** Funds right now; balance, thresholds and withdrawals all read this one. */
export function fundsOf(context: Context, memberCode: string): Funds {
  const total = sumFen(context.ledger.balances(memberCode).map(({ balance }) => balance));
  const remaining = context.turnover.remaining(memberCode);
  return { total, remaining, ...tiedFunds(total, remaining) };
}

/**
 * Movements that take an amount out of the wallets, the sportsbook's first, into the account of
 * what is on its way out.
 *
 * @throws InsufficientFunds when all of them together do not cover it.
 */
export function drawFrom(context: Context, memberCode: string, amount: Fen): Movement[] {
  let left: bigint = amount;
  const movements: Movement[] = [];
  for (const { group, balance } of context.ledger.balances(memberCode)) {
    const part = balance < left ? balance : left;
    if (part > 0n) movements.push({ account: walletOf(memberCode, group), amount: fenOf(-part) });
    left -= part;
  }
  if (left > 0n) throw new InsufficientFunds(memberCode);
  return [...movements, { account: HOUSE.held, amount }];
}
