/** Words that all seasons say. */
export const TEXT = {
  toStart: '距离开启',
  toEnd: '距离结束',
  ended: '活动已结束',
  grace: '活动刚刚结束，参与已截止',
  graceHint: '本页即将关闭，您的奖品记录仍可查看。',
  join: '查看活动优惠',
  seePromotions: '查看全部优惠',
  home: '返回首页',
  share: '分享好友',
  progress: '活动进度',
  day: (day: number, days: number) => `第 ${day} 天 / 共 ${days} 天`,
  period: '活动时间',
  to: '至',
  zone: '（北京时间）',
  ways: '参与方式',
  prizes: '活动奖励',
  rules: '活动规则',
  now: '正在进行',
  nowGo: '去看看',
} as const;

export const SHARE = {
  title: '分享活动',
  share: '立即分享',
  copy: '复制链接',
  copied: '链接已复制',
  manual: '请长按下方链接复制',
  scan: '长按或扫描二维码，一起来参加',
  qr: '活动页面二维码',
  chatHint: '请点击右上角，选择在浏览器打开后分享。',
} as const;

export const ENTRY = { go: '立即参与', left: '距结束' } as const;

/** Rules of every season; those of its offers stand with the offers. */
export const COMMON_RULES: readonly string[] = [
  '活动时间以北京时间（UTC+8）及服务器时间为准，开始前与结束后不能参加。',
  '各项优惠的领取条件、流水要求与有效期，以该优惠详情页公布的条款为准。',
  '同一会员、同一设备或同一支付账户只能参加一次同类优惠。',
  '设置了自我限制的账户不能参加需要存款或投注的内容。',
  '请理性娱乐，量力而行；未满 18 周岁不得参加。',
];
