/**
 * The track of a match while its page is open, and when a member comes back to it in this visit,
 * though the page was loaded anew meanwhile.
 */
import { useState } from 'react';
import type { Score } from '@site/domain/betting/settlement';
import { jsonKey, usePlatform, type Platform } from '@site/platform';
import type { LiveInfo, SportEvent } from '../../vendors/port';
import { readMoments, trackOf, type Moment } from './match-track';

/** What is known of a match's course. */
export interface MatchTrack {
  readonly moments: readonly Moment[];
  /** Score when it was first looked at; nobody saw the goals before. */
  readonly from: Score | null;
}
interface Kept extends MatchTrack {
  readonly key: string;
}

/** Most matches whose tracks are kept; the oldest leaves first. */
const MOST = 20;
const KEY_LENGTH = 120;
const MOST_GOALS = 999;

const isGoals = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_GOALS;

function readScore(value: unknown): Score | null {
  if (typeof value !== 'object' || value === null) return null;
  const [home, away]: unknown[] = [Reflect.get(value, 'home'), Reflect.get(value, 'away')];
  return isGoals(home) && isGoals(away) ? { home, away } : null;
}

const readTracks = (value: unknown): readonly Kept[] =>
  (Array.isArray(value) ? value : []).slice(-MOST).flatMap((one: unknown): readonly Kept[] => {
    if (typeof one !== 'object' || one === null) return [];
    const key: unknown = Reflect.get(one, 'key');
    return typeof key === 'string' && key.length <= KEY_LENGTH
      ? [
          {
            key,
            moments: readMoments(Reflect.get(one, 'moments')),
            from: readScore(Reflect.get(one, 'from')),
          },
        ]
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
export function useMatchTrack(key: string, { live }: SportEvent): MatchTrack {
  const platform = usePlatform();
  const [track, setTrack] = useState<MatchTrack & { readonly live: LiveInfo | null }>(() => {
    const { moments, from } = load(platform).find((one) => one.key === key) ?? {
      moments: [],
      from: null,
    };
    return { live: looks.get(key) ?? null, moments, from };
  });
  if (live === null || live === track.live) return track;
  const moments = trackOf(track.moments, track.live, live);
  const from = track.from ?? live.score;
  setTrack({ live, moments, from });
  looks.delete(key);
  looks.set(key, live);
  const [oldest] = looks.keys();
  if (looks.size > MOST && oldest !== undefined) looks.delete(oldest);
  if (moments !== track.moments || track.from === null) keep(platform, { key, moments, from });
  return { moments, from };
}
