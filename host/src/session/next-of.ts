/**
 * What comes next for a member; a module of its own, because the guard in the first load asks it
 * and the rest of duties is late.
 */
import { afterLogin, type AfterLogin } from '@site/domain/session/after-login';
import { KEYS, type Platform } from '@site/platform/host';

/**
 * What comes after the login of the member who is signed in now, wherever they stand; null for
 * visitors and while the info loads.
 */
export function nextOf({ session, storage }: Platform): AfterLogin | null {
  const state = session.state.get();
  return state.status === 'member'
    ? afterLogin(state.member, storage.read(KEYS.otpSkipped) === '1', null)
    : null;
}
