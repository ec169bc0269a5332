import * as v from 'valibot';
import { DirtySchema } from './dirty';
import { InstantSchema } from './primitives';
import { readValue, type Read } from './read-value';

/** Where a version comes from; kept beside its record when it is published. */
const OriginSchema = v.object({
  schema: v.literal('mf-origin/1'),
  at: InstantSchema,
  /** Who published it. */
  by: v.string(),
  /** What the publisher says of it. */
  note: v.nullable(v.string()),
  /** Commit that the sources stood on; null where nothing tells. */
  commit: v.nullable(v.string()),
  /** Who made that commit. */
  author: v.nullable(v.string()),
  /** What of the sources is in no commit; null when all of it is. */
  dirty: v.nullable(DirtySchema),
});
/** Parsed origin. */
export type Origin = v.InferOutput<typeof OriginSchema>;

/** Reads one. */
export const readOriginRecord = (value: unknown): Read<Origin> => readValue(OriginSchema, value);
