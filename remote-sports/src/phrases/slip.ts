/** zh-CN copy of the bet slip. */
import { BET_CODE_TEXT, SELECTION_STATUS_TEXT, STAKE_REASON_TEXT } from '@site/phrases/betting';
import { asBetCode, type BetStep } from '@site/domain/betting/bet-codes';
import type { StakeReason } from '@site/domain/betting/stake-check';
import type { ParlayProblemCode } from '@site/domain/betting/parlay';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { formatCnyShort } from '@site/domain/money';
import type { AppError } from '@site/domain/errors/app-error';
import type { SlipReason } from '../bet-slip/slip-check';
import { BAR_WORDS } from './bar-words';
import { SLIP_BAR } from './slip-bar';

export const SLIP = {
  ...SLIP_BAR,
  ...BAR_WORDS,
  totalOdds: '总赔率',
  empty: '投注单为空，点选赔率即可加入',
  undo: '撤销',
  remove: '移除',
  clear: '清空',
  cleared: (count: number) => `已清空 ${count} 项`,
  modes: '投注方式',
  stake: '投注金额',
  perLine: '每注金额',
  limitsLoading: '正在读取限额',
  limitsUnread: '限额读取失败',
  limits: (min: string, max: string) => `限额 ${min} - ${max}`,
  visitorStake: '输入金额试算',
  risk: '扣款',
  freeBalance: '免费投注',
  quick: '快捷金额',
  each: '每注',
  most: '最高返还',
  /** Of its smallest combination, whole: a drawn leg in it brings less, one leg short nothing. */
  least: (hits: number) => `全中${hits}场起返`,
  lines: (count: number) => `${count}注`,
  lineSum: (lines: number, stake: string) => `${lines}注 × ¥${stake}`,
  capped: (cap: string) => `已按单张注单最高派彩 ¥${cap} 计算`,
  moreCombos: (count: number) => `更多组合（${count}）`,
  fewerCombos: '收起组合',
  combosLoading: '正在读取组合',
  accept: '自动接受更好赔率',
  acceptAny: '接受任何赔率变化',
  acceptAnyHint: '赔率变差也直接投注，默认关闭',
  anyFromNow: '已接受任何赔率变化，可在投注单“更多”中关闭',
  followAnyHint: '赔率变差也随之更新；投注瞬间再变差时，本平台会请您再点一次。默认关闭',
  more: '更多',
  moreChoices: '更多投注选项',
  freeBet: '使用免费投注',
  freeBets: '可用的免费投注',
  freeBetUntil: (time: string) => `${time} 前有效`,
  freeBetOdds: (least: string) => `最低赔率 ${least}`,
  freeBetAnyOdds: '赔率不限',
  freeBetPlaces: '体育各平台通用',
  freeBetTooShort: '本单赔率不足，不可用',
  turnoverLeft: (left: string, title: string, more: number) =>
    `距完成流水还差 ¥${left}（${title}${more > 0 ? `等 ${more + 1} 项优惠` : ''}）`,
  freeBetLeft: (left: string) => `剩余 ¥${left}，赢得只派彩不含本金`,
  place: (bets: number, sum: string) =>
    bets > 1 ? `确认投注 ${bets}张 · ¥${sum}` : `确认投注 ¥${sum}`,
  placeBare: '确认投注',
  placing: '提交中...',
  unknown: '结果确认中，请勿重复投注',
  check: '立即查询',
  late: '仍未确认，我们会继续查询。如需帮助请联系客服。',
  placed: '投注成功',
  waiting: '进球或红牌可能导致取消',
  /** In the place of {@link SLIP.waitingTitle} and {@link SLIP.waiting}, when the vendor has said yes. */
  confirmed: '已确认',
  inForce: '赛果确认后自动结算',
  waitingTitle: '待确认',
  verdictIn: (seconds: number) => `，约 ${seconds} 秒后确认`,
  waited: (seconds: number) => `，已等待 ${seconds} 秒，结果会通知您`,
  placedInPart: '部分成功',
  placedNone: '未成功',
  notPlaced: '注单未成立，金额未扣除，可重新投注',
  /** Turned down for a price that is as agreed again. */
  priceBack: '赔率曾变化，注单未成立、未扣款',
  /** Turned down for a line that pauses, and once it is open again. */
  linePaused: '盘口暂停，注单未成立、未扣款',
  lineBack: '盘口曾暂停，注单未成立、未扣款',
  newPrice: (before: string, after: string) => `赔率由 ${before} 变为 ${after}`,
  newLine: (before: string, after: string) => `盘口由 ${before} 变为 ${after}`,
  acceptLine: '接受新盘口',
  agree: '接受',
  agreeTo: '新赔率',
  agreeAndPlace: (bets: number, sum: string) =>
    bets > 1 ? ` · ${bets}张 ¥${sum}` : ` · 投注 ¥${sum}`,
  moved: (count: number) => `${count}项赔率已变化`,
  returns: '可返还',
  receipt: (id: string) => `注单号 ${id}`,
  booked: '成交赔率',
  requested: '申请赔率',
  keep: '保留选项',
  done: '完成',
  notYet: '投注成功后可用',
  seeWagers: '查看注单',
  deposit: '去存款',
  removeDead: (count: number) => `移除失效选项（${count}）`,
  /** What is left when the paused ones are out: `移除暂停项，继续 2串1`. */
  goOnWithout: (left: number) =>
    `移除暂停项，继续${left > 1 ? `\u00a0${BAR_WORDS.fold(left)}` : BAR_WORDS.single}`,
  pausedOut: (count: number) => `已移除 ${count} 项暂停选项`,
  closed: '盘口已关闭',
  closedToo: '原盘口已关闭',
  newPick: '选择新盘口',
  over: '赛事已结束',
  toResult: '查看赛果',
  live: '滚球',
  closeKeypad: '收起键盘',
  tooPoor: (bets: number, least: string) =>
    `余额低于${bets > 1 ? `${bets}注` : ''}最低投注额 ¥${least}`,
  freeBetShort: '免费投注余额不足',
  freeBetAct: '减少金额，或改用余额',
  freeBetStraightOnly: `${BET_CODE_TEXT['13121']}：以下复式只能用余额投注，免费投注请选全部过关`,
  notSent: '网络异常，注单未送出，请再试一次',
  dismiss: '知道了',
} as const;

