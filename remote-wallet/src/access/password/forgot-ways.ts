/**
 * Ways to a forgotten password and what each asks for; the site sends, and answers alike, whoever
 * asks.
 */
import { fitsAccountRule } from '@site/domain/member/account-rules';
import type { RecoveryWay, RecoveryWho } from '@site/platform';
import { PASSWORD } from '../../phrases/password';
import type { FormErrors } from '@site/remote-kit/forms';

/** How the member proves who they are. */
export const WAYS = ['sms', 'emailCode', 'emailLink'] as const satisfies readonly RecoveryWay[];
/** One way. */
export type Way = (typeof WAYS)[number];

/** What is typed before anything is sent. */
export type WhoValues = RecoveryWho;
/** A field of it. */
export type WhoField = keyof WhoValues;

/** Fields per way, in their order. */
export const WAY_FIELDS: Record<Way, readonly WhoField[]> = {
  sms: ['userName', 'phoneNumber'],
  emailCode: ['userName'],
  emailLink: ['userName', 'email'],
};

const CHECKS: Record<WhoField, (values: WhoValues) => string | undefined> = {
  userName: ({ userName }) => (userName.trim() === '' ? PASSWORD.userNameMissing : undefined),
  phoneNumber: ({ phoneNumber }) =>
    fitsAccountRule('phone', phoneNumber.trim()) ? undefined : PASSWORD.phoneUnfit,
  email: ({ email }) => (fitsAccountRule('email', email.trim()) ? undefined : PASSWORD.emailUnfit),
};

/** What does not fit, of the fields that are asked. */
export function whoErrors(fields: readonly WhoField[], values: WhoValues): FormErrors<WhoField> {
  const wrong = fields.flatMap((field) => {
    const text = CHECKS[field](values);
    return text === undefined ? [] : [[field, text] as const];
  });
  return Object.fromEntries(wrong) as FormErrors<WhoField>;
}

/** What was typed, without spaces around it. */
export const trimmed = ({ userName, phoneNumber, email }: WhoValues): WhoValues => ({
  userName: userName.trim(),
  phoneNumber: phoneNumber.trim(),
  email: email.trim(),
});
