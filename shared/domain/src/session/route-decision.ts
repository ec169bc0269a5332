/** May this address open, and if not, where to instead (§2.2): one pure decision before anything of the page loads. */

/** What a route demands. */
export type RouteAccess = 'public' | 'member';

/** What the guard knows. */
export interface RouteQuestion {
  /** Path without the base path, query kept apart. */
  readonly path: string;
  /** Query with its `?`, or empty. */
  readonly search: string;
  /** Access of the matched route; null when no route matches. */
  readonly access: RouteAccess | null;
  readonly signedIn: boolean;
  /** The member opened this address directly (no page of ours before it). */
  readonly openedDirectly: boolean;
}

/** The guard's answer. */
export type RouteDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: string; readonly mode: 'push' | 'replace' };

/** Query key that carries the page asked for through the login. */
export const RETURN_KEY = 'fromUrl';

/** `/login` that keeps the asked query and remembers the asked page (R2.2-1, R2.3-1). */
export function loginAddress(path: string, search: string): string {
  const kept = search.replace(/^\?/, '').split('&').filter((pair) => pair !== '' && !pair.startsWith(`${RETURN_KEY}=`));
  return `/login?${[...kept, `${RETURN_KEY}=${encodeURIComponent(path + search)}`].join('&')}`;
}

/** Decides whether a route opens (R2.2-1): refused means another address, never half a page. */
export function decideRoute(question: RouteQuestion): RouteDecision {
  if (question.access === null) return { kind: 'redirect', to: '/404', mode: 'replace' };
  if (question.access === 'public' || question.signedIn) return { kind: 'open' };
  const mode = question.openedDirectly ? 'replace' : 'push';
  return { kind: 'redirect', to: loginAddress(question.path, question.search), mode };
}

/** `/sbtwo` without a page: the default vendor's sport page with the query kept (R2.2-2). */
export function bareSportsAddress(path: string, search: string, defaultPage: string): string | null {
  return /^\/sbtwo\/*$/.test(path) ? `/sbtwo/${defaultPage}${search}` : null;
}

/** The base path is gone and trailing slashes are ignored before matching (R2-1). */
export function normalisePath(pathname: string, basePath: string): string {
  const inside = pathname === basePath || pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
  const trimmed = inside.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}
