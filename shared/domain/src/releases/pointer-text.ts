/** What a channel pointer's signatures are made over. */

/**
 * The fields that the older signatures cover, composed anew by whoever checks; `pollSeconds` is not
 * among them, so that of a pointer without a seal is not believed. The seal covers the bytes as
 * they are.
 */
export interface SignedPointer {
  readonly channel: string;
  readonly generation: number;
  /** URL path of the snapshot, and its hash. */
  readonly registry: string;
  readonly integrity: string;
  readonly issuedAt: string;
  readonly expiresAt: string | null;
  readonly minHost: string | null;
}

/**
 * The text that is signed: one field a line, in this order, after the schema's name. None of the
 * fields can hold a line end, so that two different pointers never share a text.
 */
export function pointerText(pointer: SignedPointer): string {
  const { channel, generation, registry, integrity, issuedAt, expiresAt, minHost } = pointer;
  return [
    'mf-channel/1',
    channel,
    String(generation),
    registry,
    integrity,
    issuedAt,
    expiresAt ?? '-',
    minHost ?? '-',
  ].join('\n');
}

/** What stands before the seal in a pointer's text; everything up to here is signed as it travels. */
const SEAL = ',\n "seal": ';
/** A list of signatures and the end of the document: nothing else fits behind the signed bytes. */
const AFTER = /^(\[[^[\]\\]*\])\n\}\n$/;

/** Most bytes of a pointer; it has a few hundred. */
export const POINTER_MOST_BYTES = 1_048_576;
/** Pace of pages whose pointer does not say one that is signed. */
export const POINTER_POLL_SECONDS = 60;
/** How long after its end a pointer is still better than nothing; then the site rests. */
export const POINTER_GRACE_MS = 7 * 86_400_000;

/** The signed part of a pointer's text, byte for byte, or null for a pointer from before seals. */
export function sealedPart(text: string): string | null {
  const at = text.lastIndexOf(SEAL);
  return at > 0 && AFTER.test(text.slice(at + SEAL.length)) ? text.slice(0, at) : null;
}

/**
 * The text of a pointer with a seal: readers from before it find the JSON they know.
 *
 * @param pointer without a seal.
 * @param sign signs the exact text that it is given.
 */
export function writeSealed(pointer: object, sign: (text: string) => readonly object[]): string {
  const signed = JSON.stringify(pointer, null, 1).slice(0, -2);
  return `${signed}${SEAL}${JSON.stringify(sign(signed))}\n}\n`;
}

/**
 * Whether a pointer's time is over: it proves nothing any more.
 *
 * @param now epoch ms; null where it is not known, and then nothing is over.
 */
export const isExpired = (
  { expiresAt }: { readonly expiresAt: string | null },
  now: number | null,
): boolean => expiresAt !== null && now !== null && Date.parse(expiresAt) <= now;

/** Whether a pointer's end is so long ago that nothing may be built on it. */
export const isLongOver = (expiresAt: string | null, now: number | null): boolean =>
  expiresAt !== null && now !== null && Date.parse(expiresAt) + POINTER_GRACE_MS < now;
