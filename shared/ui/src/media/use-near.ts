/**
 * True from the moment an element is less than half a screen away, down the page or along a row
 * that scrolls; what is farther asks for nothing. One observer serves all elements of a page.
 */
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** A row or two below the screen; of what scrolls sideways, the next piece. */
const MARGINS = { rootMargin: '40% 0px', scrollMargin: '0px 50%' };

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

function tellThoseNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
}

function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(tellThoseNear, MARGINS);
  const watching = observer;
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
 */
export function useNear<T extends Element>(
  isAtOnce = false,
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
      : watch(element, () => {
          // Drawn in pieces: a hand is most likely moving the page.
          startTransition(() => setNear(true));
        });
  }, [near]);
  return { ref, near: near || isAtOnce };
}
