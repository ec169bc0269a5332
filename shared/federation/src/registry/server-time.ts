/** Below this a difference between a stated time and the one that is carried forward is none. */
const TOLERANCE_MS = 2_000;

/**
 * Server time, carried forward by the monotonic clock: the device's own clock moves nothing.
 *
 * @param monotonic monotonic ms.
 * @param start server time now in epoch ms, or null while it is not known.
 */
export function serverTime(monotonic: () => number, start: number | null) {
  let offset = start === null ? null : start - monotonic();
  const now = (): number | null => (offset === null ? null : offset + monotonic());
  return {
    /** Epoch ms, or null while no answer has said it. */
    now,
    /**
     * Takes the time of an answer in epoch ms. Header dates are whole seconds: a small difference
     * is only that, and would turn the time back over an edge of a window.
     */
    align: (stated: number): void => {
      if (Math.abs(stated - (now() ?? 0)) > TOLERANCE_MS) offset = stated - monotonic();
    },
  };
}
