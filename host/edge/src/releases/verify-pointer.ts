import crypto from 'node:crypto';
import type { Channel } from '@site/contracts/releases/channel';
import type { PublicKey } from '@site/contracts/releases/keys';
import { isExpired, pointerText, sealedPart } from '@site/domain/releases/pointer-text';

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
function holds(text: Buffer, signature: Channel['sigs'][number], key: PublicKey): boolean {
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
 * What is wrong with a pointer, as a sentence; null when a signature of a known key holds and it
 * has not expired. An empty list of keys asks for nothing; null, keys that could not be read,
 * refuses everything.
 *
 * @param now null asks only who signed it.
 * @param raw the text as it was read: what is sealed is proven byte for byte.
 */
export function pointerFault(
  channel: Channel,
  keys: readonly PublicKey[] | null,
  now: number | null,
  raw = '',
): string | null {
  if (keys === null)
    return `the pointer of ${channel.channel} cannot be proven: the site's public keys are not known`;
  if (keys.length === 0) return null;
  if (isExpired(channel, now))
    return `the pointer of ${channel.channel} expired at ${channel.expiresAt}`;
  const sealed = sealedPart(raw);
  const text = Buffer.from(sealed ?? pointerText(channel), 'utf8');
  const good = (sealed === null ? channel.sigs : channel.seal).some((signature) => {
    const key = keys.find(({ keyId }) => keyId === signature.keyId);
    return key !== undefined && holds(text, signature, key);
  });
  return good
    ? null
    : `the pointer of ${channel.channel}, generation ${channel.generation}, is not signed by a key of this site`;
}
