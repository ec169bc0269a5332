/** Load steps on record (releases D6.4): in batches, by beacon, and kept while the network is away. */
import { postReleases, type ReleaseRecord } from '@site/contracts/log';
import { versionRoot } from '@site/domain/releases/paths';
import type { KeptRecords } from '../loading/kept-records';

/** A step without where it was seen. */
export type LoadStep = Omit<ReleaseRecord, 'page' | 'appVersion' | 'osType' | 'httpStatus'>;

/** Where load steps are kept, what tells their surroundings, and how they leave the page. */
export interface LoadLogDeps {
  readonly records: KeptRecords;
  /** Where the page is and what shows it. */
  readonly around: () => Pick<ReleaseRecord, 'page' | 'appVersion' | 'osType'>;
  /** Status that the browser noted for a file whose path begins so, 0 when it tells none. */
  readonly statusOf: (start: string) => number;
  /** @returns whether the browser took it. */
  readonly beacon: (url: string, body: string) => boolean;
  readonly isOnline: () => boolean;
  readonly onOnline: (work: () => void) => void;
  readonly onPageHide: (work: () => void) => void;
}

/**
 * Steps wait this long for company; the record takes so many of them; so many are kept while
 * nothing can leave.
 */
const WAIT_MS = 5_000;
const BATCH = 20;
const MOST = 100;

/**
 * Starts it.
 *
 * @returns the way to put a step on record.
 */
export function startLoadLog(deps: LoadLogDeps): (step: LoadStep) => void {
  const queue: ReleaseRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    while (queue.length > 0 && deps.isOnline()) {
      const records = queue.splice(0, BATCH);
      if (deps.beacon(postReleases.path, JSON.stringify({ records }))) continue;
      queue.unshift(...records);
      return;
    }
  };
  const note = (step: LoadStep): void => {
    // The name of an entry goes on with a hash.
    const status =
      step.version === null
        ? 0
        : deps.statusOf(`${versionRoot(step.remote, step.version)}/remoteEntry.`);
    queue.push({
      ...step,
      ms: Math.max(0, Math.round(step.ms)),
      httpStatus: status,
      ...deps.around(),
    });
    if (queue.length > MOST) queue.shift();
    timer ??= setTimeout(flush, WAIT_MS);
  };
  deps.onOnline(flush);
  deps.onPageHide(flush);
  deps.records.readBy(note);
  return note;
}

/** Status of a file by Resource Timing; browsers that do not give it: 0. */
export function statusByTiming(performance: Performance, origin: string): (path: string) => number {
  return (path) => {
    const found = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(origin + path))
      .at(-1);
    return found !== undefined &&
      'responseStatus' in found &&
      typeof found.responseStatus === 'number'
      ? found.responseStatus
      : 0;
  };
}
