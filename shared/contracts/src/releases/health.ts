/**
 * What members' pages told of the versions they loaded: the edge counts it, the watcher, the
 * commands and the console read it (releases D7).
 */
import * as v from 'valibot';

const count = v.pipe(v.number(), v.minValue(0));

/** Counts of one version. */
export const VersionHealthSchema = v.object({
  loads: count,
  failures: count,
  /** Loads that came after a failure: by a retry, or in the place of a version that failed. */
  recovered: v.optional(count, 0),
  /** Three quarters of the loads were ready within so many ms. */
  p75: v.optional(count, 0),
  /** Steps that failed, by class, also those that the page made good by itself. */
  faults: v.optional(v.record(v.string(), count), {}),
  /** Idle tabs that only fetched the files, and those that could not. */
  shadow: v.optional(v.object({ checks: count, failures: count }), { checks: 0, failures: 0 }),
});

/** Counts of all versions, by `name@version`. */
export const HealthSchema = v.object({
  /** The server's time, epoch ms. */
  now: v.number(),
  versions: v.record(v.string(), VersionHealthSchema),
  /**
   * Since when somebody counts what is asked for, and when each version was last asked for, epoch
   * ms.
   */
  requests: v.object({ since: v.number(), last: v.record(v.string(), v.number()) }),
});

/** Counts of one version. */
export type VersionHealth = v.InferOutput<typeof VersionHealthSchema>;
/** Counts of all versions. */
export type Health = v.InferOutput<typeof HealthSchema>;

/** Counts as an edge keeps them over a restart. */
export const KeptCountsSchema = v.object({
  schema: v.literal('edge-counts/1'),
  versions: v.record(
    v.string(),
    v.object({
      loads: count,
      failures: count,
      recovered: count,
      shadow: v.object({ checks: count, failures: count }),
      faults: v.record(v.string(), count),
      times: v.pipe(v.array(count), v.readonly()),
    }),
  ),
  requests: v.object({ since: v.number(), last: v.record(v.string(), v.number()) }),
});

/** Counts as an edge keeps them over a restart. */
export type KeptCounts = v.InferOutput<typeof KeptCountsSchema>;