/** What the button asks for while the stake cannot be placed: no amount that looks as if it could. */
export const STAKE_ACT_TEXT: Readonly<Partial<Record<StakeReason, string>>> = {
  stakeInvalid: '请修改投注金额',
  stakeUnderMin: '请增加投注金额',
  stakeOverMax: '请减少投注金额',
  balanceShort: '余额不足，请减少金额',
};

/** Button of each step (R8-7). */
export const STEP_TEXT: Record<BetStep, string> = {
  checkResult: '查询结果',
  refresh: '刷新',
  retryLater: '再试一次',
  otherVendor: '换平台',
  support: '联系客服',
  removeSome: '移除最后一项',
  keepOnePerEvent: '移除该项',
  chooseAgain: '移除该项',
  wait: '刷新',
  deposit: '去存款',
  lowerStake: '减少金额',
  raiseStake: '增加金额',
  correctStake: '修改金额',
  acceptPrice: '接受新赔率',
  betSingle: '改为单注',
  dropFreeBet: '取消免费投注',
  removeLowPrice: '移除该项',
};

/** The reason of a refusal in words. */
export function refusalText(error: AppError): string {
  if (error.kind !== 'api') return BET_CODE_TEXT['99999'];
  const known = asBetCode(error.code);
  if (known === '13050' && error.description !== '') return error.description;
  return known === null ? error.description || BET_CODE_TEXT['13050'] : BET_CODE_TEXT[known];
}

/** A question that the vendor did not answer, in words. */
export const troubleText = (error: AppError): string =>
  error.kind === 'api' ? refusalText(error) : SELECTION_STATUS_TEXT[SELECTION_STATUS.ERROR];

const parlayText = (code: ParlayProblemCode): string => {
  if (code === 'twoNeeded') return '至少选择2个选项才能串关';
  return code === SELECTION_STATUS.NEED3COMBO ? SELECTION_STATUS_TEXT[code] : BET_CODE_TEXT[code];
};

/** Why the button is off, in words. */
export function reasonText(reason: SlipReason): string {
  switch (reason.kind) {
    case 'stake':
      return STAKE_REASON_TEXT[reason.id];
    case 'status':
      return SELECTION_STATUS_TEXT[reason.status];
    case 'parlay':
      return parlayText(reason.code);
    case 'gone':
      return SLIP.closed;
    case 'unread':
      return troubleText(reason.error);
    case 'tooPoor':
      return SLIP.tooPoor(reason.bets, formatCnyShort(reason.least));
    case 'freeBetShort':
      return SLIP.freeBetShort;
  }
}
