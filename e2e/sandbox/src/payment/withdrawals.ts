/**
 * Withdrawals: five checks in a fixed order, the amount held at once, paid after 20 s, never taken
 * back by the member (RTS 14B).
 */
import { fenOf, sumFen, toCnyString, type Fen } from '@site/domain/money';
import { actionAllowed } from '@site/domain/wallet/self-exclusion';
import { dayOf, dayStart } from '../core/clock';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { InsufficientFunds } from '../ledger/ledger';
import { checkSafehouse, safehouseReason } from '../members/profile';
import { memberOfCall } from '../members/routes';
import type { Member } from '../members/store';
import { withdrawalStepOf } from '../verification/steps';
import { fundsOf } from '../wallet/funds';
import { bankLabel, bankOf } from './banks';
import { NETWORKS } from './crypto';
import { amountWithin } from './deposits';
import { methodOf, WITHDRAWAL_METHODS } from './methods';
import { insertApplication, selectApplications, type StoredApplication } from './store';
import { TIMES } from './views';

/** Thresholds of a day; amounts in fen. */
export const DAILY = { count: 5, amount: fenOf(20_000_000n) } as const;

/** What is asked next, in the words of a member. */
const STEP_WORDS = {
  1: '请先填写身份证号码',
  2: '请先填写出生日期与所在城市',
  3: '请先验证手机号码',
  4: '请先验证邮箱',
} as const;

/** What of the daily thresholds is left. */
export function dailyLeft(
  context: Context,
  memberCode: string,
): { readonly count: number; readonly amount: Fen } {
  const today = selectApplications(
    context,
    "member_code = ? AND direction = 'Withdrawal' AND created_at >= ? AND status <> 'Rejected'",
    memberCode,
    dayStart(dayOf(context.clock.now())),
  );
  const left = DAILY.amount - sumFen(today.map(({ amount }) => amount));
  return { count: Math.max(0, DAILY.count - today.length), amount: fenOf(left > 0n ? left : 0n) };
}

function checkVerified(context: Context, member: Member): void {
  const step = withdrawalStepOf(member);
  if (step !== 'DoneVerifyStep') throw new ApiError(403, 'PAY00423', STEP_WORDS[step]);
  checkSafehouse(context, member.memberCode);
}

function checkThreshold(
  context: Context,
  memberCode: string,
  methodCode: string,
  text: string,
): Fen {
  const method = methodOf(methodCode, 'Withdrawal');
  if (method === null || !method.isAvailable)
    throw new ApiError(422, 'PAY00404', '该提款方式暂不可用');
  const amount = amountWithin(method, text, '提款');
  const left = dailyLeft(context, memberCode);
  if (left.count === 0)
    throw new ApiError(403, 'PAY00429', `今日提款次数已达上限(${DAILY.count}次)`);
  if (amount > left.amount)
    throw new ApiError(403, 'PAY00429', `今日还可提款 ${toCnyString(left.amount)} 元`);
  return amount;
}

function checkTurnover(context: Context, memberCode: string): void {
  const { remaining } = fundsOf(context, memberCode);
  if (remaining > 0n)
    throw new ApiError(403, 'PAY00428', `还需完成有效流水 ${toCnyString(remaining)} 元后方可提款`);
}

/**
 * Creates a withdrawal.
 *
 * @throws ApiError in the order: self-exclusion, verification, threshold, turnover, balance.
 */
export function createWithdrawal(
  context: Context,
  memberCode: string,
  order: { methodCode: string; amount: string; memberBankId?: string | undefined },
): StoredApplication {
  const member = memberOfCall(context, memberCode);
  if (actionAllowed(member.exclusion, 'withdraw') !== 'yes')
    throw new ApiError(403, 'PAY00403', '您已启用自我限制，暂时无法提款');
  checkVerified(context, member);
  const amount = checkThreshold(context, memberCode, order.methodCode, order.amount);
  checkTurnover(context, memberCode);
  const bank = bankOf(context, memberCode, order.memberBankId ?? '');
  if (bank === null || (bank.network ?? '') !== (NETWORKS.get(order.methodCode)?.network ?? ''))
    throw new ApiError(422, 'PAY00427', '请选择收款账户');
  const at = context.clock.now();
  const application: StoredApplication = {
    id: newId('A'),
    transactionId: newId('WD'),
    memberCode,
    direction: 'Withdrawal',
    method: order.methodCode,
    amount,
    status: 'Processing',
    payTo: null,
    createdAt: at,
    updatedAt: at,
    expiresAt: null,
    dueAt: at + TIMES.decision,
    detail: { memberBankId: bank.id, paidTo: bankLabel(bank) },
    timeline: [
      { status: 'Created', at, note: '提款申请已提交' },
      { status: 'Processing', at, note: '款项已冻结，正在审核，预计1分钟内完成' },
    ],
  };
  try {
    insertApplication(context, application);
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new ApiError(409, 'PAY00402', '余额不足');
    throw error;
  }
  return application;
}

/** Everything a withdrawal will be asked, before an amount is typed. */
export function thresholdsOf(context: Context, memberCode: string) {
  const member = memberOfCall(context, memberCode);
  const [left, funds, verificationStep] = [
    dailyLeft(context, memberCode),
    fundsOf(context, memberCode),
    withdrawalStepOf(member),
  ];
  const [limits] = WITHDRAWAL_METHODS;
  const locked = safehouseReason(context, memberCode);
  const reason =
    verificationStep !== 'DoneVerifyStep'
      ? STEP_WORDS[verificationStep]
      : locked !== null
        ? locked
        : left.count === 0
          ? `今日提款次数已达上限(${DAILY.count}次)`
          : funds.remaining > 0n
            ? `还需完成有效流水 ${toCnyString(funds.remaining)} 元后方可提款`
            : '';
  return {
    minAmount: limits?.min ?? fenOf(0n),
    maxAmount: limits?.max ?? fenOf(0n),
    dailyCount: DAILY.count,
    dailyCountLeft: left.count,
    dailyAmount: DAILY.amount,
    dailyAmountLeft: left.amount,
    withdrawableBalance: funds.withdrawable,
    turnoverRemaining: funds.remaining,
    verificationStep,
    isBlocked: reason !== '',
    reason,
    usualMinutes: 1,
  };
}
