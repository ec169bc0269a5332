/** Why a deposit cannot go on yet: one reason at a time, in the order a member meets them. */
import type { PaymentMethod } from '@site/contracts/payment';
import { formatCny, parseCny, type Fen } from '@site/domain/money';
import { DEPOSIT } from '../phrases/deposit';

export interface DepositForm {
  readonly method: PaymentMethod | null;
  readonly amountText: string;
  readonly nameRequired: boolean;
  readonly name: string;
}

export type DepositCheck =
  | { readonly ok: true; readonly method: PaymentMethod; readonly amount: Fen }
  | { readonly ok: false; readonly field: 'method' | 'amount' | 'name'; readonly reason: string };

const no = (field: 'method' | 'amount' | 'name', reason: string): DepositCheck => ({ ok: false, field, reason });

export function checkDeposit({ method, amountText, nameRequired, name }: DepositForm): DepositCheck {
  if (method === null) return no('method', DEPOSIT.choose);
  const amount = parseCny(amountText);
  if (amount === null || amount <= 0n) return no('amount', DEPOSIT.empty);
  if (amount < method.minAmount) return no('amount', DEPOSIT.below(formatCny(method.minAmount)));
  if (amount > method.maxAmount) return no('amount', DEPOSIT.above(formatCny(method.maxAmount)));
  if (nameRequired && name.trim() === '') return no('name', DEPOSIT.nameEmpty);
  return { ok: true, method, amount };
}
