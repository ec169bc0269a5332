/** Finds the route of a path: the most specific one wins, never the first by chance. */
import { matchPath } from '@site/platform/host';
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
