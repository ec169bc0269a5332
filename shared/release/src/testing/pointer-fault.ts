import crypto from 'node:crypto';
import type { Channel } from '@site/contracts/releases/channel';
import type { PublicKey } from '@site/contracts/releases/keys';
import {
  pointerFault as faultOf,
  type PointerSignature,
} from '@site/domain/releases/pointer-proof';

const jwkOf = ({ ed25519, p256 }: PublicKey, alg: PointerSignature['alg']): crypto.JsonWebKey => {
  const url = (bytes: Buffer): string => bytes.toString('base64url');
  const point = Buffer.from(p256, 'base64');
  return alg === 'Ed25519'
    ? { kty: 'OKP', crv: 'Ed25519', x: url(Buffer.from(ed25519, 'base64')) }
    : { kty: 'EC', crv: 'P-256', x: url(point.subarray(1, 33)), y: url(point.subarray(33)) };
};

function holds(text: string, { alg, value }: PointerSignature, key: PublicKey): boolean {
  const made = crypto.createPublicKey({ key: jwkOf(key, alg), format: 'jwk' });
  return crypto.verify(
    alg === 'Ed25519' ? null : 'sha256',
    Buffer.from(text, 'utf8'),
    alg === 'Ed25519' ? made : { key: made, dsaEncoding: 'ieee-p1363' },
    Buffer.from(value, 'base64'),
  );
}

/** What is wrong with a pointer by these keys, as edge and page would find it; null when nothing is. */
export const pointerFault = (
  channel: Channel,
  keys: readonly PublicKey[],
  now: number,
): string | null => faultOf(channel, keys, now, '', holds);
