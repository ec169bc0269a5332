import * as v from 'valibot';
import { KeyIdSchema } from './keys';
import { CountSchema, InstantSchema, IntegritySchema, ReleasePathSchema } from './primitives';

/**
 * A signature over `pointerText` of the domain, by one key of the site: Ed25519 over the text,
 * P-256 over its SHA-256 (r and s, 64 bytes).
 */
export const SignatureSchema = v.object({
  keyId: KeyIdSchema,
  alg: v.picklist(['Ed25519', 'P-256']),
  value: v.pipe(v.string(), v.base64()),
});

/**
 * Name of a channel: `production`, `staging`, `pr-123`, or a preview, `pv-` and 26 letters and
 * digits that nobody guesses.
 */
export const ChannelNameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));

/** The channel pointer: the one mutable file of a release (releases D2). */
export const ChannelSchema = v.object({
  schema: v.literal('mf-channel/1'),
  channel: ChannelNameSchema,
  generation: CountSchema,
  registry: ReleasePathSchema,
  integrity: IntegritySchema,
  issuedAt: InstantSchema,
  minHost: v.optional(v.nullable(v.string()), null),
  pollSeconds: v.pipe(v.number(), v.minValue(1), v.maxValue(3600)),
  /**
   * After this moment the pointer proves nothing any more: a frozen old state must not last (TUF's
   * freeze).
   */
  expiresAt: v.optional(v.nullable(InstantSchema), null),
  /** Both kinds by each key in force; a page takes the first it can check. */
  sigs: v.optional(v.pipe(v.array(SignatureSchema), v.maxLength(8)), []),
  /**
   * Signatures over the bytes before them, as they travel (`sealedPart` of the domain); pages from
   * before read `sigs`.
   */
  seal: v.optional(v.pipe(v.array(SignatureSchema), v.maxLength(8)), []),
});

/** Parsed channel pointer. */
export type Channel = v.InferOutput<typeof ChannelSchema>;
