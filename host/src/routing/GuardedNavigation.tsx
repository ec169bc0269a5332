/**
 * Every navigation of the site passes here before the address changes: a refused one is cancelled,
 * so the page that stands stays as it is and nothing of the refused page is fetched (R2.2-1).
 */
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ContextType,
  type ReactNode,
} from 'react';
import type { GuardAnswer } from '@site/domain/session/guard';
import { createState, useLocation } from '@site/platform';
import { usePlatform, NavigationContext } from '@site/platform/host';
import { later } from '@site/ui';
import { PageFailed } from '../remotes/PageFailed';
import { PartBoundary } from '../remotes/reported';
import { useSiteMap } from '../remotes/contexts';
import { askGuard, type Guarded } from './site-guard';
import { readFacts } from './guard-facts';

/** A navigation that stands still: something has to be said, or found out first. */
export interface Stop {
  readonly answer: Extract<GuardAnswer, { readonly kind: 'cancel' | 'wait' }>;
  readonly to: string;
  /** The address was opened directly: another one takes its place. */
  readonly replace: boolean;
  /** The key of the location it was asked at: a member who moved on meanwhile is not called back. */
  readonly at: string;
}

interface GuardAccess {
  readonly ask: (address: string) => Guarded;
  /**
   * The key of the location that the history stands at. A slow phone may still be drawing it:
   * what is rendered says where the member was.
   */
  readonly standsAt: () => string;
  readonly settle: (stop: Omit<Stop, 'at'>) => void;
}

const GuardContext = createContext<GuardAccess | null>(null);
const LazyStop = later(() =>
  import('../features/guard-stop/GuardStop').then((module) => module.GuardStop),
);

/**
 * The guard for pages of the router.
 *
 * @throws outside of {@link GuardedNavigation}.
 */
export function useGuard(): GuardAccess {
  const access = useContext(GuardContext);
  if (access === null) throw new Error('no guard');
  return access;
}

type Navigation = ContextType<typeof NavigationContext>;
type Move = Navigation['navigator']['push'];

/** The router's own histories know where they stand, which its type of a navigator leaves out. */
const keyOf = ({ navigator }: Navigation): string | undefined =>
  (navigator as { readonly location?: { readonly key: string } }).location?.key;

const textOf = (to: Parameters<Move>[0]): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

function guarded(navigation: Navigation, access: () => GuardAccess): Navigation {
  const { basename, navigator } = navigation;
  const wrap =
    (move: Move): Move =>
    (to, ...rest) => {
      const { answer, to: address, isForwarded } = access().ask(textOf(to));
      if (answer.kind === 'cancel' || answer.kind === 'wait') {
        access().settle({ answer, to: address, replace: false });
        return;
      }
      if (answer.kind === 'open' && !isForwarded) {
        // As it was given, its closing slash too.
        move(to, ...rest);
        return;
      }
      move(
        (basename === '/' ? '' : basename) + (answer.kind === 'refuse' ? answer.to : address),
        ...rest,
      );
    };
  return {
    ...navigation,
    navigator: {
      createHref: (to) => navigator.createHref(to),
      go: (delta) => navigator.go(delta),
      push: wrap((...args) => navigator.push(...args)),
      replace: wrap((...args) => navigator.replace(...args)),
    },
  };
}

/** Puts the guard between the router and everything that navigates. */
export function GuardedNavigation({ children }: { readonly children: ReactNode }) {
  const navigation = useContext(NavigationContext);
  const platform = usePlatform();
  const { routes } = useSiteMap();
  const [stop, setStop] = useState<Stop | null>(null);
  const { key } = useLocation();
  const access = useMemo<GuardAccess>(
    () => ({
      ask: (address) => askGuard(address, routes, readFacts(platform, routes)),
      standsAt: () => keyOf(navigation) ?? key,
      settle: (found) => setStop({ ...found, at: key }),
    }),
    [platform, routes, navigation, key],
  );
  const [accessNow] = useState(() => createState(access));
  // Before whatever navigates once this picture stands: that meets its own guard.
  useLayoutEffect(() => accessNow.set(access));
  const value = useMemo(() => guarded(navigation, accessNow.get), [navigation, accessNow]);
  return (
    <NavigationContext.Provider value={value}>
      <GuardContext.Provider value={access}>
        {children}
        {stop === null ? null : (
          <PartBoundary name="guard" fallback={() => <PageFailed />}>
            <LazyStop stop={stop} onDone={() => setStop(null)} />
          </PartBoundary>
        )}
      </GuardContext.Provider>
    </NavigationContext.Provider>
  );
}
