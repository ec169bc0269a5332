/**
 * Where a banner leads: its target is text of the content host and only counts as a page of this
 * site (safety B8).
 */

/** Backslashes, control characters and spaces let an address change its meaning on the way. */
const FOUL = /[\\\s]|[^\x20-\x7e]/;
const LONGEST = 512;

/**
 * The in-app path of a banner, or null when it is none and the banner is only a picture.
 *
 * @param base - base path of the site, taken off addresses that carry it.
 */
export function bannerPath(target: string, origin: string, base: string): string | null {
  if (
    !target.startsWith('/') ||
    target.length > LONGEST ||
    FOUL.test(target) ||
    !URL.canParse(target, origin)
  )
    return null;
  const parsed = new URL(target, origin);
  if (parsed.origin !== origin) return null;
  const path = parsed.pathname.startsWith(`${base}/`)
    ? parsed.pathname.slice(base.length)
    : parsed.pathname;
  return `${path}${parsed.search}`;
}
