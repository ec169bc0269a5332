/** From decided legs to a decided bet: what it gives back and what to call it. Pure. */
import Big from 'big.js';
import { openShare } from '@site/domain/betting/cash-out';
import type { WagerOutcome } from '@site/domain/betting/statuses';
import { settledReturn } from '@site/domain/betting/settlement';
import { systemReturn } from '@site/domain/betting/systems';
import { validTurnover } from '@site/domain/betting/turnover';
import { fenOf, type Fen } from '@site/domain/money';
import { parseDecimalOdds, type DecimalOdds } from '@site/domain/odds/decimal-odds';
import { roundToFen } from '@site/domain/rounding';
import { multiplierOf, plainResult, type LegOutcome } from '../engine/results';
import { LIMIT } from './limits';
import type { Bet } from './types';

/** A bet's end. `payout` is for the part that still runs. */
export interface BetEnd {
  readonly outcome: WagerOutcome;
  readonly payout: Fen;
}

/** Money back of a single with an outcome, whole debit. */
export function singleReturn(bet: Pick<Bet, 'win' | 'risk' | 'legs'>, outcome: LegOutcome): Fen {
  const result = plainResult(outcome);
  if (result !== null) return settledReturn({ win: bet.win, risk: bet.risk }, result);
  return roundToFen(
    multiplierOf(outcome, bet.legs[0]?.price ?? ('2' as DecimalOdds)).times(bet.risk.toString()),
  );
}

const LEG_WORD: Readonly<Record<LegOutcome['kind'], WagerOutcome>> = {
  won: 'won',
  halfWon: 'halfWon',
  void: 'draw',
  halfLost: 'halfLost',
  lost: 'lost',
  placed: 'placed',
  deadHeatWon: 'deadHeatWon',
  deadHeatPlaced: 'deadHeatPlaced',
  nonRunner: 'nonRunner',
  cancelled: 'cancelled',
};

function comboWord(outcomes: readonly LegOutcome[], payout: Fen): WagerOutcome {
  if (outcomes.every(({ kind }) => kind === 'cancelled')) return 'cancelled';
  if (outcomes.every(({ kind }) => kind === 'void' || kind === 'cancelled' || kind === 'nonRunner'))
    return 'draw';
  return payout === 0n ? 'lost' : 'won';
}

function wholeEnd(bet: Bet): BetEnd | null {
  const outcomes = bet.legs.map(({ outcome }) => outcome).filter((outcome) => outcome !== null);
  const [first] = outcomes;
  if (outcomes.length < bet.legs.length || first === undefined) return null;
  if (bet.detail.combo === null)
    return { outcome: LEG_WORD[first.kind], payout: openShare(singleReturn(bet, first), bet) };
  const multipliers = bet.legs.map(({ price, outcome }) => multiplierOf(outcome ?? first, price));
  const whole = systemReturn(
    multipliers,
    bet.detail.folds,
    fenOf(BigInt(bet.detail.perLine)),
    LIMIT.payout,
  );
  return { outcome: comboWord(outcomes, whole), payout: openShare(whole, bet) };
}

/**
 * The end of a bet whose legs are all decided, or null while one is open. A free bet pays winnings
 * only: its stake is never returned as money.
 */
export function endOf(bet: Bet): BetEnd | null {
  const end = wholeEnd(bet);
  if (end === null || bet.detail.vouchers === undefined) return end;
  return { ...end, payout: fenOf(end.payout > bet.openRisk ? end.payout - bet.openRisk : 0n) };
}

const MOST_PRICE = new Big(99_999);

/** Price that a bet counts with in the turnover: the product of its legs. */
function priceOf({ legs }: Bet): DecimalOdds {
  const product = legs.reduce((total, { price }) => total.times(price), new Big(1));
  return (
    parseDecimalOdds((product.gt(MOST_PRICE) ? MOST_PRICE : product).toFixed(2)) ??
    ('1.01' as DecimalOdds)
  );
}

/** Valid turnover of a settled bet; parts that were cashed out and free bets count for nothing. */
export const turnoverOf = (bet: Bet, outcome: WagerOutcome): Fen =>
  bet.detail.vouchers !== undefined
    ? fenOf(0n)
    : validTurnover({
        stake: openShare(bet.stake, bet),
        risk: bet.openRisk,
        price: priceOf(bet),
        outcome,
      });
