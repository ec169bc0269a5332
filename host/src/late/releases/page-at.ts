/** The page of a remote that a link leads to, as far as it would be opened now. */
import { Routing } from '@site/domain/constants';
import { normalisePath } from '@site/domain/session/route-decision';
import type { RemotePage } from '@site/federation/follow/preload-on-intent';
import type { LiveSurface } from '@site/federation/types';
import { matchRoute } from '../../routing/match-route';
import { siteMapOf, type SiteRoute } from '../../routing/site-route';

/**
 * Finds it.
 *
 * @param opens where an address leads now (`/sbtwo` forwards); null when the guard would not open
 *   it.
 */
export function pageAt(
  pathname: string,
  surfaces: readonly LiveSurface[],
  opens: (path: string, routes: readonly SiteRoute[]) => string | null,
): RemotePage | null {
  const { routes } = siteMapOf(surfaces);
  const to = opens(normalisePath(pathname, Routing.basePath), routes);
  const owner = to === null ? undefined : matchRoute(routes, to)?.owner;
  return owner?.kind === 'remote' ? owner : null;
}
