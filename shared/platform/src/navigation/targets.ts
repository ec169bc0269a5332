/**
 * Addresses that one part of the site gives to another; nobody writes a literal URL of another
 * remote.
 */
import { boardPath } from '@site/domain/vendors/board-address';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';

/** Kinds of the transaction record (§2.3). */
export type TransactionKind = 'deposit' | 'withdrawal' | 'transfer' | 'bet' | 'other';

/** Tabs of the promotions page, as addresses name them (§2.5). */
export type PromotionsTab = 'promotions' | 'dailydeals' | 'freebets' | 'rebate' | 'applied';

/** The two kinds of news (§7.2). */
export type NewsKind = 'announcement' | 'message';

/** Builders of in-app addresses, without the base path. */
export const targets = {
  toHome: () => '/',
  toLogin: () => '/login',
  toRegister: () => '/Register',
  /**
   * A vendor's board; without one the board that was last looked at, or the default vendor's (§2.2,
   * R2.2-4).
   */
  toSports: (vendor?: OddsVendorId) => (vendor === undefined ? '/sbtwo' : boardPath(vendor)),
  toGames: (category?: string) =>
    category === undefined ? '/Games' : `/Games/${encodeURIComponent(category)}`,
  toPromotions: (tab?: PromotionsTab) =>
    tab === undefined || tab === 'promotions' ? '/Promotions' : `/Promotions?tab=${tab}`,
  /** One of the member's own applications: progress, claim, giving up. */
  toAppliedBonus: (applicationId: string) =>
    `/Promotions?tab=applied&application=${encodeURIComponent(applicationId)}`,
  /** The form of a bonus, by the bonus (R2.3-6). */
  toPromotionForm: (bonusId: string) =>
    `/Promotions/PromotionBonusForm?id=${encodeURIComponent(bonusId)}`,
  /** The form of a campaign, by the promotion that leads there (R2.3-6). */
  toPromotionManual: (promoId: string) => `/Promotions/Manual?id=${encodeURIComponent(promoId)}`,
  toClub: (club: 'vip' | 'king') => (club === 'vip' ? '/VIPClub' : '/KingClub'),
  toRewardsStore: () => '/rewards-store',
  toReferrer: () => '/ReferrerActivity',
  toAmbassador: () => '/ambassador',
  toNews: (kind?: NewsKind) => (kind === 'message' ? '/News?tab=message' : '/News'),
  toNewsDetail: (kind: NewsKind, id: string) =>
    `/News/Details?kind=${kind}&id=${encodeURIComponent(id)}`,
  toPromotion: (id: string) => `/Promotions/Detail/${encodeURIComponent(id)}`,
  toWithdrawal: () => '/Withdrawal',
  toTransfer: () => '/Transfer',
  toSportsRules: () => '/sbtwo/rule',
  toWagers: () => '/sbtwo/wagers',
  /** Verify variant by default, the plain one on request (R2.3-3). */
  toDeposit: (plain = false) => (plain ? '/Deposit' : '/DepositVerify'),
  toTransactions: (kind?: TransactionKind) =>
    kind === undefined ? '/TransactionRecord/' : `/TransactionRecord/?type=${kind}`,
  toMe: () => '/Me',
  toAccountInfo: () => '/Me/Accountinfo/',
  toRewards: () => '/Me/Rewards',
  toAddresses: () => '/Me/Addresses',
  toAlerts: () => '/Me/Alerts',
  toLimits: () => '/Me/Limits',
  toUploads: () => '/Me/Uploadfiles/',
  toSeason: (slug: string) => `/${slug}`,
  toMaintenance: () => '/maintenance',
  toRestrict: () => '/restrict',
  toCustomerService: () => '/CustomerService',
} as const;
