/** zh-CN copy of the promotions: lists and details. */
import { Promotion } from '@site/domain/constants';

export const PROMO = {
  title: '优惠活动',
  tabs: '活动类型',
  categories: '活动分类',
  all: '全部',
  tabPromotions: '优惠',
  tabDaily: '每日好礼',
  tabFree: '免费投注',
  tabRebate: '返水',
  tabApplied: '我的优惠',
  ends: '剩余',
  /** Before the end of an offer that has two: what ends. */
  clockOf: { activity: '活动', applying: '申请' },
  starts: '距开始',
  sticky: '精选',
  until: (day: string) => `至 ${day}`,
  from: (day: string) => `${day} 开始`,
  most: (amount: string) => `最高 ¥${amount}`,
  pool: (amount: string) => `奖池 ¥${amount}`,
  least: {
    Deposit: (amount: string) => `存款 ¥${amount} 起`,
    Transfer: (amount: string) => `转入 ¥${amount} 起`,
  },
  leastLabel: { Deposit: '最低存款', Transfer: '最低转入' },
  /** Of what it is a multiple, where that is known: a deposit with its bonus is more than the bonus. */
  turnover: (times: number, base: 'both' | 'bonus' | null | undefined) =>
    `${base === 'both' ? '本金与礼金' : base === 'bonus' ? '礼金' : ''}流水 ×${times}`,
  partCampaigns: '报名有礼',
  partPartners: '伙伴福利',
  empty: '暂无可参加的活动',
  emptyHint: '新的活动上线后会显示在这里。',
  emptyLogin: '登录后可以看到为您准备的更多活动。',
  login: '登录查看',
  failed: '活动未能载入',
  whenOnline: '网络恢复后自动显示',
  detailFailed: '活动详情未能载入',
  missing: '没有找到这个活动',
  missingHint: '它可能已经结束。',
  notYours: '它可能已经结束，或不适用于您的账户。',
  members: '会员专属活动',
  membersHint: '登录后可以查看您是否符合条件。',
  loginDo: '立即登录',
  partFailed: '部分为您准备的活动未能载入。',
  retry: '重试',
  showAll: '查看全部活动',
  example: '例：',
  exampleBrings: {
    Deposit: (amount: string, bonus: string) => `存 ¥${amount} 得 ¥${bonus}`,
    Transfer: (amount: string, bonus: string) => `转 ¥${amount} 得 ¥${bonus}`,
  },
  exampleAsks: (required: string) => `需流水 ¥${required}`,
  terms: '活动要点',
  rules: '活动详情',
  more: '全部',
  home: '优惠活动',
  banner: '精选活动',
  look: '立即查看',
  period: '活动时间',
  closes: '申请截止',
  longTerm: '长期有效',
  share: '分享',
  shared: '链接已复制',
  shareFailed: '无法分享，请手动复制页面地址',
  blockedLink: '该链接未通过安全检查，已停止打开',
  soon: '即将开始',
  over: '已结束',
  markWagering: (percent: number) => `流水进度 ${Math.floor(percent)}%`,
  markClaim: '可领取',
  markServing: '已申请',
  markFirst: '仅限首次存款',
  markTimes: (times: number) => `参加过 ${times} 次`,
  noId: '系統錯誤，暫時無法使用',
  auto: '无需申请，符合条件自动参与',
  ended: '活动已结束',
  notYet: '活动尚未开始',
  /** @param why as the server says it. */
  used: (why: string) => `已参加过 · ${why}`,
} as const;

/** Before a link leads to another site. */
export const LEAVE = {
  title: '即将离开本站',
  text: '您将在新窗口打开其他网站，请确认地址无误：',
  go: '继续前往',
  stay: '留在本站',
} as const;

/** Words of the one button of a promotion. */
export const STEP_TEXT = {
  login: '登录后参加',
  form: '立即申请',
  withDeposit: '存款参加',
  formFirst: '先申请，稍后存款',
  manual: '填写申请表',
  sos: '申请急救礼金',
  liveChat: '联系客服申请',
  deposit: '前往存款',
  claim: '领取礼金',
  fund: '查看申请进度',
  progress: '查看流水进度',
} as const;

/** Daily deals and free bets. */
export const DAILY = { left: '今日优惠剩余', hint: '每天零点更新（北京时间）' } as const;
export const VOUCHERS = {
  title: '我的免费投注',
  empty: '还没有可用的免费投注',
  emptyHint: '在下方领取，或参加活动获得。',
  left: '剩余',
  of: (amount: string) => `面额 ¥${amount}`,
  expires: '有效期剩余',
  use: '去使用',
  failed: '免费投注未能载入',
  more: '可领取的免费投注',
} as const;

/** Rebates. */
export const REBATE = {
  title: '我的返水',
  period: '查询时间',
  today: '今日',
  week: '近 7 天',
  month: '近 30 天',
  half: `近 ${Promotion.windowDays} 天`,
  bet: '有效流水',
  given: '返水',
  total: '合计返水',
  rate: (rate: string) => `比例 ${rate}%`,
  paid: '已到账',
  due: (day: string) => `预计 ${day} 15:00 到账`,
  late: '派发处理中',
  none: '不足 ¥0.01，无返水',
  running: '今日进行中，明日 15:00 结算',
  empty: '这段时间没有返水',
  emptyHint: '有效流水产生后会显示在这里。',
  emptyClosed: '今日的流水在「今日」查看，结算后会显示在这里。',
  failed: '返水未能载入',
  offers: '返水规则',
  login: '登录后可以查看您的返水。',
  more: '加载更多',
} as const;

/** Campaigns and partners. */
export const CAMPAIGN = {
  joined: '已报名',
  count: (count: string) => `${count} 人已参加`,
  places: (left: number) => `剩余 ${left} 个名额`,
  full: '名额已满',
  enrol: '立即报名',
  enrolled: '报名成功',
  apply: '填写申请表',
  view: '查看活动',
  failed: '活动未能载入',
  empty: '暂无报名活动',
  partnersFailed: '合作活动未能载入',
  partnersEmpty: '暂无合作活动',
  enrolLost: '报名结果未知，已重新读取',
  opens: '前往',
} as const;
