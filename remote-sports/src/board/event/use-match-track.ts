/** The track of a match while its page is open, and when a member comes back to it in this visit. */
import { useState } from 'react';
import type { LiveInfo, SportEvent } from '../../vendors/port';
import { trackOf, type Moment } from './match-track';

interface Kept {
  readonly live: LiveInfo;
  readonly moments: readonly Moment[];
}

/** Most matches whose tracks are kept; the oldest leaves first. */
const MOST = 20;
const kept = new Map<string, Kept>();

function keep(key: string, now: Kept): void {
  kept.delete(key);
  kept.set(key, now);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/**
 * Takes each look at a match.
 *
 * @param key the vendor's match.
 */
export function useMatchTrack(key: string, { live }: SportEvent): readonly Moment[] {
  const [track, setTrack] = useState<{
    readonly live: LiveInfo | null;
    readonly moments: readonly Moment[];
  }>(() => kept.get(key) ?? { live: null, moments: [] });
  if (live === null || live === track.live) return track.moments;
  const moments = trackOf(track.moments, track.live, live);
  setTrack({ live, moments });
  keep(key, { live, moments });
  return moments;
}
