/** The one example that all lessons bet: a stake and a price, with exact money. */
import { settledReturn, type LegResult } from '@site/domain/betting/settlement';
import { winRisk } from '@site/domain/betting/win-risk';
import { fenOf, toCnyString } from '@site/domain/money';
import { parseDecimalOdds, type DecimalOdds } from '@site/domain/odds/decimal-odds';

/** Stake of every example, yuan as it is written. */
export const STAKE = 100;
/** The same in fen, for the rules. */
export const STAKE_FEN = fenOf(10_000n);

/**
 * A price of an example.
 *
 * @throws when the table of examples holds none.
 */
export function price(text: string): DecimalOdds {
  const known = parseDecimalOdds(text);
  if (known === null) throw new RangeError(`${text} is no price`);
  return known;
}

/** Price of the Asian examples. */
export const EXAMPLE_PRICE = price('1.95');

const signed = (value: string): string =>
  value.startsWith('-') || value === '0.00' ? value : `+${value}`;

/** Money back and profit of a result, two places. */
export function moneyOf(
  result: LegResult,
  at: DecimalOdds = EXAMPLE_PRICE,
): { readonly back: string; readonly profit: string } {
  const booked = winRisk(STAKE_FEN, at, 'EU');
  const back = settledReturn(booked, result);
  return { back: toCnyString(back), profit: signed(toCnyString(fenOf(back - booked.risk))) };
}
