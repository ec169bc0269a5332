/**
 * A link into a match (§3.3 `deeplink`, or `?sid=&eid=&lid=` of the address): the board of its
 * vendor opens at the sport and league, and the match on top of it, so that "back" leads to its
 * league. It is used once.
 */
import { useEffect, useRef, useState } from 'react';
import { NO_ID, queryDeeplink } from '@site/domain/session/deeplink';
import { KEYS, useLocation, useNavigate, usePlatform } from '@site/platform';
import { boardOf, eventAddress, useBoardPlace } from './board-place';
import { useBoardView } from './use-board-view';

/** League to bring to the top, or null. */
export function useDeeplink(): string | null {
  const { storage } = usePlatform();
  const { vendor, base } = useBoardPlace();
  const { search } = useLocation();
  const { choose } = useBoardView();
  const navigate = useNavigate();
  const [leagueId, setLeagueId] = useState<string | null>(null);
  const used = useRef<string | null>(null);
  useEffect(() => {
    const kept = storage.read(KEYS.deeplink);
    const link = kept ?? queryDeeplink(vendor, search);
    // An address leads once, however often React runs the effect.
    if (link === null || (kept === null && used.current === search)) return;
    used.current = search;
    if (link.vendor !== vendor) {
      void navigate(boardOf(link.vendor), { replace: true });
      return;
    }
    if (kept !== null) storage.remove(KEYS.deeplink);
    if (link.sid !== NO_ID) choose({ sportId: Number(link.sid) });
    // A link is taken out of the device's storage: that is the effect, and only then is its league known.
    // oxlint-disable-next-line react/set-state-in-effect
    if (link.lid !== NO_ID) setLeagueId(link.lid);
    void navigate(base, { replace: true });
    if (link.eid !== NO_ID) void navigate(eventAddress(base, { id: link.eid, isOutright: false }));
  }, [base, choose, navigate, search, storage, vendor]);
  return leagueId;
}
