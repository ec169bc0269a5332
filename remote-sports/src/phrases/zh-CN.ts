/** zh-CN copy of the sports remote. */
import { BET_TYPE, PERIOD, type BetTypeId, type PeriodId } from '@site/domain/betting/bet-types';
import type { BoardTab, Side, WagerStatus } from '../vendors/port';

const BET_TYPE_TEXT: Record<BetTypeId, string> = {
  [BET_TYPE.HANDICAP]: '让球', [BET_TYPE.OVER_UNDER]: '大小', [BET_TYPE.ONE_X_TWO]: '独赢', [BET_TYPE.ODD_EVEN]: '单双',
  [BET_TYPE.CORRECT_SCORE]: '波胆', [BET_TYPE.TOTAL_GOAL]: '总进球', [BET_TYPE.DOUBLE_CHANCE]: '双重机会', [BET_TYPE.BOTH_SCORE]: '双方进球',
};

const PERIOD_TEXT: Record<PeriodId, string> = { [PERIOD.FULL_TIME]: '', [PERIOD.FIRST_HALF]: '上半场 ', [PERIOD.SECOND_HALF]: '下半场 ' };

/** `上半场 让球`. */
export const betTypeText = (betType: BetTypeId, period: PeriodId): string => `${PERIOD_TEXT[period]}${BET_TYPE_TEXT[betType]}`;

/** Names of sides that are no team. */
export const sideText: Record<Exclude<Side, 'home' | 'away' | 'other'>, string> = {
  draw: '和局', over: '大', under: '小', odd: '单', even: '双', yes: '是', no: '否',
};

export const tabText: Record<BoardTab, string> = { EARLY: '早盘', TODAY: '今日', RUNNING: '滚球', FAVOURITE: '收藏', OUTRIGHT: '冠军' };

export const wagerStatusText: Record<WagerStatus, string> = {
  pending: '待确认', running: '进行中', rejected: '已拒绝', won: '赢', halfWon: '赢半', void: '走水', halfLost: '输半', lost: '输', cashedOut: '已提前结算',
};

export const copy = {
  sports: '体育',
  restTitle: '体育正在维护',
  restHint: '体育盘口暂时无法显示，已有注单与资金不受影响，恢复后照常结算。',
  restAgain: '再试一次',
  restGames: '去娱乐场',
  soccer: '足球',
  oddsTypeLabel: '盘口类型',
  oddsType: { HK: '香港盘', MY: '马来盘', EU: '欧洲盘', ID: '印尼盘' },
  stale: '赔率连接中断，正在重新连接，暂停投注',
  liveNotice: '滚球画面与赔率可能延迟，他人可能先得知最新情况',
  empty: (tab: string) => `${tab}暂无赛事`,
  eventGone: '该赛事已结束或不存在',
  noMarkets: '该赛事暂无盘口',
  suspended: '暂停',
  halfTime: '中场',
  firstHalf: (minute: string) => `上半场 ${minute}'`,
  secondHalf: (minute: string) => `下半场 ${minute}'`,
  undo: '撤销',
  draw: '和局',
  reds: (count: number) => `红牌 ${count}`,
  columns: ['让球', '大小', '独赢'],
  corners: '角球',
  finished: '完场',
  running: '进行中',
  danger: '危险进攻',
  video: 'VAR',
  moreMarkets: (count: number) => `全部 ${count} 个盘口`,
  slip: '投注单',
  emptySlip: '投注单为空，点选赔率即可加入',
  replaced: '同一赛事只保留一项，已替换',
  remove: '移除',
  clear: '清空',
  stake: '投注金额',
  limitsLoading: '正在读取限额',
  oddsTypeShort: { HK: '香港', MY: '马来', EU: '欧洲', ID: '印尼' },
  limits: (min: string, max: string) => `限额 ${min} - ${max}`,
  win: '可赢',
  risk: '扣款',
  accept: '自动接受更好赔率',
  acceptHint: '仅当赔率变得更好时自动接受；变差时会请您确认',
  place: '确认投注',
  placing: '提交中...',
  unknown: '结果确认中，请勿重复投注',
  check: '立即查询',
  placed: '投注成功',
  pendingTitle: '待确认注单',
  pendingText: '注单待确认，进球或红牌可能导致取消',
  rejected: '投注未被接受，金额未扣除',
  notPlaced: '注单未成立，金额未扣除，可重新投注',
  newPrice: (before: string, after: string) => `赔率由 ${before} 变为 ${after}`,
  acceptPrice: '接受新赔率',
  receipt: (id: string) => `注单号 ${id}`,
  keep: '保留选项',
  done: '完成',
  loginToBet: '登录后投注',
  deposit: '去存款',
  wagers: '我的注单',
  openWagers: '未结算',
  settledWagers: '已结算',
  pages: '分页',
  previous: '上一页',
  next: '下一页',
  hot: '热门滚球',
  all: '全部 ›',
  noWagers: '暂无注单',
  wagersFailed: '注单加载失败',
  returned: '返还',
  booked: '成交赔率',
  scoreAtBet: '投注时比分',
  finalScore: '完场比分',
  goToBoard: '去看赛事',
  eu: '欧',
} as const;
