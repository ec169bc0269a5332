/** What the root gives to the tree: the loader of remotes, the views it loads, and the site map. */
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { FederationContext, requiredContext } from '@site/federation/react/contexts';
import type { Federation } from '@site/federation/types';
import type { RemoteLoader } from '@site/federation/views/remote-loader';
import type { Platform } from '@site/platform';
import { siteMapOf, type SiteMap } from '../routing/site-route';

/** Loads views that see a face of the platform. */
export type SiteLoader = RemoteLoader<Platform>;

/** The loader of views, which the root fills in; its reader throws outside of the root. */
export const [LoaderContext, useSiteLoader] = requiredContext<SiteLoader>('remote loader');

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
