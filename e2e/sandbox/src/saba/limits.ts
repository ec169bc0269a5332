/** Limits of a single (domain.md "Limits"). */
import { fenOf, type Fen } from '@site/domain/money';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import Big from 'big.js';

const yuan = (amount: number): Fen => fenOf(BigInt(amount) * 100n);

/** Least stake, most paid by one ticket, most staked by one member on one event. */
export const LIMIT = { min: yuan(10), payout: yuan(1_000_000), event: yuan(100_000) } as const;

const MOST = { preMatch: yuan(50_000), live: yuan(20_000), correctScore: yuan(2_000) } as const;
const CORRECT_SCORE = 413;

/** Most stake on a selection: the fixed limit, or less where the payout would pass the cap; whole yuan. */
export function maxStake(betType: number, isLive: boolean, price: DecimalOdds): Fen {
  const fixed = betType === CORRECT_SCORE ? MOST.correctScore : isLive ? MOST.live : MOST.preMatch;
  const capped = BigInt(new Big(LIMIT.payout.toString()).div(price).div(100).round(0, 0).toFixed(0)) * 100n;
  return fenOf(capped < fixed ? capped : fixed);
}
