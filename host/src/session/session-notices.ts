/** Says what happened to the session behind the member's back (§4.1). */
import type { Platform } from '@site/platform/host';
import { ERROR_TEXT } from '@site/phrases/errors';
import { SESSION } from '../phrases/session';

/**
 * Listens.
 *
 * @returns the way to stop.
 */
export function watchSession({ bus, toast }: Platform): () => void {
  const subscriptions = [
    bus
      .on('session.refresh-failed')
      .subscribe(() => void toast.show('error', ERROR_TEXT.loginExpired)),
    bus.on('session.switched').subscribe(() => void toast.show('info', SESSION.switched)),
  ];
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}
