import * as v from 'valibot';
import {
  CountSchema,
  InstantSchema,
  IntegritySchema,
  PartNameSchema,
  VersionIdSchema,
} from './primitives';

/** What a generation was made for. */
export const AUDIT_ACTIONS = [
  'start',
  'publish',
  'promote',
  'rollback',
  'restore',
  'canary',
  'ramp',
  'halt',
  'revoke',
  'kill',
  'revive',
  'flag',
  'schedule',
  'unschedule',
  'reveal',
  'refresh',
  'preview',
] as const;

/** Who changed what is live, when and why; one per generation, immutable. */
export const AuditSchema = v.object({
  schema: v.literal('mf-audit/1'),
  generation: CountSchema,
  channel: v.string(),
  at: InstantSchema,
  by: v.string(),
  why: v.string(),
  action: v.picklist(AUDIT_ACTIONS),
  /** Stable versions that changed; `to` is null for a part that went. */
  changes: v.array(
    v.object({
      name: PartNameSchema,
      from: v.nullable(VersionIdSchema),
      to: v.nullable(VersionIdSchema),
    }),
  ),
  /** Everything else that changed, one line each, in words: shares, windows, switches. */
  notes: v.optional(v.array(v.string()), []),
  registry: IntegritySchema,
  approvals: v.optional(v.nullable(v.array(v.string())), null),
  gate: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
});

/** Parsed audit record. */
export type Audit = v.InferOutput<typeof AuditSchema>;
