/**
 * Becoming a member: unique name and number, an adult, logged in at once, affiliate and referral
 * kept.
 */
import * as rows from '@site/contracts/member-register';
import type { FastifyInstance } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import { mount, type Call } from '../http/mount';
import { writeCookie } from '../session/cookie';
import { startSession } from '../session/store';
import { noteMarks } from './attribution';
import { ORDINARY } from './demo-members';
import { changePrivate, masked, ownerOf } from './private';
import { birthFault, faultOf } from './rules';
import { addMember, findMember } from './store';

type Form = Required<{ [K in keyof rows.RegisterForm]: Exclude<rows.RegisterForm[K], undefined> }>;

const completed = (form: rows.RegisterForm): Form => ({
  ...form,
  email: form.email ?? '',
  currency: form.currency ?? 'CNY',
  affiliateCode: form.affiliateCode ?? '',
  referralCode: form.referralCode ?? '',
  media: form.media ?? '',
  web: form.web ?? '',
  referrer: form.referrer ?? '',
});

const invalid = (text: string): ApiError => new ApiError(422, 'VAL08052', text);
const taken = (text: string): ApiError => new ApiError(409, 'MEM00004', text);

/** @throws ApiError for the first thing that does not fit. */
function checkForm(context: Context, form: Form): void {
  const { userName, password, phoneNumber, email, dob, currency } = form;
  const faults = [
    faultOf('userName', userName),
    faultOf('password', password),
    faultOf('phone', phoneNumber),
    email === '' ? null : faultOf('email', email),
    birthFault(dob, context.clock.now()),
    currency === 'CNY' ? null : '不支持的国家',
  ];
  const fault = faults.find((each) => each !== null);
  if (fault !== undefined) throw invalid(fault);
  if (findMember(context, userName) !== null) throw taken('该用户名已被使用');
  if (ownerOf(context, 'phone', phoneNumber) !== null) throw taken('该手机号码已被使用');
  if (email !== '' && ownerOf(context, 'email', email) !== null) throw taken('该邮箱已被使用');
}

function nextCode(context: Context): string {
  const last = context.db.one<{ code: string | null }>(
    "SELECT max(member_code) AS code FROM members WHERE member_code GLOB 'M[0-9][0-9][0-9][0-9][0-9][0-9]'",
  )?.code;
  return `M${String(Number((last ?? 'M100000').slice(1)) + 1)}`;
}

function create(context: Context, form: Form): string {
  const memberCode = nextCode(context);
  addMember(context, {
    memberCode,
    userName: form.userName,
    password: form.password,
    exclusion: {},
    refusal: null,
    wallets: {},
    info: {
      ...ORDINARY,
      firstName: '',
      dob: form.dob,
      registerDate: isoAt(context.clock.now()),
      hostName: form.hostName,
      isDeposited: false,
      isKyc: false,
      email: masked.email(form.email),
      emailStatus: 'Unverified',
      phoneNumber: masked.phone(form.phoneNumber),
      phoneStatus: 'Unverified',
      identityCard: null,
      address: { address: null, city: null, zipCode: null },
      referralCode: form.referralCode,
    },
  });
  changePrivate(context, memberCode, {
    phone: form.phoneNumber,
    email: form.email,
    affiliate: form.affiliateCode,
    referral: form.referralCode,
  });
  return memberCode;
}

/** Mounts both addresses of the registration. */
export function mountRegister(app: FastifyInstance, context: Context): void {
  const handle = ({ body, request, reply }: Call<undefined, rows.RegisterForm>) =>
    context.db.tx(() => {
      const form = completed(body);
      checkForm(context, form);
      const memberCode = create(context, form);
      noteMarks(context, memberCode, 'registration', form);
      const session = startSession(context, memberCode);
      writeCookie(request, reply, session.cookie);
      return { ...session.pair, memberCode };
    });
  mount(app, context, rows.registerRestricted, handle);
  mount(app, context, rows.register, handle);
}
