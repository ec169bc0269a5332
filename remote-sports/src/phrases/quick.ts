/** zh-CN copy of quick bets. */
import type { QuickCancel } from '@site/domain/betting/quick-bet';

export const QUICK = {
  name: '快捷投注',
  setting: '快捷投注（点赔率直接投注）',
  hint: (seconds: number) =>
    `点赔率后不打开投注单，倒数 ${seconds} 秒后自动投注，期间可撤销；赔率变化按您的设置处理。默认关闭`,
  /** On the board, as long as it is on. */
  sign: (stake: number) => `快捷 ¥${stake}`,
  signSaid: (stake: number) => `快捷投注已开启，点赔率投注 ¥${stake}，点此关闭`,
  off: '快捷投注已关闭',
  stake: '每次投注金额（元）',
  stakeHint: '低于或高于盘口限额的不会投注',
  stakeWrong: '请输入 1 - 999,999 的整数',
  amount: '投注',
  returns: '可返还',
  asking: '正在读取限额',
  /** After the seconds. */
  counting: '秒后自动投注',
  said: (name: string, odds: string, sum: string, seconds: number) =>
    `快捷投注 ${name} ${odds}，扣款 ¥${sum}，${seconds} 秒后自动投注，按撤销取消`,
  /** Before the reason why nothing was sent. */
  notBet: '未投注',
  /** What was in the way is over. */
  canNow: '未投注 · 现在可以投注',
  undo: '撤销',
  now: '立即投注',
  again: (stake: string) => `再试一次 ¥${stake}`,
  /** Where the vendor knows of no bet. */
  anew: (stake: string) => `重新投注 ¥${stake}`,
  toSlip: '放入投注单',
  accept: (odds: string) => `按 ${odds} 投注`,
  close: '关闭',
  check: '立即查询',
  betOpen: '上一笔投注还在确认，请稍后再点',
  toSlipMeanwhile: '上一笔投注还在确认，已放入投注单',
  busy: '上一笔快捷投注还没有结束',
  replaced: '已换成新选的赔率，上一笔未投注',
  sentOn: (stake: string) => `快捷投注 ¥${stake} 已提交，结果稍后告知`,
} as const;

/** Why nothing was sent. */
export const QUICK_CANCELLED: Record<QuickCancel, string> = {
  undo: '快捷投注已撤销，未投注',
  slip: '已放入投注单，未投注',
  left: '已离开页面，快捷投注已取消，未投注',
  offline: '网络已断开，快捷投注已取消，未投注',
  lapsed: '赔率变化未确认，快捷投注已取消，未投注',
};
