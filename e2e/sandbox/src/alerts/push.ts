/**
 * Sends alerts to push services (RFC 8030, 8188, 8291, 8292). Nobody waits for one: neither a call
 * of a member nor what pays them out.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Alert } from '@site/domain/alerts/alert';
import type { Context } from '../core/context';
import { tellTrouble } from '../http/server';
import { dropDevice, liveDevices, type Device } from './devices';
import { findAlert, type StoredAlert } from './store';
import type { VapidKeys } from './vapid';

/** The part of `web-push` that is used: it seals and signs, and sends nothing. */
interface WebPush {
  readonly generateRequestDetails: (
    subscription: {
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    },
    payload: string,
    options: {
      readonly vapidDetails: VapidKeys & { readonly subject: string };
      readonly TTL: number;
      readonly urgency: 'normal' | 'high';
      readonly topic: string;
    },
  ) => { readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer };
}

/** What became of what was sent: taken, refused for good, or lost by the way. */
export interface PushCounts {
  readonly sent: number;
  readonly gone: number;
  readonly failed: number;
}

/** The sender. */
export interface Pushes {
  /** Sends an alert once what wrote it is committed; one that was rolled back is sent to nobody. */
  readonly add: (alertId: string) => void;
  /** Waits until nothing is under way. */
  readonly idle: () => Promise<PushCounts>;
  /** Nothing is sent any more. */
  readonly close: () => void;
}

/** Longest that a push service may take, in real milliseconds. */
const WAIT_MS = 5_000;
/** How long it keeps an alert for a device that is off, in seconds. */
const TTL = 3_600;
/** Whom an operator of a push service writes to. */
const SUBJECT = 'mailto:push@site.example';
/** Most characters of a topic (RFC 8030, 5.4). */
const TOPIC = 32;
/** The device is gone for good. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Taken in when something is first sent: most runs never do. */
const library = (): WebPush => createRequire(__filename)('web-push') as WebPush;

const payloadOf = ({ key: _own, memberCode: _whose, ...alert }: StoredAlert): string =>
  JSON.stringify(alert satisfies Alert);

function requestFor(alert: StoredAlert, { address, p256dh, auth }: Device, keys: VapidKeys) {
  const { headers, body } = library().generateRequestDetails(
    { endpoint: address, keys: { p256dh, auth } },
    payloadOf(alert),
    {
      vapidDetails: { ...keys, subject: SUBJECT },
      TTL,
      urgency: alert.kind === 'goal' || alert.kind === 'kickOff' ? 'high' : 'normal',
      topic: createHash('sha256').update(alert.key).digest('base64url').slice(0, TOPIC),
    },
  );
  return {
    body: new Uint8Array(body),
    headers: Object.entries(headers)
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]): [string, string] => [name, String(value)]),
  };
}

/** Makes the sender. */
export function createPushes(
  place: Pick<Context, 'db' | 'clock'>,
  vapid: () => VapidKeys | null,
): Pushes {
  const counts = { sent: 0, gone: 0, failed: 0 };
  const underWay = new Set<Promise<void>>();
  const stop = new AbortController();

  async function send(alert: StoredAlert, device: Device, keys: VapidKeys): Promise<void> {
    try {
      const response = await fetch(device.address, {
        ...requestFor(alert, device, keys),
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(WAIT_MS)]),
      });
      await response.body?.cancel();
      if (stop.signal.aborted) return;
      if (GONE.has(response.status)) {
        counts.gone += 1;
        dropDevice(place, device.address, alert.memberCode);
      } else counts[response.ok ? 'sent' : 'failed'] += 1;
    } catch {
      // Not tried again: what an alert says is old by then, and the page lists it all the same.
      counts.failed += 1;
    }
  }

  async function sendAll(alertId: string): Promise<void> {
    if (stop.signal.aborted) return;
    const alert = findAlert(place, alertId);
    const devices = alert === null ? [] : liveDevices(place, alert.memberCode);
    const keys = devices.length === 0 ? null : vapid();
    if (alert === null || keys === null) return;
    await Promise.all(devices.map((device) => send(alert, device, keys)));
  }

  return {
    add: (alertId) => {
      // Transactions are synchronous: by the next turn it is written, or it never was.
      const work: Promise<void> = new Promise((resolve) => {
        setImmediate(resolve);
      })
        .then(() => sendAll(alertId))
        .catch(tellTrouble)
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
      return { ...counts };
    },
    close: () => {
      stop.abort();
    },
  };
}
