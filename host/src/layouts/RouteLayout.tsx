/** The bars around a page, by the route's status (§2.5). */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Routing } from '@site/domain/constants';
import { showsAppBar } from '@site/domain/layout/app-bar';
import { layoutParts } from '@site/domain/layout/layout-parts';
import { normalisePath } from '@site/domain/session/route-decision';
import { Link, targets, useLocation } from '@site/platform';
import { OfflineBar } from '@site/ui';
import { AppBar } from '../features/app-bar/AppBar';
import { SHELL } from '../phrases/zh-CN';
import type { SiteRoute } from '../routing/site-route';
import { PartBoundary } from '../remotes/reported';
import { MoneyBar } from '../effects/MoneyBar';
import { BottomNav } from './BottomNav';
import { PageHeader } from './PageHeader';
import { PageTitleBar } from './PageTitleBar';
import { useOffline } from '@site/remote-kit/use-offline';

/**
 * What stays the same page under several addresses (a detail over its list) keeps its scroll and
 * focus.
 */
const pageKey = ({ owner }: SiteRoute): string =>
  owner.kind === 'host' ? owner.page : `${owner.remote}/${owner.page}`;

/**
 * Lays a page out; the main part takes the focus when the route changes, so that screen readers
 * start there.
 */
export function RouteLayout({
  route,
  children,
}: {
  readonly route: SiteRoute;
  readonly children: ReactNode;
}) {
  const offline = useOffline();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const parts = layoutParts(route.layoutStatus);
  const page = pageKey(route);
  // Before the effects of the page: what it opens or focuses as it comes is the last word.
  useLayoutEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
    window.scrollTo(0, 0);
  }, [page]);
  if (parts === null) {
    return (
      <main className="site-column sk-page" data-testid="layout" data-status={route.layoutStatus}>
        <h1>{SHELL.error500}</h1>
        <p>
          <Link className="site-bar-link" data-kind="primary" to={targets.toHome()}>
            {SHELL.home}
          </Link>
        </p>
      </main>
    );
  }
  return (
    <div
      className={parts.footer ? 'site-column site-has-nav' : 'site-column'}
      data-testid="layout"
      data-status={route.layoutStatus}
    >
      <a className="vh" href="#main">
        {SHELL.skip}
      </a>
      <OfflineBar offline={offline} />
      {showsAppBar(normalisePath(pathname, Routing.basePath)) ? (
        <PartBoundary name="app bar" fallback={() => null}>
          <AppBar />
        </PartBoundary>
      ) : null}
      {parts.header ? <PageHeader /> : null}
      {parts.titleBar ? <PageTitleBar title={route.title} /> : null}
      <MoneyBar />
      <main id="main" className="site-main" tabIndex={-1} ref={main}>
        {children}
      </main>
      {parts.footer ? <BottomNav /> : null}
    </div>
  );
}
