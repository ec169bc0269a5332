/** The platform for React: one provider in the host, hooks everywhere. */
import {
  createContext,
  useContext,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Observable } from 'rxjs';
import type { SessionState } from '@site/domain/session/access';
import type { BalancesState } from '../balances/balances';
import type { Platform, SitePlatform } from '../platform';
import type { StateView } from '../state-view';

const PlatformContext = createContext<Platform | null>(null);

/** Gives the platform to everything below; the host does it once. */
export function PlatformProvider({
  platform,
  children,
}: {
  readonly platform: Platform;
  readonly children: ReactNode;
}): ReactNode {
  return <PlatformContext.Provider value={platform}>{children}</PlatformContext.Provider>;
}

/**
 * The platform.
 *
 * @throws outside of the host's provider: a remote cannot run alone.
 */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error('no platform: a remote renders inside the host only');
  return platform;
}

/**
 * The whole platform, for the host's own pages; below a remote it is that remote's face, whatever
 * the type says.
 */
export const useSitePlatform = usePlatform as () => SitePlatform;

/** The value of a view, re-rendering when it changes. */
export function useStateView<T>(view: StateView<T>): T {
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const subscription = view.changes$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [view],
  );
  return useSyncExternalStore(subscribe, view.get, view.get);
}

/**
 * The last value of a stream, or `initial` before the first. The stream must be the same object
 * between renders.
 */
export function useObservable<T>(stream: Observable<T>, initial: T): T {
  const last = useRef(initial);
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const subscription = stream.subscribe((next) => {
        last.current = next;
        changed();
      });
      return () => subscription.unsubscribe();
    },
    [stream],
  );
  const get = (): T => last.current;
  return useSyncExternalStore(subscribe, get, get);
}

/** Who is looking. */
export const useSession = (): SessionState => useStateView(usePlatform().session.state);

/** What the member's wallet holds. */
export const useBalances = (): BalancesState => useStateView(usePlatform().balances.state);
