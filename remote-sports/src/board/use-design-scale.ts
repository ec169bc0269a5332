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

const rootFont = (): number =>
  Number(getComputedStyle(document.documentElement).fontSize.replace('px', ''));
const read = (): number => rootFont() / DESIGN_ROOT;

/**
 * The scale, kept through turns of the phone; never below 1: what a thumb has to hit is no smaller
 * on a small phone.
 */
export const useRowScale = (): number => Math.max(1, useSyncExternalStore(subscribe, read));

/** A page is ten root fonts wide, or more; with fewer than this a member has enlarged the letters. */
const ENLARGED = 8.8;
const readStacked = (): boolean => window.innerWidth < rootFont() * ENLARGED;

/** Letters are so large that prices have no room beside the teams: they stand below. */
export const useIsStacked = (): boolean => useSyncExternalStore(subscribe, readStacked);
