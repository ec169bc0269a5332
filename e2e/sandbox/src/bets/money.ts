/** Movements of money that bets make; each happens once, whatever is repeated. */
import { fenOf, type Fen } from '@site/domain/money';
import type { Context } from '../core/context';
import { HOUSE, walletOf } from '../ledger/ledger';
import { isFreeBet, postFreeStake } from './free-stake';
import type { Bet } from './types';

/** Wallet group of the sportsbook. */
export const SPORTSBOOK = 2;

/** What a member reads beside a movement. */
function titleOf({ legs, detail }: Bet, verb: string): string {
  const [first] = legs;
  if (detail.combo !== null) return `${verb} 串关 ${legs.length}场`;
  return first === undefined
    ? verb
    : `${verb} ${first.isOutright ? first.homeName : `${first.homeName} vs ${first.awayName}`}`;
}

/**
 * The debit of a new bet; that of a free bet is the house's.
 *
 * @throws InsufficientFunds.
 */
export function takeStake(context: Context, bet: Bet): void {
  if (isFreeBet(bet)) {
    postFreeStake(context, bet, titleOf(bet, '免费投注'));
    return;
  }
  context.ledger.post(
    {
      kind: 'bet.stake',
      ref: bet.id,
      title: titleOf(bet, '投注'),
      movements: [
        { account: walletOf(bet.memberCode, SPORTSBOOK), amount: fenOf(-bet.risk) },
        { account: HOUSE.bets, amount: bet.risk },
      ],
    },
    bet.placedAt,
  );
}

/** Kinds of credit with the word that members read. */
const CREDIT = { 'bet.settle': '派彩', 'bet.refund': '退还', 'bet.cashout': '提前兑现' } as const;

/** A credit; nothing moves for nothing. */
export function give(
  context: Context,
  bet: Bet,
  kind: keyof typeof CREDIT,
  ref: string,
  amount: Fen,
): void {
  if (amount <= 0n) return;
  context.ledger.post(
    {
      kind,
      ref,
      title: titleOf(bet, CREDIT[kind]),
      movements: [
        { account: walletOf(bet.memberCode, SPORTSBOOK), amount },
        { account: HOUSE.bets, amount: fenOf(-amount) },
      ],
    },
    context.clock.now(),
  );
}

/**
 * Corrects an earlier payout. A member's wallet never goes below zero: what it does not hold any
 * more stays with the house.
 *
 * @returns what could not be taken back.
 */
export function correct(context: Context, bet: Bet, ref: string, change: Fen): Fen {
  const wallet = walletOf(bet.memberCode, SPORTSBOOK);
  const held = context.ledger.balance(wallet);
  const amount = change < 0n && -change > held ? fenOf(-held) : change;
  if (amount !== 0n) {
    context.ledger.post(
      {
        kind: 'bet.resettle',
        ref,
        title: titleOf(bet, '重新结算'),
        movements: [
          { account: wallet, amount },
          { account: HOUSE.bets, amount: fenOf(-amount) },
        ],
      },
      context.clock.now(),
    );
  }
  return fenOf(amount - change);
}
