/** What proves a channel pointer, for everybody who follows one: edge and page (releases D2). */
import { pointerText, sealedPart, type SignedPointer } from './pointer-text';
import { isOver } from './pointer-time';

/** A signature of a pointer: over which key, in which way, and its base64 value. */
export interface PointerSignature {
  readonly keyId: string;
  readonly alg: 'Ed25519' | 'P-256';
  readonly value: string;
}

/** A pointer as it is read, with the signatures over its fields and over its bytes. */
export interface ProvablePointer extends SignedPointer {
  readonly sigs: readonly PointerSignature[];
  readonly seal: readonly PointerSignature[];
}

/** What has to be signed, and the signatures that say so. */
export interface Proof {
  readonly text: string;
  readonly signatures: readonly PointerSignature[];
}

/**
 * What proves a pointer: its seal over the bytes as they travelled, or, for one from before seals,
 * the signatures over its fields.
 *
 * @param raw the text as it was read.
 */
export function proofOf(pointer: ProvablePointer, raw: string): Proof {
  const sealed = sealedPart(raw);
  return sealed === null
    ? { text: pointerText(pointer), signatures: pointer.sigs }
    : { text: sealed, signatures: pointer.seal };
}

/**
 * What is wrong with a pointer, as a sentence; null when a signature of a known key holds and it
 * has not expired. An empty list of keys asks for nothing; null, keys that could not be read,
 * refuses everything.
 *
 * @param now null asks only who signed it.
 * @param raw the text as it was read: what is sealed is proven byte for byte.
 * @param holds whether a signature over a text is of this key, by the means of the machine.
 */
export function pointerFault<Key extends { readonly keyId: string }>(
  pointer: ProvablePointer,
  keys: readonly Key[] | null,
  now: number | null,
  raw: string,
  holds: (text: string, signature: PointerSignature, key: Key) => boolean,
): string | null {
  if (keys === null)
    return `the pointer of ${pointer.channel} cannot be proven: the site's public keys are not known`;
  if (keys.length === 0) return null;
  if (isOver(pointer.expiresAt, now))
    return `the pointer of ${pointer.channel} expired at ${pointer.expiresAt}`;
  const { text, signatures } = proofOf(pointer, raw);
  const good = signatures.some((signature) => {
    const key = keys.find(({ keyId }) => keyId === signature.keyId);
    return key !== undefined && holds(text, signature, key);
  });
  return good
    ? null
    : `the pointer of ${pointer.channel}, generation ${pointer.generation}, is not signed by a key of this site`;
}
