/**
 * Where season events stand: windows are half open, in server time, and one season is the site's at
 * a time (releases D5).
 */
import type { ReleaseWindow, RemoteEntry } from './registry';

/** `none`: never scheduled; `grace`: over, but a page that was open may stay. */
export type SeasonPhase = 'none' | 'before' | 'running' | 'grace' | 'ended' | 'killed';

/** A season's window that counts now, in epoch ms. */
export interface SeasonSchedule {
  readonly windowId: string;
  readonly from: number;
  readonly until: number;
  readonly graceUntil: number;
  readonly priority: number;
  readonly killed: boolean;
  /** Why it was ended by hand; see `kill-reasons`. */
  readonly killedFor?: string | undefined;
  /** Of one that is over: a later one was ended by hand, and the reason. */
  readonly endedAfter?: { readonly killedFor: string | undefined };
}

const MINUTE_MS = 60_000;

function scheduleOf(window: ReleaseWindow): SeasonSchedule | null {
  const from = Date.parse(window.from);
  const until = Date.parse(window.until);
  if (!(until > from)) return null;
  return {
    windowId: window.id,
    from,
    until,
    graceUntil: until + (window.graceMinutes ?? 0) * MINUTE_MS,
    priority: window.priority,
    killed: window.killed === true,
    killedFor: window.killedFor,
  };
}

/** Whether a window runs at a moment: its first moment is in it, its last is not. */
const isOpenAt = ({ from, until }: SeasonSchedule, now: number): boolean =>
  from <= now && now < until;

/**
 * Place of a window by its times: it runs, it is in its grace, it comes, it is over; then what is
 * nearer or weighs more.
 */
function placeOf(schedule: SeasonSchedule, now: number): readonly [number, number] {
  if (isOpenAt(schedule, now)) return [0, -schedule.priority];
  if (now < schedule.from) return [2, schedule.from];
  return now < schedule.graceUntil ? [1, -schedule.until] : [3, -schedule.until];
}

/**
 * Order of interest at a moment: what runs (highest priority), then what has just ended while pages
 * of it may stay, then what comes next, then what ended last. What was killed comes after all of
 * these: it hides nothing that may still be.
 */
const byRank =
  (now: number) =>
  (a: SeasonSchedule, b: SeasonSchedule): number => {
    const [left, right] = [placeOf(a, now), placeOf(b, now)];
    return Number(a.killed) - Number(b.killed) || left[0] - right[0] || left[1] - right[1];
  };

/**
 * The window of a season that counts now: the running one, else the one in its grace, else the
 * next, else the last, else a killed one; null when it has none.
 */
export function seasonSchedule(
  entry: Pick<RemoteEntry, 'windows'>,
  now: number,
): SeasonSchedule | null {
  const schedules = (entry.windows ?? []).flatMap((window) => scheduleOf(window) ?? []);
  const [first = null] = schedules.toSorted(
    (a, b) => byRank(now)(a, b) || (a.windowId < b.windowId ? -1 : 1),
  );
  if (first === null || first.killed || now < first.graceUntil) return first;
  const [later] = schedules
    .filter(({ killed, from }) => killed && from >= first.until)
    .toSorted((a, b) => b.from - a.from);
  return later === undefined ? first : { ...first, endedAfter: { killedFor: later.killedFor } };
}

/** Where a schedule stands at a moment of server time. */
export function seasonPhase(schedule: SeasonSchedule | null, now: number): SeasonPhase {
  if (schedule === null) return 'none';
  if (schedule.killed) return 'killed';
  if (now < schedule.from) return 'before';
  if (now < schedule.until) return 'running';
  return now < schedule.graceUntil ? 'grace' : 'ended';
}

/** Parts and their windows. */
export type SeasonLines = Readonly<Record<string, Pick<RemoteEntry, 'windows' | 'kill'>>>;

/**
 * The season of the site: of all that run the one of the highest priority; the same for every
 * device.
 */
export function liveSeason(
  lines: SeasonLines,
  now: number,
): { readonly name: string; readonly schedule: SeasonSchedule } | null {
  const running = Object.entries(lines).flatMap(([name, line]) => {
    const schedule = line.kill ? null : seasonSchedule(line, now);
    return schedule !== null && seasonPhase(schedule, now) === 'running'
      ? [{ name, schedule }]
      : [];
  });
  return (
    running.toSorted(
      (a, b) => b.schedule.priority - a.schedule.priority || (a.name < b.name ? -1 : 1),
    )[0] ?? null
  );
}

/**
 * Seasons in the order in which they answer an address that they share (`/newyear` year after
 * year): the running one of the highest priority, else the one in its grace, else the next to come,
 * else the last that ended, else a killed one (its window, or the whole part); those without a
 * window come last. What is equal falls to the smaller name, as the live season does.
 */
export function seasonOrder(
  names: readonly string[],
  lines: SeasonLines,
  now: number,
): readonly string[] {
  const ranked = names.toSorted().map((name) => ({
    name,
    schedule: seasonSchedule(lines[name] ?? {}, now),
    isOff: Boolean(lines[name]?.kill),
  }));
  const scheduled = ranked.flatMap(({ name, schedule, isOff }) =>
    schedule === null ? [] : [{ ...schedule, name, killed: schedule.killed || isOff }],
  );
  return [
    ...scheduled.toSorted(byRank(now)),
    ...ranked.filter(({ schedule }) => schedule === null),
  ].map(({ name }) => name);
}

/** The next moment at which any season changes by itself, or null. */
export function nextSeasonEdge(lines: SeasonLines, now: number): number | null {
  const edges = Object.values(lines)
    .flatMap((line) => line.windows ?? [])
    .flatMap((window) => scheduleOf(window) ?? [])
    .flatMap(({ from, until, graceUntil }) => [from, until, graceUntil])
    .filter((edge) => edge > now);
  return edges.length === 0 ? null : Math.min(...edges);
}
