/**
 * At most one of the same kind in five seconds: a storm of failures moves the page once (invariant
 * I14).
 */

/** Least time between two of the same kind. */
const GAP_MS = 5_000;

/** Keeps the pace. */
export interface Pace {
  /** True once in five seconds for each name. */
  readonly may: (name: string) => boolean;
}

/**
 * Makes it.
 *
 * @param monotonic ms that never jump.
 */
export function createPace(monotonic: () => number): Pace {
  const last = new Map<string, number>();
  return {
    may: (name) => {
      const now = monotonic();
      if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < GAP_MS) return false;
      last.set(name, now);
      return true;
    },
  };
}
