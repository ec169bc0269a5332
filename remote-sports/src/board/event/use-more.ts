/** Marks what holds a row that scrolls sideways while more of it lies out of sight at its end. */
import { useEffect, useRef, type RefObject } from 'react';

/** Less than a finger's width of a letter is nothing that is missed. */
const LEAST = 4;

/**
 * The mark is `data-more` on the element itself: it changes as a finger moves, and React draws
 * nothing for it.
 *
 * @returns what goes to the element whose first child scrolls.
 */
export function useMore<T extends HTMLElement>(): RefObject<T | null> {
  const holder = useRef<T>(null);
  useEffect(() => {
    const { current } = holder;
    const row = current?.firstElementChild;
    if (current === null || row === null || row === undefined) return undefined;
    const mark = (): void => {
      const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
      current.toggleAttribute('data-more', left > LEAST);
    };
    mark();
    row.addEventListener('scroll', mark, { passive: true });
    // It gets narrower with the screen, and where something opens beside it.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(mark) : null;
    sizes?.observe(row);
    return () => {
      row.removeEventListener('scroll', mark);
      sizes?.disconnect();
    };
    // After each drawing: what stands in the row has changed, perhaps.
  });
  return holder;
}
