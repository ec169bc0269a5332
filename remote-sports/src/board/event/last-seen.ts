/**
 * What a page knows of a match that has left the feed: as it was seen last, and where its result
 * is.
 */
import { useEffect, useMemo, useState } from 'react';
import { usePlatform, type Platform } from '@site/platform';
import type { SportEvent } from '../../vendors/port';
import { realOf, useBoardPlace } from '../board-place';
import { keepSeen, seenResult } from '../results/seen-matches';

/**
 * A match that is over as it is left on its page: what was seen last, and nothing that goes on. One
 * that had not begun stays as it was.
 */
export const frozen = (event: SportEvent): SportEvent =>
  event.live === null
    ? event
    : {
        ...event,
        live: {
          ...event.live,
          period: { kind: 'ended', number: null },
          danger: 'safe',
          points: '',
        },
      };

/**
 * Matches that have left under the eyes of this page, by board and id: on the way back they stand
 * so.
 */
const ends = new WeakMap<Platform, Map<string, SportEvent>>();
function endsOf(platform: Platform): Map<string, SportEvent> {
  const known = ends.get(platform) ?? new Map<string, SportEvent>();
  ends.set(platform, known);
  return known;
}

/** A match as the page has it: from the feed, or as it was seen last once it has left that. */
export interface LastSeen {
  /** Undefined where this page never saw it. */
  readonly event: SportEvent | undefined;
  /** Whether this page saw it in play: what it showed of that stays. */
  readonly wasPlayed: boolean;
}

/** @param found what the feed says now; undefined once the match has left it. */
export function useLastSeen(id: string, found: SportEvent | undefined): LastSeen {
  const platform = usePlatform();
  const base = realOf(useBoardPlace());
  const key = `${base}/${id}`;
  const [last, setLast] = useState(() => found ?? endsOf(platform).get(key));
  const [wasPlayed, setPlayed] = useState(() => endsOf(platform).has(key));
  if (found !== undefined && found !== last) setLast(found);
  const isPlayed =
    found !== undefined && found.live !== null && found.live.period?.kind !== 'ended';
  if (isPlayed && !wasPlayed) setPlayed(true);
  const { id: eventId, sportId, startAt } = last ?? {};
  const [isOutright, hasBegun] = [last?.isOutright === true, (last?.live ?? null) !== null];
  useEffect(() => {
    if (eventId === undefined || sportId === undefined || startAt === undefined) return;
    keepSeen(platform, { base, eventId, sportId, startAt, isOutright, hasBegun });
  }, [platform, base, eventId, sportId, startAt, isOutright, hasBegun]);
  const isGone = found === undefined;
  useEffect(() => {
    if (!isGone) endsOf(platform).delete(key);
    else if (last !== undefined) endsOf(platform).set(key, last);
  }, [platform, key, isGone, last]);
  const end = useMemo(() => (last === undefined ? undefined : frozen(last)), [last]);
  return { event: found ?? end, wasPlayed: wasPlayed || isPlayed };
}

/**
 * Address of the results, of this match where it is known when it began; `event` as the page has
 * it.
 */
export function useResultAddress(eventId: string, event?: SportEvent): string {
  const platform = usePlatform();
  const base = realOf(useBoardPlace());
  return seenResult(platform, base, eventId, event) ?? `${base}/results`;
}
