/** A browser as the page of alerts sees it. */
import type { DeviceWindow } from './device';

/** What it can, and what its member answers. */
export interface FakeBrowser {
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  readonly userAgent?: string;
  /** Without push, as Safari outside of the home screen. */
  readonly hasPush?: boolean;
  readonly hasWorker?: boolean;
  readonly savesData?: boolean;
  /** The push service cannot be reached. */
  readonly hasService?: boolean;
}

/** One of a member's devices; the address is a push service's, the keys are of the right length. */
export function fakeBrowser({
  permission = 'default',
  answer = 'granted',
  userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/140',
  hasPush = true,
  hasWorker = true,
  savesData = false,
  hasService = true,
}: FakeBrowser = {}) {
  const log: string[] = [];
  let subscription: PushSubscription | null = null;
  const rights = { permission };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (!hasService) throw new DOMException('no push service', 'AbortError');
      log.push('subscribe');
      const bytes = Uint8Array.from(Buffer.from(applicationServerKey, 'base64url'));
      subscription = {
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/device-1',
          keys: {
            p256dh: Buffer.from([4, ...Array<number>(64).fill(7)]).toString('base64url'),
            auth: Buffer.alloc(16, 9).toString('base64url'),
          },
        }),
        unsubscribe: async () => {
          log.push('unsubscribe');
          subscription = null;
          return true;
        },
      } as unknown as PushSubscription;
      return subscription;
    },
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  const window: DeviceWindow = {
    navigator: {
      userAgent,
      maxTouchPoints: 5,
      connection: { saveData: savesData },
      serviceWorker: {
        getRegistration: async () => (hasWorker ? registration : undefined),
        ready: hasWorker ? Promise.resolve(registration) : new Promise(() => undefined),
      },
    },
    ...(hasPush
      ? {
          PushManager: class {},
          Notification: {
            get permission() {
              return rights.permission;
            },
            requestPermission: async () => {
              log.push('asked');
              rights.permission = answer;
              return answer;
            },
          },
        }
      : {}),
  };
  return { window, log, pushManager };
}
