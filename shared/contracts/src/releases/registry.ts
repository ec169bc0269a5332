import * as v from 'valibot';
import { CountSchema, InstantSchema, IntegritySchema, PartNameSchema, ReleasePathSchema, TextMapSchema, VersionIdSchema, VersionKeySchema } from './primitives';

/** Ranges a release needs of the page it is loaded into. */
export const RequirementsSchema = v.object({
  hostApi: v.optional(v.string()),
  mfRuntime: v.optional(v.string()),
  shared: v.optional(TextMapSchema),
  bus: v.optional(TextMapSchema),
});

/** A version shown to a share of the devices; its place is kept, the commands come with a later issue. */
export const CanarySchema = v.object({
  version: VersionIdSchema,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  salt: v.pipe(v.string(), v.minLength(1)),
  cohorts: v.optional(v.object({
    include: v.optional(v.array(v.string())),
    exclude: v.optional(v.array(v.string())),
  })),
  haltAbove: v.optional(v.object({ failRate: v.number(), minLoads: CountSchema })),
});

/** A version that is live between two instants, half open. */
export const WindowSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,48}$/)),
  version: VersionIdSchema,
  zone: v.string(),
  revealAt: v.optional(InstantSchema),
  from: InstantSchema,
  until: InstantSchema,
  graceMinutes: CountSchema,
  prefetchJitterSeconds: CountSchema,
  priority: v.pipe(v.number(), v.integer()),
  poster: v.optional(v.nullable(ReleasePathSchema), null),
  killed: v.optional(v.boolean(), false),
});

/** How much of the site stops when the part does. */
export const TierSchema = v.picklist(['critical', 'standard', 'seasonal']);

/** One part's line: which versions may be shown. */
export const RemoteEntrySchema = v.object({
  squad: v.string(),
  contact: v.string(),
  tier: TierSchema,
  stable: VersionIdSchema,
  good: v.array(VersionIdSchema),
  canary: v.optional(v.nullable(CanarySchema), null),
  windows: v.optional(v.nullable(v.array(WindowSchema)), null),
  kill: v.optional(v.nullable(v.string()), null),
});

/** One version: its immutable record, the hash of that record, and what the host must know before it loads. */
export const VersionRecordSchema = v.object({
  release: ReleasePathSchema,
  integrity: IntegritySchema,
  requires: RequirementsSchema,
  /** The remote's declared surface (`remote.json`) of this version; read with the remote-surface schema. */
  surface: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
});

/** What the live host offers to remotes. */
export const HostOfferSchema = v.object({
  current: VersionIdSchema,
  good: v.array(VersionIdSchema),
  api: v.string(),
  mfRuntime: v.string(),
  shared: TextMapSchema,
  bus: TextMapSchema,
});

/** Immutable snapshot of everything that is live (releases D3). */
export const RegistrySchema = v.object({
  schema: v.literal('mf-registry/1'),
  generation: CountSchema,
  previous: v.nullable(v.object({ generation: CountSchema, integrity: IntegritySchema })),
  host: v.nullable(HostOfferSchema),
  remotes: v.record(PartNameSchema, RemoteEntrySchema),
  versions: v.record(VersionKeySchema, VersionRecordSchema),
  revoked: v.optional(v.array(VersionKeySchema), []),
  flags: v.optional(v.record(v.string(), v.boolean()), {}),
});

/** Parsed registry snapshot. */
export type Registry = v.InferOutput<typeof RegistrySchema>;
/** Parsed line of one part. */
export type RegistryRemote = v.InferOutput<typeof RemoteEntrySchema>;
/** Parsed record of one version. */
export type VersionRecord = v.InferOutput<typeof VersionRecordSchema>;
/** Parsed offer of the host. */
export type HostOffer = v.InferOutput<typeof HostOfferSchema>;
