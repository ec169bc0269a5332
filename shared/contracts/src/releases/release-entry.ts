import * as v from 'valibot';
import { FileNameSchema } from './primitives';

/** The script that makes the part's container. */
export const ReleaseEntrySchema = v.object({
  url: FileNameSchema,
  type: v.literal('global'),
  /**
   * Name of the global the entry sets; carries the build, so two versions never share one (releases
   * B3).
   */
  global: v.pipe(v.string(), v.regex(/^[A-Za-z_][A-Za-z0-9_]{0,95}$/)),
  uniqueName: v.string(),
});
