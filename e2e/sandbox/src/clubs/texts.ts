/** What the clubs' pages say, as editors would have written it. */
import type { Club } from '@site/contracts/club';
import { TIERS } from '../members/tiers';
import { REWARD_ITEMS } from '../reward-store/items';

/** Items of the store that a tier opens. */
const openedBy = (from: number): string =>
  `${REWARD_ITEMS.filter(({ minTier }) => (TIERS.find(({ code }) => code === minTier)?.from ?? 0) <= from).length} 件`;
const SERVICE = ['在线客服', '在线客服', '优先客服', '专属经理', '专属经理'] as const;
const VIP_LABELS = ['可兑商品', '服务'] as const;

/** What managers hand over, by invitation. */
const KING_LEVELS = [
  ['KING', '天王', 0, '8,888 元', '每年一次'],
  ['EMPEROR', '帝王', 1, '18,888 元', '每年两次'],
] as const;
const KING_LABELS = ['季度礼金', '赛事之旅'] as const;

const valued = (labels: readonly string[], values: readonly string[]) =>
  labels.map((label, at) => ({ label, value: values[at] ?? '' }));

/** By club. */
export const CLUBS: Readonly<Record<Club['club'], Club>> = {
  vip: {
    club: 'vip',
    title: 'VIP俱乐部',
    lead: '有效流水每 100 元得 1 积分与 1 成长值，成长值只升不降，等级随成长值自动提升。',
    levels: TIERS.map(({ code, name, from }, at) => ({
      code,
      name,
      from,
      values: valued(VIP_LABELS, [openedBy(from), SERVICE[at] ?? '']),
    })),
    privileges: [
      {
        code: 'birthday',
        title: '生日礼金',
        text: 'VIP 会员生日当月在优惠页申请 188 元，即时到账，流水仅需 3 倍。',
      },
      {
        code: 'rebate',
        title: '额外返水',
        text: 'VIP 会员在各项返水之上再享 0.1%，次日 15:00 一并派发。',
      },
      {
        code: 'withdrawal',
        title: '专属提款通道',
        text: 'VIP 会员的提款优先审核，平均十分钟内到账。',
      },
      {
        code: 'store',
        title: '积分商城',
        text: '积分可兑换礼金、免费投注与实物好礼，等级解锁更多商品。',
      },
      {
        code: 'callback',
        title: '专属回电',
        text: 'VIP 会员可预约客户经理回电，五分钟内与您联系。',
      },
    ],
    rules: [
      '等级依据累计成长值评定，每小时更新一次。',
      '已取消、退款及走水的注单不计入有效流水。',
      '如发现套利、串谋等违规行为，平台有权调整等级。',
      '请理性投注，等级不应成为投注的理由。',
    ],
  },
  king: {
    club: 'king',
    title: '天王俱乐部',
    lead: '为少数会员而设，仅凭邀请加入。达到下列条件后，客户经理会主动与您联系。',
    levels: KING_LEVELS.map(([code, name, from, ...values]) => ({
      code,
      name,
      from,
      values: valued(KING_LABELS, values),
    })),
    privileges: [
      { code: 'manager', title: '私人客户经理', text: '一对一服务，二十四小时直达，不经排队。' },
      { code: 'season', title: '季度礼金', text: '每季度首月派发，无流水要求，可直接提款。' },
      { code: 'event', title: '赛事之旅', text: '每年受邀现场观赛，行程与住宿由专人安排。' },
      { code: 'payment', title: '极速通道', text: '提款单独处理，平均五分钟到账。' },
    ],
    rules: [
      '邀请依据近三十天的存款与有效流水，并须通过身份验证。',
      '连续两个季度未达条件者，资格自动转为 VIP 会员，已派发的礼金不受影响。',
      '设有存款限额或自我限制的会员不会收到邀请，限额不受等级影响。',
    ],
  },
};
