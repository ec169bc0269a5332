/**
 * The repeat-login flag (§8, R8-3): set when a session ends because the member signed in elsewhere,
 * taken back by the next login that succeeds. While it is set, a login that fails is told by the
 * modal: the member should stop and read.
 */
import type { Observable } from '@site/platform';
import type { Platform, CallTrace } from '@site/platform/host';
import { reactToFailure } from './error-effects';
import { isRepeatLogin, setRepeatLogin } from './repeat-flag';

/**
 * Watches the session and its logins.
 *
 * @returns the way to stop.
 */
export function watchRepeatLogin(platform: Platform, calls$: Observable<CallTrace>): () => void {
  const { bus } = platform;
  const subscriptions = [
    bus.on('session.logged-out').subscribe(({ reason }) => {
      if (reason === 'duplicate') setRepeatLogin(platform, true);
    }),
    bus.on('session.logged-in').subscribe(() => {
      setRepeatLogin(platform, false);
    }),
    calls$.subscribe(({ row, error }) => {
      if (isRepeatLogin(platform) && row.id === 'auth.login' && error !== null)
        reactToFailure({ row, error, signedIn: false }, platform, true);
    }),
  ];
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}
