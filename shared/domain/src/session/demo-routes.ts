/** The three demo boards (§2.1, §2.2): open on staging, gone on live (R2.2-3, safety B16). */

/** Paths of the demo boards, without the base path. */
export const DEMO_ROUTES = ['/sbtwo/sports-im-demo', '/sbtwo/sports-bti-demo', '/sbtwo/sports-saba-demo'] as const;

/** Decoded at most once; what cannot be decoded stays as it is. */
function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path as every layer compares it: decoded once, one slash between parts, none at the end, small letters. */
export const canonicalPath = (path: string): string => `/${decodeOnce(path).split(/[\\/]+/).filter((part) => part !== '' && part !== '.').join('/')}`.toLowerCase();

/** True for a demo board or anything below it, however it is spelled. @param path without the base path and query. */
export function isDemoRoute(path: string): boolean {
  const canonical = canonicalPath(path);
  return DEMO_ROUTES.some((route) => canonical === route || canonical.startsWith(`${route}/`));
}
