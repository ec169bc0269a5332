/**
 * True from the moment an element is less than half a screen away, down the page or along a row
 * that scrolls; what is farther asks for nothing. One observer serves all elements of a distance.
 */
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** How near is near. */
const MARGINS = {
  /** A row or two below the screen; of what scrolls sideways, the next piece. */
  half: { rootMargin: '40% 0px', scrollMargin: '0px 50%' },
  /** Seen. */
  none: {},
} as const;
/** Distance from the screen at which something is near. */
type Distance = keyof typeof MARGINS;

const waiting = new WeakMap<Element, () => void>();
const observers: Partial<Record<Distance, IntersectionObserver>> = {};

function tellThoseNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
}

function watch(element: Element, distance: Distance, onNear: () => void): () => void {
  const watching = (observers[distance] ??= new IntersectionObserver(
    tellThoseNear,
    MARGINS[distance],
  ));
  waiting.set(element, onNear);
  watching.observe(element);
  return () => {
    watching.unobserve(element);
    waiting.delete(element);
  };
}

/**
 * Watches an element until it is near, and then no more.
 *
 * @param isAtOnce true where nobody should wait: first screen pictures, old browsers.
 * @param distance from the screen, `none` for what is wanted only once it is seen.
 */
export function useNear<T extends Element>(
  isAtOnce = false,
  distance: Distance = 'half',
): {
  readonly ref: RefObject<T | null>;
  readonly near: boolean;
} {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(isAtOnce || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    return near || element === null
      ? undefined
      : watch(element, distance, () => {
          // Drawn in pieces: a hand is most likely moving the page.
          startTransition(() => setNear(true));
        });
  }, [near, distance]);
  return { ref, near: near || isAtOnce };
}
