/**
 * Valid turnover: what of a settled wager counts towards bonuses and rebates (domain.md
 * "Settlement").
 */
import { fenOf, ZERO_FEN, type Fen } from '../money';
import { compareOdds, type DecimalOdds } from '../odds/decimal-odds';
import type { WagerOutcome } from './statuses';

/**
 * Share of the stake per outcome: whole, half or none. Nothing was at stake where the money came
 * back.
 */
const SHARE: Readonly<Record<WagerOutcome, 'whole' | 'half' | 'none'>> = {
  won: 'whole',
  lost: 'whole',
  placed: 'whole',
  deadHeatWon: 'whole',
  deadHeatPlaced: 'whole',
  halfWon: 'half',
  halfLost: 'half',
  draw: 'none',
  void: 'none',
  nonRunner: 'none',
  cashedOut: 'none',
  partlyCashedOut: 'none',
  rejected: 'none',
  cancelled: 'none',
  refunded: 'none',
  waiting: 'none',
  running: 'none',
};

/** Prices below this count for nothing: such bets carry next to no risk. */
const LEAST_PRICE = '1.30' as DecimalOdds;

/**
 * A settled wager as far as turnover goes; the smaller of stake and debit counts, so negative odds
 * earn no extra (D1).
 */
export interface TurnoverWager {
  readonly stake: Fen;
  readonly risk: Fen;
  readonly price: DecimalOdds;
  readonly outcome: WagerOutcome;
}

/** Valid turnover in fen; half a fen is rounded up. */
export function validTurnover({ stake, risk, price, outcome }: TurnoverWager): Fen {
  const share = SHARE[outcome];
  if (share === 'none' || compareOdds(price, LEAST_PRICE) < 0) return ZERO_FEN;
  const counted = stake < risk ? stake : risk;
  return share === 'whole' ? counted : fenOf((counted + 1n) / 2n);
}
