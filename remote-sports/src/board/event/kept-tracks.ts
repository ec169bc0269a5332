/** Tracks of matches as they are kept in this visit. */
import { readMoments, type Moment } from '@site/domain/betting/match-moments';
import { jsonKey, type Platform } from '@site/platform';

interface Kept {
  readonly key: string;
  readonly moments: readonly Moment[];
}

/** Most matches whose tracks are kept; the oldest leaves first. */
export const MOST_TRACKS = 20;
const KEY_LENGTH = 120;

const readTracks = (value: unknown): readonly Kept[] =>
  (Array.isArray(value) ? value : [])
    .slice(-MOST_TRACKS)
    .flatMap((one: unknown): readonly Kept[] => {
      if (typeof one !== 'object' || one === null) return [];
      const key: unknown = Reflect.get(one, 'key');
      return typeof key === 'string' && key.length <= KEY_LENGTH
        ? [{ key, moments: readMoments(Reflect.get(one, 'moments')) }]
        : [];
    });
const TRACKS = jsonKey<readonly Kept[]>('sports/matchTracks', 'session', 'never', 1, readTracks);

const load = ({ storage }: Platform): readonly Kept[] => storage.read(TRACKS) ?? [];

/** What was seen of a match. */
export const keptTrack = (platform: Platform, trackId: string): readonly Moment[] =>
  load(platform).find(({ key }) => key === trackId)?.moments ?? [];

/** Keeps it. */
export function keepTrack(platform: Platform, trackId: string, moments: readonly Moment[]): void {
  const others = load(platform).filter(({ key }) => key !== trackId);
  platform.storage.write(TRACKS, [...others, { key: trackId, moments }].slice(-MOST_TRACKS));
}
