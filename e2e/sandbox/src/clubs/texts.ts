/** What the clubs' pages say, as editors would have written it. */
import type { Club } from '@site/contracts/club';
import { TIERS } from '../members/tiers';

/** Figures per tier, in the order of the tiers: birthday gift, rebate on top, withdrawals a day, most in one, host. */
const VIP_VALUES = [
  ['18 元', '—', '3 次', '50,000 元', '在线客服'], ['58 元', '+0.02%', '5 次', '100,000 元', '在线客服'], ['188 元', '+0.05%', '8 次', '200,000 元', '优先客服'],
  ['588 元', '+0.08%', '15 次', '500,000 元', '专属经理'], ['1,888 元', '+0.10%', '不限', '1,000,000 元', '专属经理'],
] as const;
const VIP_LABELS = ['生日礼金', '额外返水', '每日提款', '单笔提款上限', '服务'] as const;

const KING_LEVELS = [['KING', '天王', 0, '8,888 元', '+0.15%', '不限', '5,000,000 元'], ['EMPEROR', '帝王', 1, '18,888 元', '+0.20%', '不限', '10,000,000 元']] as const;
const KING_LABELS = ['季度礼金', '额外返水', '每日提款', '单笔提款上限'] as const;

const valued = (labels: readonly string[], values: readonly string[]) => labels.map((label, at) => ({ label, value: values[at] ?? '' }));

/** By club. */
export const CLUBS: Readonly<Record<Club['club'], Club>> = {
  vip: {
    club: 'vip', title: 'VIP俱乐部', lead: '有效流水每 100 元得 1 积分，积分只升不降，等级随积分自动提升。',
    levels: TIERS.map(({ code, name, from }, at) => ({ code, name, from, values: valued(VIP_LABELS, VIP_VALUES[at] ?? []) })),
    privileges: [
      { code: 'birthday', title: '生日礼金', text: '生日当月在优惠页申请，礼金即时到账，流水仅需 3 倍。' }, { code: 'rebate', title: '额外返水', text: '在各项返水之上按等级加赠，次日 15:00 一并派发。' },
      { code: 'withdrawal', title: '提款提速', text: '等级越高，每日提款次数与单笔上限越高，到账越快。' }, { code: 'store', title: '积分商城', text: '积分可兑换礼金、免费投注与实物好礼，等级解锁更多商品。' },
      { code: 'callback', title: '专属回电', text: '铂金及以上可预约客户经理回电，五分钟内与您联系。' },
    ],
    rules: ['等级依据累计积分评定，每小时更新一次。', '已取消、退款及走盘的注单不计入有效流水。', '如发现套利、串谋等违规行为，平台有权调整等级。', '请理性投注，等级不应成为投注的理由。'],
  },
  king: {
    club: 'king', title: '天王俱乐部', lead: '为少数会员而设，仅凭邀请加入。达到下列条件后，客户经理会主动与您联系。',
    levels: KING_LEVELS.map(([code, name, from, ...values]) => ({ code, name, from, values: valued(KING_LABELS, values) })),
    privileges: [
      { code: 'manager', title: '私人客户经理', text: '一对一服务，二十四小时直达，不经排队。' }, { code: 'season', title: '季度礼金', text: '每季度首月派发，无流水要求，可直接提款。' },
      { code: 'event', title: '赛事之旅', text: '每年受邀现场观赛，行程与住宿由专人安排。' }, { code: 'payment', title: '极速通道', text: '提款单独处理，平均五分钟到账。' },
    ],
    rules: ['邀请依据近三十天的存款与有效流水，并须通过身份验证。', '连续两个季度未达条件者，资格自动转为 VIP 会员，已派发的礼金不受影响。', '设有存款限额或自我限制的会员不会收到邀请，限额不受等级影响。'],
  },
};
