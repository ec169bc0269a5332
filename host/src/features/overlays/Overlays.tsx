/**
 * The overlays of the shell and what goes with them: tips, maintenance, refreshing, kept scroll
 * positions.
 */
import { useEffect, useEffectEvent } from 'react';
import { Routing } from '@site/domain/constants';
import { normalisePath } from '@site/domain/session/route-decision';
import { isFirstPage, useLocation, useSession } from '@site/platform';
import { useSiteMap } from '../../remotes/contexts';
import { Slot } from '../../remotes/Slot';
import { matchRoute } from '../../routing/match-route';
import { HomeTips } from '../home-tips/HomeTips';
import { FeatureMaintenance } from '../maintenance/FeatureMaintenance';
import { SportMaintenance } from '../maintenance/SportMaintenance';
import { Refresh } from '../refresh/Refresh';
import { SlowPage } from '../slow/SlowPage';
import { keepScroll } from './keep-scroll';

/** How long after a failure. */
const AGAIN_MS = 30_000;

/** What a member asked to be told is not given up: a view that failed is tried again. */
function LaterAgain({ onRetry }: { readonly onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const timer = setTimeout(() => retry(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

export function Overlays() {
  const session = useSession();
  const { pathname, key } = useLocation();
  const { routes } = useSiteMap();
  const path = normalisePath(pathname, Routing.basePath);
  const route = matchRoute(routes, path);
  const feature = route?.feature ?? null;
  useEffect(() => keepScroll(window), []);
  return (
    <>
      {path === '/' ? <HomeTips /> : null}
      <SportMaintenance path={path} />
      <FeatureMaintenance feature={feature} isFirst={isFirstPage(key)} />
      {session.status === 'member' ? (
        <Slot name="member.overlay" failed={(retry) => <LaterAgain onRetry={retry} />} />
      ) : null}
      <SlowPage key={path} title={route?.title ?? ''} />
      <Refresh path={path} />
    </>
  );
}
