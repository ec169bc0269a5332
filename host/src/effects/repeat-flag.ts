/** The repeat-login flag (§8, R8-3), for those who tell of a login that fails. */
import type { Platform } from '@site/platform/host';

const flagged = new WeakSet<Platform>();

/** True from the end of a session by a login elsewhere to the next login that succeeds. */
export const isRepeatLogin = (platform: Platform): boolean => flagged.has(platform);

/** Sets it or takes it back. */
export function setRepeatLogin(platform: Platform, isSet: boolean): void {
  if (isSet) flagged.add(platform);
  else flagged.delete(platform);
}
