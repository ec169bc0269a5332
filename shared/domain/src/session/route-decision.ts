/**
 * Words of the routes: what an address demands, and how it is written (§2.2). The decision itself
 * is `guard.ts`.
 */

/** What a route demands. */
export type RouteAccess = 'public' | 'member';

/** Query key that carries the page asked for through the login. */
export const RETURN_KEY = 'fromUrl';

/** `/login` that keeps the asked query and remembers the asked page (R2.2-1, R2.3-1). */
export function loginAddress(path: string, search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith(`${RETURN_KEY}=`));
  return `/login?${[...kept, `${RETURN_KEY}=${encodeURIComponent(path + search)}`].join('&')}`;
}

/** The base path is gone, doubled and trailing slashes are ignored before matching (R2-1). */
export function normalisePath(pathname: string, basePath: string): string {
  const inside =
    pathname === basePath || pathname.startsWith(`${basePath}/`)
      ? pathname.slice(basePath.length)
      : pathname;
  const trimmed = inside.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  return trimmed === '' ? '/' : trimmed;
}
