/** Keeps the card that is typed into in sight: the keypad takes half of the sheet away. */
import { useEffect, useRef, type RefObject } from 'react';

/**
 * @param active it is typed into.
 * @param grown it has become taller since.
 * @returns the ref of the card.
 */
export function useInSight<E extends HTMLElement>(
  active: boolean,
  grown = false,
): RefObject<E | null> {
  const card = useRef<E>(null);
  useEffect(() => {
    const element = card.current;
    // A browser without it shows the card where it stands.
    if (active && element !== null && 'scrollIntoView' in element)
      element.scrollIntoView({ block: 'nearest' });
  }, [active, grown]);
  return card;
}
