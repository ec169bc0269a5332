/**
 * Where the member goes now (§4.1): a refused currency is told and logged out, what is due leads to
 * its page, else the asked page. Needs the capabilities "account" and "session".
 */
import { useEffect } from 'react';
import { RETURN_KEY } from '@site/domain/session/route-decision';
import { ERROR_TEXT } from '@site/phrases/errors';
import { usePlatform, useSession } from '@site/platform';

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
  const { account, session: port, toast } = usePlatform();
  // Each change of it asks anew.
  useSession();
  const next = ready ? account.next(returnTo) : null;
  const refused = next?.kind === 'refuse' ? next.phrase : null;
  useEffect(() => {
    if (refused === null) return;
    toast.show('error', ERROR_TEXT[refused]);
    void port.logOut('refused');
  }, [refused, port, toast]);
  return next?.kind === 'go' ? withReturn(next.path, returnTo) : null;
}
