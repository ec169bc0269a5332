/**
 * The track of a match while its page is open, and when a member comes back to it in this visit,
 * though the page was loaded anew meanwhile.
 */
import { useState } from 'react';
import { jsonKey, usePlatform, type Platform } from '@site/platform';
import type { LiveInfo, SportEvent } from '../../vendors/port';
import { readMoments, trackOf, type Moment } from '@site/domain/betting/match-track';

interface Kept {
  readonly key: string;
  readonly moments: readonly Moment[];
}

/** Most matches whose tracks are kept; the oldest leaves first. */
const MOST = 20;
const KEY_LENGTH = 120;

const readTracks = (value: unknown): readonly Kept[] =>
  (Array.isArray(value) ? value : []).slice(-MOST).flatMap((one: unknown): readonly Kept[] => {
    if (typeof one !== 'object' || one === null) return [];
    const key: unknown = Reflect.get(one, 'key');
    return typeof key === 'string' && key.length <= KEY_LENGTH
      ? [{ key, moments: readMoments(Reflect.get(one, 'moments')) }]
      : [];
  });
const TRACKS = jsonKey<readonly Kept[]>('sports/matchTracks', 'session', 'never', 1, readTracks);

const load = ({ storage }: Platform): readonly Kept[] => storage.read(TRACKS) ?? [];

/** The latest look of this page: what happens between it and the next one is seen. */
const looks = new Map<string, LiveInfo>();

function keep(platform: Platform, now: Kept): void {
  const others = load(platform).filter(({ key }) => key !== now.key);
  platform.storage.write(TRACKS, [...others, now].slice(-MOST));
}

/**
 * Takes each look at a match.
 *
 * @param key the vendor's match.
 */
export function useMatchTrack(key: string, { live }: SportEvent): readonly Moment[] {
  const platform = usePlatform();
  const [track, setTrack] = useState(() => ({
    live: looks.get(key) ?? null,
    isBack: true,
    moments: load(platform).find((one) => one.key === key)?.moments ?? [],
  }));
  if (live === null || live === track.live) return track.moments;
  const moments = trackOf(track.moments, track.live, live, track.isBack);
  setTrack({ live, moments, isBack: false });
  looks.delete(key);
  looks.set(key, live);
  const [oldest] = looks.keys();
  if (looks.size > MOST && oldest !== undefined) looks.delete(oldest);
  if (moments !== track.moments) keep(platform, { key, moments });
  return moments;
}
