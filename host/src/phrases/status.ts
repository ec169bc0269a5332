/** zh-CN copy of the pages that say that something cannot be shown. */
export const copy = {
  home: '返回首页', service: '联系客服', login: '登录', logOut: '退出登录',
  notFoundText: '您访问的页面可能已移动或地址有误，您可以从下列页面继续。',
  notFoundWays: '您可能在找',
  sports: '体育', games: '娱乐场', promotions: '优惠活动',
  maintenanceTitle: '系统维护中',
  maintenanceText: '我们正在升级系统，您的资金与注单不受影响。系统恢复后会自动带您返回。',
  checking: '正在检查系统状态...',
  stillClosed: '系统仍在维护，最近检查时间 ',
  checkNow: '立即检查',
  restrictTitle: '访问受限',
  restrictText: '您的账户或所在地区暂时无法使用本网站。如有疑问，请联系在线客服。',
  restrictWhy: '原因',
  illegalTitle: '账户已停用',
  illegalText: '您的账户暂时无法使用，如有疑问请联系客服。',
  logOutIn: (seconds: number) => `${seconds} 秒后将自动退出登录`,
  loggedOut: '您当前处于未登录状态',
} as const;
