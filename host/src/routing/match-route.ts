/** Finds the route of a path: the most specific one wins, never the first by chance. */
import type { ContextType } from 'react';
import { matchPath, type RouteContext } from '@site/platform/host';
import type { SiteRoute } from './site-route';

/** Static segments count most, then parameters, then a wildcard. */
function weight(path: string): number {
  return path
    .split('/')
    .filter((part) => part !== '')
    .reduce((sum, part) => sum + (part === '*' ? -1 : part.startsWith(':') ? 2 : 3), 0);
}

/** The route that fits a normalised path, or null. */
export function matchRoute(routes: readonly SiteRoute[], path: string): SiteRoute | null {
  const fitting = routes.filter(
    (route) => matchPath({ path: route.path, end: true }, path) !== null,
  );
  return fitting.sort((a, b) => weight(b.path) - weight(a.path))[0] ?? null;
}

/** A text of an address as it was meant; one that is no valid encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * What the router's hooks find below a page: its parameters as they were meant, and the path as it
 * stands in the address, which links may be relative to.
 */
export function matchesOf(
  { path }: Pick<SiteRoute, 'path'>,
  pathname: string,
): ContextType<typeof RouteContext> {
  const match =
    matchPath({ path, end: true }, pathname) ?? matchPath({ path, end: true }, decoded(pathname));
  if (match === null) return { outlet: null, isDataRoute: false, matches: [] };
  const params = Object.fromEntries(
    Object.entries(match.params).map(([name, value]) => [name, decoded(value ?? '')]),
  );
  return {
    outlet: null,
    isDataRoute: false,
    matches: [{ ...match, params, route: { id: path, path } }],
  };
}
