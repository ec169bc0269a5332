/**
 * Ways to a forgotten password: what each asks for, and the call that sends (§7.2). All answer
 * alike, whoever asks.
 */
import * as rows from '@site/contracts/passwords';
import { fitsAccountRule } from '@site/domain/member/account-rules';
import type { Outcome } from '@site/domain/errors/app-error';
import type { ApiClient } from '@site/platform';
import { copy } from '../../phrases/password';
import { orOlder } from '../parts/older-address';
import type { FormErrors } from '@site/remote-kit/forms';

/** How the member proves who they are. */
export const WAYS = ['sms', 'emailCode', 'emailLink'] as const;
/** One way. */
export type Way = (typeof WAYS)[number];

/** What is typed before anything is sent. */
export interface WhoValues {
  readonly userName: string;
  readonly phoneNumber: string;
  readonly email: string;
}
/** A field of it. */
export type WhoField = keyof WhoValues;

/** Fields per way, in their order. */
export const WAY_FIELDS: Record<Way, readonly WhoField[]> = {
  sms: ['userName', 'phoneNumber'],
  emailCode: ['userName'],
  emailLink: ['userName', 'email'],
};

const CHECKS: Record<WhoField, (values: WhoValues) => string | undefined> = {
  userName: ({ userName }) => (userName.trim() === '' ? copy.userNameMissing : undefined),
  phoneNumber: ({ phoneNumber }) =>
    fitsAccountRule('phone', phoneNumber.trim()) ? undefined : copy.phoneUnfit,
  email: ({ email }) => (fitsAccountRule('email', email.trim()) ? undefined : copy.emailUnfit),
};

/** What does not fit, of the fields that are asked. */
export function whoErrors(fields: readonly WhoField[], values: WhoValues): FormErrors<WhoField> {
  const wrong = fields.flatMap((field) => {
    const text = CHECKS[field](values);
    return text === undefined ? [] : [[field, text] as const];
  });
  return Object.fromEntries(wrong) as FormErrors<WhoField>;
}

/** What a sending answers: seconds until another may be asked for. */
export interface Sent {
  readonly resendInSeconds: number;
}

/** Sends the user name to an address. */
export const sendName = async (api: ApiClient, email: string): Promise<Outcome<Sent>> =>
  orOlder(await api.call(rows.forgetUsernameEmail, { body: { email }, silent: true }), () =>
    api.call(rows.forgetUsernameByEmail, { query: { email }, silent: true }),
  );

/** Sends by a way. */
export async function sendBy(api: ApiClient, way: Way, values: WhoValues): Promise<Outcome<Sent>> {
  const userName = values.userName.trim();
  switch (way) {
    case 'sms':
      return api.call(rows.forgetPassword, {
        body: { userName, phoneNumber: values.phoneNumber.trim() },
        silent: true,
      });
    case 'emailCode':
      return api.call(rows.generatePasscode, {
        body: { userName, channelType: 'Email' },
        silent: true,
      });
    case 'emailLink':
      return orOlder(
        await api.call(rows.forgetPasswordEmail, {
          body: { userName, email: values.email.trim() },
          silent: true,
        }),
        () =>
          api.call(rows.forgetPasswordByEmail, {
            query: { userName, email: values.email.trim() },
            silent: true,
          }),
      );
  }
}
