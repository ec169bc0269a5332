/** Routes that no squad owns (architecture 2.7). In the first load of every page, so as few bytes as it takes. */
import type { SiteRoute } from './site-route';

/** Path, layout status (§2.5), title. */
const ROWS = [
  ['/', 3, '首页'],
  ['/login', 2, '会员登录'],
  ['/Register', 2, '注册'],
  ['/Forgetpwd', 2, '忘记密码'],
  ['/resetpassword', 2, '重置密码'],
  ['/Verify', 2, '安全验证'],
  ['/Services/VerificationRedirection', 1, '邮箱验证'],
  ['/email-verified', 1, '邮箱验证'],
  ['/email-verification-expired', 1, '邮箱验证'],
  ['/About/*', 2, '关于我们'],
  ['/CustomerService', 2, '客服中心'],
  ['/LiveChat', 2, '在线客服'],
  ['/404', 1, '页面不存在'],
  ['/maintenance', 0, '系统维护中'],
  ['/restrict', 0, '访问受限'],
  ['/illegal', 0, '账户已停用'],
] as const;

/** Pages of the host go by their paths. */
export type HostPageName = (typeof ROWS)[number][0];

/** The host's own routes; only the verification after a login is a member's page. */
export const HOST_ROUTES: readonly SiteRoute[] = ROWS.map(([path, layoutStatus, title]) => ({
  path, layoutStatus, title, access: path === '/Verify' ? 'member' : 'public', skeleton: 'plain', feature: null, owner: { kind: 'host', page: path },
}));
