/**
 * How many CSS pixels a design pixel is: rows have fixed heights in the 375 wide design and scale
 * with the root font.
 */
import { useSyncExternalStore } from 'react';

/** Root font of the 375 wide design. */
const DESIGN_ROOT = 37.5;

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const read = (): number =>
  Number(getComputedStyle(document.documentElement).fontSize.replace('px', '')) / DESIGN_ROOT;

/** The scale, kept through turns of the phone. */
export const useDesignScale = (): number => useSyncExternalStore(subscribe, read);
