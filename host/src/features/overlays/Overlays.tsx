/**
 * The overlays of the shell and what goes with them: tips, maintenance, refreshing, kept scroll
 * positions.
 */
import { useEffect } from 'react';
import { Routing } from '@site/domain/constants';
import { normalisePath } from '@site/domain/session/route-decision';
import { isFirstPage, useLocation } from '@site/platform';
import { useSiteMap } from '../../remotes/contexts';
import { matchRoute } from '../../routing/match-route';
import { HomeTips } from '../home-tips/HomeTips';
import { FeatureRests } from '../maintenance/FeatureRests';
import { SportRests } from '../maintenance/SportRests';
import { RealityCheck } from '../reality-check/RealityCheck';
import { Refresh } from '../refresh/Refresh';
import { keepScroll } from './keep-scroll';

export function Overlays() {
  const { pathname, key } = useLocation();
  const { routes } = useSiteMap();
  const path = normalisePath(pathname, Routing.basePath);
  const feature = matchRoute(routes, path)?.feature ?? null;
  useEffect(() => keepScroll(window), []);
  return (
    <>
      {path === '/' ? <HomeTips /> : null}
      <SportRests path={path} />
      <FeatureRests key={key} feature={feature} isFirst={isFirstPage(key)} />
      <RealityCheck />
      <Refresh path={path} />
    </>
  );
}
