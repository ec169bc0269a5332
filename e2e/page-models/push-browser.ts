/**
 * A browser's push as headless Chromium lacks it: it has no push service, and its system shows no
 * notifications. What stands around the site is stood in for: the right, the subscription (made of
 * the keys of a test) and what the system is asked to show. What came to the test's push service is
 * delivered to the worker by the browser itself.
 */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { pushPhone, type PushPhone } from './push-service';

/** Where the stand-in keeps the subscription, over pages. */
const KEPT = 'test-push-subscription';

/** Replaces the browser's push; runs in every page before its scripts. */
function standIn([kept, device]: [string, PushPhone['device']]): void {
  const made = (key: string) => ({
    options: {
      applicationServerKey: Uint8Array.from(
        atob(key.replaceAll('-', '+').replaceAll('_', '/')),
        (letter) => letter.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({
      endpoint: device.address,
      keys: { p256dh: device.p256dh, auth: device.auth },
    }),
    unsubscribe: async () => {
      localStorage.removeItem(kept);
      return true;
    },
  });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Object.assign(Notification, { requestPermission: async () => 'granted' });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const key = localStorage.getItem(kept);
      return key === null ? null : made(key);
    },
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      localStorage.setItem(kept, key);
      return made(key);
    },
  });
}

/** What the system was asked to show. */
interface Shown {
  readonly title: string;
  readonly data: unknown;
}
/** The worker's scope, with what was asked of it. */
interface WatchedScope {
  readonly registration: { showNotification: unknown };
  shown: Shown[];
}

/** The browser of a test. */
export interface PushBrowser {
  readonly isSubscribed: () => Promise<boolean>;
  /** Begins to note what the worker shows; it must stand. */
  readonly watchWorker: () => Promise<void>;
  /** Hands the newest push to the worker. */
  readonly deliver: () => Promise<void>;
  readonly shown: () => Promise<readonly Shown[]>;
  readonly close: () => Promise<void>;
}

/** Makes it; the page has not been opened yet. */
export async function pushBrowser(page: Page, site: Site): Promise<PushBrowser> {
  const phone = await pushPhone(site.pushPort);
  const context = page.context();
  await context.addInitScript(standIn, [KEPT, phone.device] as [string, PushPhone['device']]);
  const devtools = await context.newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  const worker = () => {
    const [first] = context.serviceWorkers();
    if (first === undefined) throw new Error('the site has no worker');
    return first;
  };
  return {
    isSubscribed: () => page.evaluate((kept) => localStorage.getItem(kept) !== null, KEPT),
    watchWorker: async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      await worker().evaluate(() => {
        const scope = globalThis as unknown as WatchedScope;
        scope.shown = [];
        scope.registration.showNotification = async (title: string, options: { data: unknown }) =>
          void scope.shown.push({ title, data: options.data });
      });
    },
    deliver: async () => {
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: site.origin,
        registrationId,
        data: phone.pushed.at(-1) ?? '',
      });
    },
    shown: () => worker().evaluate(() => (globalThis as unknown as WatchedScope).shown),
    close: phone.close,
  };
}
