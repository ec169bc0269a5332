/**
 * Alerts of a member: which kinds, the devices that are told by web push, and what is new for a
 * page that stands open. Ours, beside §7.2: the specification knows no push.
 */
import { ALERT_KIND, AlertText } from '@site/domain/alerts/alert';
import { PUSH_ADDRESS_MAX } from '@site/domain/alerts/push-address';
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { isoTime } from './wire';

const choice = v.object({
  kickOff: v.boolean(),
  goal: v.boolean(),
  settlement: v.boolean(),
  deposit: v.boolean(),
  offer: v.boolean(),
});

/** Unpadded base64url, as browsers and RFC 8291 write keys. */
const key = (most: number) =>
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.minLength(16), v.maxLength(most));
const address = v.pipe(v.string(), v.maxLength(PUSH_ADDRESS_MAX));

const settings = v.object({
  kinds: choice,
  /** Public key (VAPID, RFC 8292) that a device asks its push service with; null: none is sent. */
  serverKey: v.nullable(v.string()),
  /** Nothing is sent while this holds: the member excluded themselves (§3.2). */
  isSilent: v.boolean(),
});
/** What a member wants, and what devices need. */
export type AlertSettings = v.InferOutput<typeof settings>;

/** GET Alert settings. */
export const getAlertSettings = defineEndpoint({
  id: 'alert.settings',
  service: 'gateway',
  method: 'GET',
  path: '/api/Alert/Settings',
  auth: 'member',
  result: settings,
});
/** POST Alert settings: which kinds from now on. */
export const saveAlertSettings = defineEndpoint({
  id: 'alert.saveSettings',
  quiet: 'ownWords',
  service: 'gateway',
  method: 'POST',
  path: '/api/Alert/Settings',
  auth: 'member',
  body: choice,
  result: settings,
});

/**
 * POST Alert device: this device wants alerts, for as long as this session lasts. Again with the
 * same address it moves to this session. An address that is of no push service is refused.
 */
export const addAlertDevice = defineEndpoint({
  id: 'alert.addDevice',
  quiet: 'ownWords',
  service: 'gateway',
  method: 'POST',
  path: '/api/Alert/Device',
  auth: 'member',
  confidential: true,
  body: v.object({ address, p256dh: key(128), auth: key(64) }),
  result: v.object({ devices: v.number() }),
});
/** POST Alert device's end: it is told nothing more. One that is not known is gone, too. */
export const removeAlertDevice = defineEndpoint({
  id: 'alert.removeDevice',
  quiet: 'ownWords',
  service: 'gateway',
  method: 'POST',
  path: '/api/Alert/Device/Remove',
  auth: 'member',
  confidential: true,
  body: v.object({ address }),
  result: v.object({ devices: v.number() }),
});

const alert = v.object({
  id: v.string(),
  kind: v.picklist(ALERT_KIND),
  title: v.pipe(v.string(), v.maxLength(AlertText.title)),
  body: v.pipe(v.string(), v.maxLength(AlertText.body)),
  target: v.string(),
  at: isoTime,
});
/** An alert as it comes over the wire. */
export type WireAlert = v.InferOutput<typeof alert>;

/**
 * GET Alerts since an id, oldest first, of the kinds that the member wants; without `after` none:
 * only where the list ends (`last`, empty where there never was one).
 */
export const getAlerts = defineEndpoint({
  id: 'alert.news',
  quiet: 'poll',
  service: 'gateway',
  method: 'GET',
  path: '/api/Alert/News',
  auth: 'member',
  poll: true,
  query: v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
  result: v.object({ alerts: v.array(alert), last: v.string() }),
});
