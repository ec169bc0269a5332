/** Daily deals, free bets and rebates. */
import { promo, type Extra } from './promotion-seed';

const daily = (
  id: string,
  category: string,
  bonusId: string,
  title: string,
  lead: string,
  extra: Extra = {},
) =>
  promo(id, category, 1, title, lead, {
    mainType: 'Daily Deal',
    bonusId,
    days: 1,
    labels: ['每日'],
    ...extra,
  });

const freebet = (
  id: string,
  category: string,
  bonusId: string | null,
  title: string,
  lead: string,
  extra: Extra = {},
) =>
  promo(id, category, bonusId === null ? -1 : 1, title, lead, {
    mainType: 'Free Bets',
    bonusId,
    bonusVersion: 2,
    labels: ['免费投注'],
    days: 7,
    steps: ['登录账户并完成手机验证', '在本页申请并领取', '免费投注即时到账体育钱包，7 天内使用'],
    t: ['派彩 ×1', '足球、电竞', '7 天', '免费投注面额', '¥500'],
    ...extra,
  });

/** Days of what has no end: it is over when nobody reads it any more. */
const NO_END = 36_500;

const rebate = (
  id: string,
  category: string,
  title: string,
  lead: string,
  most: string,
  extra: Extra = {},
) =>
  promo(id, category, -1, title, lead, {
    mainType: 'Rebate',
    labels: ['返水', '自动'],
    days: NO_END,
    t: ['无', title.slice(0, 2), '长期', '无', most],
    steps: ['正常投注', '系统每日自动计算', '次日 15:00 自动到账'],
    ...extra,
  });

export const DAILY_PROMOTIONS = [
  daily('1003', 'deposit', 'D2001', '每日存款优惠 8%', '每天首笔存款加赠 8%，今日截止前有效。', {
    t: ['本金与礼金 ×8', '全部游戏', '当日', '¥300', '¥288'],
  }),
  daily('1009', 'deposit', 'D2002', '专属每日惊喜 18%', '仅限受邀会员，今日存款加赠 18%。', {
    visibility: 'member',
    memberLevel: 'predefined',
    labels: ['专属'],
    t: ['本金与礼金 ×10', '全部游戏', '当日', '¥500', '¥888'],
  }),
  daily('2001', 'deposit', 'D2003', '小额存款加赠 6%', '每日限一次，小额也有礼，流水仅 6 倍。', {
    t: ['本金与礼金 ×6', '全部游戏', '当日', '¥500', '¥188'],
  }),
  daily('2002', 'slots', 'D2004', '老虎机每日加赠 12%', '今日存款用于老虎机，加赠 12%。', {
    t: ['本金与礼金 ×12', '老虎机', '当日', '¥500', '¥388'],
  }),
  daily(
    '2003',
    'casino',
    'D2005',
    '真人每日加赠 5%',
    '今日存款用于真人娱乐，加赠 5%，百家乐全额计算流水。',
    { t: ['本金与礼金 ×10', '真人', '当日', '¥500', '¥588'] },
  ),
  daily('2004', 'deposit', 'D2003', '明日加赠抢先看 6%', '明日加赠的名额今晚公布，记得准时参与。', {
    when: 'coming',
    labels: ['预告'],
  }),
  daily('2005', 'deposit', 'D2001', '昨日存款优惠 8%', '昨日活动已结束，今日优惠正在进行。', {
    when: 'ended',
    labels: ['已结束'],
  }),
  daily('2006', 'vip', 'D2006', 'VIP 每日礼遇 20%', 'VIP 会员每日首存加赠 20%，最高 2,888 元。', {
    visibility: 'member',
    labels: ['VIP', '每日'],
    t: ['本金与礼金 ×10', '全部游戏', '3 天', '¥500', '¥2,888'],
  }),
  daily('2007', 'deposit', 'D2007', '每日限量加赠 30%', '每日零点开放 200 个名额，先到先得。', {
    labels: ['限量', '每日'],
    t: ['本金与礼金 ×10', '全部游戏', '当日', '¥500', '¥688'],
  }),
  freebet(
    '1004',
    'sports',
    'F3001',
    '周末免费投注',
    '每周领取 50 元免费投注，VIP 会员升级至 128 元。',
  ),
  freebet(
    '3001',
    'sports',
    'F3002',
    '欧洲之夜免费投注',
    '欧洲赛事之夜，每周 30 元免费投注等您领取。',
  ),
  freebet('3002', 'esports', 'F3003', '电竞免费投注', '每周 20 元电竞免费投注，VIP 会员 66 元。'),
  freebet('3003', 'new', 'F3004', '新手首注保险', '新会员首注若未中奖，返还 88 元免费投注。', {
    days: 60,
  }),
  freebet('3004', 'sports', null, '杯赛决赛免费投注', '决赛日当天开放领取，敬请期待。', {
    when: 'coming',
    days: 12,
    labels: ['预告'],
  }),
  freebet('3005', 'sports', null, '揭幕战免费投注', '揭幕战活动已结束。', {
    when: 'ended',
    days: 16,
    labels: ['已结束'],
  }),
  rebate(
    '1005',
    'sports',
    '体育流水返水 0.6%',
    '无需申请，每日结算，次日 15:00 自动派发。',
    '每日 ¥8,888',
  ),
  rebate(
    '4001',
    'casino',
    '真人流水返水 0.8%',
    '百家乐、轮盘、骰宝全部计入，每日自动派发。',
    '每日 ¥8,888',
  ),
  rebate(
    '4002',
    'p2p',
    '棋牌流水返水 0.5%',
    '棋牌与即时游戏全部计入，每日自动派发。',
    '每日 ¥5,888',
  ),
  rebate('4003', 'slots', '老虎机流水返水 1.2%', '全部老虎机计入，每日自动派发。', '每日 ¥18,888', {
    sticky: true,
  }),
  rebate('4004', 'keno', '彩票流水返水 0.4%', '全部彩票计入，每日自动派发。', '每日 ¥3,888'),
  rebate('4005', 'vip', 'VIP 额外返水 0.1%', 'VIP 会员在各项返水之上再享 0.1%。', '每日 ¥8,888', {
    visibility: 'member',
    bonusId: 'B1008',
  }),
] as const;
