/**
 * The match of a pick whose line is closed, as its board has it: the score as it stands, or that
 * the match is not played any more.
 */
import { useCallback, useSyncExternalStore } from 'react';
import { useSports } from '../state/use-sports';
import { applyDelta } from '../vendors/common/apply-delta';
import type { FeedMessage, Market, OddsVendor, SportEvent } from '../vendors/port';
import { isGone } from './gone';
import type { SlipRow } from './slip-model';

/** What is known of it. */
export interface GoneMatch {
  /** As it was seen last; undefined before that. */
  readonly event: SportEvent | undefined;
  /** Its board says that it is over, or has it no more. */
  readonly isOver: boolean;
  /** The board speaks. */
  readonly isHeard: boolean;
}
const UNKNOWN: GoneMatch = { event: undefined, isOver: false, isHeard: false };

/** One follower of a match, however many parts of the slip ask. */
interface Follower {
  readonly now: () => GoneMatch;
  readonly listen: (changed: () => void) => () => void;
}

function follower(vendor: OddsVendor, eventId: string): Follower {
  const listeners = new Set<() => void>();
  const events = new Map<string, SportEvent>();
  const markets = new Map<string, Market>();
  let now = UNKNOWN;
  let isWhole = false;
  let following: { readonly unsubscribe: () => void } | null = null;
  const hear = (message: FeedMessage): void => {
    if (message.kind === 'snapshot') {
      events.clear();
      message.events.forEach((event) => events.set(event.id, event));
      isWhole = true;
    } else if (message.kind === 'delta') applyDelta(message, events, markets);
    // After silence any word will do, after a gap only a snapshot.
    else if (message.kind === 'lost' && message.gap === true) isWhole = false;
    const isHeard = isWhole && message.kind !== 'lost';
    const here = events.get(eventId);
    const event = here ?? now.event;
    const isOver = isHeard && (here === undefined || here.live?.period?.kind === 'ended');
    if (event === now.event && isOver === now.isOver && isHeard === now.isHeard) return;
    now = { event, isOver, isHeard };
    listeners.forEach((changed) => changed());
  };
  return {
    now: () => now,
    listen: (changed) => {
      listeners.add(changed);
      following ??= vendor
        .feed({ kind: 'events', eventIds: [eventId], isOutright: false })
        .subscribe(hear);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        following?.unsubscribe();
        following = null;
        isWhole = false;
      };
    },
  };
}

const followers = new WeakMap<OddsVendor, Map<string, Follower>>();
function followerOf(vendor: OddsVendor, eventId: string): Follower {
  const all = followers.get(vendor) ?? new Map<string, Follower>();
  followers.set(vendor, all);
  const known = all.get(eventId) ?? follower(vendor, eventId);
  all.set(eventId, known);
  return known;
}

/** Follows the match of a pick while its line is closed; of any other, and of seasons, nothing. */
export function useGoneMatch(row: SlipRow | undefined): GoneMatch {
  const { vendor } = useSports();
  const eventId =
    row !== undefined && isGone(row) && !row.selection.isOutright ? row.selection.eventId : null;
  const followed = eventId === null ? null : followerOf(vendor, eventId);
  const listen = useCallback(
    (changed: () => void) => followed?.listen(changed) ?? (() => undefined),
    [followed],
  );
  return useSyncExternalStore(listen, () => followed?.now() ?? UNKNOWN);
}
