/** What a member must do first, however they came in (§4.1, R4.1-2): by the form, by link, or with a session that was kept. */
import { Routing } from '@site/domain/constants';
import { afterLogin } from '@site/domain/session/after-login';
import { normalisePath } from '@site/domain/session/route-decision';
import { KEYS, type Platform } from '@site/platform';
import { ERROR_TEXT } from '@site/phrases/errors';

/** Leads members of an unsupported currency out and those with a duty to /Verify. The login page leads its own. @returns the way to stop. */
export function watchDuties(window: Window, { session, storage, toast, navigator }: Platform): () => void {
  const subscription = session.state.changes$.subscribe((state) => {
    if (state.status !== 'member') return;
    const path = normalisePath(window.location.pathname, Routing.basePath).toLowerCase();
    if (path === '/login' || path === '/verify') return;
    const next = afterLogin(state.member, storage.read(KEYS.otpSkipped) === '1', null);
    if (next.kind === 'refuse') {
      toast.show('error', ERROR_TEXT[next.phrase]);
      void session.logOut('refused');
    } else if (next.path !== '/') navigator.go(next.path, { replace: true });
  });
  return () => subscription.unsubscribe();
}
