/**
 * How many CSS pixels a design pixel is: rows have fixed heights in the 375 wide design and scale
 * with the root font.
 */
import { useSyncExternalStore } from 'react';
import { Viewport } from '@site/domain/constants';
import { usePlatform, useStateView } from '@site/platform';

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
/** The root font of a page that has no styles yet. */
const UNSTYLED_PX = 16;
/** A phone on its side, and a tablet, are at least so many root fonts wide. */
const WIDE = 14.9;

/**
 * What the room asks of rows, whatever a member chose: prices below the teams (`stacked`), or all
 * of a match in one line (`wide`).
 */
export type RowShape = 'stacked' | 'wide';

function readShape(): RowShape | undefined {
  const font = rootFont();
  const width = Math.min(window.innerWidth, Viewport.maxWidthPx);
  if (width < font * ENLARGED) return 'stacked';
  return font > UNSTYLED_PX && width > font * WIDE ? 'wide' : undefined;
}

/** Rows are compact by choice, or because the room asks for it. */
export function useIsCompact(): boolean {
  const { settings } = usePlatform();
  const { ListDisplayType } = useStateView(settings.user);
  return useRowShape() !== undefined || ListDisplayType === 2;
}

/** The shape; none where the member's choice has room. */
export const useRowShape = (): RowShape | undefined => useSyncExternalStore(subscribe, readShape);
