/** zh-CN copy of the error catalogue (§8); the letter of the specification where it gives one. */
import type { ErrorPhrase } from '@site/domain/errors/catalogue';

/** Text per phrase. */
export const ERROR_TEXT: Record<ErrorPhrase, string> = {
  accountUnusable: '您的帐号无法使用,请联系在线客服!',
  loginExpired: '请重新登录,访问过期',
  duplicateLogin: '重复登录,系统检测到您重复登录',
  cardSaveFailed: '提款银行卡保存失败',
  systemError: '系统错误，请联系客服！',
  systemErrorService: '系统返回的内容无法识别，请稍后再试',
  network: '网络异常，请检查网络后重试',
  timeout: '请求超时!!!',
  maintenanceLogout: '系统维护中，您将被登出',
  unsupportedCountry: '不支持的国家',
  'maintenance.login': '登录功能维护中，请稍后再试',
  'maintenance.register': '注册功能维护中，请稍后再试',
  'maintenance.liveChat': '在线客服维护中，请稍后再试',
  'maintenance.deposit': '存款功能维护中，请稍后再试',
  'maintenance.withdrawal': '提款功能维护中，请稍后再试',
  'maintenance.promotions': '优惠功能维护中，请稍后再试',
};
