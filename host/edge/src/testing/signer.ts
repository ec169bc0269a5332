import crypto from 'node:crypto';
import type { PublicKey } from '@site/contracts/releases/keys';
import { pointerText, type SignedPointer } from '@site/domain/releases/pointer-text';

/** A key pair of a site: its public half, the file that tells it, and how it signs a pointer. */
export interface Signer {
  readonly publicKey: PublicKey;
  readonly file: string;
  readonly sign: (pointer: SignedPointer) => readonly object[];
}

const POINT_BYTES = 65;
const RAW_BYTES = 32;
const rawOf = (key: crypto.KeyObject, bytes: number): string =>
  key.export({ format: 'der', type: 'spki' }).subarray(-bytes).toString('base64');

/** Makes a pair that signs with Ed25519 only, as one of its two ways. */
export function createSigner(keyId = '2026a'): Signer {
  const ed = crypto.generateKeyPairSync('ed25519');
  const ec = crypto.generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const publicKey = {
    keyId,
    ed25519: rawOf(ed.publicKey, RAW_BYTES),
    p256: rawOf(ec.publicKey, POINT_BYTES),
  };
  return {
    publicKey,
    file: JSON.stringify({ schema: 'mf-keys/1', keys: [publicKey] }),
    sign: (pointer) => [
      {
        keyId,
        alg: 'Ed25519',
        value: crypto
          .sign(null, Buffer.from(pointerText(pointer), 'utf8'), ed.privateKey)
          .toString('base64'),
      },
    ],
  };
}
