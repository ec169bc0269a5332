/** What the sandbox decides by itself, and what the control surface decides. */
import type { ApplicationStatus } from '@site/contracts/payment';
import type { Context } from '../core/context';
import { expireDue } from '../bonus/actions';
import { decideCases } from './cases';
import { moveApplication, selectApplications, type StoredApplication } from './store';

const WORDS: Readonly<Record<string, string>> = {
  'Deposit.Approved': '存款已到账',
  'Deposit.Rejected': '未查到您的付款，请核对后重新提交',
  'Deposit.Expired': '超过付款时间，订单已失效',
  'Withdrawal.Approved': '款项已汇出',
  'Withdrawal.Rejected': '收款账户信息有误，款项已退回',
};

/**
 * Decides one that is open.
 *
 * @param note what the member reads; the usual words without.
 */
export const decide = (
  context: Context,
  application: StoredApplication,
  status: ApplicationStatus,
  note?: string,
): StoredApplication =>
  moveApplication(
    context,
    application,
    status,
    note ?? WORDS[`${application.direction}.${status}`] ?? '',
  );

/**
 * Decides whatever became due: processing is approved, unpaid expires, cases go on, bonuses run
 * out.
 */
export function decideDue(context: Context): void {
  for (const application of selectApplications(
    context,
    "due_at <= ? AND status IN ('Created', 'Processing')",
    context.clock.now(),
  )) {
    decide(context, application, application.status === 'Processing' ? 'Approved' : 'Expired');
  }
  decideCases(context);
  // A bonus that ran out holds nothing back any more: what it gave goes before anything may leave.
  expireDue(context);
}
