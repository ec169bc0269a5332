import { WALLET_NAME } from '@site/domain/wallet/groups';

/** zh-CN copy of the page of the member. */
export const ME = {
  title: '我的', hello: (name: string) => `您好，${name}`, visitor: '欢迎光临', visitorHint: '登录后查看余额、存款与交易记录', login: '登录 / 注册',
  total: '总余额', withdrawable: '可提余额', locked: '流水锁定', refresh: '刷新余额', stale: '余额未能更新，显示的是上次结果', hide: '隐藏余额', show: '显示余额', hidden: '余额已隐藏',
  deposit: '存款', records: '交易记录', promotions: '优惠活动', games: '娱乐场', sports: '体育投注', wallets: '钱包明细', settings: '偏好设置',
  theme: '界面主题', dark: '深色', light: '浅色', system: '跟随系统',
  logout: '退出登录', service: '在线客服', serviceHint: '在新窗口打开', vip: 'VIP', memberCode: '会员编号',
  promotionsHint: '查看可参加的活动',
  inbox: '消息中心', inboxHint: '公告与我的消息', unread: (count: number) => `${count} 条未读`, applied: '我的优惠', appliedHint: '进度、领取与申请记录', vipClub: 'VIP俱乐部', vipClubHint: '等级与特权', store: '积分商城', storeHint: '积分兑换好礼', referrer: '推荐好友', referrerHint: '推荐码、任务与奖励',
  withdraw: '提款', transfer: '转账', actions: '资金操作', activity: '活动与帮助',
  account: '账户', info: '账户信息', infoHint: '姓名、手机、邮箱、地址', cards: '收款账户', cardsHint: '银行卡与钱包地址', uploads: '身份文件', uploadsHint: '上传与审核进度', addresses: '收货地址', addressesHint: '礼品与奖品寄送',
  safety: '安全', security: '登录与安全', securityHint: '密码、安全问题、最近登录', safehouse: '保险箱', safehouseHint: '锁定后不能提款', limits: '责任博彩', limitsHint: '限额、时间提醒、自我限制', rewards: '会员等级与积分', rewardsHint: '等级与升级进度',
  groupsFailed: '各平台名称暂时无法载入，显示的是钱包余额', providers: (names: string) => `包含：${names}`,
} as const;

export const TURNOVER = { title: '流水要求', intro: (amount: string) => `完成以下流水后，锁定的 ¥${amount} 即可提款。` } as const;

export const READY = {
  title: '提款前的准备', done: (done: number, all: number) => `已完成 ${done}/${all}`, hint: '现在完成，提款时即可直接提交。', go: '去完成', steps: { 1: '填写身份证号码', 2: '填写出生日期与居住城市', 3: '验证手机号码', 4: '验证电子邮箱' },
} as const;

export const WALLET_NAMES: Readonly<Record<number, string>> = WALLET_NAME;
