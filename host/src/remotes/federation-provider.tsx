/** The loader of remotes for the tree, and the site map that follows its generations. */
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { FederationContext } from '@site/federation/react/federation-context';
import { requiredContext } from '@site/federation/react/required-context';
import type { Federation } from '@site/federation/types';
import { siteMapOf, type SiteMap } from '../routing/site-route';

const [SiteMapContext, useSiteMap] = requiredContext<SiteMap>('site map');
/** The site map of the live generation; throws outside of the provider. */
export { useSiteMap };

/** Gives the loader and the site map to everything below. */
export function FederationProvider({
  federation,
  children,
}: {
  readonly federation: Federation;
  readonly children: ReactNode;
}) {
  const surfaces = useSyncExternalStore(
    federation.subscribe,
    federation.surfaces,
    federation.surfaces,
  );
  const siteMap = useMemo(() => siteMapOf(surfaces), [surfaces]);
  return (
    <FederationContext.Provider value={federation}>
      <SiteMapContext.Provider value={siteMap}>{children}</SiteMapContext.Provider>
    </FederationContext.Provider>
  );
}
