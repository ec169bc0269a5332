/** The demo members of the interfaces guide. All share one password; one-time codes are always 123456. */
import type { MemberInfo } from '@site/contracts/member';
import type { SelfExclusion } from '@site/contracts/self-exclusion';

/** Password of every demo member. */
export const DEMO_PASSWORD = 'Passw0rd!';

/** A member to make. */
export interface MemberDraft {
  readonly memberCode: string;
  readonly userName: string;
  readonly password: string;
  readonly info: MemberInfo;
  readonly exclusion: Partial<SelfExclusion>;
  /** Code that a login with the right password gets. */
  readonly refusal: string | null;
  /** Opening balance per wallet group as decimal strings. */
  readonly wallets: Readonly<Record<number, string>>;
}

const EVERY_10K = { 2: '10000.00', 4: '10000.00', 24: '10000.00', 32: '10000.00', 64: '10000.00' };

/** A verified adult with everything in order. */
export const ORDINARY: MemberInfo = {
  active: true,
  isGameLock: false,
  currency: 'CNY',
  firstName: '王小明',
  lastName: '',
  dob: '1990-05-20',
  housePlayer: false,
  registerDate: '2024-01-15T10:00:00+08:00',
  language: 'zh-cn',
  isDeposited: true,
  isKyc: true,
  isConfiscated: false,
  revalidate: false,
  isLoginOTP: false,
  email: 'w******ng@mail.example',
  emailStatus: 'Verified',
  phoneNumber: '*******8888',
  phoneStatus: 'Verified',
  memberStatus: 'Active',
  isVIP: false,
  identityCard: '***************123',
  DepositBeforeVerify: false,
  WithdrawalBeforeVerify: false,
  CurrencyName: '人民币',
  LanguageName: '简体中文',
  preferWallet: 'SB',
  address: { address: '***', city: '上海', zipCode: '200000' },
  registrationSite: 'SITE',
  secretQID: null,
  referralCode: '',
  hostName: 'm.site.example',
  placeOfBirthID: null,
  nationality: '中国',
  nationalityID: 1,
  regWebSite: 'mobile',
  gaid: '',
  lastLoginTime: null,
  documentID: null,
  displayReferee: true,
  isSingleDeposit: false,
  isQueleaRegistered: false,
  manualRemark: '',
  revalidateName: null,
  memberPaymentRisk: {
    classificationStatus: 'Normal',
    memberCode: null,
    paymentRisk: 'Low',
    rebateVIP: null,
  },
  offers: { isGift: true, isBonus: true },
  offerContacts: {
    isCall: false,
    isSMS: true,
    isEmail: true,
    isNonMandatory: false,
    isLine: false,
    calledTime: null,
    timeRange: null,
  },
  affiliateEligibility: { caCall: false, caBonus: false, freebetAutomation: false },
};

function draft(
  userName: string,
  at: number,
  info: MemberInfo = {},
  rest: Partial<MemberDraft> = {},
): MemberDraft {
  return {
    memberCode: `M${String(100_000 + at)}`,
    userName,
    password: DEMO_PASSWORD,
    info: { ...ORDINARY, ...info },
    exclusion: {},
    refusal: null,
    wallets: EVERY_10K,
    ...rest,
  };
}

const NOTHING_VERIFIED: MemberInfo = {
  firstName: '',
  dob: null,
  isDeposited: false,
  isKyc: false,
  email: '',
  emailStatus: 'Unverified',
  phoneNumber: '*******0001',
  phoneStatus: 'Unverified',
  identityCard: null,
  address: { address: null, city: null, zipCode: null },
};

const EVERY_FLAG: Partial<SelfExclusion> = {
  Status: true,
  DisableDeposit: true,
  DisableFundIn: true,
  DisableBetting: true,
  SelfExcludeDuration: 180,
  SelfExclusionSettingID: 3,
};

/** All of them, in the order of the guide. */
export const DEMO_MEMBERS: readonly MemberDraft[] = [
  draft('member01', 1),
  draft('vip01', 2, { isVIP: true, firstName: '李贵宾' }),
  draft('newbie01', 3, NOTHING_VERIFIED, { wallets: {} }),
  draft('poor01', 4, {}, { wallets: { 2: '15.00' } }),
  draft('thb01', 5, { currency: 'THB', CurrencyName: '泰铢' }),
  draft('reval01', 6, { revalidate: true, revalidateName: 'ResetPassword' }),
  draft('otp01', 7, { isLoginOTP: true }),
  draft('both01', 8, { revalidate: true, revalidateName: 'ResetPassword', isLoginOTP: true }),
  draft('excluded01', 9, {}, { exclusion: EVERY_FLAG }),
  draft('restricted01', 10, {}, { refusal: 'MEM00145' }),
  draft('region01', 11, {}, { refusal: 'GEN0002' }),
  draft('locked01', 12, {}, { refusal: 'MEM00061' }),
  draft('illegal01', 13, {}, { refusal: 'PII00702' }),
];
