/** zh-CN names of what is bet on: bet types, periods, sides, tabs, sports, outcomes. */
import {
  BET_TYPE,
  periodPart,
  type BetTypeId,
  type PeriodId,
} from '@site/domain/betting/bet-types';
import type { WagerOutcome } from '@site/domain/betting/statuses';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { LivePeriod, PeriodKind } from '@site/domain/reference/live-period';
import { SPORT, type SportId } from '@site/domain/reference/sports';
import { perVendor, VENDORS } from '@site/domain/vendors/odds-vendor';
import type { BoardTab, Side } from '../vendors/model';

/** Vendors as members call them. */
export const VENDOR_TEXT = perVendor((vendor) => VENDORS[vendor].name);
/** Where all of them stand side by side under a name of their own. */
export const VENDOR_SHORT = perVendor((vendor) => VENDORS[vendor].name.replace('体育', ''));

const BET_TYPE_TEXT: Record<BetTypeId, string> = {
  [BET_TYPE.HANDICAP]: '让球',
  [BET_TYPE.OVER_UNDER]: '大小',
  [BET_TYPE.ONE_X_TWO]: '独赢',
  [BET_TYPE.ODD_EVEN]: '单双',
  [BET_TYPE.CORRECT_SCORE]: '波胆',
  [BET_TYPE.TOTAL_GOAL]: '总进球',
  [BET_TYPE.DOUBLE_CHANCE]: '双重机会',
  [BET_TYPE.BOTH_SCORE]: '双方进球',
  [BET_TYPE.MONEY_LINE]: '独赢',
  [BET_TYPE.OUTRIGHT]: '冠军',
  [BET_TYPE.TOP_THREE]: '前三名',
};

/**
 * What a sport counts over the whole event and inside one of its parts; goals where it is not
 * named.
 */
const UNITS: ReadonlyMap<number, readonly [whole: string, part: string]> = new Map<
  SportId,
  readonly [string, string]
>([
  [SPORT.BASKETBALL, ['分', '分']],
  [SPORT.FOOTBALL, ['分', '分']],
  [SPORT.BASEBALL, ['分', '分']],
  [SPORT.VIRTUAL_BASKETBALL, ['分', '分']],
  [SPORT.RUGBY, ['分', '分']],
  [SPORT.TENNIS, ['盘', '局']],
  [SPORT.BADMINTON, ['局', '分']],
  [SPORT.TABLE_TENNIS, ['局', '分']],
  [SPORT.VOLLEYBALL, ['局', '分']],
  [SPORT.SNOOKER, ['局', '局']],
  [SPORT.ENTERTAINMENT, ['局', '局']],
]);
/** `球`, `分`, `盘`, `局`: what a line of a sport and period counts. */
export function unitText(sportId: number, period: PeriodId): string {
  const [whole, part] = UNITS.get(sportId) ?? ['球', '球'];
  return periodPart(period).kind === 'part' ? part : whole;
}

/** What a numbered part is called; `第3局` where a sport is not named. */
const PART_TEXT: ReadonlyMap<number, (at: number) => string> = new Map<
  SportId,
  (at: number) => string
>([[SPORT.TENNIS, (at) => `第${at}盘`]]);

/** `上半场`, `第2节`, `第3盘`; empty for the whole event. */
export function periodText(period: PeriodId, sportId: number): string {
  const part = periodPart(period);
  if (part.kind === 'full') return '';
  if (part.kind === 'half') return part.number === 1 ? '上半场' : '下半场';
  if (part.kind === 'quarter') return `第${part.number}节`;
  return PART_TEXT.get(sportId)?.(part.number) ?? `第${part.number}局`;
}

/** `上半场 让球`, `第2节 大小`. */
export function betTypeText(betType: BetTypeId, period: PeriodId, sportId: number): string {
  const name =
    betType === BET_TYPE.HANDICAP ? `让${unitText(sportId, period)}` : BET_TYPE_TEXT[betType];
  return `${periodText(period, sportId)} ${name}`.trim();
}

