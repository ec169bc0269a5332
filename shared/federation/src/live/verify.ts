/** Signatures of the release system, checked by the browser itself (releases D2). */
import type { PublicKey } from '@site/contracts/releases/keys';
import type { PointerSignature, Proof } from '@site/domain/releases/pointer-proof';

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const FORMS = {
  Ed25519: { field: 'ed25519', key: { name: 'Ed25519' }, check: { name: 'Ed25519' } },
  'P-256': {
    field: 'p256',
    key: { name: 'ECDSA', namedCurve: 'P-256' },
    check: { name: 'ECDSA', hash: 'SHA-256' },
  },
} as const;

/** Whether one signature holds; null when this browser does not know its kind. */
async function holds(
  key: PublicKey,
  { alg, value }: PointerSignature,
  text: Uint8Array<ArrayBuffer>,
): Promise<boolean | null> {
  const form = FORMS[alg];
  const imported = await crypto.subtle
    .importKey('raw', bytesOf(key[form.field]), form.key, false, ['verify'])
    .catch(() => null);
  return imported === null
    ? null
    : crypto.subtle.verify(form.check, imported, bytesOf(value), text);
}

/**
 * Whether a text is signed by one of the keys. Ed25519 counts where the browser has it; P-256
 * stands in only where it has not. A signature that does not hold is never made up for by another
 * one of the same key.
 */
export async function isSigned(
  keys: readonly PublicKey[],
  { text, signatures }: Proof,
): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false;
  const bytes = new TextEncoder().encode(text);
  for (const key of keys) {
    for (const alg of ['Ed25519', 'P-256'] as const) {
      const sig = signatures.find((one) => one.keyId === key.keyId && one.alg === alg);
      const held = sig === undefined ? null : await holds(key, sig, bytes).catch(() => false);
      if (held === true) return true;
      if (held === false) break;
    }
  }
  return false;
}
