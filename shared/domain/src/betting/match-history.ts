/**
 * What happened in a match before a member opened it, as a service tells it, merged with what was
 * seen since. Nothing stands twice, and nothing is more than the vendor has counted.
 */
import { minuteOf, MOST_MOMENTS, type Moment, type TrackSide } from './match-moments';
import type { MatchLook } from './match-track';

/** Of one side, with a minute. */
const KINDS = ['goal', 'corner', 'red'] as const;
type Kind = (typeof KINDS)[number];
const SIDES: readonly TrackSide[] = ['home', 'away'];

/** Minutes by which a feed may tell later what the service told, or earlier. */
const APART_MIN = 2;
/** Play stops after all that was added to a half. */
const HALF_TIME = 45.99;

/** A minute as vendors say it; a longer text is none. */
const CLOCK = /^\d{1,3}(?:\+\d{1,2})?$/;

/** A row of the service: words of it that are not known here are left out. */
export interface ToldIncident {
  /** E.g. `23` or `45+2`. */
  readonly clock: string;
  readonly side: string;
  readonly kind: string;
}

/** Where a moment lies along the minutes: `45+2` after 45 and before 46; null without a minute. */
function placeOf({ what, clock }: Moment): number | null {
  if (what === 'halfTime') return HALF_TIME;
  if (what === 'kickOff') return 0;
  const minute = minuteOf(clock);
  const added = /\+(\d{1,2})/.exec(clock)?.[1] ?? '0';
  return minute === null ? null : minute + Number(added) / 100;
}

/**
 * Reads what a service told of a match.
 *
 * @returns in order of their minutes; rows without a minute, or of a kind or side that is not known
 *   here, are left out.
 */
export const readHistory = (rows: readonly ToldIncident[]): readonly Moment[] =>
  rows
    .flatMap(({ clock, side: ofSide, kind }): readonly Moment[] => {
      const [side, what] = [SIDES.find((one) => one === ofSide), KINDS.find((one) => one === kind)];
      return side === undefined || what === undefined || !CLOCK.test(clock)
        ? []
        : [{ side, what, clock, undone: false }];
    })
    .toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0))
    .slice(-MOST_MOMENTS);

const COUNTED: Readonly<Record<Kind, (look: MatchLook) => MatchLook['score']>> = {
  goal: ({ score }) => score,
  corner: ({ corners }) => corners,
  red: ({ reds }) => reds,
};

/** What of a kind stands, what was taken back, and what takes back something that is not among it. */
function stand(own: readonly Moment[]): {
  readonly stands: readonly Moment[];
  readonly struck: readonly Moment[];
  readonly orphans: readonly Moment[];
} {
  const stands: Moment[] = [];
  const struck: Moment[] = [];
  const orphans: Moment[] = [];
  for (const one of own) {
    const last = one.undone ? stands.pop() : undefined;
    if (!one.undone) stands.push(one);
    else if (last === undefined) orphans.push(one);
    else struck.push(last);
  }
  return { stands, struck, orphans };
}

/** What of one kind of one side the history adds to what was seen. */
interface Added {
  readonly earlier: readonly Moment[];
  /** Moments that were seen and are told otherwise: with a minute, or after what they take back. */
  readonly instead: ReadonlyMap<Moment, readonly Moment[]>;
}

/** Where a moment that was seen may lie: after what was seen before it, before what came next. */
type RoomOf = (seen: Moment) => readonly [from: number, to: number];

/** Rows of the history with what of them was seen, what lies nearest first. */
const pairsOf = (rows: readonly Moment[], stands: readonly Moment[]) =>
  stands
    .flatMap((one) => {
      const at = placeOf(one);
      return at === null
        ? []
        : rows.map((row) => ({ row, one, apart: Math.abs((placeOf(row) ?? Infinity) - at) }));
    })
    .filter(({ apart }) => apart <= APART_MIN)
    .toSorted((a, b) => a.apart - b.apart);