/** Names of sides that are no team. */
export const SIDE_TEXT: Record<Exclude<Side, 'home' | 'away' | 'other'>, string> = {
  draw: '和局',
  over: '大',
  under: '小',
  odd: '单',
  even: '双',
  yes: '是',
  no: '否',
  homeDraw: '主/和',
  homeAway: '主/客',
  awayDraw: '客/和',
};

export const TAB_TEXT: Record<BoardTab, string> = {
  EARLY: '早盘',
  TODAY: '今日',
  RUNNING: '滚球',
  FAVOURITE: '收藏',
  OUTRIGHT: '冠军',
};

const SPORT_TEXT: Record<SportId, string> = {
  [SPORT.SOCCER]: '足球',
  [SPORT.BASKETBALL]: '篮球',
  [SPORT.TENNIS]: '网球',
  [SPORT.ATHLETICS]: '田径',
  [SPORT.BADMINTON]: '羽毛球',
  [SPORT.BASEBALL]: '棒球',
  [SPORT.BOXING]: '拳击',
  [SPORT.DARTS]: '飞镖',
  [SPORT.LAWN_HOCKEY]: '曲棍球',
  [SPORT.FOOTBALL]: '美式足球',
  [SPORT.GOLF]: '高尔夫',
  [SPORT.HANDBALL]: '手球',
  [SPORT.ICE_HOCKEY]: '冰球',
  [SPORT.MOTOR]: '赛车',
  [SPORT.RUGBY]: '橄榄球',
  [SPORT.SAILING]: '帆船',
  [SPORT.SNOOKER]: '斯诺克',
  [SPORT.TABLE_TENNIS]: '乒乓球',
  [SPORT.VIRTUAL_SOCCER]: '虚拟足球',
  [SPORT.VOLLEYBALL]: '排球',
  [SPORT.WATER_POLO]: '水球',
  [SPORT.VIRTUAL_BASKETBALL]: '虚拟篮球',
  [SPORT.VIRTUAL_WORLD_CUP]: '虚拟世界杯',
  [SPORT.ENTERTAINMENT]: '娱乐投注',
  [SPORT.VIRTUAL_NATIONAL_CUP]: '虚拟国家杯',
  [SPORT.ALL_EXCEPT_SOCCER]: '足球以外',
  [SPORT.ALL]: '全部',
  [SPORT.WORLD_CUP_2022]: '2022世界杯',
};
/** Name of a sport; a number that §3.10 does not know is "other". */
export const sportText = (sportId: number): string =>
  (SPORT_TEXT as Readonly<Record<number, string | undefined>>)[sportId] ?? '其他';

const LIVE_TEXT: Record<PeriodKind, (number: number | null, sportId: number) => string> = {
  notStarted: () => '未开赛',
  half: (at) => (at === 2 ? '下半场' : '上半场'),
  halfTime: () => '中场',
  quarter: (at) => `第${at ?? 1}节`,
  set: (at, sportId) => PART_TEXT.get(sportId)?.(at ?? 1) ?? `第${at ?? 1}局`,
  game: (at) => `第${at ?? 1}局`,
  inning: (at) => `第${at ?? 1}局`,
  map: (at) => `第${at ?? 1}局`,
  overtime: () => '加时',
  penalties: () => '点球',
  interrupted: () => '中断',
  ended: () => '完场',
};
/** Part of play in words; null is shown as "in play". */
export const livePeriodText = (period: LivePeriod | null, sportId: number): string =>
  period === null ? '进行中' : LIVE_TEXT[period.kind](period.number, sportId);

export const OUTCOME_TEXT: Record<WagerOutcome, string> = {
  waiting: '待确认',
  running: '进行中',
  won: '赢',
  halfWon: '赢半',
  draw: '走水',
  void: '走水',
  halfLost: '输半',
  lost: '输',
  placed: '入位',
  deadHeatWon: '平分冠军',
  deadHeatPlaced: '平分名次',
  nonRunner: '未出赛',
  cashedOut: '已提前兑现',
  partlyCashedOut: '部分提前兑现',
  rejected: '已拒绝',
  cancelled: '已取消',
  refunded: '已退款',
};

/** Odds types, short. */
export const ODDS_TYPE_SHORT: Record<OddsTypeName, string> = {
  HK: '香港',
  MY: '马来',
  EU: '欧洲',
  ID: '印尼',
};
