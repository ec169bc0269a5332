/**
 * How the promotions of the CMS are written down: short lines that a builder fills with the usual
 * steps and terms.
 */
import type { CmsPromotion } from '@site/contracts/promotion';

/** Bodies that a careless or hostile editor might leave (safety B8). */
export type HostileKind = 'scripts' | 'overlay' | 'huge' | 'broken';

/** A promotion with its text. */
export interface PromotionSeed {
  readonly id: string;
  readonly title: string;
  readonly mainType: CmsPromotion['promotionMainType'];
  readonly category: string;
  readonly action: number;
  readonly visibility: 'public' | 'member';
  readonly memberLevel: 'eligible' | 'predefined';
  readonly bonusId: string | null;
  readonly bonusVersion: 1 | 2;
  readonly campaignId: string | null;
  readonly sticky: boolean;
  readonly labels: readonly string[];
  readonly days: number;
  /** Days that it goes on after its form is no longer taken: in them the winners are found. */
  readonly after: number;
  readonly when: 'running' | 'coming' | 'ended';
  readonly lead: string;
  readonly steps: readonly string[];
  readonly terms: readonly (readonly [string, string])[];
  readonly table?: readonly (readonly string[])[];
  readonly rules: readonly string[];
  /** What it pays and asks where no bonus rule says it: percent as text, least deposit in yuan. */
  readonly pays?: { readonly percent?: string; readonly least?: number };
  /** What it says last is shared by all who win. */
  readonly isPool?: boolean;
  readonly hostile?: HostileKind;
  /** Stands for the whole body, as somebody who broke into the CMS would have written it. */
  readonly rawBody?: string;
}

/** Usual steps per action type of §3.7. */
const STEPS: Readonly<Record<number, readonly string[]>> = {
  [-1]: ['正常参与游戏，无需申请', '系统自动统计并结算', '奖励自动派发至您的钱包'],
  1: ['登录账户并完成手机验证', '在本页申请优惠后完成存款或转账', '返回本页领取，礼金即时到账'],
  2: ['阅读活动细则', '点击「立即申请」填写申请表', '专员 24 小时内审核并派发'],
  3: ['确认昨日净亏损达到要求', '点击「立即申请」', '系统核算后礼金即时派发'],
  4: ['达到活动条件', '点击「联系客服」进入在线客服', '客服核实后为您登记派发'],
  5: ['点击「立即存款」进入存款页', '选择活动指定的存款方式', '加赠随存款一并到账'],
};

/** Said where something has to be wagered. */
const TURNOVER_RULES = [
  '对冲、无风险投注及已取消、退款的注单不计入有效流水；单注超过最高单注的部分不计入。',
  '完成流水要求前不能提款和转账；放弃优惠时，未完成的礼金将被扣回。',
] as const;
const RULES = ['如发现套利、串谋等违规行为，平台有权取消礼金资格。'] as const;

/** What a line may say besides its title and lead. */
export type Extra = Partial<Omit<PromotionSeed, 'id' | 'title' | 'lead' | 'terms'>> & {
  /** Wagering, games, time, highest bet, most to win. */
  readonly t?: readonly [string, string, string, string, string];
};

/** The words of the form that these terms are applied for with. */
export const TERM = {
  turnover: '所需流水',
  games: '适用游戏',
  validity: '有效期',
  maxBet: '计入流水的最高单注',
  maxBonus: '最高礼金',
} as const;
/** What is shared is nobody's own most. */
export const POOL = '奖池';
/** Without turnover the highest bet is a limit of its own. */
const LONE_MAX_BET = '最高单注';

/** What the first line says of an offer that asks for none. */
const NO_TURNOVER = '无';

/** Lines in the order of {@link TERM}, as the form says them. */
function termLines(values: readonly string[], isPool: boolean): PromotionSeed['terms'] {
  const counts = values[0] !== NO_TURNOVER;
  return Object.values(TERM).map((label, at) => {
    const value = values[at] ?? '无';
    if (label === TERM.maxBonus && isPool) return [POOL, value] as const;
    if (label !== TERM.maxBet) return [label, value] as const;
    return [counts ? label : LONE_MAX_BET, counts && value === '无' ? '不限' : value] as const;
  });
}

/** A promotion of a category. */
export function promo(
  id: string,
  category: string,
  action: number,
  title: string,
  lead: string,
  extra: Extra = {},
): PromotionSeed {
  const { t = ['礼金 ×5', '全部游戏', '30 天', '无', '¥888'], ...rest } = extra;
  return {
    id,
    title,
    lead,
    category,
    action,
    mainType: 'General',
    visibility: 'public',
    memberLevel: 'eligible',
    bonusId: null,
    bonusVersion: 1,
    campaignId: null,
    sticky: false,
    labels: [],
    days: 45,
    after: 0,
    when: 'running',
    steps: STEPS[action] ?? [],
    rules: t[0] === NO_TURNOVER ? RULES : [...TURNOVER_RULES, ...RULES],
    terms: termLines(t, extra.isPool === true),
    ...rest,
  };
}
