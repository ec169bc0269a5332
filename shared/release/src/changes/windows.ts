import { sentence } from '@site/domain/releases/sentence';
import type { Registry, RegistryRemote, RegistryWindow } from '@site/contracts/releases/registry';
import { windowFault } from '@site/domain/releases/calendar';
import { neededReason, type Ended } from './kill-reason';
import { lineOf, Refused, refused, withLine, type Change, type Published } from './change';
import { makeLive, withRecord } from './promote';

/** Everything marketing says of a window. */
export interface WindowPlan {
  readonly id: string;
  readonly from: string;
  readonly until: string;
  readonly revealAt?: string | undefined;
  readonly priority: number;
  readonly graceMinutes: number;
  readonly prefetchJitterSeconds: number;
}

/** What a window has when nothing else is said. */
export const WINDOW_DEFAULTS = {
  priority: 0,
  graceMinutes: 30,
  prefetchJitterSeconds: 3_600,
} as const;

/**
 * A plan as it is kept: without blanks around its times, which a person may type.
 *
 * @throws Refused with a sentence when it is none.
 */
export function checkedPlan(name: string, typed: WindowPlan): WindowPlan {
  const { revealAt, ...rest } = typed;
  const plan = {
    ...rest,
    from: typed.from.trim(),
    until: typed.until.trim(),
    ...(revealAt === undefined ? {} : { revealAt: revealAt.trim() }),
  };
  const fault = windowFault(plan);
  if (fault !== null) throw refused`${name}: ${fault}`;
  if (!/^[a-z0-9-]{1,48}$/.test(plan.id))
    throw refused`a window's name has lower case letters, digits and dashes, not "${plan.id}"`;
  if (!Number.isSafeInteger(plan.priority))
    throw refused`a priority is a whole number, not "${plan.priority}"`;
  const [grace, ahead] = [plan.graceMinutes, plan.prefetchJitterSeconds];
  for (const [count, said] of [
    [grace, sentence`the grace is a whole number from 0, not "${grace}"`],
    [ahead, sentence`the time to fetch ahead is a whole number from 0, not "${ahead}"`],
  ] as const) {
    if (!Number.isSafeInteger(count) || count < 0) throw new Refused(said);
  }
  return plan;
}

/**
 * A window of a plan and a version.
 *
 * @throws Refused with a sentence.
 */
export function windowOf(
  plan: WindowPlan,
  { release: { name, version } }: Published,
): RegistryWindow {
  return {
    ...checkedPlan(name, plan),
    version,
    zone: 'Asia/Shanghai',
    killed: false,
  };
}

/**
 * The version a window has, or would have as another of its season; null when the season is not
 * live.
 */
export const versionIn = ({ remotes }: Registry, name: string, id: string): string | null =>
  remotes[name]?.windows?.find((window) => window.id === id)?.version ??
  remotes[name]?.stable ??
  null;

const byStart = (a: RegistryWindow, b: RegistryWindow): number =>
  Date.parse(a.from) - Date.parse(b.from);
const others = (line: RegistryRemote | undefined, id: string): RegistryWindow[] =>
  (line?.windows ?? []).filter((window) => window.id !== id);

/** Whether a window still needs its season's version: neither over nor ended by hand. */
const isAhead = ({ until, graceMinutes, killed }: RegistryWindow, now: Date): boolean =>
  !killed && Date.parse(until) + graceMinutes * 60_000 > now.getTime();

/**
 * Plans a window of a season, or moves it: that one alone gets the version. The version becomes the
 * season's own, which outside of windows tells that it is over, unless another window that runs or
 * comes still has the one before.
 */
export const scheduleChange =
  (published: Published, plan: WindowPlan): Change =>
  (live, now) => {
    const { name, kind, version } = published.release;
    if (kind !== 'season') throw refused`${name} is no season; only seasons have windows`;
    const window = windowOf(plan, published);
    const before = live.remotes[name];
    const stays = others(before, plan.id);
    const isNeeded =
      before?.stable === version ||
      stays.some((each) => each.version === before?.stable && isAhead(each, now));
    if (live.revoked.includes(`${name}@${version}`))
      throw refused`${name}@${version} was revoked; publish a new version`;
    const base = isNeeded ? withRecord(live, published) : makeLive(published)(live, now);
    return withLine(base, name, {
      ...lineOf(base, name),
      windows: [...stays, window].sort(byStart),
    });
  };

/** Gives a season its first plan, if it has none: for a site that starts on one machine. */
export const seedChange =
  (name: string, published: Published, plan: WindowPlan): Change =>
  (live) => {
    const line = lineOf(live, name);
    return line.windows && line.windows.length > 0
      ? live
      : withLine(live, name, { ...line, windows: [windowOf(plan, published)] });
  };

function windowIn(line: RegistryRemote, name: string, id: string): RegistryWindow {
  const found = (line.windows ?? []).find((window) => window.id === id);
  if (found) return found;
  throw refused`${name} has no window "${id}"; it has: ${(line.windows ?? []).map((window) => window.id).join(', ') || sentence`none`}`;
}

/** Ends a window at once, whatever its dates say; why decides what may still be read. */
export const killWindowChange =
  ({ name, id, reason }: Ended & { readonly id: string }): Change =>
  (live) => {
    const killedFor = neededReason(name, reason);
    const line = lineOf(live, name);
    const window = windowIn(line, name, id);
    if (window.killed) throw refused`window ${id} of ${name} is off already`;
    return withLine(live, name, {
      ...line,
      windows: (line.windows ?? []).map((each) =>
        each.id === id ? { ...each, killed: true, killedFor } : each,
      ),
    });
  };

/** Takes a window out of the plan. */
export const unscheduleChange =
  (name: string, id: string): Change =>
  (live) => {
    const line = lineOf(live, name);
    windowIn(line, name, id);
    return withLine(live, name, { ...line, windows: others(line, id) });
  };
