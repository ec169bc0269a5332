/**
 * Where a member goes once the info has loaded (§4.1): currency, then revalidate, then one-time
 * code, in that order.
 */
import type { MemberSummary } from './access';

/** The decision after member info. */
export type AfterLogin =
  | { readonly kind: 'refuse'; readonly phrase: 'unsupportedCountry' }
  | { readonly kind: 'go'; readonly path: string };

/** Only this currency is served (R1-2). */
const SUPPORTED_CURRENCY = 'CNY';

/**
 * Decides the landing after login.
 *
 * @param otpSkipped the one-time code was already given or skipped in this session.
 * @param returnTo in-app path the member came from, or null for home.
 */
export function afterLogin(
  member: MemberSummary,
  otpSkipped: boolean,
  returnTo: string | null,
): AfterLogin {
  if (member.currency !== SUPPORTED_CURRENCY)
    return { kind: 'refuse', phrase: 'unsupportedCountry' };
  if (member.revalidate) return { kind: 'go', path: '/Verify/?type=resetpwd' };
  if (member.loginOtp && !otpSkipped) return { kind: 'go', path: '/Verify/?type=loginOTP' };
  return { kind: 'go', path: returnTo ?? '/' };
}
