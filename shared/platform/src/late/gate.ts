/**
 * What stands in the way of money (R6-7, C-62, safety B1): asked at every submit, and what is not
 * known stands in the way too.
 */
import type { AppError } from '@site/domain/errors/app-error';
import { GATE_CODE } from '@site/domain/money-action/gate-codes';
import type { MoneyKind } from '@site/domain/money-action/machine';
import type { RestrictedAction } from '@site/domain/wallet/self-exclusion';
import type { ExclusionWork } from './exclusion';

/**
 * Which restrictions a money action falls under; the others have none. A deposit is money coming
 * in, too.
 */
const ACTIONS: Partial<Readonly<Record<MoneyKind, readonly RestrictedAction[]>>> = {
  bet: ['bet'],
  deposit: ['deposit', 'fundIn'],
  transfer: ['fundIn'],
};

const refusal = (code: string, description: string): AppError => ({
  kind: 'api',
  code,
  description,
  status: 403,
});

/**
 * The reason, or null.
 *
 * @param ready member info and, after a login by link, the first refresh are here.
 * @param settles ends what is under way: no restriction stops it.
 */
export async function reasonAgainst(
  kind: MoneyKind,
  ready: boolean,
  exclusion: ExclusionWork,
  settles = false,
): Promise<AppError | null> {
  if (!ready) return refusal(GATE_CODE.notReady, '正在确认您的账户，请稍候再试');
  const actions = settles ? [] : (ACTIONS[kind] ?? []);
  const verdict = actions.length === 0 ? 'yes' : await exclusion.check(...actions);
  if (verdict === 'no')
    return refusal(GATE_CODE.excluded, '您的账户设置了自我限制，暂时不能进行此操作');
  if (verdict === 'yes') return null;
  return exclusion.wasCutOff()
    ? refusal(GATE_CODE.unreached, '网络已断开，未提交，未扣款')
    : refusal(GATE_CODE.unchecked, '暂时无法确认账户状态，未提交，未扣款，请稍后重试');
}
