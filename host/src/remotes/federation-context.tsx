/** The loader of remotes for React, and the site map that follows its generations. */
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Federation } from '../federation/types';
import { siteMapOf, type SiteMap } from '../routing/site-route';

const FederationContext = createContext<Federation | null>(null);
const SiteMapContext = createContext<SiteMap | null>(null);

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

/**
 * The loader.
 *
 * @throws outside of the provider.
 */
export function useFederation(): Federation {
  const federation = useContext(FederationContext);
  if (federation === null) throw new Error('no federation');
  return federation;
}

/**
 * The site map of the live generation.
 *
 * @throws outside of the provider.
 */
export function useSiteMap(): SiteMap {
  const siteMap = useContext(SiteMapContext);
  if (siteMap === null) throw new Error('no site map');
  return siteMap;
}
