/** The matches of open wagers as they are played now, of all vendors. */
import { useEffect, useMemo, useState } from 'react';
import { wagerStage } from '@site/domain/betting/statuses';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { useSportsState } from '../state/use-sports';
import { applyDelta } from '../vendors/common/apply-delta';
import type { Market, OddsVendorId, SportEvent, Wager, WagerLeg } from '../vendors/port';

/** Whatever stands on matches that are played. */
export interface OnMatches extends Pick<Wager, 'vendor' | 'outcome'> {
  readonly legs: readonly Pick<WagerLeg, 'eventId' | 'isOutright'>[];
}

/** Looks a match up; undefined while nothing is known of it. */
export type LiveEventOf = (vendor: OddsVendorId, eventId: string) => SportEvent | undefined;

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

/** Follows the matches while the wagers are shown; a price that moves draws nothing. */
export function useLiveEvents(wagers: readonly OnMatches[]): LiveEventOf {
  const { vendorSessions } = useSportsState();
  const [known, setKnown] = useState<ReadonlyMap<string, SportEvent>>(new Map());
  const keys = ODDS_VENDORS.map((vendor) => keyOf(vendor, wagers)).join('/');
  useEffect(() => {
    const lists = keys.split('/');
    const subscriptions = ODDS_VENDORS.flatMap((vendor, at) => {
      const eventIds = (lists[at] ?? '').split(',').filter((id) => id !== '');
      if (eventIds.length === 0) return [];
      const events = new Map<string, SportEvent>();
      const markets = new Map<string, Market>();
      // As a board does (`follow-feed.ts`): after silence any word will do, after a gap only a snapshot.
      let [isWhole, isHeard] = [true, true];
      const { vendor: port } = vendorSessions[vendor];
      return port.feed({ kind: 'events', eventIds, isOutright: false }).subscribe((message) => {
        const wasHeard = isHeard;
        if (message.kind === 'snapshot') {
          events.clear();
          message.events.forEach((event) => events.set(event.id, event));
          isWhole = true;
        } else if (message.kind === 'delta') applyDelta(message, events, markets);
        else if (message.kind === 'lost' && message.gap === true) isWhole = false;
        isHeard = isWhole && message.kind !== 'lost';
        const isNews =
          message.kind === 'snapshot' || (message.kind === 'delta' && message.events.length > 0);
        if (!isNews && isHeard === wasHeard) return;
        setKnown((before) => {
          const others = [...before].filter(([key]) => !key.startsWith(`${vendor}/`));
          // What nobody brings any more is not how it stands: better no score than an old one (§4.7).
          const own = isHeard ? [...events] : [];
          return new Map([
            ...others,
            ...own.map(([id, event]) => [`${vendor}/${id}`, event] as const),
          ]);
        });
      });
    });
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [keys, vendorSessions]);
  return useMemo(() => (vendor, eventId) => known.get(`${vendor}/${eventId}`), [known]);
}
