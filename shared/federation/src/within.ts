/** Work that has to end in time. */

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
