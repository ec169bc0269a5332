/** Changes of member info by key (§7.3): each key with its rule; all of a call or none. */
import type { MemberInfo, MemberKey } from '@site/contracts/member';
import type { AccountRule } from '@site/domain/member/account-rules';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import { checkContactChange } from '../verification/codes';
import { dropLinks } from '../verification/links';
import { changePrivate, masked, ownerOf, privateOf, type PrivateRecord } from './private';
import { birthFault, faultOf } from './rules';
import { writeInfo, type Member } from './store';

/** One change a member asks for. */
export interface FieldChange {
  readonly key: MemberKey;
  readonly value1: string;
  readonly value2?: string | undefined;
}

/** What a change does to the two records. */
interface Effect {
  readonly info?: MemberInfo;
  readonly known?: Partial<PrivateRecord>;
}

type Rule = (
  context: Context,
  member: Member,
  change: Required<FieldChange> & { readonly value2: string },
) => Effect;

const invalid = (text: string): ApiError => new ApiError(422, 'VAL08052', text);

function demand(rule: AccountRule, value: string): string {
  const fault = faultOf(rule, value);
  if (fault !== null) throw invalid(fault);
  return value;
}

function textOf(value: string, most: number): string {
  if (value === '' || [...value].length > most) throw invalid(`请填写1-${most}个字的内容`);
  return value;
}

function once(current: string | null | undefined, value: string): void {
  if (current !== null && current !== undefined && current !== '' && current !== value)
    throw new ApiError(409, 'VAL08050', '姓名设置后不可修改，请联系在线客服');
}

const free = (
  context: Context,
  member: Member,
  column: 'phone' | 'email',
  value: string,
  text: string,
): void => {
  const owner = ownerOf(context, column, value);
  if (owner !== null && owner !== member.memberCode) throw new ApiError(409, 'MEM00004', text);
};

const addressPart =
  (part: 'address' | 'city' | 'zipCode', most: number): Rule =>
  (_context, _member, { value1 }) => ({
    info: {
      address: { [part]: part === 'zipCode' ? demand('zipCode', value1) : textOf(value1, most) },
    },
  });

const flag =
  (group: 'offers' | 'offerContacts', name: string): Rule =>
  (_context, _member, { value1 }) => ({ info: { [group]: { [name]: value1 === 'true' } } });

const RULES: Readonly<Record<MemberKey, Rule>> = {
  FirstName: (_context, { newInfo }, { value1 }) => {
    once(newInfo.firstName, value1);
    return { info: { firstName: demand('name', value1) } };
  },
  LastName: (_context, { newInfo }, { value1 }) => {
    once(newInfo.lastName, value1);
    return { info: { lastName: demand('name', value1) } };
  },
  DOB: (context, _member, { value1 }) => {
    const fault = birthFault(value1, context.clock.now());
    if (fault !== null) throw invalid(fault);
    return { info: { dob: value1 } };
  },
  Email: (context, member, { value1 }) => {
    free(context, member, 'email', demand('email', value1), '该邮箱已被使用');
    if (privateOf(context, member.memberCode).email === value1) return {};
    checkContactChange(context, member.memberCode, member.newInfo.emailStatus === 'Verified');
    dropLinks(context, member.memberCode, 'email');
    return {
      info: { email: masked.email(value1), emailStatus: 'Unverified' },
      known: { email: value1 },
    };
  },
  PhoneNumber: (context, member, { value1 }) => {
    free(context, member, 'phone', demand('phone', value1), '该手机号码已被使用');
    if (privateOf(context, member.memberCode).phone === value1) return {};
    checkContactChange(context, member.memberCode, member.newInfo.phoneStatus === 'Verified');
    return {
      info: { phoneNumber: masked.phone(value1), phoneStatus: 'Unverified' },
      known: { phone: value1 },
    };
  },
  Address: addressPart('address', 120),
  City: addressPart('city', 30),
  ZipCode: addressPart('zipCode', 6),
  IdentityCard: (_context, _member, { value1 }) => ({
    info: { identityCard: masked.identityCard(demand('identityCard', value1)) },
    known: { identityCard: value1.toUpperCase() },
  }),
  Nationality: (_context, _member, { value1 }) => ({ info: { nationality: textOf(value1, 30) } }),
  PreferWallet: (_context, _member, { value1 }) => ({ info: { preferWallet: textOf(value1, 10) } }),
  Language: (_context, _member, { value1 }) => ({ info: { language: textOf(value1, 10) } }),
  SecretQuestion: (_context, _member, { value1, value2 }) => {
    const id = Number(value1);
    if (!SECRET_QUESTIONS.some((question) => question.id === id)) throw invalid('请选择安全问题');
    return { info: { secretQID: id }, known: { secretAnswer: textOf(value2, 50) } };
  },
  OfferGift: flag('offers', 'isGift'),
  OfferBonus: flag('offers', 'isBonus'),
  ContactByCall: flag('offerContacts', 'isCall'),
  ContactBySMS: flag('offerContacts', 'isSMS'),
  ContactByEmail: flag('offerContacts', 'isEmail'),
};

