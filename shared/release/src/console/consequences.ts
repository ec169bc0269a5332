/** What an order about a season will do to members, as facts that the page says in its language. */
import type { ConsoleFact, ConsoleOrder } from '@site/contracts/releases/console';
import { hidesTexts } from '@site/domain/releases/kill-reasons';
import { readMoment } from '@site/domain/releases/calendar';
import { Refused } from '../changes/change';
import type { ReleaseContext } from '../context';
import { readPublished } from '../live';
import { readCalendar, type CalendarRow } from '../seasons/calendar';
import { readSeasonTexts } from '../seasons/edited-build';
import { versionFor } from '../seasons/schedule';

type Schedule = Extract<ConsoleOrder, { verb: 'schedule' }>;

const at = (text: string): number => {
  const read = readMoment(text);
  return read.ok ? read.at : Number.NaN;
};
const isOpen = ({ phase }: CalendarRow): boolean => phase === 'before' || phase === 'running';

/** The texts as members will read them; nothing for a version from before seasons had data. */
async function textsOf(
  context: ReleaseContext,
  name: string,
  version: string,
): Promise<readonly ConsoleFact[]> {
  for (const store of [context.held, context.store]) {
    const found = await readPublished(store, name, version);
    if (found === null) continue;
    try {
      const { data, surface } = await readSeasonTexts(store, found.release);
      const { title, slogan, lines } = surface.poster;
      const texts = [
        ['title', [title]],
        ['slogan', [slogan]],
        ['kicker', [data.kicker]],
        ['lines', lines],
        ['prizes', data.prizes],
        ['rules', data.rules],
      ] as const;
      return texts
        .filter(([, each]) => each.length > 0)
        .map(([field, each]) => ({ kind: 'text', field, lines: each }));
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
  }
  return [];
}

async function ofSchedule(
  context: ReleaseContext,
  { name, plan, version: wanted }: Schedule,
): Promise<readonly ConsoleFact[]> {
  const now = context.now().getTime();
  const [from, until] = [at(plan.from), at(plan.until)];
  const { rows } = await readCalendar(context, now);
  const before = rows.find((row) => row.name === name && row.id === plan.id);
  const version = await versionFor(context, name, plan.id, wanted);
  const reveal = plan.revealAt === undefined ? null : at(plan.revealAt);
  return [
    { kind: 'runs', from, until },
    ...(before === undefined
      ? []
      : [
          {
            kind: 'replaces' as const,
            from: Date.parse(before.from),
            until: Date.parse(before.until),
            isOtherVersion: before.version !== version,
          },
        ]),
    ...(reveal !== null && reveal > now
      ? [{ kind: 'hidden' as const, until: reveal }]
      : from <= now && until > now
        ? [{ kind: 'at-once' as const }]
        : []),
    ...(until <= now ? [{ kind: 'past' as const }] : []),
    ...rows
      .filter(
        (row) =>
          row !== before &&
          isOpen(row) &&
          Date.parse(row.from) < until &&
          Date.parse(row.until) > from,
      )
      .map((row) => ({
        kind: 'overlaps' as const,
        season: row.season,
        from: Date.parse(row.from),
        until: Date.parse(row.until),
        // As the site chooses: what is equal falls to the smaller name.
        leads: plan.priority === row.priority ? name < row.name : plan.priority > row.priority,
      })),
    ...(await textsOf(context, name, version)),
  ];
}

/**
 * What an order will do; empty for orders that are not about a season's plan.
 *
 * @throws Refused for a season that was never published.
 */
export async function consequencesOf(
  context: ReleaseContext,
  order: ConsoleOrder,
): Promise<readonly ConsoleFact[]> {
  if (order.verb === 'schedule') return ofSchedule(context, order);
  if (order.verb !== 'kill-window' && order.verb !== 'unschedule') return [];
  const { rows } = await readCalendar(context, context.now().getTime());
  const row = rows.find(({ name, id }) => name === order.name && id === order.id);
  if (row === undefined) return [];
  const isRunning = row.phase === 'running';
  if (order.verb === 'kill-window')
    return [{ kind: 'ends', isRunning, hidesTexts: hidesTexts(order.reason) }];
  return [{ kind: 'goes', isRunning, isHidden: row.embargoed }];
}
