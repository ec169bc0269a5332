/** Addresses that one part of the site gives to another; nobody writes a literal URL of another remote. */

/** Sports vendors by the page that shows them. */
export type SportsVendorPage = 'sports-im' | 'sports-bti' | 'sports-saba';

/** Kinds of the transaction record (§2.3). */
export type TransactionKind = 'deposit' | 'withdrawal' | 'transfer' | 'bet' | 'other';

/** Builders of in-app addresses, without the base path. */
export const targets = {
  toHome: () => '/',
  toLogin: () => '/login',
  /** The board that was last looked at, or the default vendor's (§2.2, R2.2-4). */
  toSports: (page?: SportsVendorPage) => (page === undefined ? '/sbtwo' : `/sbtwo/${page}`),
  toGames: (category?: string) => (category === undefined ? '/Games' : `/Games/${encodeURIComponent(category)}`),
  toPromotions: () => '/Promotions',
  toPromotion: (id: string) => `/Promotions/Detail/${encodeURIComponent(id)}`,
  toWithdrawal: () => '/Withdrawal',
  toTransfer: () => '/Transfer',
  toSportsRules: () => '/sbtwo/rule',
  toWagers: () => '/sbtwo/wagers',
  /** Verify variant by default, the plain one on request (R2.3-3). */
  toDeposit: (plain = false) => (plain ? '/Deposit' : '/DepositVerify'),
  toTransactions: (kind?: TransactionKind) => (kind === undefined ? '/TransactionRecord/' : `/TransactionRecord/?type=${kind}`),
  toMe: () => '/Me',
  toAccountInfo: () => '/Me/Accountinfo/',
  toLimits: () => '/Me/Limits',
  toUploads: () => '/Me/Uploadfiles/',
  toSeason: (slug: string) => `/${slug}`,
  toMaintenance: () => '/maintenance',
  toRestrict: () => '/restrict',
  toCustomerService: () => '/CustomerService',
} as const;
