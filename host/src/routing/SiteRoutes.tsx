/**
 * From an address to a page: normalise, match, guard, lay out, render. Nothing of a refused page is
 * loaded (R2.2-1).
 */
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { HERO_ELEMENT_ID } from '@site/contracts/releases/boot-element';
import { Routing } from '@site/domain/constants';
import { sportsPageOf } from '@site/domain/session/guard';
import { normalisePath } from '@site/domain/session/route-decision';
import { Navigate, useLocation, useSession, useStateView } from '@site/platform';
import { KEYS, RouteContext, usePlatform } from '@site/platform/host';
import { Skeleton } from '@site/ui';
import { RouteLayout } from '../layouts/RouteLayout';
import { HostPage } from '../pages/HostPage';
import { SHELL } from '../phrases/zh-CN';
import { PartBoundary } from '../remotes/reported';
import { PageFailed } from '../remotes/PageFailed';
import { RemoteOutlet } from '../remotes/RemoteOutlet';
import { useGuard } from './GuardedNavigation';
import { matchesOf } from './match-route';
import type { SiteRoute } from './site-route';

function OwnerPage({ route }: { readonly route: SiteRoute }) {
  const { owner } = route;
  if (owner.kind === 'host') {
    return (
      <PartBoundary key={owner.page} name={`page ${owner.page}`} fallback={() => <PageFailed />}>
        <HostPage name={owner.page} />
      </PartBoundary>
    );
  }
  return (
    <RemoteOutlet
      remote={owner.remote}
      title={owner.title}
      page={owner.page}
      skeleton={route.skeleton}
    />
  );
}

/**
 * The page under its own path, so that the parameters of the address are known below. The router's
 * own table of routes would match anew what the guard has matched, for 2.5 KB of a first load.
 */
function RouteContent({ route }: { readonly route: SiteRoute }) {
  const { pathname } = useLocation();
  const matches = useMemo(() => matchesOf(route, pathname), [route, pathname]);
  return (
    <RouteContext value={matches}>
      <OwnerPage route={route} />
    </RouteContext>
  );
}

/** The document's picture is of the page that the visit begins with. */
function useFirstPicture(key: string): void {
  const [first] = useState(key);
  useEffect(() => {
    if (key !== first) document.getElementById(HERO_ELEMENT_ID)?.remove();
  }, [key, first]);
}

/** What follows from standing on a page: its title, the balances, the recorded sport page (R2.2-4). */
function useRouteEffects(path: string, title: string): void {
  const { bus, storage } = usePlatform();
  // Before the effects of the page, which may say more of itself.
  useLayoutEffect(() => {
    document.title = SHELL.pageTitle(title);
  }, [title]);
  useEffect(() => {
    if (path === '/' || path === '/Me')
      bus.publish({ type: 'balance.refresh-asked', by: `route ${path}` });
    const sports = sportsPageOf(path);
    if (sports !== null) storage.write(KEYS.sportRoute, sports);
  }, [bus, path, storage]);
}

/** Renders the page of the current address. */
export function SiteRoutes() {
  const location = useLocation();
  const { ask, settle } = useGuard();
  const { exclusion } = usePlatform();
  useSession();
  useStateView(exclusion.state);
  useFirstPicture(location.pathname);
  const address = location.pathname + location.search + location.hash;
  const { answer, to, isForwarded, route } = ask(address);
  const [entered, setEntered] = useState('');
  // A page that stands open is not taken away when flags are read anew: it asks them itself at submit (C-62).
  const stands = answer.kind === 'open' || (answer.kind !== 'refuse' && entered === location.key);
  if (stands && entered !== location.key) setEntered(location.key);
  const stop = !stands && (answer.kind === 'cancel' || answer.kind === 'wait') ? answer : null;
  const stopKey = stop === null ? null : `${location.key} ${stop.kind}`;
  const tellStop = useEffectEvent(() => {
    if (stop !== null) settle({ answer: stop, to, replace: true });
  });
  useEffect(() => tellStop(), [stopKey]);
  useRouteEffects(
    normalisePath(location.pathname, Routing.basePath),
    route?.title ?? SHELL.notFoundTitle,
  );
  if (answer.kind === 'refuse') return <Navigate to={answer.to} replace />;
  if (isForwarded) return <Navigate to={to} replace />;
  if (route === null) return null;
  return (
    <RouteLayout route={route}>
      {stop === null ? <RouteContent route={route} /> : <Skeleton kind={route.skeleton} />}
    </RouteLayout>
  );
}
