import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@site/platform';

/** Where rows were left, by history entry and name; it lasts as long as the tab. */
const places = new Map<string, number>();

/**
 * A row that scrolls sideways: going back finds it where it was left, as the host does for the
 * page.
 */
export function useRowPlace(name: string): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  const place = `${useLocation().key} ${name}`;
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const kept = places.get(place);
    if (kept !== undefined) element.scrollLeft = kept;
    const keep = (): void => void places.set(place, element.scrollLeft);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [place]);
  return row;
}
