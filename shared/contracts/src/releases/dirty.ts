import * as v from 'valibot';
import { CountSchema } from './primitives';

/** Sources that differ from the commit: how many files, and a hash of what they hold instead. */
export const DirtySchema = v.object({
  files: CountSchema,
  diff: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
});
