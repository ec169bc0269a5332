/** zh-CN copy of the page of the member. */
export const ME = {
  title: '我的', hello: (name: string) => `您好，${name}`, visitor: '欢迎光临', visitorHint: '登录后查看余额、存款与交易记录', login: '登录 / 注册',
  total: '总余额', withdrawable: '可提余额', locked: '流水锁定', refresh: '刷新余额', stale: '余额未能更新，显示的是上次结果', hide: '隐藏余额', show: '显示余额',
  deposit: '存款', records: '交易记录', promotions: '优惠活动', games: '娱乐场', sports: '体育投注', wallets: '钱包明细', funds: '资金与活动', settings: '偏好设置',
  theme: '界面主题', dark: '深色', light: '浅色', system: '跟随系统', rise: '涨跌颜色', redUp: '红涨绿跌', greenUp: '绿涨红跌',
  logout: '退出登录', logoutHint: '退出后所有标签页同时退出', service: '在线客服', serviceHint: '在新窗口打开', vip: 'VIP', memberCode: '会员编号', copied: '已复制', copyFailed: '复制失败，请长按选择后复制',
  depositHint: '多种方式，通常几分钟到账', recordsHint: '存款、投注与红利的每一笔', promotionsHint: '查看可参加的活动',
} as const;

export const WALLET_NAMES: Readonly<Record<number, string>> = { 2: '体育', 4: '真人娱乐', 24: '棋牌与快速游戏', 32: '电子游艺', 64: '彩票' };
