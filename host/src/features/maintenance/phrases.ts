/** zh-CN copy of maintenance (§2.5). */
import type { BackFeature } from '@site/domain/maintenance/redirect';
import { VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';

const FEATURE = { deposit: '存款', withdrawal: '提款', promotions: '优惠活动' } satisfies Record<
  BackFeature,
  string
>;

export const MAINTENANCE = {
  sportTitle: (vendor: OddsVendorId) => `${VENDORS[vendor].name}正在维护`,
  next: (vendor: OddsVendorId | null) => (vendor === null ? '体育维护页面' : VENDORS[vendor].name),
  moving: (seconds: number, next: string) => `${seconds} 秒后将带您前往${next}。`,
  safe: '您的投注单与注单记录不受影响。',
  go: (next: string) => `立即前往${next}`,
  stay: '停止跳转，留在本页',
  held: '交易结果确认中，确认后再为您跳转。',
  featureTitle: (feature: BackFeature) => `${FEATURE[feature]}功能维护中`,
  featureText: '我们正在升级该功能，请稍后再试。您的资金安全不受影响。',
  loggedOut: '系统维护期间您已登出，恢复后请重新登录。',
  back: '返回上一页',
} as const;
