export const TEXT = {
  title: '新春盛典', kicker: '玉衡体育 · 岁岁常欢', slogan: '万象更新，好运随行', toStart: '距离开启', toEnd: '距离结束', ended: '活动已结束', endedHint: '感谢您的参与，来年再会。更多活动正在进行中。', seePromotions: '查看其他优惠', share: '分享好友', join: '查看新春优惠', progress: '活动进度', day: (day: number, days: number) => `第 ${day} 天 / 共 ${days} 天`,
  period: '活动时间', periodText: '2026/11/01 00:00 至 2027/02/20 23:59（北京时间）', ways: '三种玩法', rules: '活动规则', entry: '新春盛典', entryHint: '好礼陪您过大年', entryGo: '立即查看', steps: '活动安排',
} as const;

export const WAYS = [
  { title: '红包签到', text: '活动期间每天登录查看优惠页，当日好礼以优惠页公布为准。', action: '去优惠页', to: 'promotions' },
  { title: '绿茵迎春', text: '滚球与今日赛事每日更新，和好友一起看球。', action: '看今日赛事', to: 'sports' },
  { title: '鸿运娱乐', text: '真人、棋牌、电子与彩票，一处畅玩。', action: '进入娱乐场', to: 'games' },
] as const;

export const RULES = [
  '活动时间以北京时间（UTC+8）及服务器时间为准，开始前与结束后不能参加。',
  '各项优惠的领取条件、流水要求与有效期，以该优惠详情页公布的条款为准。',
  '同一会员、同一设备或同一支付账户只能参加一次同类优惠。',
  '设置了自我限制的账户不能参加需要存款或投注的内容。',
  '请理性娱乐，量力而行；未满 18 周岁不得参加。',
] as const;

export const SHARE = {
  title: '分享新春盛典', share: '立即分享', copy: '复制链接', copied: '链接已复制', manual: '请长按下方链接复制', scan: '长按或扫描二维码，一起过大年', qr: '新春盛典页面二维码', chatHint: '请点击右上角，选择在浏览器打开后分享。', text: '新春盛典进行中，一起来看看。',
} as const;
