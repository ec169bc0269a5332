/** The deposit journey: create, pay, "I have paid", approved after 20 s, or cancelled, or expired. */
import type { PayTo } from '@site/contracts/payment';
import { fenOf, parseCny, toCnyString, type Fen } from '@site/domain/money';
import { actionAllowed } from '@site/domain/wallet/self-exclusion';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';
import { checkDepositLimits } from '../members/limits';
import { memberOfCall } from '../members/routes';
import { depositStepOf } from '../verification/steps';
import { coinsFor, demoAddress, NETWORKS, RATE_MS, rateNow, rateText } from './crypto';
import { methodOf, type Method } from './methods';
import {
  insertApplication,
  moveApplication,
  saveDetail,
  selectApplications,
  type Detail,
  type StoredApplication,
} from './store';
import { TIMES } from './views';

/** What a member asks for. */
export interface DepositOrder {
  readonly methodCode: string;
  readonly amount: string;
  readonly depositorName?: string | undefined;
  readonly subMethod?: string | undefined;
  readonly bonusId?: string | undefined;
  readonly voucherCode?: string | undefined;
}

/** An open application of a member, or null. */
export const openDeposit = (
  context: Context,
  memberCode: string,
  method: string,
): StoredApplication | null =>
  selectApplications(
    context,
    "member_code = ? AND method = ? AND direction = 'Deposit' AND status IN ('Created', 'Processing')",
    memberCode,
    method,
  )[0] ?? null;

const NOWHERE = {
  bankName: null,
  accountName: null,
  accountNumber: null,
  branch: null,
  qrText: null,
} as const;

/** Where to pay, by the kind of the method. */
const PAY_TO: Readonly<
  Record<Method['kind'], (reference: string, amount: Fen, address: string) => PayTo | null>
> = {
  bank: (reference) => ({
    ...NOWHERE,
    kind: 'bank',
    bankName: '演示银行',
    accountName: '沙盒演示科技有限公司',
    accountNumber: '6200 0000 0000 0000',
    branch: '上海演示支行',
    reference,
  }),
  qr: (reference, amount) => ({
    ...NOWHERE,
    kind: 'qr',
    qrText: `https://pay.sandbox.example/qr/${reference}?amount=${toCnyString(amount)}`,
    reference,
  }),
  crypto: (reference, _amount, address) => ({
    ...NOWHERE,
    kind: 'crypto',
    qrText: address,
    reference,
  }),
  voucher: () => null,
  p2p: (reference) => ({
    ...NOWHERE,
    kind: 'p2p',
    bankName: '会员互转',
    accountName: '陈*明',
    accountNumber: '演示收款账户',
    reference,
  }),
  card: () => null,
};

/**
 * The amount, inside the method's limits.
 *
 * @throws ApiError VAL10010, VAL10011, VAL10012
 */
export function amountWithin(method: Method, text: string, word: string): Fen {
  const amount = parseCny(text);
  if (amount === null || amount === fenOf(0n))
    throw new ApiError(422, 'VAL10010', '请输入正确的金额');
  if (amount < method.min)
    throw new ApiError(422, 'VAL10011', `单笔最低${word} ${toCnyString(method.min)} 元`);
  if (amount > method.max)
    throw new ApiError(422, 'VAL10012', `单笔最高${word} ${toCnyString(method.max)} 元`);
  return amount;
}

function checkedAmount(
  context: Context,
  memberCode: string,
  order: DepositOrder,
): { method: Method; amount: Fen } {
  const member = memberOfCall(context, memberCode);
  const allowed =
    actionAllowed(member.exclusion, 'deposit') === 'yes' &&
    actionAllowed(member.exclusion, 'fundIn') === 'yes';
  if (!allowed) throw new ApiError(403, 'PAY00403', '您已启用自我限制，暂时无法存款');
  if (depositStepOf(member) !== 'DoneVerifyStep')
    throw new ApiError(403, 'PAY00423', '请先完成手机验证并填写真实姓名');
  const method = methodOf(order.methodCode);
  if (method === null || !method.isAvailable)
    throw new ApiError(422, 'PAY00404', '该存款方式暂不可用');
  const amount = amountWithin(method, order.amount, '存款');
  checkDepositLimits(context, memberCode, amount);
  if (openDeposit(context, memberCode, method.code) !== null)
    throw new ApiError(409, 'PAY00409', '您有一笔存款正在处理中，请先完成或取消');
  return { method, amount };
}

