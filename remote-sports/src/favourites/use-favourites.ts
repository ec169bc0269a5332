/**
 * Favourites for components: whether one is followed, and the tap that changes it. The star that
 * fills shows it and is the way back: a toast would lie over prices. What is followed no more may
 * go from sight with its star: there a toast has the way back.
 */
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { isSignedIn } from '@site/domain/session/access';
import { loginAddress } from '@site/domain/session/route-decision';
import { useLocation, usePlatform, useQueryClient, useSession, useStateView } from '@site/platform';
import { COUNTS } from '../board/counts-key';
import { BOARD } from '../phrases/board';
import { useSports } from '../state/use-sports';
import type { FavouriteKind } from '../vendors/port';
import { favouritesAt, type FavouritesPort, type FavouritesState } from './favourites';

function usePort(): FavouritesPort {
  const platform = usePlatform();
  const { vendor } = useSports();
  return favouritesAt(platform, vendor);
}

/** Everything that is followed; asked for once somebody is signed in. */
export function useFavourites(): FavouritesState {
  const port = usePort();
  const signedIn = isSignedIn(useSession());
  useEffect(() => {
    if (signedIn) void port.load();
  }, [port, signedIn]);
  return useStateView(port.state);
}

/** Whether one is followed, and the tap; renders again for this one only. */
export function useFavourite(
  kind: FavouriteKind,
  id: string,
): readonly [on: boolean, toggle: () => void] {
  const port = usePort();
  const queries = useQueryClient();
  const { toast, navigator, session } = usePlatform();
  const { pathname, search } = useLocation();
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const subscription = port.state.changes$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [port],
  );
  const on = useSyncExternalStore(subscribe, () =>
    port.state.get()[kind === 'event' ? 'events' : 'leagues'].includes(id),
  );
  const toggle = useCallback(() => {
    if (!isSignedIn(session.state.get())) {
      toast.show('info', BOARD.loginToFollow, {
        action: { label: BOARD.login, run: () => navigator.go(loginAddress(pathname, search)) },
      });
      return;
    }
    const set = async (next: boolean): Promise<void> => {
      const sent = port.set(kind, id, next);
      if (!next)
        toast.show('success', BOARD.unfollowed, {
          action: { label: BOARD.undo, run: () => void set(true) },
        });
      // A refusal is told by the catalogue (§8). The tab counts what is followed.
      if (await sent) await queries.invalidateQueries({ queryKey: [COUNTS] });
    };
    void set(!on);
  }, [id, kind, navigator, on, pathname, port, queries, search, session, toast]);
  return [on, toggle];
}
