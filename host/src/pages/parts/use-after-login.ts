/**
 * Where the member goes now (§4.1): a refused currency is told and logged out, what is due leads to
 * its page, else the asked page.
 */
import { useEffect } from 'react';
import { afterLogin } from '@site/domain/session/after-login';
import { RETURN_KEY } from '@site/domain/session/route-decision';
import { targets, useSession } from '@site/platform';
import { KEYS, usePlatform } from '@site/platform/host';
import { ERROR_TEXT } from '@site/phrases/errors';

/** The page asked for survives the pages of verification. */
const withReturn = (path: string, returnTo: string | null): string =>
  returnTo === null || !path.startsWith('/Verify')
    ? path
    : `${path}&${RETURN_KEY}=${encodeURIComponent(returnTo)}`;

/**
 * @param ready false while a call of the page is still under way.
 * @returns the path, or null while nobody is signed in or the info loads.
 */
export function useAfterLogin(returnTo: string | null, ready = true): string | null {
  const { session: port, storage, toast } = usePlatform();
  const session = useSession();
  // A match that an outside link named waits on the boards (§3.3).
  const asked = returnTo ?? (storage.read(KEYS.deeplink) === null ? null : targets.toSports());
  const next =
    session.status === 'member' && ready
      ? afterLogin(session.member, storage.read(KEYS.otpSkipped) === '1', asked)
      : null;
  const refused = next?.kind === 'refuse' ? next.phrase : null;
  useEffect(() => {
    if (refused === null) return;
    toast.show('error', ERROR_TEXT[refused]);
    void port.logOut('refused');
  }, [refused, port, toast]);
  return next?.kind === 'go' ? withReturn(next.path, returnTo) : null;
}
