/** zh-CN copy of the home page. */
import { SITE_NAME } from '@site/phrases/site';

export const HOME = {
  visitorTitle: '体育 · 真人 · 电子',
  welcome: (name: string) => `您好，${name}`,
  joinTitle: `欢迎来到${SITE_NAME}`,
  joinText: '登录后即可投注与领取优惠',
  login: '登录',
  register: '注册',
  quickEntry: '快捷入口',
  retry: '重试',
  slotFailed: (what: string) => `${what}暂时无法显示`,
  slots: {
    banner: '活动横幅',
    news: '公告',
    season: '节日活动',
    hot: '热门赛事',
    upcoming: '即将开赛',
    games: '热门游戏',
    promotions: '优惠活动',
  },
  footer: '网站信息',
  adult: '18+',
  adultText: '未满 18 周岁者禁止参与',
  play: '理性投注，适度娱乐。如感到困扰，请使用限额与自我限制工具，或联系客服。',
  demo: '本站以演示资金运行，余额与派彩不具有货币价值。',
  rights: `© 2026 ${SITE_NAME} 版权所有`,
  links: {
    us: '关于我们',
    terms: '条款与条件',
    privacy: '隐私政策',
    responsible: '理性投注',
    rules: '投注规则',
    contact: '联系我们',
  },
  service: '客服中心',
} as const;
