/**
 * The track of a match while its page is open, and when a member comes back to it in this visit,
 * though the page was loaded anew meanwhile.
 */
import { useState } from 'react';
import type { Moment, TrackSide } from '@site/domain/betting/match-moments';
import { stoppedBy, trackOf } from '@site/domain/betting/match-track';
import { usePlatform } from '@site/platform';
import type { LiveInfo } from '../../vendors/port';
import { keepTrack, keptTrack, MOST_TRACKS } from './kept-tracks';

/** The latest look of this page: what happens between it and the next one is seen. */
const looks = new Map<string, LiveInfo>();

/** A match as it was seen. */
export interface MatchTrack {
  readonly moments: readonly Moment[];
  /** Whose goal or card play stands still for, once that is known. */
  readonly stop: TrackSide | null;
}

/**
 * Takes each look at a match.
 *
 * @param trackId the vendor's match.
 * @param isLost the feed says nothing now: what happens until the next look is not seen.
 */
export function useMatchTrack(trackId: string, live: LiveInfo, isLost: boolean): MatchTrack {
  const platform = usePlatform();
  const [track, setTrack] = useState(() => ({
    live: looks.get(trackId) ?? null,
    wasAway: true,
    moments: keptTrack(platform, trackId),
    stop: null as TrackSide | null,
  }));
  if (isLost && !track.wasAway) setTrack({ ...track, wasAway: true });
  if (live === track.live) return track;
  const moments = trackOf(track.moments, track.live, live, track.wasAway);
  const added = moments.filter((moment) => !track.moments.includes(moment));
  const next = {
    live,
    moments,
    wasAway: isLost,
    stop: stoppedBy(track.stop, track.live, live, added),
  };
  setTrack(next);
  looks.delete(trackId);
  looks.set(trackId, live);
  const [oldest] = looks.keys();
  if (looks.size > MOST_TRACKS && oldest !== undefined) looks.delete(oldest);
  if (moments !== track.moments) keepTrack(platform, trackId, moments);
  return next;
}
