/** Routes that no squad owns (architecture 2.7). */
import type { RouteAccess } from '@site/domain/session/route-decision';
import type { SiteRoute } from './site-route';

/** Pages of the host. */
export type HostPageName =
  | 'home' | 'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'redirection' | 'email-verified' | 'email-expired' | 'about' | 'service' | 'chat'
  | 'not-found' | 'maintenance' | 'restrict' | 'illegal';

function hostRoute(path: string, page: HostPageName, layoutStatus: number, title: string, access: RouteAccess = 'public'): SiteRoute {
  return { path, layoutStatus, access, title, skeleton: 'plain', owner: { kind: 'host', page } };
}

/** The host's own routes with their layout status (§2.5). */
export const HOST_ROUTES: readonly SiteRoute[] = [
  hostRoute('/', 'home', 3, '首页'),
  hostRoute('/login', 'login', 2, '会员登录'),
  hostRoute('/Register', 'register', 2, '注册'),
  hostRoute('/Forgetpwd', 'forgot', 2, '忘记密码'),
  hostRoute('/resetpassword', 'reset', 2, '重置密码'),
  hostRoute('/Verify', 'verify', 2, '安全验证', 'member'),
  hostRoute('/Services/VerificationRedirection', 'redirection', 1, '邮箱验证'),
  hostRoute('/email-verified', 'email-verified', 1, '邮箱验证'),
  hostRoute('/email-verification-expired', 'email-expired', 1, '邮箱验证'),
  hostRoute('/About/*', 'about', 2, '关于我们'),
  hostRoute('/CustomerService', 'service', 2, '客服中心'),
  hostRoute('/LiveChat', 'chat', 2, '在线客服'),
  hostRoute('/404', 'not-found', 1, '页面不存在'),
  hostRoute('/maintenance', 'maintenance', 0, '系统维护中'),
  hostRoute('/restrict', 'restrict', 0, '访问受限'),
  hostRoute('/illegal', 'illegal', 0, '账户已停用'),
];
