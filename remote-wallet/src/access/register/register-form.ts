/** The registration's rules and what the server's refusals mean, field by field. */
import { REGISTRATION_CODES, birthCheck, fitsAccountRule } from '@site/domain/member/account-rules';
import { isPasswordFine } from '@site/domain/member/password-strength';
import type { AppError } from '@site/domain/errors/app-error';
import { REGISTER } from '../../phrases/register';
import { ACCESS } from '../../phrases/access';
import { type FormErrors, codeOf, errorText } from '@site/remote-kit/forms';

export interface RegisterValues {
  readonly userName: string;
  readonly password: string;
  readonly phoneNumber: string;
  readonly email: string;
  /** `YYYY-MM-DD` or empty. */
  readonly dob: string;
  readonly referral: string;
  readonly isAdult: boolean;
  readonly acceptsTerms: boolean;
}

/** A field of the form. */
export type RegisterField = keyof RegisterValues;

const BIRTH_TEXT = {
  adult: undefined,
  tooYoung: REGISTER.tooYoung,
  noDate: REGISTER.dobUnfit,
} as const;

type Check = (values: RegisterValues, now: number) => string | undefined;

/** Checks in the order of the fields; the server asks the same rules again. */
const CHECKS: Record<RegisterField, Check> = {
  userName: ({ userName }) =>
    fitsAccountRule('userName', userName) ? undefined : REGISTER.userNameUnfit,
  password: ({ password, userName }) =>
    isPasswordFine(password, userName) ? undefined : ACCESS.passwordUnfit,
  phoneNumber: ({ phoneNumber }) =>
    fitsAccountRule('phone', phoneNumber) ? undefined : REGISTER.phoneUnfit,
  email: ({ email }) =>
    email.trim() === '' || fitsAccountRule('email', email.trim()) ? undefined : REGISTER.emailUnfit,
  dob: ({ dob }, now) => (dob === '' ? REGISTER.dobMissing : BIRTH_TEXT[birthCheck(dob, now)]),
  referral: ({ referral }) =>
    /^[\w-]{0,64}$/.test(referral.trim()) ? undefined : REGISTER.referralUnfit,
  isAdult: ({ isAdult }) => (isAdult ? undefined : REGISTER.adultMissing),
  acceptsTerms: ({ acceptsTerms }) => (acceptsTerms ? undefined : REGISTER.termsMissing),
};

const FIELDS = Object.keys(CHECKS) as readonly RegisterField[];

/**
 * Everything that does not fit.
 *
 * @param now server time in ms.
 */
export function registerErrors(values: RegisterValues, now: number): FormErrors<RegisterField> {
  const wrong = FIELDS.flatMap((field) => {
    const text = CHECKS[field](values, now);
    return text === undefined ? [] : [[field, text] as const];
  });
  return Object.fromEntries(wrong) as FormErrors<RegisterField>;
}

/** The server refuses with words only; the word that names the field puts them beside it. */
const FIELD_BY_WORD: readonly (readonly [RegExp, RegisterField])[] = [
  [/密码/, 'password'],
  [/用户名/, 'userName'],
  [/手机|电话/, 'phoneNumber'],
  [/邮箱|邮件/, 'email'],
  [/出生|周岁/, 'dob'],
  [/推荐/, 'referral'],
];

/** Where a refusal stands. */
export function registerRefusal(error: AppError): FormErrors<RegisterField> {
  const text = errorText(error, 'register');
  const aboutField = REGISTRATION_CODES.some((code) => code === codeOf(error));
  const field = aboutField ? FIELD_BY_WORD.find(([word]) => word.test(text))?.[1] : undefined;
  return { [field ?? 'form']: text };
}
