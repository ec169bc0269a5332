import * as v from 'valibot';
import { ChannelSchema } from './channel';
import { FileNameSchema, IntegritySchema, PartNameSchema, VersionIdSchema } from './primitives';
import { PublicKeySchema } from './keys';
import { RegistrySchema } from './registry';
import { ReleaseEntrySchema } from './release-entry';

/**
 * The part of a release record that loading needs; what the document carries for the route's own
 * remote.
 */
export const ResolvedReleaseSchema = v.object({
  name: PartNameSchema,
  version: VersionIdSchema,
  entry: ReleaseEntrySchema,
  files: v.record(FileNameSchema, IntegritySchema),
  exposes: v.record(
    v.string(),
    v.object({ js: v.array(FileNameSchema), css: v.array(FileNameSchema) }),
  ),
  views: v.optional(v.record(v.string(), v.array(FileNameSchema)), {}),
});

/**
 * What the edge writes into the host document as JSON, so that the first page needs no further
 * look-up.
 */
export const BootDocumentSchema = v.object({
  schema: v.literal('site-boot/1'),
  env: v.picklist(['live', 'staging']),
  /** True when the edge could not read the newest generation and serves the last good one. */
  stale: v.boolean(),
  /**
   * Server time in ms when the document was written; null in a static document, which is read at
   * another time than it was written.
   */
  serverTime: v.nullable(v.number()),
  channel: ChannelSchema,
  registry: RegistrySchema,
  /** The host build that this document starts. */
  host: v.object({ version: VersionIdSchema, files: v.record(FileNameSchema, IntegritySchema) }),
  /** Releases of the route's own remote, by name; others are fetched when needed. */
  resolved: v.record(PartNameSchema, ResolvedReleaseSchema),
  /**
   * Origins of services that live apart from the site: `games` frames vendor games, `redirect` are
   * those a GEN0003 may lead to without a question (§7.1), none where it is missing.
   */
  origins: v.object({
    games: v.nullable(v.string()),
    redirect: v.optional(v.array(v.string())),
  }),
  /**
   * Keys that later pointers must be signed with; none only where nothing is signed (tests of
   * parts).
   */
  keys: v.optional(v.array(PublicKeySchema), []),
  /**
   * Answers of the reads that the page's route and slots declare, by path and query; each is taken
   * once. None for members, and none in a static document.
   */
  answers: v.optional(v.record(v.string(), v.unknown()), {}),
  /** True in `npm run dev`. */
  dev: v.optional(v.boolean(), false),
});

/** Parsed data of the host document. */
export type BootDocument = v.InferOutput<typeof BootDocumentSchema>;
/** Parsed release subset. */
export type ResolvedRelease = v.InferOutput<typeof ResolvedReleaseSchema>;
