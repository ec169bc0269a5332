import * as v from 'valibot';
import { DirtySchema } from './dirty';
import { ReleaseEntrySchema } from './release-entry';
import { RequirementsSchema, TierSchema } from './registry';
import {
  CountSchema,
  FileNameSchema,
  InstantSchema,
  IntegritySchema,
  PartNameSchema,
  TextMapSchema,
  VersionIdSchema,
} from './primitives';

/**
 * Size and hash of one file; `gz` and `br` are 0 for files that are not precompressed. All in
 * bytes.
 */
export const ReleaseFileSchema = v.object({
  integrity: IntegritySchema,
  bytes: CountSchema,
  gz: CountSchema,
  br: CountSchema,
});

/** Everything about one version; immutable, its hash is in the registry (releases D4). */
export const ReleaseSchema = v.object({
  schema: v.literal('mf-release/1'),
  name: PartNameSchema,
  kind: v.picklist(['host', 'remote', 'season']),
  version: VersionIdSchema,
  commit: v.nullable(v.string()),
  /** What of its sources is in no commit. */
  dirty: v.optional(v.nullable(DirtySchema)),
  builtAt: InstantSchema,
  toolchain: TextMapSchema,
  squad: v.string(),
  contact: v.string(),
  tier: TierSchema,
  entry: ReleaseEntrySchema,
  files: v.record(FileNameSchema, ReleaseFileSchema),
  /** Per exposed module the scripts and styles that a first use needs, in load order. */
  exposes: v.record(
    v.string(),
    v.object({ js: v.array(FileNameSchema), css: v.array(FileNameSchema) }),
  ),
  /** Per page or slot of the surface the extra script files it needs beyond `./remote`. */
  views: v.optional(v.record(v.string(), v.array(FileNameSchema)), {}),
  requires: RequirementsSchema,
  /** What a host release offers; null for others. */
  offers: v.optional(
    v.nullable(
      v.object({
        api: v.string(),
        mfRuntime: v.string(),
        shared: TextMapSchema,
        bus: TextMapSchema,
        routes: v.optional(v.array(v.string()), []),
      }),
    ),
    null,
  ),
  surface: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  capabilities: v.optional(v.array(v.string()), []),
  contracts: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  budget: v.optional(v.nullable(v.record(v.string(), CountSchema)), null),
  smoke: v.optional(v.array(v.string()), []),
  manifest: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
});

/** Parsed release record. */
export type Release = v.InferOutput<typeof ReleaseSchema>;
