/**
 * The track of a match while its page is open, and when a member comes back to it in this visit,
 * though the page was loaded anew meanwhile.
 */
import { useState } from 'react';
import type { Moment } from '@site/domain/betting/match-moments';
import { trackOf } from '@site/domain/betting/match-track';
import { usePlatform } from '@site/platform';
import type { LiveInfo } from '../../vendors/port';
import { keepTrack, keptTrack, MOST_TRACKS } from './kept-tracks';

/** The latest look of this page: what happens between it and the next one is seen. */
const looks = new Map<string, LiveInfo>();

/**
 * Takes each look at a match.
 *
 * @param trackId the vendor's match.
 * @param isLost the feed says nothing now: what happens until the next look is not seen.
 */
export function useMatchTrack(trackId: string, live: LiveInfo, isLost: boolean): readonly Moment[] {
  const platform = usePlatform();
  const [track, setTrack] = useState(() => ({
    live: looks.get(trackId) ?? null,
    wasAway: true,
    moments: keptTrack(platform, trackId),
  }));
  if (isLost && !track.wasAway) setTrack({ ...track, wasAway: true });
  if (live === track.live) return track.moments;
  const moments = trackOf(track.moments, track.live, live, track.wasAway);
  setTrack({ live, moments, wasAway: isLost });
  looks.delete(trackId);
  looks.set(trackId, live);
  const [oldest] = looks.keys();
  if (looks.size > MOST_TRACKS && oldest !== undefined) looks.delete(oldest);
  if (moments !== track.moments) keepTrack(platform, trackId, moments);
  return moments;
}
