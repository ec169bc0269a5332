/** What a page fetches as soon as somebody does anything on it. */

/** What a hand does first: before it opens something, and before it has scrolled to something. */
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back once, at the first touch of the page.
 *
 * @param work gets the event: what it fetches may go on with a press that lasts until it is there.
 * @returns the way to stop waiting for it.
 */
export function onFirstTouch(work: (touch: Event) => void): () => void {
  const own = new AbortController();
  const touched = (event: Event): void => {
    own.abort();
    work(event);
  };
  for (const touch of TOUCHES)
    window.addEventListener(touch, touched, { passive: true, signal: own.signal });
  return () => own.abort();
}
