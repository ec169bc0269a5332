/**
 * Why a deposit cannot go on yet, in words: one reason at a time, in the order in which a member
 * meets the fields.
 */
import type { PaymentMethod } from '@site/contracts/payment';
import type { MethodDetail } from '@site/contracts/payment-methods';
import { isMasked } from '@site/domain/member/account-fields';
import { formatCny, type Fen } from '@site/domain/money';
import {
  checkAmount,
  type AmountFault,
  type AmountLimits,
} from '@site/domain/wallet/amount-limits';
import { DEPOSIT } from '../phrases/deposit';

/** Fields of a method besides the amount, which stands alone. */
export type MethodField = MethodDetail['fields'][number];
/** The field that asks who pays. */
export const PAYER_FIELD = 'depositorName';
export const extraFields = (detail: MethodDetail | undefined): readonly MethodField[] =>
  detail?.fields.filter(({ kind }) => kind !== 'amount') ?? [];

const AMOUNT_TEXT: Readonly<Record<AmountFault, (limits: AmountLimits) => string>> = {
  empty: () => DEPOSIT.empty,
  below: ({ minAmount }) => DEPOSIT.below(formatCny(minAmount)),
  above: ({ maxAmount }) => DEPOSIT.above(formatCny(maxAmount)),
};

/**
 * What is wrong with a typed amount, or null; `fault` lets a caller hold back what is only not
 * finished yet.
 */
export function amountProblem(
  text: string,
  limits: AmountLimits,
): { readonly fault: AmountFault; readonly text: string } | null {
  const check = checkAmount(text, limits);
  return check.ok ? null : { fault: check.fault, text: AMOUNT_TEXT[check.fault](limits) };
}

/** A form as it was sent. */
export interface DepositForm {
  readonly method: PaymentMethod | null;
  readonly fields: readonly MethodField[];
  readonly amount: string;
  readonly values: Readonly<Record<string, string>>;
}

export type DepositCheck =
  | { readonly ok: true; readonly method: PaymentMethod; readonly amount: Fen }
  | { readonly ok: false; readonly field: string; readonly text: string };

export function checkDeposit({ method, fields, amount, values }: DepositForm): DepositCheck {
  if (method === null) return { ok: false, field: 'form', text: DEPOSIT.choose };
  const typed = checkAmount(amount, method);
  if (!typed.ok) return { ok: false, field: 'amount', text: AMOUNT_TEXT[typed.fault](method) };
  const missing = fields.find(
    ({ name, isRequired }) => isRequired && (values[name] ?? '').trim() === '',
  );
  if (missing !== undefined)
    return { ok: false, field: missing.name, text: DEPOSIT.fieldEmpty(missing.label) };
  // A name as pages show it is no name that a bank knows.
  return isMasked(values[PAYER_FIELD] ?? '')
    ? { ok: false, field: PAYER_FIELD, text: DEPOSIT.nameMasked }
    : { ok: true, method, amount: typed.amount };
}
