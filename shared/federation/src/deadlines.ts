/** Work that has to end in time, and the times. */

/** Budgets of safety D2 for loading parts, all in milliseconds unless named otherwise. */
export const Deadlines = {
  /** Pointer and registry, then the last good picture stays. */
  registry: 2500,
  /** Release record of one version. */
  release: 5000,
  /** remoteEntry script, per attempt. */
  entry: 7000,
  /** First chunk of the exposed module, and the chunk of a view; one more try follows. */
  chunk: 10_000,
  /**
   * All that comes before a view stands, every try of every candidate: nobody looks at a skeleton
   * for longer (safety I8).
   */
  view: 15_000,
  /** A pointer younger than this is not fetched again on route entry. */
  pointerFresh: 5000,
  /** How long a route entry may wait for the pointer. */
  routeWait: 300,
  /** About the backoff before each of the two automatic retries of a quick failure. */
  retryBackoff: 300,
  /** A version that stood this long without a crash is good on this device. */
  good: 5000,
} as const;

/** The answer did not come in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Work that is given up after a deadline; what it does afterwards is ignored.
 *
 * @param ms milliseconds from now.
 * @param what names the work in the error.
 * @throws DeadlineError after `ms`; otherwise what the work itself threw.
 */
export function within<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${what} took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Waits.
 *
 * @param ms milliseconds.
 */
export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
