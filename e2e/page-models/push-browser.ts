/**
 * A browser's push as headless Chromium lacks it: the subscription is made in the page with the
 * keys of a test, its push service is the test's own, and what came there is handed to the worker
 * as the browser would.
 */
import type { Page } from 'playwright/test';
import {
  browser,
  openPush,
  pushService,
  type Browser,
  type PushService,
} from '@site/sandbox/alerts/push-service.fixture';
import type { Site } from '../fixtures/site';

/** Where the stand-in keeps the subscription, over pages. */
const KEPT = 'test-push-subscription';

/** Replaces the browser's push; runs in every page before its scripts. */
function standIn([kept, device]: [string, Browser['device']]): void {
  const toBytes = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ).buffer;
  const made = (key: string) => ({
    options: { applicationServerKey: toBytes(key) },
    toJSON: () => ({
      endpoint: device.address,
      keys: { p256dh: device.p256dh, auth: device.auth },
    }),
    unsubscribe: async () => {
      localStorage.removeItem(kept);
      return true;
    },
  });
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

/** The phone of a test. */
export interface PushBrowser {
  readonly service: PushService;
  readonly isSubscribed: () => Promise<boolean>;
  /** Hands the newest push to the worker. */
  readonly deliver: () => Promise<void>;
  /** Titles and targets of what the system shows, as the site's own pages can see it. */
  readonly shown: () => Promise<readonly { readonly title: string; readonly data: unknown }[]>;
}

/** Makes it; the page has not been opened yet. */
export async function pushBrowser(page: Page, site: Site): Promise<PushBrowser> {
  const service = await pushService(site.pushPort);
  const phone = browser(`${service.origin}/push/phone`);
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: site.origin });
  await context.addInitScript(standIn, [KEPT, phone.device] as [string, Browser['device']]);
  const devtools = await context.newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  return {
    service,
    isSubscribed: () => page.evaluate((kept) => localStorage.getItem(kept) !== null, KEPT),
    deliver: async () => {
      const push = service.pushed.at(-1);
      if (push === undefined) throw new Error('nothing was pushed');
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: site.origin,
        registrationId,
        data: JSON.stringify(openPush(phone, push)),
      });
    },
    shown: () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const all = await registration.getNotifications();
        return all.map(({ title, data }) => ({ title, data: data as unknown }));
      }),
  };
}
