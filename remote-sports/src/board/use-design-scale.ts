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

/**
 * The scale, kept through turns of the phone; never below 1: what a thumb has to hit is no smaller
 * on a small phone.
 */
export const useRowScale = (): number => Math.max(1, useSyncExternalStore(subscribe, read));
