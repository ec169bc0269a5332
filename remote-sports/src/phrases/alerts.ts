/** zh-CN copy of alerts and of the betting settings. */
import type { GoalSound } from '../alerts/tones';

export const ALERTS = {
  /** One line: it lies over a list. Whoever scored says which match it is. */
  goal: (team: string, score: string) => `${team}进球！${score}`,
  cancelled: (team: string, score: string) => `${team}进球取消 · ${score}`,
  /** Home's goals come first in a score, whoever is named before it. */
  away: (team: string) => `${team}（客）`,
  look: '查看',
} as const;

export const GOAL_SOUND_TEXT: Record<GoalSound, string> = { 1: '哨声', 2: '铃声', 3: '号角' };

export const SETTINGS = {
  betting: '投注',
  oddsType: '盘口类型',
  amounts: '快捷金额',
  amountLabel: (place: number) => `快捷金额${place}`,
  amountHint:
    '1 - 999,999 的整数。投注单键盘显示其中限额与余额之内的金额，超出的由 500 等常用金额代替',
  amountWrong: '请输入 1 - 999,999 的整数',
  accept: '自动接受更好赔率',
  acceptHint: '赔率变好时直接按更好的赔率投注；变差时仍会请您确认',
  acceptAny: '接受任何赔率变化',
  acceptAnyHint: '赔率变差也不再请您确认，默认关闭；盘口变化仍会请您确认',
  slipSound: '投注提示音',
  slipVibration: '投注振动',
  goals: '进球提醒',
  goalNotification: '开启进球提醒',
  goalHint: '打开网站时提醒足球滚球进球',
  goalAway: '离开网站后也要提醒？前往消息提醒',
  goalMyFavorite: '我收藏的赛事',
  goalIBet: '我投注的赛事',
  goalAllRB: '全部滚球赛事',
  goalSound: '进球声音',
  goalSoundType: '声音',
  goalVibration: '进球振动',
  tryIt: '试听',
  tryVibration: '试一下',
  display: '赛事列表',
  displayType: '显示方式',
  display1: '标准',
  display2: '精简',
  displayHint: '标准：每场显示三个主要盘口；精简：每场让球与大小，一屏看更多赛事',
  calm: '不显示赔率涨跌',
  calmHint: '赔率照常更新，但不变色、不显示箭头',
  noSound: '此设备的浏览器不支持播放提示音',
  noVibration: '此设备不支持网页振动（iPhone 与 iPad 均不支持），将以提示条代替',
  soundLocked: '浏览器需要您先点一下页面才会播放声音',
  saved: '已保存',
} as const;
