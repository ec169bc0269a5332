/**
 * What is wrong with a calendar of seasons before it goes live: overlaps, gaps, times that are none
 * (releases, "calendar with time travel").
 */
import { beijing } from './moment-text';
import { sentence, type Sentence } from './sentence';

/** One planned window. */
export interface PlannedWindow {
  readonly season: string;
  readonly id: string;
  readonly from: string;
  readonly until: string;
  readonly revealAt?: string | undefined;
  readonly priority: number;
  readonly killed?: boolean;
}

const INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(.*)$/;
const DAY_MS = 86_400_000;

/**
 * Reads a moment that a person typed. Only times with the offset of the site's zone are taken: a
 * time without one means another moment on each machine, and Asia/Shanghai has no other offset.
 *
 * @returns the moment in epoch ms, or a sentence that says what to type.
 */
export function readMoment(
  text: string,
): { readonly ok: true; readonly at: number } | { readonly ok: false; readonly why: Sentence } {
  const match = INSTANT.exec(text.trim());
  if (!match)
    return { ok: false, why: sentence`"${text}" is no time; write it like 2027-01-29T00:00+08:00` };
  const [, offset = ''] = match;
  if (offset !== '+08:00')
    return {
      ok: false,
      why:
        offset === ''
          ? sentence`"${text}" says no time zone; write ${text.trim()}+08:00 for Beijing time`
          : sentence`"${text}" is not in Beijing time; its offset must be +08:00`,
    };
  const at = Date.parse(text.trim());
  return beijing(at).slice(0, 10) === text.trim().slice(0, 10)
    ? { ok: true, at }
    : { ok: false, why: sentence`"${text}" names a day that does not exist` };
}

const nameOf = ({ season, id }: PlannedWindow): string =>
  season === id ? season : `${season} (${id})`;

/** What stops a window by itself, as a sentence; null when it can stand. */
export function windowFault(
  window: Pick<PlannedWindow, 'from' | 'until' | 'revealAt'>,
): Sentence | null {
  const [from, until] = [readMoment(window.from), readMoment(window.until)];
  if (!from.ok) return from.why;
  if (!until.ok) return until.why;
  if (until.at <= from.at)
    return sentence`it ends (${window.until}) before it begins (${window.from})`;
  if (window.revealAt === undefined) return null;
  const reveal = readMoment(window.revealAt);
  if (!reveal.ok) return reveal.why;
  return reveal.at > from.at
    ? sentence`it would be revealed (${window.revealAt}) after it begins (${window.from})`
    : null;
}

/**
 * What marketing should know of a calendar: windows that run at once (the higher priority is shown;
 * equal ones need a decision) and days without any season between two.
 */
export function calendarWarnings(windows: readonly PlannedWindow[]): readonly Sentence[] {
  const live = windows
    .filter((window) => window.killed !== true && windowFault(window) === null)
    .map((window) => ({ window, from: Date.parse(window.from), until: Date.parse(window.until) }))
    .toSorted((a, b) => a.from - b.from);
  const warnings: Sentence[] = [];
  for (const [at, one] of live.entries()) {
    for (const other of live.slice(at + 1).filter(({ from }) => from < one.until)) {
      const shown =
        one.window.priority === other.window.priority
          ? sentence`both have the same priority, the one first in the alphabet is shown`
          : sentence`${nameOf(one.window.priority > other.window.priority ? one.window : other.window)} is shown, its priority is higher`;
      warnings.push(
        sentence`${nameOf(one.window)} and ${nameOf(other.window)} overlap from ${other.window.from}: ${shown}`,
      );
    }
  }
  let covered = live[0]?.until ?? 0;
  for (const { window, from, until } of live.slice(1)) {
    if (from > covered)
      warnings.push(
        sentence`no season for ${Math.ceil((from - covered) / DAY_MS)} days before ${nameOf(window)} begins (${window.from})`,
      );
    covered = Math.max(covered, until);
  }
  return warnings;
}
