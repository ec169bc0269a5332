/** Rules of account values in the words a member reads; the rules themselves are the domain's. */
import { birthCheck, fitsAccountRule, type AccountRule } from '@site/domain/member/account-rules';

const WORDS: Readonly<Record<AccountRule, string>> = {
  userName: '用户名须为6-16位小写字母或数字，并以字母开头',
  password: '密码须为6-20位，同时包含字母和数字',
  phone: '请输入正确的11位手机号码',
  email: '请输入正确的邮箱地址',
  name: '请输入2-30个字的真实姓名',
  identityCard: '请输入正确的18位身份证号码',
  zipCode: '请输入6位邮政编码',
};

const BIRTH_WORDS = {
  adult: null,
  tooYoung: '您必须年满18周岁',
  noDate: '请输入正确的出生日期',
} as const;

/** Why a value does not fit, or null when it does. */
export const faultOf = (rule: AccountRule, value: string): string | null =>
  fitsAccountRule(rule, value) ? null : WORDS[rule];

/** Why a date of birth (`YYYY-MM-DD`) does not fit at a moment, or null. */
export const birthFault = (text: string, now: number): string | null =>
  BIRTH_WORDS[birthCheck(text, now)];
