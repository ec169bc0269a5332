/** Banners by position and the marks of the footer. Targets are in-app paths. */

/** Banner: id, title, target, and in a few words what it is worth. */
type Banner = readonly [string, string, string, string?];

// The first is for everybody: who has deposited is offered no first deposit.
const HOME: readonly Banner[] = [
  ['home-6', '豪礼三选一', '/Promotions/Detail/1050', '体育、真人、老虎机，最高 40%'],
  ['home-1', '新会员首存礼金', '/Promotions/Detail/1001', '首存送 100%，最高 1,888 元'],
  ['home-2', '星海超级联赛', '/sbtwo/sports-saba', '滚球、早盘每天都有'],
  ['home-3', '真人荷官连胜奖励', '/Promotions/Detail/1006', '连胜 6 局起，最高 6,666 元'],
  ['home-4', '新春红包雨', '/event_CNY2024'],
  ['home-5', '好友推荐奖励', '/ReferrerActivity', '您与好友各得 88 元'],
];

/** Positions that a page may ask for. */
export const BANNERS: Readonly<Record<string, readonly Banner[]>> = {
  home: HOME,
  promotions: [
    ['promo-2', '每周存款加赠 20%', '/Promotions/Detail/1020'],
    ['promo-1', '豪礼三选一', '/Promotions/Detail/1050'],
    ['promo-3', '老虎机流水返水 1.2%', '/Promotions/Detail/4003'],
  ],
  casino: [
    ['casino-1', '真人每日加赠 5%', '/Promotions/Detail/2003'],
    ['casino-2', '老虎机周榜争霸', '/Promotions/Detail/1057'],
    ['casino-3', '飞行竞速高飞奖', '/Promotions/Detail/1062'],
  ],
  'casino-live': [['casino-live-27', '真人每日加赠 5%', '/Promotions/Detail/2003']],
  'casino-p2p': [['casino-p2p-5', '棋牌天梯赛', '/Promotions/Detail/1060']],
  'casino-instant': [['casino-instant-7', '飞行竞速高飞奖', '/Promotions/Detail/1062']],
  'casino-slots': [['casino-slots-8', '老虎机周榜争霸', '/Promotions/Detail/1057']],
  'casino-keno': [['casino-keno-33', '快乐八全中加奖', '/Promotions/Detail/1064']],
  sports: [
    ['sports-1', '早赔通道：领先两球即派彩', '/Promotions/Detail/1051'],
    ['sports-2', '周末免费投注', '/Promotions/Detail/1004'],
  ],
  vip: [
    ['vip-1', 'VIP 每日礼遇 20%', '/Promotions/Detail/2006'],
    ['vip-2', 'VIP 私人客户经理', '/Promotions/Detail/1043'],
  ],
  me: [['me-1', '好友推荐奖励', '/ReferrerActivity']],
};

/** Banners of a position; an unknown one gets those of home. */
export const bannersAt = (position: string): readonly Banner[] =>
  (Object.hasOwn(BANNERS, position) ? BANNERS[position] : undefined) ?? HOME;

/**
 * Marks of the footer: each says what it stands for, and only what is so. Nobody has licensed a
 * site of play money, and nobody has tested its games.
 */
export const FOOTER = [
  ['age', '仅限 18 岁以上'],
  ['responsible', '限额与自我限制'],
  ['play-money', '演示资金运行'],
  ['secure', '登录验证保护'],
  ['rules', '投注规则公开'],
  ['privacy', '隐私政策公开'],
] as const;
