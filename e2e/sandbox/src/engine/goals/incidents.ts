/** What happened in a match so far: goals, red cards and corners with the minute of each. */
import type { Score } from '@site/domain/betting/settlement';
import { hashText, randomFrom } from '../../core/random';

/** Of one side, as it stands: what was taken back is none. */
export interface Incident {
  readonly side: keyof Score;
  readonly what: 'goal' | 'red' | 'corner';
  readonly half: 1 | 2;
  /** Minute as the vendors' clock said it: `23`, `45+2`. */
  readonly clock: string;
}

/** What of a match the incidents have to sum up to. */
export interface Counts {
  readonly eventId: string;
  readonly score: Score;
  /** Null in the first half. */
  readonly half: Score | null;
  readonly red: Score;
  readonly corner: Score;
  /** As they were noted; a match that was kept before there were notes has none. */
  readonly incidents?: readonly Incident[] | undefined;
}

const HALF_MIN = 45;
const SIDES = ['home', 'away'] as const;

/** The last one of a kind is taken back. */
export function withoutLast(
  noted: readonly Incident[],
  side: Incident['side'],
  what: Incident['what'],
): readonly Incident[] {
  const last = noted.findLastIndex((one) => one.side === side && one.what === what);
  return noted.filter((_one, at) => at !== last);
}

/** `45+2` lies after 45 and before 46. */
function placeOf({ half, clock }: Incident): number {
  const [minute = 0, added = 0] = clock.split('+').map(Number);
  return half * 1_000 + minute + added / 100;
}

/** Minutes that nobody noted: the same ones for the same match, none that is still to come. */
function drawn(
  { eventId }: Counts,
  like: Omit<Incident, 'clock'>,
  count: number,
  minute: number,
): readonly Incident[] {
  const first = like.half === 1 ? 1 : HALF_MIN + 1;
  const last = Math.max(first, like.half === 1 ? Math.min(HALF_MIN, minute) : minute);
  return Array.from({ length: count }, (_one, at) => {
    const random = randomFrom(hashText(`${eventId}/${like.side}/${like.what}/${like.half}/${at}`));
    return { ...like, clock: String(first + random.int(last - first + 1)) };
  });
}

/** As many of a kind as are counted: what is missing is drawn, what is too many leaves. */
function fitted(
  counts: Counts,
  noted: readonly Incident[],
  like: Omit<Incident, 'clock'>,
  count: number,
  minute: number,
): readonly Incident[] {
  return [
    ...noted.slice(0, count),
    ...drawn(counts, like, Math.max(0, count - noted.length), minute),
  ];
}

/**
 * Incidents so far, in order. They are what was noted; where a script set a score, or the match was
 * kept from before there were notes, the rest is drawn, so that they always sum up to what the
 * vendors tell.
 *
 * @param minute of play now.
 */
export function incidentsOf(counts: Counts, minute: number): readonly Incident[] {
  const { score, half, incidents = [] } = counts;
  const all = SIDES.flatMap((side) => {
    const own = incidents.filter((one) => one.side === side);
    const goals = own.filter(({ what }) => what === 'goal');
    const early = half === null ? score[side] : Math.min(half[side], score[side]);
    const halves = [early, score[side] - early] as const;
    return [
      ...([1, 2] as const).flatMap((part) =>
        fitted(
          counts,
          goals.filter((one) => one.half === part),
          { side, what: 'goal', half: part },
          halves[part - 1] ?? 0,
          minute,
        ),
      ),
      ...(['red', 'corner'] as const).flatMap((what) =>
        fitted(
          counts,
          own.filter((one) => one.what === what),
          { side, what, half: 1 },
          counts[what][side],
          minute,
        ),
      ),
    ];
  });
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}
