/**
 * When a session may be recorded (§9, safety B11): never where money or a login is, and no longer
 * than a while after a login.
 */
import { Telemetry } from '../constants';
import { canonicalPath } from '../session/demo-routes';

/** Pages that no recorder ever sees, and everything below them. */
const PRIVATE = [
  'login',
  'register',
  'verify',
  'forgetpwd',
  'resetpassword',
  'deposit',
  'depositverify',
  'withdrawal',
  'transfer',
  'transactionrecord',
  'me',
  'safehouse',
  'email-verified',
  'email-verification-expired',
  'services',
  'mobile',
  'livechat',
] as const;

const isPrivate = (path: string): boolean =>
  PRIVATE.some((name) => {
    const canonical = canonicalPath(path);
    return canonical === `/${name}` || canonical.startsWith(`/${name}/`);
  });

/**
 * May this page be recorded now?
 *
 * @param path without the base path and query.
 * @param sinceLoginMs ms since the member signed in on this page, or null for a visitor.
 */
export const mayRecord = (path: string, sinceLoginMs: number | null): boolean =>
  !isPrivate(path) &&
  (sinceLoginMs === null || sinceLoginMs < Telemetry.recordingPausedAfterLoginMs);

/** Does a draw from [0, 1) fall into a share? 0 takes nobody, 1 everybody. */
export const isSampled = (share: number, draw: number): boolean => draw < share;

/** What a device calls its system, as far as a log may know it. */
export function osTypeOf(userAgent: string): 'iOS' | 'Android' | 'other' {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iOS';
  return userAgent.includes('Android') ? 'Android' : 'other';
}
