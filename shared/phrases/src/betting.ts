/** zh-CN copy of betting: codes, reasons, states. */
import type { BetCode } from '@site/domain/betting/bet-codes';
import type { StakeReason } from '@site/domain/betting/stake-check';
import type { SelectionStatus } from '@site/domain/betting/statuses';

/** Meaning of each bet and vendor code with the member's next step (R8-7). */
export const BET_CODE_TEXT: Record<BetCode, string> = {
  '99999': '网络异常，结果确认中，请勿重复投注',
  '10010': '体育会话已过期，请刷新后再试',
  '11010': '赛事供应商系统错误，请稍后再试',
  '11020': '赛事供应商维护中，请改用其他体育平台',
  '11030': '您所在的地区无法投注',
  '12010': '数据错误，请刷新后再试',
  '13010': '选项过多，请减少后再投注',
  '13011': '同一赛事只能选择一项参与串关',
  '13020': '投注信息无效，请重新选择',
  '13030': '赛事或盘口已失效，请重新选择',
  '13040': '选项已失效，请重新选择',
  '13050': '投注失败，请重新投注',
  '13051': '投注处理中，请在注单中查看结果',
  '13060': '赔率更新中，请稍候',
  '13070': '余额不足，请先存款或转账',
  '13080': '投注金额高于最高限额',
  '13090': '投注金额低于最低限额',
  '13100': '本赛事投注总额已达上限',
  '13110': '赔率已变化，请确认新赔率',
  '13111': '赔率变化频繁，请更新后再试',
  '13120': '该赛事不支持串关',
  '13121': '串关奖励不能与免费投注同时使用',
  '13130': '投注金额无效',
  '13140': '虚拟体育暂停投注',
  '13150': '赔率低于串关最低要求',
  '13160': '组合派彩已达上限，请减少金额',
  '14010': '提前兑现价格已更新，请确认新价格',
};

/** Why the place button is off (R: one reason at a time). */
export const STAKE_REASON_TEXT: Record<StakeReason, string> = {
  signIn: '请先登录',
  accountUnknown: '正在确认账户状态，请稍候',
  bettingDisabled: '您的账户已设置投注限制',
  feedStale: '赔率连接中断，暂停投注',
  lineClosed: '盘口暂停，暂时无法投注',
  limitsUnknown: '正在读取投注限额',
  stakeEmpty: '请输入投注金额',
  stakeInvalid: '投注金额无效，请输入大于0的金额',
  stakeUnderMin: '投注金额低于最低限额',
  stakeOverMax: '投注金额高于最高限额',
  balanceUnknown: '正在读取余额',
  balanceShort: '余额不足',
  lineMoved: '盘口已变化，请先确认新盘口',
};

/** Status of a selection in the slip (R8-8). */
export const SELECTION_STATUS_TEXT: Record<SelectionStatus, string> = {
  100: '可以投注',
  350: '获取投注资讯失败，请重试',
  380: '盘口暂停',
  1001: '赔率更新中',
  13150: '赔率低于串关最低要求',
  13160: '组合派彩已达上限',
  99997: '至少选择3个选项才能串关',
  99998: '该玩法仅支持欧洲盘',
  99999: '正在获取投注资讯',
};
