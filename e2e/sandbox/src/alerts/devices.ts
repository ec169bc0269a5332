/**
 * Devices that are told by web push. Each belongs to a member's session: one that was logged out,
 * pushed out by another login or let run out is told nothing any more, whatever row is left of it.
 */
import { isPushAddress } from '@site/domain/alerts/push-address';
import type { Context } from '../core/context';
import { refusals } from '../http/api-error';

/** A device as its browser describes it; keys in unpadded base64url (RFC 8291). */
export interface Device {
  readonly address: string;
  readonly p256dh: string;
  readonly auth: string;
}

const MOST = 10;
/** Bytes of a point of the curve as browsers write it, how it begins, and of the secret. */
const KEY = { point: 65, uncompressed: 4, secret: 16 } as const;

const LIVE = `s.member_code = ? AND s.ended IS NULL
  AND EXISTS (SELECT 1 FROM tokens t WHERE t.session_id = s.id AND t.until > ?)`;

type Place = Pick<Context, 'db' | 'clock'>;

/** Devices of the session that a member has now. */
export const liveDevices = ({ db, clock }: Place, memberCode: string): Device[] =>
  db.all<Device>(
    `SELECT d.address, d.p256dh, d.auth FROM sessions s
     JOIN alert_devices d ON d.session_id = s.id AND d.member_code = s.member_code WHERE ${LIVE}`,
    memberCode,
    clock.now(),
  );

/** Takes a device off; null for whoever it belongs to. */
export const dropDevice = ({ db }: Pick<Place, 'db'>, address: string, memberCode?: string): void =>
  void db.run(
    'DELETE FROM alert_devices WHERE address = ? AND member_code = coalesce(?, member_code)',
    address,
    memberCode ?? null,
  );

function checkKeys({ p256dh, auth }: Device): void {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== KEY.point || point[0] !== KEY.uncompressed) throw refusals.invalid('p256dh');
  if (Buffer.from(auth, 'base64url').length !== KEY.secret) throw refusals.invalid('auth');
}

/**
 * Tells a device from now on, for as long as the session of the call lasts: a member has no other
 * one, a second login ends the first. Their devices of ended sessions go, and the oldest beyond
 * ten.
 *
 * @throws ApiError VAL00001 for an address of no push service, or keys that nothing can be sent to.
 */
export function addDevice(context: Context, memberCode: string, device: Device): void {
  const { db, clock, options } = context;
  if (!isPushAddress(device.address, options.pushOrigins)) throw refusals.invalid('address');
  checkKeys(device);
  db.tx(() => {
    dropDevice(context, device.address);
    db.run(
      `DELETE FROM alert_devices WHERE member_code = ?
       AND session_id NOT IN (SELECT s.id FROM sessions s WHERE ${LIVE})`,
      memberCode,
      memberCode,
      clock.now(),
    );
    db.run(
      `INSERT INTO alert_devices (address, member_code, session_id, p256dh, auth)
       SELECT ?, s.member_code, s.id, ?, ? FROM sessions s WHERE ${LIVE}`,
      device.address,
      device.p256dh,
      device.auth,
      memberCode,
      clock.now(),
    );
    db.run(
      `DELETE FROM alert_devices WHERE member_code = ? AND rowid NOT IN
       (SELECT rowid FROM alert_devices WHERE member_code = ? ORDER BY rowid DESC LIMIT ${MOST})`,
      memberCode,
      memberCode,
    );
  });
}
