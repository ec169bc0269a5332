/**
 * True from the moment an element comes near the screen; what stands far below asks for nothing
 * before.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Two thumbs of scrolling ahead. */
const MARGIN = '400px 0px';

export function useNear<T extends Element>(): {
  readonly ref: RefObject<T | null>;
  readonly near: boolean;
} {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (near || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}
