/**
 * Errors from the first moment on, kept until the reporter arrives 5 s after the start; the only
 * eager part of telemetry.
 */

/** One thing that went wrong. */
export interface SeenError {
  readonly kind: 'error' | 'rejection' | 'render' | 'remote';
  readonly error: unknown;
  readonly part: string;
}

/** Most errors kept while nobody listens. */
const MOST = 20;

const waiting: SeenError[] = [];
let listener: ((seen: SeenError) => void) | null = null;

/** Says that something went wrong; never throws. */
export function noteError(seen: SeenError): void {
  if (listener !== null) listener(seen);
  else if (waiting.length < MOST) waiting.push(seen);
}

/**
 * Gives what was kept and everything later to the reporter.
 *
 * @returns the way to stop.
 */
export function listenToErrors(next: (seen: SeenError) => void): () => void {
  listener = next;
  waiting.splice(0).forEach(next);
  return () => {
    listener = null;
  };
}

/** Notes what nobody caught (C-43). */
export function catchUncaught(window: Window): void {
  window.addEventListener('error', ({ error, message }) =>
    noteError({ kind: 'error', error: error ?? message, part: 'host' }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    noteError({ kind: 'rejection', error: reason, part: 'host' }),
  );
}
