/** Says what happened to the session behind the member's back (§4.1), and forgets it in time. */
import type { Platform } from '@site/platform/host';
import { ERROR_TEXT } from '@site/phrases/errors';
import { SESSION } from '../phrases/session';
import { ENDED_BY } from './ended';

/**
 * Listens.
 *
 * @returns the way to stop.
 */
export function watchSession({ bus, session, storage, toast }: Platform): () => void {
  const subscriptions = [
    bus.on('session.refresh-failed').subscribe(() => {
      storage.write(ENDED_BY, 'loginExpired');
      toast.show('error', ERROR_TEXT.loginExpired);
    }),
    session.state.changes$.subscribe(({ status }) => {
      if (status === 'member') storage.remove(ENDED_BY);
    }),
    bus.on('session.switched').subscribe(() => void toast.show('info', SESSION.switched)),
  ];
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}
