/** Public keys of the release system (releases D2). Private ones never leave the machine that signs. */
import * as v from 'valibot';

/** Name of a key pair, e.g. `2026b`. */
export const KeyIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/));

/** One pair's public halves: the same name signs in two ways, because old web views lack Ed25519. */
export const PublicKeySchema = v.object({
  keyId: KeyIdSchema,
  /** 32 raw bytes, base64. */
  ed25519: v.pipe(v.string(), v.base64(), v.length(44)),
  /** Uncompressed point, 65 bytes, base64. */
  p256: v.pipe(v.string(), v.base64(), v.length(88)),
});

/** Keys in force: one, or two while one takes over from the other. */
export const KeySetSchema = v.object({
  schema: v.literal('mf-keys/1'),
  keys: v.pipe(v.array(PublicKeySchema), v.minLength(1), v.maxLength(2)),
});

/** One pair's public halves. */
export type PublicKey = v.InferOutput<typeof PublicKeySchema>;
/** Keys in force. */
export type KeySet = v.InferOutput<typeof KeySetSchema>;
