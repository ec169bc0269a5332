/** Alerts in this window: told by the page, handed over by the worker, and the device's own life. */
import { readAlertWord } from '@site/domain/alerts/words';
import { WORKER_URL } from '@site/domain/offline/names';
import { delay } from '@site/federation/deadlines';
import { every, exclusiveOver } from '../../boot/browser';
import type { LateContext } from '../context';
import { showBadge } from './app-badge';
import { keepDevice } from './keep-device';
import { onceADevice } from './once-per-device';
import { tellAlerts } from './tell-alerts';

/** Starts them. */
export function startAlerts(
  window: Window & { readonly Notification?: typeof Notification },
  { platform, queries }: LateContext,
): void {
  const { document, navigator } = window;
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const exclusive = exclusiveOver(navigator.locks);
  const teller = tellAlerts({
    platform,
    claim: onceADevice(platform, (name, work) => exclusive(name, async () => work())),
    isVisible: () => document.visibilityState === 'visible',
    every,
    wait: delay,
  });
  document.addEventListener('visibilitychange', () => void teller.look());
  showBadge(navigator, queries, platform.session);
  if (workers === undefined) return;
  workers.addEventListener('message', ({ data, ports }: MessageEvent) => {
    const word = readAlertWord(data);
    if (word === null) return;
    if (teller.hear(word)) ports[0]?.postMessage('taken');
  });
  keepDevice({
    platform,
    subscription: async () => {
      if (window.Notification?.permission !== 'granted') return null;
      const registration = await workers.getRegistration(WORKER_URL);
      return (await registration?.pushManager?.getSubscription()) ?? null;
    },
  });
}
