/** Whether a typed amount lies inside the limits that were shown before it was typed (C-80). */
import { parseCny, type Fen } from '../money';

/** Least and most of one payment, both allowed. */
export interface AmountLimits {
  readonly minAmount: Fen;
  readonly maxAmount: Fen;
}

/** What is wrong with an amount. */
export type AmountFault = 'empty' | 'below' | 'above';

/** An amount that may go on, or the one reason why not. */
export type AmountCheck =
  | { readonly ok: true; readonly amount: Fen }
  | { readonly ok: false; readonly fault: AmountFault };

/**
 * Reads what was typed and holds it against the limits; nothing, zero and what is no plain amount
 * count as empty.
 */
export function checkAmount(text: string, { minAmount, maxAmount }: AmountLimits): AmountCheck {
  const amount = parseCny(text);
  if (amount === null || amount === 0n) return { ok: false, fault: 'empty' };
  if (amount < minAmount) return { ok: false, fault: 'below' };
  return amount > maxAmount ? { ok: false, fault: 'above' } : { ok: true, amount };
}
