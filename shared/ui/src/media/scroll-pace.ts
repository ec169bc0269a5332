/**
 * How fast a list is scrolled: what costs much to draw waits until the eye can follow, and then
 * comes row by row.
 */

/**
 * Design pixels from one look to the next, which is a frame or more: from here on it is a fling, or
 * a phone that cannot keep up; both are helped by drawing less.
 */
const FAST = 72;
/** A list that has not been fast for this long is calm. */
const CALM_MS = 140;

/** The pace of one list. */
export interface ScrollPace {
  /** Tells where the list stands now, in design pixels. */
  readonly moved: (top: number) => void;
  readonly isCalm: () => boolean;
  /**
   * Calls once the list is calm, one caller per frame.
   *
   * @returns a function that takes it back.
   */
  readonly whenCalm: (work: () => void) => () => void;
  readonly stop: () => void;
}

/** Makes the pace of a list. */
export function createPace(): ScrollPace {
  let last: number | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let frame = 0;
  const waiting = new Set<() => void>();
  const next = (): void => {
    const [first] = waiting;
    frame = 0;
    if (first === undefined || timer !== null) return;
    waiting.delete(first);
    first();
    frame = requestAnimationFrame(next);
  };
  return {
    moved: (top) => {
      const way = last === null ? 0 : Math.abs(top - last);
      last = top;
      if (way < FAST) return;
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(() => {
        timer = null;
        next();
      }, CALM_MS);
    },
    isCalm: () => timer === null,
    whenCalm: (work) => {
      waiting.add(work);
      if (timer === null && frame === 0) frame = requestAnimationFrame(next);
      return () => void waiting.delete(work);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      cancelAnimationFrame(frame);
      frame = 0;
      last = null;
    },
  };
}
