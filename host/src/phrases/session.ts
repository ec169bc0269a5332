/** zh-CN copy of what happens to a session; only late chunks carry it. */
export const SESSION = {
  linkBusy: '登录中,请稍候...',
  linkFailed: '登录链接无效或已过期，请使用用户名和密码登录',
  linkNetwork: '网络异常，未能通过链接登录，请检查网络后重新打开链接',
  linkDone: (name: string) => `已登录账户 ${name}`,
  idle: (minutes: number) => `您已 ${minutes} 分钟未操作，为保护账户安全，请重新登录`,
  idleTitle: '您还在吗？',
  idleSoon: (passed: number, after: number) =>
    `您已超过 ${passed} 分钟未操作。为保护账户安全，满 ${after} 分钟将自动退出登录。`,
  idleStay: '继续使用',
  switchTitle: '切换账户',
  switchText: (name: string) =>
    `您当前登录的账户是 ${name}。打开的链接会登录另一个账户，是否切换？`,
  switchYes: '切换账户',
  switchNo: '保持当前账户',
  switched: '当前浏览器已切换到另一个账户，页面已更新',
  leaveTitle: '即将离开本站',
  leaveText: '您将前往以下网站，请确认网址后继续：',
  leaveYes: '继续前往',
  leaveNo: '留在本站',
  redirectRefused: '服务器要求的跳转地址不受信任，已拦截',
  loginFailedTitle: '登录失败',
  loginFailedYes: '我知道了',
} as const;
