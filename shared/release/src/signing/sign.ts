import crypto from 'node:crypto';
import type { Channel } from '@site/contracts/releases/channel';
import { pointerText } from '@site/domain/releases/pointer-text';
import { writePreview, previewText, type PreviewClaim } from '@site/domain/releases/preview';
import type { PrivatePair } from './keys';

type Signature = Channel['sigs'][number];

const load = (pkcs8: string): crypto.KeyObject =>
  crypto.createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' });

/** Both signatures of one pair; browsers take P-256 as r and s, 64 bytes. */
function signBoth(
  pair: PrivatePair,
  text: string,
): { readonly ed25519: Buffer; readonly p256: Buffer } {
  const bytes = Buffer.from(text, 'utf8');
  return {
    ed25519: crypto.sign(null, bytes, load(pair.ed25519)),
    p256: crypto.sign('sha256', bytes, { key: load(pair.p256), dsaEncoding: 'ieee-p1363' }),
  };
}

/** Signatures of every pair in force, each in both ways. */
export function signText(pairs: readonly PrivatePair[], text: string): Signature[] {
  return pairs.flatMap((pair) => {
    const { ed25519, p256 } = signBoth(pair, text);
    return [
      { keyId: pair.keyId, alg: 'Ed25519' as const, value: ed25519.toString('base64') },
      { keyId: pair.keyId, alg: 'P-256' as const, value: p256.toString('base64') },
    ];
  });
}

/**
 * A signed preview token, by the oldest pair in force: every open page knows that one.
 *
 * @throws Error without a pair.
 */
export function signPreview(pairs: readonly PrivatePair[], claim: PreviewClaim): string {
  const [pair] = pairs;
  if (pair === undefined) throw new Error('no key pair is in force');
  const { ed25519, p256 } = signBoth(pair, previewText(claim));
  return writePreview(claim, pair.keyId, {
    ed25519: ed25519.toString('base64url'),
    p256: p256.toString('base64url'),
  });
}

/** Whether one of these pairs has signed a pointer: then its pages know that pair. */
export const hasSigned = (pairs: readonly PrivatePair[], channel: Channel): boolean =>
  pairs.some(({ keyId, ed25519 }) =>
    channel.sigs.some(
      (sig) =>
        sig.keyId === keyId &&
        sig.alg === 'Ed25519' &&
        crypto.verify(
          null,
          Buffer.from(pointerText(channel), 'utf8'),
          crypto.createPublicKey(load(ed25519)),
          Buffer.from(sig.value, 'base64'),
        ),
    ),
  );
