/** What a page fetches as soon as somebody does anything on it. */

/** What a hand does first: before it opens something, and before it has scrolled to something. */
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back once, with the first touch of the page.
 *
 * @returns the way to stop waiting for it.
 */
export function onFirstTouch(work: () => void): () => void {
  const own = new AbortController();
  const touched = (): void => {
    own.abort();
    work();
  };
  for (const touch of TOUCHES)
    window.addEventListener(touch, touched, { passive: true, signal: own.signal });
  return () => own.abort();
}
