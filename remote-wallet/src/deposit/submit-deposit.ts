/**
 * A checked deposit as the money action that makes it: coins have a call of their own, everything
 * else applies.
 */
import { createApplication, type Application, type PaymentMethod } from '@site/contracts/payment';
import { createCryptoInvoice } from '@site/contracts/payment-deposit';
import type { MethodDetail } from '@site/contracts/payment-methods';
import { formatCny, toCnyString, type Fen } from '@site/domain/money';
import type { WalletMoney } from '../money/use-wallet-money';
import { DEPOSIT } from '../phrases/deposit';

/** What a deposit is made of. */
export interface DepositOrder {
  readonly method: PaymentMethod;
  readonly kind: MethodDetail['kind'] | undefined;
  readonly amount: Fen;
  /** Empty without. */
  readonly bonusId: string;
  readonly subMethod: string;
  /** Values of the method's own fields, by name. */
  readonly values: Readonly<Record<string, string>>;
}

const filled = (entries: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  );

/** Sends it. */
export function submitDeposit(
  money: Pick<WalletMoney<Application>, 'submit'>,
  { method, kind, amount, bonusId, subMethod, values }: DepositOrder,
): void {
  const common = {
    kind: 'deposit',
    summary: DEPOSIT.summary(method.name, formatCny(amount)),
  } as const;
  const body = { methodCode: method.code, amount: toCnyString(amount), ...filled({ bonusId }) };
  if (kind === 'crypto') money.submit({ ...common, row: createCryptoInvoice, body });
  else
    money.submit({
      ...common,
      row: createApplication,
      body: { transactionType: 'Deposit', ...body, ...filled({ ...values, subMethod }) },
    });
}
