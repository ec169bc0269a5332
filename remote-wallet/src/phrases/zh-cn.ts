import type { ApplicationStatus } from '@site/contracts/payment';

export const ME = {
  title: '我的', hello: (name: string) => `您好，${name}`, visitor: '欢迎光临', visitorHint: '登录后查看余额、存款与交易记录', login: '登录 / 注册',
  total: '总余额', withdrawable: '可提余额', locked: '流水锁定', refresh: '刷新余额', stale: '余额未能更新，显示的是上次结果', hide: '隐藏余额', show: '显示余额',
  deposit: '存款', records: '交易记录', promotions: '优惠活动', games: '娱乐场', sports: '体育投注', wallets: '钱包明细', funds: '资金与活动', settings: '偏好设置',
  theme: '界面主题', dark: '深色', light: '浅色', system: '跟随系统', rise: '涨跌颜色', redUp: '红涨绿跌', greenUp: '绿涨红跌',
  logout: '退出登录', logoutHint: '退出后所有标签页同时退出', service: '在线客服', serviceHint: '在新窗口打开', vip: 'VIP', memberCode: '会员编号', copied: '已复制', copyFailed: '复制失败，请长按选择后复制',
  depositHint: '多种方式，通常几分钟到账', recordsHint: '存款、投注与红利的每一笔', promotionsHint: '查看可参加的活动',
} as const;

export const WALLET_NAMES: Readonly<Record<number, string>> = { 2: '体育', 4: '真人娱乐', 24: '棋牌与快速游戏', 32: '电子游艺', 64: '彩票' };

export const DEPOSIT = {
  methods: '选择存款方式', amount: '存款金额', range: (min: string, max: string) => `${min} - ${max}`, suggested: '常用金额',
  limits: (min: string, max: string) => `单笔 ¥${min} 至 ¥${max}`, short: (min: string, max: string) => `¥${min} - ${max}`, fee: '手续费', arrival: '预计到账', minutes: (n: number) => `约 ${n} 分钟`, expiry: '付款时限', expiryMinutes: (n: number) => `${n} 分钟`,
  submit: '下一步', submitting: '提交中', empty: '请输入存款金额', below: (min: string) => `最低存款 ¥${min}`, above: (max: string) => `最高存款 ¥${max}`,
  choose: '请先选择存款方式', unknown: '结果确认中，请勿重复提交', unknownHint: '我们正在向服务器核对这笔存款，请保持页面打开。', checkNow: '立即查询',
  notPlaced: '这笔存款没有提交成功，您可以重新提交。', openTitle: '您有一笔未完成的存款', openAction: '继续付款', open: (amount: string) => `金额 ¥${amount}，请先完成或取消。`,
  blockedTitle: '存款已停用', blockedHint: '您的账户设置了自我限制，暂时不能存款。需要帮助请联系客服。', uncheckedTitle: '暂时无法确认账户状态', uncheckedHint: '确认之前不能存款，请重试。',
  unavailable: '维护中', isNew: '新', recommended: '推荐', name: '付款人姓名', nameHint: '请填写与付款账户一致的姓名', nameEmpty: '请填写付款人姓名', notes: '温馨提示',
  failed: '存款方式未能载入', noMethods: '暂无可用的存款方式', pendingTitle: '存款提交中', backToMe: '返回我的', summary: (method: string, amount: string) => `存款 · ${method} · ¥${amount}`,
} as const;

export const DETAILS = {
  title: '存款详情', amount: '存款金额', fee: '手续费', number: '订单号', method: '存款方式', created: '创建时间', pay: '付款信息', bank: '收款银行', holder: '收款人', account: '收款账号', branch: '开户支行',
  reference: '附言', referenceHint: '转账时请填写附言，便于快速到账', qr: '付款二维码', qrHint: '请用对应的应用扫码付款', left: '剩余付款时间', paid: '我已付款', cancel: '取消存款', cancelTitle: '取消这笔存款？', cancelHint: '如果您已经付款，请不要取消。',
  cancelYes: '确定取消', cancelNo: '暂不取消', progress: '处理进度', records: '查看交易记录', again: '再存一笔', copy: '复制', copied: '已复制', copyFailed: '复制失败，请长按选择后复制',
  missing: '没有找到这笔存款', missingHint: '请从交易记录进入，或重新发起存款。', visitor: '请先登录', visitorHint: '登录后可以查看存款进度与付款信息。', login: '登录', retryLater: '操作没有完成，请重试', failed: '存款详情未能载入', exact: '请按此金额付款，金额不符会影响到账',
} as const;

export const STATUS_TEXT: Readonly<Record<ApplicationStatus, string>> = { Created: '待付款', Processing: '处理中', Approved: '已到账', Rejected: '未通过', Expired: '已过期', Cancelled: '已取消' };

export const STATUS_HINT: Readonly<Record<ApplicationStatus, string>> = {
  Created: '请在时限内完成付款，付款后点击“我已付款”', Processing: '已收到您的付款确认，正在核对到账', Approved: '资金已进入您的钱包', Rejected: '这笔存款未通过审核，请联系客服了解原因',
  Expired: '未在时限内付款，订单已关闭', Cancelled: '您已取消这笔存款',
};

export const RECORDS = {
  filter: '交易类型', all: '全部', deposit: '存款', withdrawal: '提款', transfer: '转账', other: '其他', income: '收入', outgo: '支出', net: '净额', list: '交易列表', more: '加载更多', end: '没有更多了',
  empty: '暂无记录', emptyHint: '这里会显示您的每一笔交易。', goDeposit: '去存款', goHome: '去首页看看', failed: '交易记录未能载入', detail: '交易详情', number: '交易号', type: '类型', time: '时间', updated: '更新时间', amount: '金额', status: '状态', progress: '进度', openDeposit: '查看付款信息', done: '已完成',
} as const;
