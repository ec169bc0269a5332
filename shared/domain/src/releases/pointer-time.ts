/**
 * How long a channel pointer is good for. Apart from its text: the first script of a page asks only
 * this.
 */

/** How long after its end a pointer is still better than nothing; then the site is in maintenance. */
export const POINTER_GRACE_MS = 7 * 86_400_000;

/**
 * Whether a pointer proves nothing any more.
 *
 * @param expiresAt null for one without an end.
 * @param now server time, epoch ms; null where it is not known: then nothing is over.
 */
export const isOver = (expiresAt: string | null, now: number | null): boolean =>
  expiresAt !== null && now !== null && Date.parse(expiresAt) <= now;

/** Whether a pointer's end is so long ago that nothing may be built on it. */
export const isLongOver = (expiresAt: string | null, now: number | null): boolean =>
  expiresAt !== null && now !== null && Date.parse(expiresAt) + POINTER_GRACE_MS < now;
