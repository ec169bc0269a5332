/** Matches that were looked at in this visit: when each began, so that its result can be found. */
import { asSportId } from '@site/domain/reference/sports';
import { jsonKey, type Platform } from '@site/platform';
import type { SportEvent } from '../../vendors/port';
import { resultAddress, type PlayedPart } from './results-place';

/** Most matches whose kick-off is kept in this visit; the oldest leaves first. */
const MOST_SEEN = 20;
const ID_LENGTH = 64;

/** A match of a vendor. */
interface Seen extends PlayedPart {
  /** Address of the vendor's board. */
  readonly base: string;
  /** It was seen in play, whatever kick-off was told. */
  readonly hasBegun: boolean;
}

function readSeen(value: unknown): readonly Seen[] {
  return (Array.isArray(value) ? value : []).slice(-MOST_SEEN).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const { base, eventId, sportId, startAt, isOutright, hasBegun } = one as Record<
      string,
      unknown
    >;
    const sport = asSportId(Number(sportId));
    return typeof base === 'string' &&
      typeof eventId === 'string' &&
      eventId.length <= ID_LENGTH &&
      sport !== null &&
      Number.isSafeInteger(startAt)
      ? [
          {
            base,
            eventId,
            sportId: sport,
            startAt: startAt as number,
            isOutright: isOutright === true,
            hasBegun: hasBegun === true,
          },
        ]
      : [];
  });
}
const SEEN = jsonKey<readonly Seen[]>('sports/seenMatches', 'session', 'never', 1, readSeen);

const keptOf = ({ storage }: Platform): readonly Seen[] => storage.read(SEEN) ?? [];
const isOf = (base: string, eventId: string) => (one: Seen) =>
  one.base === base && one.eventId === eventId;

/** Takes note of a match. */
export function keepSeen(platform: Platform, seen: Seen): void {
  const others = keptOf(platform).filter((one) => !isOf(seen.base, seen.eventId)(one));
  platform.storage.write(SEEN, [...others, seen].slice(-MOST_SEEN));
}

/**
 * Address of a match's result; null where nobody knows when it began, or there is no such list.
 *
 * @param base address of the vendor's board.
 * @param event the match as it is known; without it, what this visit saw of it counts.
 */
export function seenResult(
  platform: Platform,
  base: string,
  eventId: string,
  event: SportEvent | undefined,
): string | null {
  const match =
    event === undefined
      ? keptOf(platform).find(isOf(base, eventId))
      : { ...event, eventId, hasBegun: event.live !== null };
  if (match === undefined) return null;
  const now = platform.clock.now();
  return resultAddress(base, { ...match, begunBy: match.hasBegun ? now : null }, now);
}
