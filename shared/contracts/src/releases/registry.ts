import * as v from 'valibot';
import {
  BeijingInstantSchema,
  CountSchema,
  InstantSchema,
  IntegritySchema,
  PartNameSchema,
  ReleasePathSchema,
  TextMapSchema,
  VersionIdSchema,
  VersionKeySchema,
} from './primitives';

/** Ranges a release needs of the page it is loaded into. */
export const RequirementsSchema = v.object({
  hostApi: v.optional(v.string()),
  mfRuntime: v.optional(v.string()),
  shared: v.optional(TextMapSchema),
  bus: v.optional(TextMapSchema),
});

/** A version shown to a share of the devices (releases D5). */
export const CanarySchema = v.object({
  version: VersionIdSchema,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  salt: v.pipe(v.string(), v.minLength(1)),
  cohorts: v.optional(
    v.object({
      include: v.optional(v.array(v.string())),
      exclude: v.optional(v.array(v.string())),
    }),
  ),
  /** The watcher sets the share to 0 once more than `failRate` of at least `minLoads` loads failed. */
  haltAbove: v.optional(
    v.object({ failRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)), minLoads: CountSchema }),
  ),
  /** Why the share was set to 0 by the watcher or a person; null while it runs. */
  halted: v.optional(v.nullable(v.string()), null),
  /** Whether the watcher takes the next share by itself once its loads and time are there. */
  auto: v.optional(v.boolean(), false),
  /** When the present share began: a ramp waits before the next. */
  since: v.optional(v.nullable(InstantSchema), null),
  /** Loads of the version that were counted before this share began. */
  loadsBefore: v.optional(CountSchema, 0),
  /** Failures among them: a share is judged by its own. */
  failuresBefore: v.optional(CountSchema, 0),
});

/** A version that is live between two instants, half open. */
export const WindowSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,48}$/)),
  version: VersionIdSchema,
  zone: v.literal('Asia/Shanghai'),
  /** Before this moment no public file names the window. */
  revealAt: v.optional(BeijingInstantSchema),
  from: BeijingInstantSchema,
  until: BeijingInstantSchema,
  graceMinutes: CountSchema,
  prefetchJitterSeconds: CountSchema,
  priority: v.pipe(v.number(), v.integer()),
  killed: v.optional(v.boolean(), false),
  /** Why it was ended by hand; any word, so that a page of before takes a registry with a new one. */
  killedFor: v.optional(v.string()),
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

/**
 * One version: its immutable record, the hash of that record, and what the host must know before it
 * loads.
 */
export const VersionRecordSchema = v.object({
  release: ReleasePathSchema,
  integrity: IntegritySchema,
  requires: RequirementsSchema,
  /**
   * The remote's declared surface (`remote.json`) of this version; read with the remote-surface
   * schema.
   */
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
  /** Route patterns of the host's own pages; no remote may take them. */
  routes: v.optional(v.array(v.string()), []),
});

/**
 * Who answers a route pattern; compiled when a generation is made, so that two owners are refused
 * there.
 */
export const RouteOwnerSchema = v.object({ path: v.string(), owner: PartNameSchema });

/** Immutable snapshot of everything that is live (releases D3). */
export const RegistrySchema = v.object({
  schema: v.literal('mf-registry/1'),
  generation: CountSchema,
  previous: v.nullable(v.object({ generation: CountSchema, integrity: IntegritySchema })),
  /**
   * Hash of this generation's audit record, all of it but its `registry`; none in snapshots of
   * before.
   */
  record: v.optional(v.nullable(IntegritySchema)),
  host: v.nullable(HostOfferSchema),
  remotes: v.record(PartNameSchema, RemoteEntrySchema),
  versions: v.record(VersionKeySchema, VersionRecordSchema),
  routes: v.optional(v.array(RouteOwnerSchema), []),
  revoked: v.optional(v.array(VersionKeySchema), []),
  flags: v.optional(v.record(v.string(), v.boolean()), {}),
});

/** Parsed registry snapshot. */
export type Registry = v.InferOutput<typeof RegistrySchema>;
/** Parsed line of one part. */
export type RegistryRemote = v.InferOutput<typeof RemoteEntrySchema>;
/** Parsed record of one version. */
export type VersionRecord = v.InferOutput<typeof VersionRecordSchema>;
/** Parsed canary. */
export type RegistryCanary = v.InferOutput<typeof CanarySchema>;
/** Parsed window. */
export type RegistryWindow = v.InferOutput<typeof WindowSchema>;
