/**
 * The key pair that push services know this server by (VAPID, RFC 8292): made once and kept,
 * because a device's subscription is bound to it.
 */
import { createECDH } from 'node:crypto';
import { StorageFault } from '../core/storage-fault';
import type { Store } from '../core/store';

/** Unpadded base64url: the public point, uncompressed, and the private number. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Bytes of a private key; the curve's own form leaves leading zeros out. */
const PRIVATE_BYTES = 32;

function madeKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys().toString('base64url');
  const number = curve.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - number.length), number]);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}

/**
 * The keys of a database, made when they are first asked for; a reset of the sandbox keeps them.
 *
 * @returns how to get them; null while they cannot be written: what nobody can keep is given to no
 *   device.
 */
export function createVapid(db: Store): () => VapidKeys | null {
  let known: VapidKeys | null = null;
  return () => {
    const kept = db.one<{ value: string }>("SELECT value FROM meta WHERE key = 'vapid'");
    if (kept !== null) {
      known ??= JSON.parse(kept.value) as VapidKeys;
      return known;
    }
    const keys = known ?? madeKeys();
    try {
      db.run("INSERT INTO meta (key, value) VALUES ('vapid', ?)", JSON.stringify(keys));
    } catch (error) {
      if (!(error instanceof StorageFault)) throw error;
      return null;
    }
    known = keys;
    return keys;
  };
}