function addedOf(
  history: readonly Moment[],
  seen: readonly Moment[],
  counted: number,
  roomOf: RoomOf,
): Added {
  const { stands, struck, orphans } = stand(seen);
  // The service answered while something stood that was seen, and was taken back after that.
  const since = new Set(struck.map(placeOf));
  const rows = history.filter((one) => !since.has(placeOf(one)));
  const missing = Math.max(0, counted + orphans.length - stands.length);
  const left = new Set(rows);
  const met = new Set<Moment>();
  // Of two in one minute one may be earlier: where the vendor counts both, both stand.
  const isTooMany = (): boolean => left.size > counted - stands.length;
  for (const { row, one } of pairsOf(rows, stands)) {
    if (!isTooMany() || met.has(one) || !left.has(row)) continue;
    left.delete(row);
    met.add(one);
  }
  const instead = new Map<Moment, readonly Moment[]>();
  // What was seen while nobody knew the minute lies between its neighbours.
  for (const one of stands.filter((each) => placeOf(each) === null).toReversed()) {
    const [from, to] = roomOf(one);
    const row = [...left].findLast((each) => {
      const at = placeOf(each) ?? 0;
      return at >= from && at <= to;
    });
    if (!isTooMany() || row === undefined) continue;
    left.delete(row);
    instead.set(one, [{ ...one, clock: row.clock }]);
  }
  const earlier = [...left].slice(0, missing);
  // Taken back before the history was told: it is struck, and nothing else is.
  for (const one of orphans.slice(0, missing - earlier.length))
    instead.set(one, [{ ...one, undone: false }, one]);
  return { earlier, instead };
}

/**
 * A match so far: what was seen, in its order, and between it what the service told from before.
 *
 * @param history as {@link readHistory} read it, at any moment since the match began.
 * @param seen what was seen since the match was opened.
 * @param now the vendor's look now: of each kind no more stands than it counts, unless more was
 *   seen.
 */
export function withHistory(
  history: readonly Moment[],
  seen: readonly Moment[],
  now: MatchLook,
): readonly Moment[] {
  const places = seen.map(placeOf);
  const roomOf: RoomOf = (one) => {
    const at = seen.indexOf(one);
    const known = (all: readonly (number | null)[]) => all.filter((place) => place !== null);
    return [Math.max(0, ...known(places.slice(0, at))), Math.min(...known(places.slice(at)))];
  };
  const latest = placeOf({ side: null, what: 'attack', clock: now.clock, undone: false });
  // No minute lies ahead.
  const past = history.filter((one) => latest === null || (placeOf(one) ?? 0) <= latest);
  const added = SIDES.flatMap((side) =>
    KINDS.map((what) => {
      const own = (all: readonly Moment[]) =>
        all.filter((one) => one.side === side && one.what === what);
      return addedOf(own(past), own(seen), COUNTED[what](now)[side], roomOf);
    }),
  );
  const instead = new Map(added.flatMap((one) => [...one.instead]));
  // What was seen keeps its order, whatever its clock says; without one it is later than before.
  const own = seen.flatMap((one) => instead.get(one) ?? [one]);
  let last = own.map(placeOf).find((place) => place !== null) ?? Infinity;
  const since = own.map((moment) => {
    last = Math.max(last, placeOf(moment) ?? last);
    return { moment, at: last };
  });
  const before = added
    .flatMap(({ earlier }) => earlier)
    .map((moment) => ({ moment, at: placeOf(moment) ?? 0 }));
  return [...before, ...since]
    .toSorted((one, other) => one.at - other.at)
    .map(({ moment }) => moment);
}

/** What has a place where there is little: what came last, then goals and red cards. */
const WEIGHT: Readonly<Partial<Record<Moment['what'], number>>> = { goal: 1, red: 1 };
const LEAST = 2;

/**
 * The few moments that tell most of a match: the last one, and before it goals and red cards that
 * stand, then whatever came later.
 *
 * @param moments in their order; attacks are none of them.
 * @param most how many there is room for.
 * @returns the latest first.
 */
export function tellingOf(moments: readonly Moment[], most: number): readonly Moment[] {
  const told = moments.filter(({ what }) => what !== 'attack');
  const standing = new Set(
    SIDES.flatMap((side) =>
      KINDS.flatMap(
        (what) => stand(told.filter((one) => one.side === side && one.what === what)).stands,
      ),
    ),
  );
  const weightOf = (one: Moment, at: number): number => {
    if (at === told.length - 1) return 0;
    return standing.has(one) ? (WEIGHT[one.what] ?? LEAST) : LEAST;
  };
  return told
    .map((one, at) => ({ one, at, weight: weightOf(one, at) }))
    .toSorted((a, b) => a.weight - b.weight || b.at - a.at)
    .slice(0, most)
    .toSorted((a, b) => b.at - a.at)
    .map(({ one }) => one);
}
