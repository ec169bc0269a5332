/** Whether letters are so large for this screen that a foot of several lines covers what it is of. */
import { useSyncExternalStore } from 'react';

/**
 * A `rem` of a media query is the letter of the browser, whatever the page does with its own: a
 * screen that is so few letters high. A phone on its side has the foot beside what is scrolled.
 */
export const LARGE_LETTERS =
  '(max-height: 32rem) and (max-aspect-ratio: 16/10), (max-height: 16rem)';

/** A browser that knows no media queries shows no pages either; a test's may not. */
const large = () => globalThis.matchMedia?.(LARGE_LETTERS);
const isLarge = (): boolean => large()?.matches ?? false;
function onChange(changed: () => void): () => void {
  const screen = large();
  screen?.addEventListener('change', changed);
  return () => screen?.removeEventListener('change', changed);
}

/** Also while the letters, or the side the phone lies on, change. */
export const useLargeLetters = (): boolean => useSyncExternalStore(onChange, isLarge);
