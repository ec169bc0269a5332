/**
 * The life of a device that is told by web push (ADR 109): each session says anew that the device
 * is its own, and none is told anything once its session is over. A logout takes it off; a session
 * that ran out leaves it for the same member's next one.
 */
import { addAlertDevice, getAlertSettings } from '@site/contracts/alerts';
import { NOBODYS_DEVICE } from '@site/domain/alerts/device-owner';
import { hasKey, toldDevice, type PushDevice } from '@site/domain/alerts/push-device';
import { fingerprint } from '@site/domain/hash';
import { memberCodeOf } from '@site/domain/session/access';
import type { EndReason } from '@site/domain/session/transition';
import { KEYS } from '@site/platform';
import type { Platform } from '@site/platform/host';

/** Another tab ended the session, or began one: what becomes of the device is its matter. */
const TOLD_ELSEWHERE: ReadonlySet<EndReason> = new Set<EndReason>(['otherTab', 'switched']);

/** The browser's subscription. */
export type Subscribed = PushDevice & Pick<PushSubscription, 'unsubscribe'>;

/** What it is given. */
export interface DeviceDeps {
  readonly platform: Pick<Platform, 'api' | 'bus' | 'session' | 'storage'>;
  /** The subscription of this device, where it has one and notifications are allowed. */
  readonly subscription: () => Promise<Subscribed | null>;
}

/**
 * Starts it.
 *
 * @returns the way to stop.
 */
export function keepDevice({
  platform: { api, bus, session, storage },
  subscription,
}: DeviceDeps): () => void {
  /** Whoever was signed in last: by the time a logout is told there is nobody. */
  let last: string | null = null;
  const forget = async (device: Subscribed | null): Promise<void> => {
    storage.remove(KEYS.alertsOwner);
    await device?.unsubscribe();
  };
  const sync = async (): Promise<void> => {
    const whose = memberCodeOf(session.state.get());
    last = whose;
    const device = whose === null ? null : await subscription();
    if (whose === null) return;
    if (device === null) return storage.remove(KEYS.alertsOwner);
    const owner = storage.read(KEYS.alertsOwner);
    // Somebody else asked for it, whose session only ran out.
    if (owner !== null && owner !== fingerprint(whose)) return forget(device);
    storage.write(KEYS.alertsOwner, fingerprint(whose));
    const settings = await api.call(getAlertSettings, { unasked: 'ahead' });
    if (!settings.ok || memberCodeOf(session.state.get()) !== whose) return;
    const { serverKey } = settings.value;
    const told = toldDevice(device);
    // Whoever asks with an old key is told nothing any more; the member switches it on anew.
    if (serverKey === null || told === null) return;
    if (!hasKey(device, serverKey)) await forget(device);
    // A failed one is told at the next start.
    else await api.call(addAlertDevice, { body: told, unasked: 'ahead' });
  };
  const leave = async (reason: EndReason): Promise<void> => {
    if (TOLD_ELSEWHERE.has(reason)) return;
    const device = await subscription();
    if (device === null) return storage.remove(KEYS.alertsOwner);
    // Who was idle or signed in elsewhere comes back to alerts as they were; until then the server sends none.
    if (reason === 'member') await forget(device);
    else if (last !== null) storage.write(KEYS.alertsOwner, fingerprint(last));
  };
  // A member who logged out before this code came has told that to storage alone.
  const takeOff = async (): Promise<void> => {
    if (storage.read(KEYS.alertsOwner) === NOBODYS_DEVICE) await forget(await subscription());
  };
  if (session.state.get().status === 'visitor') void takeOff().catch(() => undefined);
  const known = session.state.changes$.subscribe(({ status }) => {
    if (status === 'member') void sync().catch(() => undefined);
  });
  const ended = bus
    .on('session.logged-out')
    .subscribe(({ reason }) => void leave(reason).catch(() => undefined));
  return () => {
    known.unsubscribe();
    ended.unsubscribe();
  };
}
