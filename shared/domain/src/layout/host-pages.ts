/**
 * Addresses that no squad owns (architecture 2.7); no remote may take one. In the first load of
 * every page, so as few bytes as it takes.
 */

/** Route pattern below the site base, layout status (§2.5), title. */
export const HOST_PAGES = [
  ['/', 3, '首页'],
  ['/login', 2, '会员登录'],
  ['/About/*', 2, '关于我们'],
  ['/CustomerService', 2, '客服中心'],
  ['/LiveChat', 2, '在线客服'],
  ['/404', 1, '页面不存在'],
  ['/maintenance', 0, '系统维护中'],
  ['/restrict', 0, '访问受限'],
  ['/illegal', 0, '账户已停用'],
] as const;
