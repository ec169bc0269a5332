/** Limits of bets (domain.md "Limits"). */
import Big from 'big.js';
import { fenOf, type Fen } from '@site/domain/money';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { BoardMarket } from '../engine/board';

const yuan = (amount: number): Fen => fenOf(BigInt(amount) * 100n);

/**
 * Least stake of a ticket and of a line, most paid by one ticket, most staked by one member on one
 * event.
 */
export const LIMIT = {
  min: yuan(10),
  minLine: yuan(1),
  payout: yuan(1_000_000),
  event: yuan(100_000),
} as const;

const MOST = { preMatch: yuan(50_000), live: yuan(20_000), small: yuan(2_000) } as const;
/** Types with a small limit. */
const SMALL: ReadonlySet<string> = new Set(['correctScore', 'outright', 'place']);
const WHOLE = 100n;

const wholeYuan = (amount: Fen): Fen => fenOf((amount / WHOLE) * WHOLE);
const least = (a: Fen, b: Fen): Fen => (a < b ? a : b);

/** Most stake by kind of market. */
function fixedMost(markets: readonly Pick<BoardMarket, 'type' | 'isLive'>[]): Fen {
  if (markets.some(({ type }) => SMALL.has(type))) return MOST.small;
  return markets.some(({ isLive }) => isLive) ? MOST.live : MOST.preMatch;
}

/** Stake at which the return reaches the cap. */
const capped = (factor: Big): Fen =>
  fenOf(BigInt(new Big(LIMIT.payout.toString()).div(factor).round(0, 0).toFixed(0)));

/**
 * Most stake of a single: the fixed limit, that of a raised price, or less where the payout would
 * pass the cap; whole yuan.
 */
export function maxSingle(
  market: Pick<BoardMarket, 'type' | 'isLive' | 'boost'>,
  price: DecimalOdds,
): Fen {
  const most = least(fixedMost([market]), capped(new Big(price)));
  return wholeYuan(market.boost === undefined ? most : least(most, market.boost.maxStake));
}

/**
 * Least and most stake per line of a combo.
 *
 * @param factor return per unit staked on each line when every leg wins.
 */
export function lineLimits(
  markets: readonly Pick<BoardMarket, 'type' | 'isLive'>[],
  lines: number,
  factor: Big,
): { readonly min: Fen; readonly max: Fen; readonly fixed: Fen } {
  const count = BigInt(lines);
  const shared = fenOf(
    (LIMIT.min / count / WHOLE) * WHOLE + (LIMIT.min % (count * WHOLE) === 0n ? 0n : WHOLE),
  );
  const fixed = wholeYuan(fenOf(fixedMost(markets) / count));
  return {
    min: shared > LIMIT.minLine ? shared : LIMIT.minLine,
    max: wholeYuan(least(fixed, capped(factor))),
    fixed,
  };
}
