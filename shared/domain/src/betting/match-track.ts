/**
 * What was seen of a match while a member watched it: attacks, goals, corners, cards, reviews and
 * where play began and stopped, with their minute, told from two looks at its live facts. Nothing
 * from before is made up.
 */
import type { LivePeriod } from '../reference/live-period';
import { minuteOf, MOST_MOMENTS, type Moment, type OfNone, type TrackSide } from './match-moments';
import { EVENT_KIND, happenings, type EventKind, type LiveCounts } from '../reference/updates';

/**
 * How close a match is to something that changes prices, and whose attack it is; betting is stopped
 * in the last three.
 */
export type DangerLevel = 'safe' | 'attackHome' | 'attackAway' | 'goal' | 'redCard' | 'var';

/** One look at a match in play, as its vendor tells it (§3.10). */
export interface MatchLook extends LiveCounts {
  /** Part of play; null where it is not known. */
  readonly period: LivePeriod | null;
  /** Minute of play as the vendor says it, e.g. `23` or `45+2`; empty where no clock runs. */
  readonly clock: string;
  readonly danger: DangerLevel;
}

/** Minutes of play that somebody may be away, up to which what is new happened in the last one. */
const LOOK_MIN = 2;

const SEEN: Readonly<Partial<Record<EventKind, Pick<Moment, 'side' | 'what'>>>> = {
  [EVENT_KIND.HOME_GOAL]: { side: 'home', what: 'goal' },
  [EVENT_KIND.AWAY_GOAL]: { side: 'away', what: 'goal' },
  [EVENT_KIND.HOME_CORNER]: { side: 'home', what: 'corner' },
  [EVENT_KIND.AWAY_CORNER]: { side: 'away', what: 'corner' },
  [EVENT_KIND.HOME_RED_CARD]: { side: 'home', what: 'red' },
  [EVENT_KIND.AWAY_RED_CARD]: { side: 'away', what: 'red' },
};

/** In these betting is stopped; where on the pitch nobody says. */
const STOPS: ReadonlySet<DangerLevel> = new Set<DangerLevel>(['goal', 'redCard', 'var']);

/** Whether play and bets stand still. */
export const isStopped = (danger: DangerLevel): boolean => STOPS.has(danger);

/** Whose attack it is; null while there is none. */
export function attackOf({ danger }: MatchLook): TrackSide | null {
  if (danger === 'attackHome') return 'home';
  return danger === 'attackAway' ? 'away' : null;
}

const STOPPED_BY: Readonly<Partial<Record<DangerLevel, Moment['what']>>> = {
  goal: 'goal',
  redCard: 'red',
};

/**
 * Whose goal or card play stands still for. Vendors do not say it: it is known once it was counted
 * while play stood still for it.
 *
 * @param known what was told of the look before.
 * @param before the look before; null at the first one.
 * @param added what was seen between the two.
 * @returns null while nobody knows, and while play does not stand still for one.
 */
export function stoppedBy(
  known: TrackSide | null,
  before: MatchLook | null,
  now: MatchLook,
  added: readonly Moment[],
): TrackSide | null {
  const what = STOPPED_BY[now.danger];
  if (what === undefined) return null;
  const one = added.findLast((moment) => moment.what === what && !moment.undone);
  return one?.side ?? (before?.danger === now.danger ? known : null);
}

const none = (what: OfNone, clock: string): Moment => ({
  side: null,
  what,
  clock,
  undone: false,
});

/** Where play began or stopped between two looks; nothing where a part is not known. */
function turnOf(
  { period: before }: MatchLook,
  { period }: MatchLook,
  clock: string,
): readonly Moment[] {
  if (before === null || period === null) return [];
  if (period.kind === 'halfTime') return before.kind === 'half' ? [none('halfTime', clock)] : [];
  if (period.kind !== 'half') return [];
  if (before.kind === 'notStarted') return [none('kickOff', clock)];
  const isSecond = period.number === 2 && before.number !== 2;
  return isSecond && (before.kind === 'half' || before.kind === 'halfTime')
    ? [none('secondHalf', clock)]
    : [];
}

/** The latest of them; attacks leave first, they are the most and the least. */
function latest(moments: readonly Moment[]): readonly Moment[] {
  const over = moments.length - MOST_MOMENTS;
  if (over <= 0) return moments;
  const old = new Set(
    moments.flatMap(({ what }, at) => (what === 'attack' ? [at] : [])).slice(0, over),
  );
  return moments.filter((_moment, at) => !old.has(at)).slice(-MOST_MOMENTS);
}

/**
 * What happened between two looks, after what was seen before.
 *
 * @param before null at the first look: what stood then is nothing that was seen.
 * @param wasAway nobody looked in between: in which minute it was is not known after a while.
 */
export function trackOf(
  seen: readonly Moment[],
  before: MatchLook | null,
  now: MatchLook,
  wasAway = false,
): readonly Moment[] {
  if (before === null) return seen;
  // Since a look without a clock it may be any while.
  const gap = (minuteOf(now.clock) ?? 0) - (minuteOf(before.clock) ?? -Infinity);
  const clock = wasAway && gap > LOOK_MIN ? '' : now.clock;
  const side = attackOf(now);
  const attack: readonly Moment[] =
    side === null || side === attackOf(before)
      ? []
      : [{ side, what: 'attack', clock, undone: false }];
  const review = now.danger === 'var' && before.danger !== 'var' ? [none('var', clock)] : [];
  const counted = happenings(before, now).flatMap(({ kind, undone }): readonly Moment[] => {
    const one = SEEN[kind];
    if (one === undefined) return [];
    // Each goal is one, so that what was seen is never less than the score.
    const { side: of, what } = one;
    const goals = of === null || what !== 'goal' ? 1 : Math.abs(now.score[of] - before.score[of]);
    return Array.from({ length: Math.min(goals, MOST_MOMENTS) }, () => ({ ...one, clock, undone }));
  });
  const added = [...turnOf(before, now, clock), ...attack, ...review, ...counted];
  return added.length === 0 ? seen : latest([...seen, ...added]);
}

/**
 * The score that stood when a member opened the match: goals that nobody here saw come.
 *
 * @param seen all that was seen since.
 * @param score goals of each side now.
 * @returns null where it was nil to nil, or what was seen is more than the score.
 */
export function openingOf(
  seen: readonly Moment[],
  score: MatchLook['score'],
): MatchLook['score'] | null {
  const of = (side: TrackSide): number =>
    seen
      .filter((one) => one.side === side && one.what === 'goal')
      .reduce((left, { undone }) => left + (undone ? 1 : -1), score[side]);
  const [home, away] = [of('home'), of('away')];
  return Math.min(home, away) < 0 || home + away === 0 ? null : { home, away };
}

/** Fewer say nothing of who presses. */
const LEAST_FORWARD = 3;

/**
 * Share of the home side in what presses forward (attacks, corners, goals), percent; what
 * was taken back is none. Null before there are three.
 */
export function pressureOf(seen: readonly Moment[]): number | null {
  const forward = seen.reduce<readonly Moment[]>((stands, one) => {
    if (one.side === null || one.what === 'red') return stands;
    if (!one.undone) return [...stands, one];
    // What is taken back is the last of its kind; it may have been before anybody looked.
    const back = stands.findLastIndex(({ side, what }) => side === one.side && what === one.what);
    return stands.filter((_moment, at) => at !== back);
  }, []);
  if (forward.length < LEAST_FORWARD) return null;
  const home = forward.filter(({ side }) => side === 'home').length;
  return Math.round((100 * home) / forward.length);
}
