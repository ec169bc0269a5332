/** Member info (§3.1, §7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

const text = v.optional(v.nullable(v.string()));
const flag = v.optional(v.boolean());
const count = v.optional(v.nullable(v.number()));

const contact = v.object({
  contactType: v.string(),
  status: v.string(),
  id: v.number(),
  memberCode: v.string(),
  contact: v.string(),
  isPrimary: v.boolean(),
  isActive: v.boolean(),
  createdBy: text,
  createdDate: text,
  modifiedBy: text,
  modifiedDate: text,
});

const nested = {
  contacts: v.optional(v.array(contact)),
  address: v.optional(v.object({ address: text, city: text, zipCode: text })),
  memberPaymentRisk: v.optional(
    v.object({ classificationStatus: text, memberCode: text, paymentRisk: text, rebateVIP: text }),
  ),
  offers: v.optional(v.object({ isGift: flag, isBonus: flag })),
  offerContacts: v.optional(
    v.object({
      isCall: flag,
      isSMS: flag,
      isEmail: flag,
      isNonMandatory: flag,
      isLine: flag,
      calledTime: text,
      timeRange: text,
    }),
  ),
  affiliateEligibility: v.optional(
    v.object({ caCall: flag, caBonus: flag, freebetAutomation: flag }),
  ),
};

/**
 * One stored half of the member info (§3.1): every field optional, because the halves overlap and
 * complete each other.
 */
export const memberInfo = v.object({
  rowNumber: count,
  memberCode: text,
  registrationSite: text,
  firstName: text,
  lastName: text,
  active: flag,
  isGameLock: flag,
  currency: text,
  dob: text,
  housePlayer: flag,
  registerDate: text,
  secretQID: count,
  referralCode: text,
  preferWallet: text,
  language: text,
  failTimes: count,
  hostName: text,
  placeOfBirthID: count,
  nationality: text,
  nationalityID: count,
  isDeposited: flag,
  regWebSite: text,
  gaid: text,
  isKyc: flag,
  lastLoginTime: text,
  userName: text,
  isConfiscated: flag,
  verifyAttempts: count,
  documentID: text,
  displayReferee: flag,
  revalidate: flag,
  revalidateName: text,
  isSingleDeposit: flag,
  memberStatus: text,
  isQueleaRegistered: flag,
  isLoginOTP: flag,
  email: text,
  emailStatus: text,
  phoneNumber: text,
  phoneStatus: text,
  DepositBeforeVerify: flag,
  WithdrawalBeforeVerify: flag,
  manualRemark: text,
  LanguageName: text,
  CurrencyName: text,
  identityCard: text,
  isVIP: flag,
  ...nested,
});
/** One stored half of the member info. */
export type MemberInfo = v.InferOutput<typeof memberInfo>;

/**
 * GET Member: the two stored records; the new one wins where both have a field. E-mail, phone and
 * card arrive masked (C-38).
 */
export const getMember = defineEndpoint({
  errors: ['MEM00145'],
  id: 'member.get',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member',
  auth: 'forced',
  confidential: true,
  result: v.object({ memberInfo, memberNewInfo: memberInfo }),
});

/** Fields a member may change by key (§7.3), with what `value1` and `value2` hold. */
export const MEMBER_KEYS = [
  'FirstName',
  'LastName',
  'DOB',
  'Email',
  'PhoneNumber',
  'Address',
  'City',
  'ZipCode',
  'IdentityCard',
  'Nationality',
  'PreferWallet',
  'Language',
  /** value1: number of the question, value2: the answer. */
  'SecretQuestion',
  /** `true` or `false`. */
  'OfferGift',
  'OfferBonus',
  'ContactByCall',
  'ContactBySMS',
  'ContactByEmail',
] as const;
/** A field a member may change. */
export type MemberKey = (typeof MEMBER_KEYS)[number];

const memberPair = v.object({ memberInfo, memberNewInfo: memberInfo });

/**
 * PATCH Member: single fields by key, all or none. The name is locked once set (VAL08050); a new
 * phone number or e-mail starts unverified; VAL08052 names the field that does not fit.
 */
export const patchMember = defineEndpoint({
  errors: ['MEM00004', 'VAL08050', 'VAL08052'],
  id: 'member.patch',
  service: 'gateway',
  method: 'PATCH',
  path: '/api/Member',
  auth: 'member',
  confidential: true,
  body: v.pipe(
    v.array(
      v.object({
        key: v.picklist(MEMBER_KEYS),
        value1: v.string(),
        value2: v.optional(v.string(), ''),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
  result: memberPair,
});

/** PUT Member: the fields of the account page at once; those left out stay. Same rules as PATCH. */
export const putMember = defineEndpoint({
  errors: ['MEM00004', 'VAL08050', 'VAL08052'],
  id: 'member.put',
  service: 'gateway',
  method: 'PUT',
  path: '/api/Member',
  auth: 'member',
  confidential: true,
  body: v.object({
    firstName: v.optional(v.string()),
    lastName: v.optional(v.string()),
    dob: v.optional(v.string()),
    email: v.optional(v.string()),
    phoneNumber: v.optional(v.string()),
    address: v.optional(v.string()),
    city: v.optional(v.string()),
    zipCode: v.optional(v.string()),
    identityCard: v.optional(v.string()),
    nationality: v.optional(v.string()),
    preferWallet: v.optional(v.string()),
    language: v.optional(v.string()),
  }),
  result: memberPair,
});
