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
    if (!active || element === null || !('scrollIntoView' in element)) return undefined;
    const show = (): void => {
      element.scrollIntoView({ block: 'nearest' });
      // A card that is taller than what is left of the sheet: the field before its head.
      element.querySelector('[data-testid="stake-input"]')?.scrollIntoView({ block: 'nearest' });
    };
    show();
    if (!('ResizeObserver' in window)) return undefined;
    // The sheet has its height only when its foot, the keypad and the limits have come.
    const sizes = new ResizeObserver(show);
    for (
      let around: HTMLElement | null = element;
      around !== null && around.role !== 'dialog';
      around = around.parentElement
    )
      sizes.observe(around);
    return () => sizes.disconnect();
  }, [active, grown]);
  return card;
}
