/** From an address to a page: normalise, match, guard, lay out, render. Nothing of a refused page is loaded (R2.2-1). */
import { useEffect } from 'react';
import { Routing } from '@site/domain/constants';
import { isSignedIn } from '@site/domain/session/access';
import { bareSportsAddress, decideRoute, normalisePath } from '@site/domain/session/route-decision';
import { Navigate, Route, Routes, useLocation, usePlatform, useSession } from '@site/platform';
import { RouteLayout } from '../layouts/RouteLayout';
import { HostPage } from '../pages/HostPage';
import { copy } from '../phrases/zh-CN';
import { RemoteOutlet } from '../remotes/RemoteOutlet';
import { useSiteMap } from '../remotes/federation-context';
import { matchRoute } from './match-route';
import type { SiteRoute } from './site-route';

/** React-router's key of the entry that the document was opened with. */
const FIRST_KEY = 'default';
const DEFAULT_SPORTS = ['sports-im', 'sports-saba', 'sports-bti'] as const;

function OwnerPage({ route }: { readonly route: SiteRoute }) {
  const { owner } = route;
  if (owner.kind === 'host') return <HostPage name={owner.page} />;
  return <RemoteOutlet remote={owner.remote} title={owner.title} page={owner.page} skeleton={route.skeleton} />;
}

/** The page under its own path, so that parameters and nested routes of the remote work. */
function RouteContent({ route }: { readonly route: SiteRoute }) {
  return <Routes><Route path={route.path} element={<OwnerPage route={route} />} /></Routes>;
}

/** Renders the page of the current address. */
export function SiteRoutes() {
  const location = useLocation();
  const { routes } = useSiteMap();
  const session = useSession();
  const { bus } = usePlatform();
  const path = normalisePath(location.pathname, Routing.basePath);
  const route = matchRoute(routes, path);
  const sportsPage = DEFAULT_SPORTS.find((page) => routes.some((known) => known.path === `/sbtwo/${page}`));
  const bare = sportsPage === undefined ? null : bareSportsAddress(path, location.search, sportsPage);
  const title = route?.title ?? copy.notFoundTitle;
  useEffect(() => {
    document.title = copy.pageTitle(title);
  }, [title]);
  useEffect(() => {
    if (path === '/' || path === '/Me') bus.publish({ type: 'balance.refresh-asked', by: `route ${path}` });
  }, [bus, path]);
  if (bare !== null) return <Navigate to={bare} replace />;
  const decision = decideRoute({
    path, search: location.search, access: route?.access ?? null, signedIn: isSignedIn(session), openedDirectly: location.key === FIRST_KEY,
  });
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (route === null) return null;
  return <RouteLayout route={route}><RouteContent route={route} /></RouteLayout>;
}
