/**
 * The life of a device that is told by web push (ADR 109): each session says anew that the device
 * is its own, and none is told anything once its session is over.
 */
import { addAlertDevice, getAlertSettings } from '@site/contracts/alerts';
import { hasKey, toldDevice, type PushDevice } from '@site/domain/alerts/push-device';
import { memberCodeOf } from '@site/domain/session/access';
import type { Platform } from '@site/platform/host';

/** The browser's subscription. */
export type Subscribed = PushDevice & Pick<PushSubscription, 'unsubscribe'>;

/** What it is given. */
export interface DeviceDeps {
  readonly platform: Pick<Platform, 'api' | 'bus' | 'session'>;
  /** The subscription of this device, where it has one and notifications are allowed. */
  readonly subscription: () => Promise<Subscribed | null>;
}

/**
 * Starts it.
 *
 * @returns the way to stop.
 */
export function keepDevice({
  platform: { api, bus, session },
  subscription,
}: DeviceDeps): () => void {
  const sync = async (): Promise<void> => {
    const whose = memberCodeOf(session.state.get());
    const device = whose === null ? null : await subscription();
    if (device === null) return;
    const settings = await api.call(getAlertSettings, { unasked: 'ahead' });
    if (!settings.ok || memberCodeOf(session.state.get()) !== whose) return;
    const { serverKey } = settings.value;
    const told = toldDevice(device);
    // Whoever asks with an old key is told nothing any more; the member switches it on anew.
    if (serverKey === null || told === null) return;
    if (!hasKey(device, serverKey)) await device.unsubscribe();
    // A failed one is told at the next start.
    else await api.call(addAlertDevice, { body: told, unasked: 'ahead' });
  };
  const leave = async (): Promise<void> => void (await (await subscription())?.unsubscribe());
  const known = session.state.changes$.subscribe(({ status }) => {
    if (status === 'member') void sync().catch(() => undefined);
  });
  const ended = bus.on('session.logged-out').subscribe(() => void leave().catch(() => undefined));
  return () => {
    known.unsubscribe();
    ended.unsubscribe();
  };
}
