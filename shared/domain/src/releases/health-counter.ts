/**
 * Counts what members' pages tell of the versions they load, for the watcher that halts a bad one
 * (releases D7).
 */
import { createBeaconLimiter, type BeaconLimit } from './beacon-limiter';
import { HaltAbove, type LoadCounts, type ShadowCounts } from './ramp';

/** What a page tells of one step of loading one version. */
export interface LoadReport {
  /** Name of the part. */
  readonly remote: string;
  /** Null where it never came to a version. */
  readonly version: string | null;
  /** Step of loading; `shadow` for a check in an idle tab. */
  readonly phase: string;
  /** Class of what failed; null for a load that worked. */
  readonly fault: string | null;
  /** Whether the page made it good by itself. */
  readonly recovered: boolean;
  /** Time of the step, ms. */
  readonly ms: number;
}

/** Counts of one version. */
export interface CountedVersion extends LoadCounts {
  readonly shadow: ShadowCounts;
  /** Loads that came after a failure. */
  readonly recovered: number;
  /** Three quarters of the loads were ready within so many ms. */
  readonly p75: number;
  /** Steps that failed, by class. */
  readonly faults: Record<string, number>;
}

/** Counts of one version as they are kept over a restart: single times in place of their figure. */
export type KeptVersion = Omit<CountedVersion, 'p75'> & { readonly times: readonly number[] };

interface Counted {
  loads: number;
  failures: number;
  recovered: number;
  readonly shadow: { checks: number; failures: number };
  readonly faults: Map<string, number>;
  readonly times: number[];
}

/** Most versions, classes and times that are kept: what pages send must not fill the memory. */
const MOST_VERSIONS = 200;
const MOST_FAULTS = 24;
const MOST_TIMES = 512;
/**
 * Loads: a whole ramp may come from one address, as behind a proxy that hides them; failures of one
 * address alone stay within the share that halts.
 */
const LOADS: BeaconLimit = {
  records: 1_000,
  failures: Math.floor(HaltAbove.failRate * HaltAbove.minLoads),
};
/** Checks in idle tabs: one in vain is all that an address has to say. */
const CHECKS: BeaconLimit = { records: 50, failures: 1 };
/** Faults of the way and not of the code: the page asks again by itself. */
const OF_THE_WAY: ReadonlySet<string> = new Set(['network', 'timeout', 'no-container']);

function p75(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.75)] ?? 0);
}

const keptOf = ({ faults, shadow, times, ...counts }: Counted): KeptVersion => ({
  ...counts,
  shadow: { ...shadow },
  faults: Object.fromEntries(faults),
  times: [...times],
});

/**
 * Whether a step that failed on the way was not the end of its load: the page says so, or the same
 * beacon, which is of one page and in order, goes on with the same version. Then the later step is
 * the load.
 */
function wasTriedAgain(
  { fault, recovered, remote, version }: LoadReport,
  later: readonly LoadReport[],
): boolean {
  if (fault === null || !OF_THE_WAY.has(fault)) return false;
  return (
    recovered ||
    later.some(
      (next) => next.remote === remote && next.version === version && next.phase !== 'shadow',
    )
  );
}

const makeCounted = (): Counted => ({
  loads: 0,
  failures: 0,
  recovered: 0,
  shadow: { checks: 0, failures: 0 },
  faults: new Map(),
  times: [],
});

function noteFault({ faults }: Counted, fault: string): void {
  const kind = faults.has(fault) || faults.size < MOST_FAULTS ? fault : 'other';
  faults.set(kind, (faults.get(kind) ?? 0) + 1);
}

function noteTime({ times }: Counted, ms: number): void {
  times.push(ms);
  if (times.length > MOST_TIMES) times.shift();
}

/**
 * Keeps counts by `name@version`, for as long as the server runs or over one log.
 *
 * @param now epoch ms.
 * @param kept what `keep` of an earlier one gave; how often each address counted begins anew.
 */
export function healthCounter(now: () => number, kept: Readonly<Record<string, KeptVersion>> = {}) {
  const versions = new Map<string, Counted>(
    Object.entries(kept)
      .slice(0, MOST_VERSIONS)
      .map(([key, { faults, shadow, times, ...counts }]) => [
        key,
        {
          ...counts,
          shadow: { ...shadow },
          faults: new Map(Object.entries(faults).slice(0, MOST_FAULTS)),
          times: times.slice(-MOST_TIMES),
        },
      ]),
  );
  const limiters = {
    loads: createBeaconLimiter(now, LOADS),
    checks: createBeaconLimiter(now, CHECKS),
  };

  const countedOf = (key: string, isKnown: (key: string) => boolean): Counted => {
    const found = versions.get(key);
    if (found) return found;
    if (versions.size >= MOST_VERSIONS)
      for (const other of versions.keys()) if (!isKnown(other)) versions.delete(other);
    const made = makeCounted();
    versions.set(key, made);
    return made;
  };
  // What was only checked in an idle tab is no load.
  const addCheck = ({ shadow }: Counted, isFailure: boolean): void => {
    shadow.checks += 1;
    if (isFailure) shadow.failures += 1;
  };
  const addLoad = (counted: Counted, { fault, recovered, ms }: LoadReport): void => {
    counted.loads += 1;
    if (fault !== null) {
      counted.failures += 1;
      return noteFault(counted, fault);
    }
    // Told by the load that worked: after a retry, or in the place of a version that did not.
    if (recovered) counted.recovered += 1;
    noteTime(counted, ms);
  };

  return {
    /**
     * Takes one beacon of a page.
     *
     * @param isKnown whether `name@version` is one of the site's now: a name that somebody made up
     *   must not take the place of one that counts.
     */
    add: (
      records: readonly LoadReport[],
      address: string,
      isKnown: (key: string) => boolean,
    ): void => {
      for (const [at, record] of records.entries()) {
        const key = `${record.remote}@${record.version}`;
        if (record.version === null || !isKnown(key)) continue;
        const isCheck = record.phase === 'shadow';
        const isTry = !isCheck && wasTriedAgain(record, records.slice(at + 1));
        const isFailure = record.fault !== null && !isTry;
        if (!(isCheck ? limiters.checks : limiters.loads)(key, address, isFailure)) continue;
        const counted = countedOf(key, isKnown);
        if (isCheck) addCheck(counted, isFailure);
        else if (isTry) noteFault(counted, record.fault ?? '');
        else addLoad(counted, record);
      }
    },
    /** All of it, for the next one. */
    keep: (): Record<string, KeptVersion> =>
      Object.fromEntries([...versions].map(([key, counted]) => [key, keptOf(counted)])),
    /** All counts. */
    view: (): Record<string, CountedVersion> =>
      Object.fromEntries(
        [...versions].map(([key, counted]) => [
          key,
          {
            loads: counted.loads,
            failures: counted.failures,
            recovered: counted.recovered,
            shadow: { ...counted.shadow },
            p75: p75(counted.times),
            faults: Object.fromEntries(counted.faults),
          },
        ]),
      ),
  };
}
