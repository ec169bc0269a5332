/** The host's tree: providers outside, the page of the address inside. */
import { Routing } from '@site/domain/constants';
import type { Federation } from '@site/federation/types';
import { PlatformProvider } from '@site/platform';
import { BrowserRouter, QueryClientProvider, type QueryClient } from '@site/platform/host';
import { CrashBoundary } from './boot/CrashFallback';
import type { HostPlatform } from './boot/create-platform';
import { NavigatorBridge } from './effects/NavigatorBridge';
import { ToastHost } from './effects/ToastHost';
import { LateOverlays } from './features/overlays/LateOverlays';
import { FederationProvider, LoaderContext, type SiteLoader } from './remotes/contexts';
import { GuardedNavigation } from './routing/GuardedNavigation';
import { SiteRoutes } from './routing/SiteRoutes';

/** What the root hands to the tree. */
export interface AppProps {
  readonly host: HostPlatform;
  readonly federation: Federation;
  readonly loader: SiteLoader;
  readonly queries: QueryClient;
}

/** The site. */
export function App({ host, federation, loader, queries }: AppProps) {
  return (
    <CrashBoundary supportCode={federation.supportCode}>
      <PlatformProvider platform={host.platform}>
        <QueryClientProvider client={queries}>
          <FederationProvider federation={federation}>
            <LoaderContext.Provider value={loader}>
              <BrowserRouter basename={Routing.basePath}>
                <GuardedNavigation>
                  <NavigatorBridge navigator={host.navigator} />
                  <SiteRoutes />
                  <LateOverlays />
                </GuardedNavigation>
                <ToastHost />
              </BrowserRouter>
            </LoaderContext.Provider>
          </FederationProvider>
        </QueryClientProvider>
      </PlatformProvider>
    </CrashBoundary>
  );
}