function cryptoOf(
  context: Context,
  method: Method,
  amount: Fen,
  reference: string,
): Detail['crypto'] {
  const network = NETWORKS.get(method.code);
  if (network === undefined) return undefined;
  const { rate } = rateNow(context);
  return {
    network: network.network,
    address: demoAddress(context, network.network, reference),
    coinAmount: coinsFor(amount, rate),
    rate: rateText(rate),
    rateLockedUntil: context.clock.now() + RATE_MS,
    needed: network.needed,
  };
}

/** `PLAY-<yuan>-XXXX`: a voucher of the sandbox over whole CNY. */
const VOUCHER = /^PLAY-([1-9]\d{1,3})-[A-Z0-9]{4,12}$/;

function spendVoucher(context: Context, memberCode: string, code: string, amount: Fen): void {
  const [, yuan] = VOUCHER.exec(code.trim().toUpperCase()) ?? [];
  if (yuan === undefined || BigInt(yuan) * 100n !== amount)
    throw new ApiError(422, 'PAY00420', '充值卡号无效或金额不符');
  const spent = context.db.run(
    'INSERT INTO vouchers (code, member_code, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    code.trim().toUpperCase(),
    memberCode,
    context.clock.now(),
  );
  if (spent === 0) throw new ApiError(409, 'PAY00420', '该充值卡已被使用');
}

const known = (order: DepositOrder): Detail => ({
  ...(order.depositorName === undefined ? {} : { depositorName: order.depositorName }),
  ...(order.subMethod === undefined ? {} : { subMethod: order.subMethod }),
  ...(order.bonusId === undefined || order.bonusId === '' ? {} : { bonusId: order.bonusId }),
});

/**
 * Creates a deposit.
 *
 * @throws ApiError with self-exclusion, missing verification, an unknown or closed method, an
 *   amount outside the limits, or one still open for the method.
 */
export function createDeposit(
  context: Context,
  memberCode: string,
  order: DepositOrder,
): StoredApplication {
  const { method, amount } = checkedAmount(context, memberCode, order);
  const at = context.clock.now();
  const transactionId = newId('D');
  const reference = transactionId.slice(-6).toUpperCase();
  const crypto = cryptoOf(context, method, amount, reference);
  const expiresAt = at + method.expiryMinutes * 60_000;
  const application: StoredApplication = {
    id: newId('A'),
    transactionId,
    memberCode,
    direction: 'Deposit',
    method: method.code,
    amount,
    status: 'Created',
    payTo: PAY_TO[method.kind](reference, amount, crypto?.address ?? ''),
    createdAt: at,
    updatedAt: at,
    expiresAt,
    dueAt: expiresAt,
    timeline: [{ status: 'Created', at, note: '存款申请已提交' }],
    detail: { ...known(order), ...(crypto === undefined ? {} : { crypto }) },
  };
  if (method.kind === 'voucher') spendVoucher(context, memberCode, order.voucherCode ?? '', amount);
  insertApplication(context, application);
  return method.kind === 'voucher'
    ? moveApplication(context, application, 'Approved', '充值卡已入账')
    : application;
}

/**
 * An application of this member.
 *
 * @throws ApiError when there is none.
 */
export function ownApplication(
  context: Context,
  memberCode: string,
  column: 'id' | 'transaction_id',
  value: string,
): StoredApplication {
  const [found] = selectApplications(
    context,
    `member_code = ? AND ${column} = ?`,
    memberCode,
    value,
  );
  if (found === undefined) throw refusals.notFound('订单');
  return found;
}

/**
 * "I have paid": idempotent.
 *
 * @throws ApiError once it is expired or cancelled.
 */
export function markPaid(context: Context, application: StoredApplication): StoredApplication {
  if (application.status === 'Processing' || application.status === 'Approved') return application;
  if (application.status !== 'Created')
    throw new ApiError(409, 'PAY00410', '该订单已结束，请重新提交');
  const now = context.clock.now();
  return moveApplication(
    context,
    saveDetail(context, application, { paidAt: now }),
    'Processing',
    '已收到您的付款通知，正在确认',
    now + TIMES.decision,
  );
}

/**
 * The member takes a deposit back, while it is open.
 *
 * @throws ApiError PAY00411 when it is decided, or a withdrawal, which is never taken back.
 */
export function cancelOwn(context: Context, application: StoredApplication): StoredApplication {
  if (application.direction === 'Withdrawal')
    throw new ApiError(409, 'PAY00411', '提款提交后不可撤回');
  if (application.status === 'Cancelled') return application;
  if (application.status !== 'Created' && application.status !== 'Processing')
    throw new ApiError(409, 'PAY00411', '该订单已处理，无法取消');
  return moveApplication(context, application, 'Cancelled', '您已取消该笔存款');
}
