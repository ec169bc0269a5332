/** zh-CN copy for visitors on pages of a member's own things. */
export const LOGIN_FIRST = {
  title: '请先登录',
  login: '登录',
  home: '返回首页',
  slow: '会员资料暂时无法读取',
} as const;
