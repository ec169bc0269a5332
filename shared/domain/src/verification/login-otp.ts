/**
 * The one-time code after a login (§4.1, R2.3-4): where it can go, and when it may be left out for
 * this session.
 */
import { isVerified } from '../member/merge';

/** How a code travels. */
export const OTP_CHANNELS = ['SMS', 'Email'] as const;
/** One of them. */
export type OtpChannel = (typeof OTP_CHANNELS)[number];

/** What the member's contacts say; values come masked from the server. */
export interface OtpContacts {
  readonly phoneNumber?: string | null | undefined;
  readonly phoneStatus?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly emailStatus?: string | null | undefined;
}

/** A verified contact that can receive a code. */
export interface OtpTarget {
  readonly channel: OtpChannel;
  readonly sentTo: string;
}

/**
 * Verified contacts in the order they are offered: the phone first. A contact that nobody proved
 * never receives a code.
 */
export function otpTargets({
  phoneNumber,
  phoneStatus,
  email,
  emailStatus,
}: OtpContacts): readonly OtpTarget[] {
  const targets: readonly (readonly [OtpChannel, string | null | undefined, unknown])[] = [
    ['SMS', phoneNumber, phoneStatus],
    ['Email', email, emailStatus],
  ];
  return targets.flatMap(([channel, sentTo, status]) =>
    typeof sentTo === 'string' && sentTo.trim() !== '' && isVerified(status)
      ? [{ channel, sentTo }]
      : [],
  );
}

/**
 * Flag of the member by which the operator lets this code be skipped for a session (§4.1 "not
 * skipped").
 */
export const SKIP_LOGIN_OTP_FLAG = 'SkipLoginOTP';

/**
 * Skipping is the operator's to allow, never the default: only the flag itself, read and true,
 * allows it.
 */
export const maySkipLoginOtp = (flag: { readonly value: boolean } | null | undefined): boolean =>
  flag?.value === true;
