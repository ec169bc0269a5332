import * as v from 'valibot';
import { CountSchema, InstantSchema, IntegritySchema, ReleasePathSchema } from './primitives';

/** Place of the detached signature over `generation|registry|integrity|issuedAt`; filled by a later issue. */
export const SignatureSchema = v.object({
  keyId: v.string(),
  alg: v.picklist(['Ed25519', 'P-256']),
  value: v.pipe(v.string(), v.base64()),
});

/** Name of a channel: `production`, `staging`, `pr-123`. */
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
  sig: v.optional(v.nullable(SignatureSchema), null),
});

/** Parsed channel pointer. */
export type Channel = v.InferOutput<typeof ChannelSchema>;
