/**
 * Every row, for the sandbox (405, coverage) and for tests. The site imports single rows from their
 * files.
 */
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { AnyEndpoint } from './endpoint';
import * as alerts from './alerts';
import * as appDomain from './app-domain';
import * as auth from './auth';
import * as authExchange from './auth-exchange';
import * as balance from './balance';
import * as bettingSettings from './betting-settings';
import * as campaign from './campaign';
import * as captcha from './captcha';
import * as club from './club';
import * as documents from './documents';
import * as bonus from './bonus';
import * as games from './games';
import * as inbox from './inbox';
import * as liveChat from './live-chat';
import * as log from './log';
import * as matchCard from './match-card';
import * as member from './member';
import * as memberLimits from './member-limits';
import * as memberProfile from './member-profile';
import * as memberRegister from './member-register';
import * as memberVerification from './member-verification';
import * as miniGames from './mini-games';
import * as passwords from './passwords';
import * as payment from './payment';
import * as paymentBanks from './payment-banks';
import * as paymentCases from './payment-cases';
import * as paymentDeposit from './payment-deposit';
import * as paymentHistory from './payment-history';
import * as paymentMethods from './payment-methods';
import * as paymentStatement from './payment-statement';
import * as promotion from './promotion';
import * as promotionIds from './promotion-ids';
import * as promotionMember from './promotion-member';
import * as referrer from './referrer';
import * as rewardStore from './reward-store';
import * as selfExclusion from './self-exclusion';
import * as setting from './setting';
import * as sportsData from './sports-data';
import * as transfer from './transfer';
import * as vendor from './vendor';
import * as bti from './vendor-bti';
import * as btiBets from './vendor-bti-bets';
import * as im from './vendor-im';
import * as imBets from './vendor-im-bets';
import * as imCashout from './vendor-im-cashout';
import * as imLists from './vendor-im-lists';
import * as saba from './vendor-saba';
import * as sabaBets from './vendor-saba-bets';
import * as sabaLists from './vendor-saba-lists';
import * as sabaPromos from './vendor-saba-promos';
import * as sabaSingles from './vendor-saba-singles';
import * as sabaWagers from './vendor-saba-wagers';
import * as vipCallback from './vip-callback';

const isRow = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' &&
  value !== null &&
  'service' in value &&
  'path' in value &&
  'result' in value;

/** Rows of each odds vendor. */
const OF_VENDOR: Readonly<Record<OddsVendorId, readonly object[]>> = {
  IM: [im, imLists, imBets, imCashout],
  BTI: [bti, btiBets],
  SABA: [saba, sabaSingles, sabaBets, sabaWagers, sabaLists, sabaPromos],
};

/** All rows of the contract. */
export const ALL_ROWS: readonly AnyEndpoint[] = [
  sportsData,
  setting,
  club,
  rewardStore,
  referrer,
  miniGames,
  campaign,
  inbox,
  alerts,
  promotionMember,
  promotionIds,
  bonus,
  paymentBanks,
  paymentCases,
  paymentDeposit,
  paymentHistory,
  paymentMethods,
  paymentStatement,
  transfer,
  auth,
  passwords,
  authExchange,
  balance,
  captcha,
  documents,
  memberLimits,
  memberProfile,
  memberRegister,
  memberVerification,
  games,
  liveChat,
  log,
  matchCard,
  member,
  selfExclusion,
  appDomain,
  vipCallback,
  payment,
  promotion,
  vendor,
  bettingSettings,
  ...ODDS_VENDORS.flatMap((id) => OF_VENDOR[id]),
].flatMap((family) => Object.values(family).filter(isRow));
