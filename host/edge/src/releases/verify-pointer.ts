import crypto from 'node:crypto';
import type { Channel } from '@site/contracts/releases/channel';
import type { PublicKey } from '@site/contracts/releases/keys';
import {
  pointerFault as faultOf,
  type PointerSignature,
} from '@site/domain/releases/pointer-proof';

/** DER heads that turn raw public bytes into keys: Ed25519, and an uncompressed point of P-256. */
const ED25519_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
const P256_HEAD = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex');

const keyOf = (head: Buffer, raw: string): crypto.KeyObject =>
  crypto.createPublicKey({
    key: Buffer.concat([head, Buffer.from(raw, 'base64')]),
    format: 'der',
    type: 'spki',
  });

/** Whether one signature over a text is of this key. */
function holds(signed: string, signature: PointerSignature, key: PublicKey): boolean {
  const text = Buffer.from(signed, 'utf8');
  const value = Buffer.from(signature.value, 'base64');
  if (signature.alg === 'Ed25519')
    return crypto.verify(null, text, keyOf(ED25519_HEAD, key.ed25519), value);
  return crypto.verify(
    'sha256',
    text,
    { key: keyOf(P256_HEAD, key.p256), dsaEncoding: 'ieee-p1363' },
    value,
  );
}

/**
 * What is wrong with a pointer, as a sentence; null when nothing is.
 *
 * @param now null asks only who signed it.
 * @param raw the text as it was read.
 */
export const pointerFault = (
  channel: Channel,
  keys: readonly PublicKey[] | null,
  now: number | null,
  raw = '',
): string | null => faultOf(channel, keys, now, raw, holds);
