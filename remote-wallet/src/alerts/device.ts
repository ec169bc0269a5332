/**
 * This device's subscription to web push, over whatever browser it is given. A subscription is the
 * browser's; that the server knows of it is the caller's.
 */
import { hasKey } from '@site/domain/alerts/push-device';

/** The part of a window that is looked at. */
export interface DeviceWindow {
  readonly navigator: {
    /** Missing on plain http of another machine, and in old web views. */
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration' | 'ready'> | undefined;
    readonly userAgent: string;
    readonly maxTouchPoints: number;
    readonly standalone?: boolean | undefined;
    readonly connection?: { readonly saveData?: boolean } | undefined;
  };
  readonly Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'> | undefined;
  readonly PushManager?: unknown;
}

/** How a device stands. */
export type DeviceStanding = 'on' | 'off' | 'unable' | 'install' | 'denied' | 'resting' | 'saving';
/** Why it could not be switched on. */
export type DeviceFailure = 'notAsked' | 'notYet' | 'noService';
/** What came of switching it on. */
export type Subscribed =
  | { readonly subscription: PushSubscription }
  | { readonly failure: DeviceFailure };

/** The worker is registered once a page has been in use for a while. */
const WORKER_WAIT_MS = 20_000;

/** iPhones and iPads; these call themselves Macs. */
const isApplePhone = ({ userAgent, maxTouchPoints }: DeviceWindow['navigator']): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** The subscription that the browser has, by any key. */
export async function subscriptionOf({
  navigator,
}: DeviceWindow): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Looks how the device stands.
 *
 * @param serverKey key that the server sends with; null where it sends nothing.
 */
export async function standingOf(
  window: DeviceWindow,
  serverKey: string | null,
): Promise<DeviceStanding> {
  const { navigator, Notification } = window;
  if (
    Notification === undefined ||
    window.PushManager === undefined ||
    navigator.serviceWorker === undefined
  )
    return isApplePhone(navigator) && navigator.standalone !== true ? 'install' : 'unable';
  if (serverKey === null) return 'resting';
  if (Notification.permission === 'denied') return 'denied';
  // Who saves data gets no worker, and without one nothing can be pushed.
  if (
    navigator.connection?.saveData === true &&
    (await navigator.serviceWorker.getRegistration().catch(() => undefined)) === undefined
  )
    return 'saving';
  const subscription = await subscriptionOf(window).catch(() => null);
  const isOn =
    Notification.permission === 'granted' &&
    subscription !== null &&
    hasKey(subscription, serverKey);
  return isOn ? 'on' : 'off';
}

/** The site's worker; null where none came in time. */
async function workerOf(
  { navigator }: DeviceWindow,
  waitMs: number,
): Promise<ServiceWorkerRegistration | null> {
  const ready = navigator.serviceWorker?.ready ?? null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), waitMs);
  });
  return Promise.race([ready, late]).finally(() => clearTimeout(timer));
}

/**
 * Asks for the right and for a subscription. The question comes in the tap's own task, because
 * browsers answer no other.
 */
export async function subscribe(
  window: DeviceWindow,
  serverKey: string,
  waitMs = WORKER_WAIT_MS,
): Promise<Subscribed> {
  const allowed = await window.Notification?.requestPermission();
  if (allowed !== 'granted') return { failure: 'notAsked' };
  const worker = await workerOf(window, waitMs);
  if (worker === null) return { failure: 'notYet' };
  try {
    const known = await worker.pushManager.getSubscription();
    // One of another key stands in the way of a new one.
    if (known !== null && !hasKey(known, serverKey)) await known.unsubscribe();
    return {
      subscription: await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: serverKey,
      }),
    };
  } catch {
    return { failure: 'noService' };
  }
}
