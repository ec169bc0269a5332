/** zh-CN copy of the login. */
import type { FromMarker } from '@site/domain/session/from-marker';
import type { EndedBy } from '../session/ended';

export const LOGIN = {
  userName: '用户名',
  userNameHint: '请输入用户名',
  password: '密码',
  passwordHint: '请输入密码',
  submit: '登录',
  submitting: '登录中,请稍候...',
  userNameMissing: '请输入用户名',
  passwordMissing: '请输入密码',
  puzzleLabel: '图形验证',
  puzzleTile: (at: number) => `图片${at}`,
  puzzleAgain: '换一组图片',
  puzzleFailed: '图形验证加载失败，请重试',
  wrongPassword: '用户名或密码错误',
  welcome: '欢迎回来',
  continueTo: '登录后将继续您要访问的页面',
  remember: '记住用户名（不保存密码）',
  forgotPassword: '忘记密码',
  forgotName: '忘记用户名',
  noAccount: '还没有账户？',
  register: '立即注册',
  service: '联系客服',
  /** Why the member has to sign in again; the toast has said it in the words of §8 and is gone. */
  ended: {
    duplicateLogin:
      '您的账户已在其他设备登录，本设备已自动退出。如非本人操作，请登录后尽快修改密码。',
    loginExpired: '登录已过期，请重新登录。',
    maintenanceLogout: '系统维护期间，您已被登出，请重新登录。',
    idle: '您长时间未操作，为保护账户安全已自动退出，请重新登录。',
  } satisfies Record<EndedBy, string>,
  /** Said of the place that sent the member here (§2.4 `from`). */
  from: {
    helpcenter: '登录后将返回帮助中心',
    app: '登录后即可继续使用',
    sports: '登录后将返回体育页面',
    promotions: '登录后将返回优惠页面',
    deposit: '登录后将前往存款页面',
  } satisfies Record<FromMarker, string>,
} as const;
