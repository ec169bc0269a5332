/** Sealing with a key pair's secret: whoever has the pair reads it, nobody else does. */
import crypto from 'node:crypto';
import type { PrivatePair } from '../signing/keys';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals and opens under one pair. */
export interface SealedBox {
  readonly keyId: string;
  /**
   * The same bytes of the same place give the same sealed bytes, so that writing again is no
   * change.
   */
  readonly seal: (bytes: Buffer, place: string) => Buffer;
  /** Null for what another pair sealed, for another place, or for what was changed. */
  readonly open: (sealed: Buffer, place: string) => Buffer | null;
}

/** AES-256-GCM by a key that is derived from the pair: it travels with it, and signs nothing. */
export function sealedBox({ keyId, ed25519 }: Pick<PrivatePair, 'keyId' | 'ed25519'>): SealedBox {
  const derive = (use: string): Buffer =>
    Buffer.from(crypto.hkdfSync('sha256', Buffer.from(ed25519, 'base64'), keyId, use, 32));
  const key = derive('mf-held/1 content');
  const ivKey = derive('mf-held/1 iv');
  return {
    keyId,
    seal: (bytes, place) => {
      // Made of what is sealed: no two contents of one key share it.
      const iv = crypto
        .createHmac('sha256', ivKey)
        .update(`${place.length}:${place}`)
        .update(bytes)
        .digest()
        .subarray(0, IV_BYTES);
      const cipher = crypto.createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
      return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, place) => {
      if (sealed.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = crypto
        .createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([
          decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)),
          decipher.final(),
        ]);
      } catch {
        return null;
      }
    },
  };
}
