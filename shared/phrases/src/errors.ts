/** zh-CN copy of the error catalogue (§8); the letter of the specification where it gives one. */
import type { AppError } from '@site/domain/errors/app-error';
import type { ErrorPhrase } from '@site/domain/errors/catalogue';
import type { MaintenanceFeature } from '@site/domain/errors/maintenance-by-feature';
import { wordsOf } from '@site/domain/errors/words';

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
  'maintenance.games': '游戏功能维护中，请稍后再试',
};

/**
 * The sentence of a failure (§8): the toast and the page's own failed state say the same.
 *
 * @param feature what was wanted, for the notice of a 503.
 * @returns null where nobody is told.
 */
export function sentenceOf(
  error: AppError,
  feature: MaintenanceFeature | null = null,
): string | null {
  const words = wordsOf(error, feature);
  if (words === null) return null;
  return 'said' in words ? words.said : ERROR_TEXT[words.phrase];
}
