/** Counts of several edges as those of one site (releases D7). */
import type { CountedVersion } from './health-counter';

/** What one edge counted. */
export interface EdgeCounts {
  /** Its time, epoch ms. */
  readonly now: number;
  /** By `name@version`. */
  readonly versions: Readonly<Record<string, CountedVersion>>;
  /** Since when it notes what is asked for, and when each version was, epoch ms. */
  readonly requests: { readonly since: number; readonly last: Readonly<Record<string, number>> };
}

const sum = (left: number, right: number): number => left + right;

/** Two lists of numbers as one; a name that stands in both is joined. */
function joined<Value>(
  left: Readonly<Record<string, Value>>,
  right: Readonly<Record<string, Value>>,
  join: (a: Value, b: Value) => Value,
): Record<string, Value> {
  const all = new Map(Object.entries(left));
  for (const [name, value] of Object.entries(right)) {
    const known = all.get(name);
    all.set(name, known === undefined ? value : join(known, value));
  }
  return Object.fromEntries(all);
}

const addVersions = (left: CountedVersion, right: CountedVersion): CountedVersion => ({
  loads: left.loads + right.loads,
  failures: left.failures + right.failures,
  recovered: left.recovered + right.recovered,
  shadow: {
    checks: left.shadow.checks + right.shadow.checks,
    failures: left.shadow.failures + right.shadow.failures,
  },
  // Their single times are not told; the slower edge is what a watcher has to know of.
  p75: Math.max(left.p75, right.p75),
  faults: joined(left.faults, right.faults, sum),
});

/**
 * Adds up what edges counted. They have noted what is asked for since the last of them began: a
 * version that nobody asked for before may have been asked for there.
 */
export const addCounts = (left: EdgeCounts, right: EdgeCounts): EdgeCounts => ({
  now: Math.max(left.now, right.now),
  versions: joined(left.versions, right.versions, addVersions),
  requests: {
    since: Math.max(left.requests.since, right.requests.since),
    last: joined(left.requests.last, right.requests.last, Math.max),
  },
});
