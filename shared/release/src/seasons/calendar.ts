import { calendarWarnings, type PlannedWindow } from '@site/domain/releases/calendar';
import type { Sentence } from '@site/domain/releases/sentence';
import { liveSeason, seasonPhase, type SeasonPhase } from '@site/domain/releases/seasons';
import { readLive } from '../live';
import type { ReleaseContext } from '../context';
import { seasonSlug } from './names';
import { readPlanned } from './planned';

/** One line of the calendar. */
export interface CalendarRow extends PlannedWindow {
  readonly name: string;
  readonly version: string;
  readonly graceMinutes: number;
  readonly phase: SeasonPhase;
  /** True while nothing public names it. */
  readonly embargoed: boolean;
  /** True for the season that members see now. */
  readonly shown: boolean;
}

/** The calendar at a moment, by start, and what is wrong with it. */
export interface Calendar {
  readonly rows: readonly CalendarRow[];
  readonly warnings: readonly Sentence[];
}

const phaseOf = (
  window: {
    readonly from: string;
    readonly until: string;
    readonly graceMinutes: number;
    readonly killed?: boolean | undefined;
    readonly id: string;
    readonly priority: number;
  },
  now: number,
): SeasonPhase => {
  const [from, until] = [Date.parse(window.from), Date.parse(window.until)];
  return seasonPhase(
    {
      windowId: window.id,
      from,
      until,
      graceUntil: until + window.graceMinutes * 60_000,
      priority: window.priority,
      killed: window.killed === true,
    },
    now,
  );
};

/** Reads the calendar: what is live, and what waits for its reveal. */
export async function readCalendar(context: ReleaseContext, now: number): Promise<Calendar> {
  const remotes = (await readLive(context.store, context.channel))?.registry.remotes ?? {};
  const seasons = Object.entries(remotes).filter(([, line]) => line.tier === 'seasonal');
  const shown = liveSeason(Object.fromEntries(seasons), now);
  const open = seasons.flatMap(([name, line]) =>
    (line.windows ?? []).map((window): CalendarRow => ({
      ...window,
      season: seasonSlug(name),
      name,
      phase: phaseOf(window, now),
      embargoed: false,
      shown: shown?.name === name && shown.schedule.windowId === window.id,
    })),
  );
  const kept = (await readPlanned(context.held)).map(({ name, version, plan }): CalendarRow => ({
    ...plan,
    season: seasonSlug(name),
    name,
    version,
    phase: phaseOf(plan, now),
    embargoed: true,
    shown: false,
  }));
  const rows = [...open, ...kept].toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  // What is long over needs no advice.
  return { rows, warnings: calendarWarnings(rows.filter(({ until }) => Date.parse(until) > now)) };
}
