import * as v from 'valibot';
import { CountSchema, InstantSchema, IntegritySchema, PartNameSchema, VersionIdSchema } from './primitives';

/** Who changed what is live, when and why; one per generation, immutable. */
export const AuditSchema = v.object({
  schema: v.literal('mf-audit/1'),
  generation: CountSchema,
  channel: v.string(),
  at: InstantSchema,
  by: v.string(),
  why: v.string(),
  action: v.picklist(['publish', 'promote', 'rollback', 'start', 'flag']),
  changes: v.array(v.object({
    name: PartNameSchema,
    from: v.nullable(VersionIdSchema),
    to: VersionIdSchema,
  })),
  registry: IntegritySchema,
  approvals: v.optional(v.nullable(v.array(v.string())), null),
  gate: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
});

/** Parsed audit record. */
export type Audit = v.InferOutput<typeof AuditSchema>;
