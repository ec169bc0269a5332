/** The matches of open wagers as they are played now, of all vendors. */
import { useEffect, useMemo, useState } from 'react';
import { wagerStage } from '@site/domain/betting/statuses';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { usePlatform } from '@site/platform';
import { useOffline } from '@site/remote-kit/use-offline';
import { useSportsState } from '../state/use-sports';
import { applyDelta } from '../vendors/common/apply-delta';
import type { Market, OddsVendorId, SportEvent, Wager, WagerLeg } from '../vendors/port';
import { lastEvents } from './last-events';

/** Whatever stands on matches that are played. */
export interface OnMatches extends Pick<Wager, 'vendor' | 'outcome'> {
  readonly legs: readonly Pick<WagerLeg, 'eventId' | 'isOutright'>[];
}

/** A match, and whether it is as it was when its feed was heard last. */
export type FollowedEvent = SportEvent & { readonly isOld?: boolean };
/** Looks a match up; undefined while nothing is known of it. */
export type LiveEventOf = (vendor: OddsVendorId, eventId: string) => FollowedEvent | undefined;

const NONE: ReadonlySet<OddsVendorId> = new Set();
/** Most matches that are followed at a vendor. */
const MOST = 20;

const keyOf = (vendor: OddsVendorId, wagers: readonly OnMatches[]): string =>
  [
    ...new Set(
      wagers
        .filter((wager) => wager.vendor === vendor && wagerStage(wager.outcome) !== 'settled')
        .flatMap(({ legs }) => legs)
        .filter(({ isOutright }) => !isOutright)
        .map(({ eventId }) => eventId),
    ),
  ]
    .slice(0, MOST)
    .toSorted()
    .join();

/**
 * Follows the matches while the wagers are shown; a price that moves draws nothing.
 *
 * @param keepsOld matches stay while nobody brings them, said to be old; else they are unknown.
 * @param failing vendors that are known not to answer: a feed of theirs says so only after a while.
 */
export function useLiveEvents(
  wagers: readonly OnMatches[],
  keepsOld = false,
  failing = NONE,
): LiveEventOf {
  const last = lastEvents(usePlatform());
  const { vendorSessions } = useSportsState();
  const [known, setKnown] = useState<ReadonlyMap<string, FollowedEvent>>(new Map());
  // Without a network no score is the present one, whatever a feed that has just begun says of itself.
  const isOffline = useOffline();
  const [wasLost, lose] = useState(isOffline);
  if (isOffline && !wasLost) lose(true);
  const keys = ODDS_VENDORS.map((vendor) => keyOf(vendor, wagers)).join('/');
  useEffect(() => {
    const lists = keys.split('/');
    const subscriptions = ODDS_VENDORS.flatMap((vendor, at) => {
      const eventIds = (lists[at] ?? '').split(',').filter((id) => id !== '');
      if (eventIds.length === 0) return [];
      const events = new Map<string, SportEvent>();
      const markets = new Map<string, Market>();
      // As a board does (`follow-feed.ts`): after silence any word will do, after a gap only a snapshot.
      let [isWhole, isHeard, isOpen] = [true, true, false];
      const { vendor: port } = vendorSessions[vendor];
      return port.feed({ kind: 'events', eventIds, isOutright: false }).subscribe((message) => {
        const wasHeard = isHeard;
        if (message.kind === 'snapshot') {
          events.clear();
          message.events.forEach((event) => events.set(event.id, event));
          [isWhole, isOpen] = [true, true];
        } else if (message.kind === 'delta') applyDelta(message, events, markets);
        else if (message.kind === 'lost' && message.gap === true) isWhole = false;
        isHeard = isWhole && message.kind !== 'lost';
        const isNews =
          message.kind === 'snapshot' || (message.kind === 'delta' && message.events.length > 0);
        if (!isNews && isHeard === wasHeard) return;
        if (isHeard && isOpen) last.note(vendor, eventIds, events);
        if (!isHeard) lose(true);
        setKnown((before) => {
          const others = [...before].filter(([key]) => !key.startsWith(`${vendor}/`));
          // What nobody brings any more is not how it stands: no score, or one that is said to be old (§4.7).
          const own = isHeard || keepsOld ? [...events] : [];
          const isOld = !isHeard;
          return new Map([
            ...others,
            ...own.map(([id, event]) => [`${vendor}/${id}`, { ...event, isOld }] as const),
          ]);
        });
      });
    });
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [keys, vendorSessions, keepsOld, last]);
  return useMemo(
    () => (vendor, eventId) => {
      const now = isOffline ? undefined : known.get(`${vendor}/${eventId}`);
      // A feed that begins without a network brings nothing: another wager in the list, or the list shown anew.
      const isLost = wasLost || failing.has(vendor);
      return now ?? (keepsOld && isLost ? last.of(vendor, eventId) : undefined);
    },
    [known, isOffline, wasLost, keepsOld, failing, last],
  );
}
