/**
 * What a member must do first, however they came in (§4.1, R4.1-2): by the form, by link, or with a
 * session that was kept.
 */
import { Routing } from '@site/domain/constants';
import { RETURN_KEY, normalisePath } from '@site/domain/session/route-decision';
import type { Platform } from '@site/platform/host';
import { ERROR_TEXT } from '@site/phrases/errors';
import { nextOf } from './next-of';

/**
 * Leads members of an unsupported currency out and those with a duty to /Verify. The login page
 * leads its own.
 *
 * @returns the way to stop.
 */
export function watchDuties(window: Window, platform: Platform): () => void {
  const { session, toast, navigator } = platform;
  const subscription = session.state.changes$.subscribe(() => {
    const next = nextOf(platform);
    if (next === null) return;
    const path = normalisePath(window.location.pathname, Routing.basePath);
    if (/^\/(?:login|verify)$/i.test(path)) return;
    if (next.kind === 'refuse') {
      toast.show('error', ERROR_TEXT[next.phrase]);
      void session.logOut('refused');
    } else if (next.path !== '/') {
      // As the guard leads there: what stood on the page is where the duty ends.
      const asked = encodeURIComponent(path + window.location.search);
      navigator.go(`${next.path}&${RETURN_KEY}=${asked}`, { replace: true });
    }
  });
  return () => subscription.unsubscribe();
}