/** The fixed list of questions. */
export const SECRET_QUESTIONS: readonly { readonly id: number; readonly localizedName: string }[] =
  [
    { id: 1, localizedName: '您母亲的姓名是?' },
    { id: 2, localizedName: '您的小学校名是?' },
    { id: 3, localizedName: '您最喜欢的球队是?' },
    { id: 4, localizedName: '您第一只宠物的名字是?' },
    { id: 5, localizedName: '您出生的城市是?' },
    { id: 6, localizedName: '您最难忘的一场比赛是?' },
  ];

const merged = (before: MemberInfo, change: MemberInfo): MemberInfo => ({
  ...before,
  ...change,
  ...(change.address === undefined ? {} : { address: { ...before.address, ...change.address } }),
  ...(change.offers === undefined ? {} : { offers: { ...before.offers, ...change.offers } }),
  ...(change.offerContacts === undefined
    ? {}
    : { offerContacts: { ...before.offerContacts, ...change.offerContacts } }),
});

/**
 * Applies changes in order.
 *
 * @throws ApiError VAL08052, VAL08050 or MEM00004 for the first that can't be; nothing is changed
 *   then.
 */
export function changeAccount(
  context: Context,
  member: Member,
  changes: readonly FieldChange[],
): void {
  let info = member.newInfo;
  let known: Partial<PrivateRecord> = {};
  for (const change of changes) {
    const effect = RULES[change.key](
      context,
      { ...member, newInfo: info },
      { ...change, value1: change.value1.trim(), value2: (change.value2 ?? '').trim() },
    );
    info = merged(info, effect.info ?? {});
    known = { ...known, ...effect.known };
  }
  context.db.tx(() => {
    writeInfo(context, member.memberCode, info);
    changePrivate(context, member.memberCode, known);
  });
}

/** Field of a whole update to its key. */
export const PUT_KEYS = {
  firstName: 'FirstName',
  lastName: 'LastName',
  dob: 'DOB',
  email: 'Email',
  phoneNumber: 'PhoneNumber',
  address: 'Address',
  city: 'City',
  zipCode: 'ZipCode',
  identityCard: 'IdentityCard',
  nationality: 'Nationality',
  preferWallet: 'PreferWallet',
  language: 'Language',
} as const satisfies Readonly<Record<string, MemberKey>>;

/**
 * Changes of a whole update; empty texts and masked values, which the form merely hands back, stay
 * out.
 */
export const changesOf = (body: Readonly<Record<string, string | undefined>>): FieldChange[] =>
  Object.entries(PUT_KEYS).flatMap(([field, key]) => {
    const value1 = body[field];
    return value1 === undefined || value1 === '' || value1.includes('*') ? [] : [{ key, value1 }];
  });
