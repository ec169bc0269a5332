/**
 * What the server knows of a member in the clear and never sends: phone, e-mail, identity card,
 * secret answer. Answers carry the masked forms.
 */
import { maskEmail, maskTail } from '@site/domain/formatting/mask';
import type { MemberInfo } from '@site/contracts/member';
import type { Context } from '../core/context';
import { hashText } from '../core/random';

/** The values in the clear; empty where unknown. */
export interface PrivateRecord {
  readonly phone: string;
  readonly email: string;
  readonly identityCard: string;
  readonly secretAnswer: string;
  readonly affiliate: string;
  readonly referral: string;
}

interface Row {
  phone: string;
  email: string;
  identity_card: string;
  secret_answer: string;
  affiliate: string;
  referral: string;
}

const EMPTY: PrivateRecord = {
  phone: '',
  email: '',
  identityCard: '',
  secretAnswer: '',
  affiliate: '',
  referral: '',
};

/** The record of a member. */
export function privateOf(context: Context, memberCode: string): PrivateRecord {
  const row = context.db.one<Row>('SELECT * FROM member_private WHERE member_code = ?', memberCode);
  if (row === null) return EMPTY;
  const { phone, email, affiliate, referral } = row;
  return {
    phone,
    email,
    affiliate,
    referral,
    identityCard: row.identity_card,
    secretAnswer: row.secret_answer,
  };
}

/** Changes some of it. */
export function changePrivate(
  context: Context,
  memberCode: string,
  change: Partial<PrivateRecord>,
): void {
  const next = { ...privateOf(context, memberCode), ...change };
  context.db.run(
    `INSERT INTO member_private (member_code, phone, email, identity_card, secret_answer, affiliate, referral) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (member_code) DO UPDATE SET phone = excluded.phone, email = excluded.email, identity_card = excluded.identity_card,
     secret_answer = excluded.secret_answer, affiliate = excluded.affiliate, referral = excluded.referral`,
    memberCode,
    next.phone,
    next.email,
    next.identityCard,
    next.secretAnswer,
    next.affiliate,
    next.referral,
  );
}

const isMasked = (value: string): boolean => value.includes('*');

/**
 * A number that fits a masked one: mainland prefix, four digits of the member's own, the last four
 * as shown.
 */
function numberBehind(memberCode: string, shown: string): string {
  const own =
    /\d{4}$/.exec(memberCode)?.[0] ?? String(hashText(memberCode) % 10_000).padStart(4, '0');
  return `139${own}${/\d{4}$/.exec(shown)?.[0] ?? '0000'}`;
}

/**
 * What a member that is made from its member info has in the clear: what is masked there gets a
 * value that fits.
 */
export function privateFrom(
  memberCode: string,
  userName: string,
  info: MemberInfo,
): Partial<PrivateRecord> {
  const [phone, email, card] = [info.phoneNumber ?? '', info.email ?? '', info.identityCard ?? ''];
  return {
    phone: phone === '' ? '' : isMasked(phone) ? numberBehind(memberCode, phone) : phone,
    email: email === '' ? '' : isMasked(email) ? `${userName.toLowerCase()}@mail.example` : email,
    identityCard: isMasked(card) ? '' : card,
  };
}

/** The member whose account has this number or address, or null. */
export const ownerOf = (
  context: Context,
  column: 'phone' | 'email',
  value: string,
): string | null =>
  context.db.one<{ member_code: string }>(
    `SELECT member_code FROM member_private WHERE ${column} = ? LIMIT 1`,
    value,
  )?.member_code ?? null;

/** The form that answers carry. */
export const masked = { phone: maskTail, email: maskEmail, identityCard: maskTail } as const;
