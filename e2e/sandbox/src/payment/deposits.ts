/** The deposit journey: create, pay, "I have paid", approved after 20 s, or cancelled, or expired. */
import type { PayTo } from '@site/contracts/payment';
import { fenOf, parseCny, toCnyString, type Fen } from '@site/domain/money';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';
import { memberOfCall } from '../members/routes';
import { methodOf, type Method } from './methods';
import { insertApplication, moveApplication, selectApplications, type StoredApplication } from './store';

/** Milliseconds of the virtual clock. */
const TIMES = { expiry: 900_000, decision: 20_000 } as const;

/** An open application of a member, or null. */
export const openDeposit = (context: Context, memberCode: string, method: string): StoredApplication | null =>
  selectApplications(context, "member_code = ? AND method = ? AND direction = 'Deposit' AND status IN ('Created', 'Processing')", memberCode, method)[0] ?? null;

function payToOf(method: Method, reference: string, amount: Fen): PayTo {
  if (method.kind === 'qr') {
    return {
      kind: 'qr', bankName: null, accountName: null, accountNumber: null, branch: null, reference,
      qrText: `https://pay.sandbox.example/qr/${reference}?amount=${toCnyString(amount)}`,
    };
  }
  return {
    kind: 'bank', bankName: '演示银行', accountName: '沙盒演示科技有限公司', accountNumber: '6200 0000 0000 0000', branch: '上海演示支行', qrText: null, reference,
  };
}

function amountWithin(method: Method, text: string): Fen {
  const amount = parseCny(text);
  if (amount === null || amount === fenOf(0n)) throw new ApiError(422, 'VAL10010', '请输入正确的金额');
  if (amount < method.min) throw new ApiError(422, 'VAL10011', `单笔最低存款 ${toCnyString(method.min)} 元`);
  if (amount > method.max) throw new ApiError(422, 'VAL10012', `单笔最高存款 ${toCnyString(method.max)} 元`);
  return amount;
}

/**
 * Creates a deposit. @throws ApiError with self-exclusion, an unknown or closed method, an amount outside the limits,
 * or one still open for the method.
 */
export function createDeposit(context: Context, memberCode: string, methodCode: string, amountText: string): StoredApplication {
  const { exclusion } = memberOfCall(context, memberCode);
  if (exclusion.DisableDeposit || exclusion.DisableFundIn) throw new ApiError(403, 'PAY00403', '您已启用自我限制,暂时无法存款');
  const method = methodOf(methodCode);
  if (method === null || !method.isAvailable) throw new ApiError(422, 'PAY00404', '该存款方式暂不可用');
  const amount = amountWithin(method, amountText);
  if (openDeposit(context, memberCode, methodCode) !== null) throw new ApiError(409, 'PAY00409', '您有一笔存款正在处理中,请先完成或取消');
  const at = context.clock.now();
  const transactionId = newId('D');
  const application: StoredApplication = {
    id: newId('A'), transactionId, memberCode, direction: 'Deposit', method: methodCode, amount, status: 'Created',
    payTo: payToOf(method, transactionId.slice(-6).toUpperCase(), amount), createdAt: at, updatedAt: at, expiresAt: at + TIMES.expiry,
    dueAt: at + TIMES.expiry, timeline: [{ status: 'Created', at, note: '存款申请已提交' }],
  };
  insertApplication(context, application);
  return application;
}

/** An application of this member. @throws ApiError when there is none. */
export function ownApplication(context: Context, memberCode: string, column: 'id' | 'transaction_id', value: string): StoredApplication {
  const [found] = selectApplications(context, `member_code = ? AND ${column} = ?`, memberCode, value);
  if (found === undefined) throw refusals.notFound('订单');
  return found;
}

/** "I have paid": idempotent. @throws ApiError once it is expired or cancelled. */
export function markPaid(context: Context, application: StoredApplication): StoredApplication {
  if (application.status === 'Processing' || application.status === 'Approved') return application;
  if (application.status !== 'Created') throw new ApiError(409, 'PAY00410', '该订单已结束,请重新提交');
  return moveApplication(context, application, 'Processing', '已收到您的付款通知,正在确认', context.clock.now() + TIMES.decision);
}

/** The member takes a deposit back, while it is open. */
export function cancelOwn(context: Context, application: StoredApplication): StoredApplication {
  if (application.status === 'Cancelled') return application;
  if (application.status !== 'Created' && application.status !== 'Processing') throw new ApiError(409, 'PAY00411', '该订单已处理,无法取消');
  return moveApplication(context, application, 'Cancelled', '您已取消该笔存款');
}

/** Decides whatever became due: processing is approved, unpaid expires. */
export function decideDue(context: Context): void {
  for (const application of selectApplications(context, "due_at <= ? AND status IN ('Created', 'Processing')", context.clock.now())) {
    if (application.status === 'Processing') moveApplication(context, application, 'Approved', '存款已到账');
    else moveApplication(context, application, 'Expired', '超过付款时间,订单已失效');
  }
}
