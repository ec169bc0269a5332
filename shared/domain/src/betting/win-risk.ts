/** What a single wins and risks in the odds type the member bets in (domain D1). */
import Big from 'big.js';
import { fenOf, type Fen } from '../money';
import { roundToFen } from '../rounding';
import type { DecimalOdds, OddsTypeName } from '../odds/decimal-odds';
import { convertOdds } from '../odds/convert';

/** Both sides of a single before it is placed, in fen. */
export interface WinRisk {
  /** Profit if it wins. */
  readonly win: Fen;
  /** Debit on acceptance: at negative MY or ID odds it differs from the stake. */
  readonly risk: Fen;
  /** Money back if it wins: risk + win. */
  readonly payout: Fen;
}

/**
 * Asian convention: at negative odds v the typed stake S is what the member wins and the debit is S
 * x |v|; at positive odds the stake is the debit and the profit is S x v (EU: S x (v-1)).
 */
export function winRisk(stake: Fen, price: DecimalOdds, type: OddsTypeName): WinRisk {
  const amount = new Big(stake.toString());
  const shown = convertOdds(price, type);
  const negative = shown !== null && type !== 'EU' && shown.lt(0);
  if (negative) {
    const risk = roundToFen(amount.times(shown.abs()));
    return { win: stake, risk, payout: fenOf(stake + risk) };
  }
  const profitRate = shown === null || type === 'EU' ? new Big(price).minus(1) : shown;
  const win = roundToFen(amount.times(profitRate));
  return { win, risk: stake, payout: fenOf(stake + win) };
}

/**
 * What comes back when a bet, or all of several, wins: debit and profit in fen. The stake of a free
 * bet does not come back (ADR 104), and what it brings is never less than nothing: a profit below
 * nought is one of a combo that has lost.
 */
export const returnOf = (
  { risk, win }: Pick<WinRisk, 'risk' | 'win'>,
  { freeBet }: { readonly freeBet: boolean },
): Fen => (freeBet ? fenOf(win > 0n ? win : 0n) : fenOf(risk + win));
