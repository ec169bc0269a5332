/**
 * The watcher: what has to happen by itself. One per site: the console runs it, or a job in CI
 * (releases D7, D8).
 */
import { percentText } from '@site/domain/releases/figures';
import { countsSince, failPercent, mustHalt, RAMP, rampHold } from '@site/domain/releases/ramp';
import { shareOf } from './changes/canary';
import { POINTER_DAYS } from './commit';
import type { Health } from '@site/contracts/releases/health';
import { requireLive } from './live';
import { carryOut, type ReleaseContext } from './context';
import { reasonOf } from './reason';
import { rehearsals, type Rehearsed } from './seasons/rehearsal';
import { duePlans, reveal } from './seasons/schedule';

const BY = { by: 'watcher' } as const;
const DAY_MS = 86_400_000;
/** Pointers are signed anew when a third of their time is left. */
const REFRESH_LEFT_MS = (POINTER_DAYS / 3) * DAY_MS;

/**
 * One thing to do.
 *
 * @returns what was done, in words; null when it needed nothing after all.
 */
type Step = () => Promise<string | null>;

/**
 * What a look did, and what it could not do (another writer was faster, a store did not answer), in
 * words.
 */
export interface Look {
  readonly done: readonly string[];
  readonly faults: readonly string[];
}

async function failing(context: ReleaseContext, health: Health): Promise<Step[]> {
  const { registry } = await requireLive(context.store, context.channel);
  return Object.entries(registry.remotes).flatMap(([name, { canary }]): Step[] => {
    const all = canary ? health.versions[`${name}@${canary.version}`] : undefined;
    if (!canary?.haltAbove || canary.halted || all === undefined) return [];
    const counts = countsSince(all, canary);
    if (!mustHalt(counts, canary.haltAbove)) return [];
    const why = `${failPercent(counts)} of ${counts.loads} loads failed, more than ${percentText(canary.haltAbove.failRate)}`;
    return [
      async () => {
        await carryOut(context, { verb: 'halt', name, why }, { ...BY, why });
        return `${name}@${canary.version} halted: ${why}`;
      },
    ];
  });
}

async function due(context: ReleaseContext): Promise<Step[]> {
  return (await duePlans(context)).map(
    (planned) => async () =>
      (await reveal(context, planned))
        ? `${planned.name}: window ${planned.plan.id} revealed`
        : null,
  );
}

async function ramps(context: ReleaseContext, health: Health): Promise<Step[]> {
  const { registry } = await requireLive(context.store, context.channel);
  return Object.entries(registry.remotes).flatMap(([name, { canary }]): Step[] => {
    if (!canary?.auto || canary.halted || canary.percent >= (RAMP.at(-1) ?? 100)) return [];
    const counts = health.versions[`${name}@${canary.version}`] ?? { loads: 0, failures: 0 };
    if (rampHold(counts, shareOf(canary, context.now())) !== null) return [];
    return [
      async () => {
        const own = countsSince(counts, canary);
        const { generation } = await carryOut(
          context,
          { verb: 'ramp', name, counts, from: canary.percent },
          { ...BY, why: `${own.loads} loads, ${failPercent(own)} failed` },
        );
        return `${name}@${canary.version} took its next share, generation ${generation}`;
      },
    ];
  });
}

async function ageing(context: ReleaseContext): Promise<Step[]> {
  const { channel } = await requireLive(context.store, context.channel);
  if (
    channel.expiresAt === null ||
    Date.parse(channel.expiresAt) - context.now().getTime() > REFRESH_LEFT_MS
  )
    return [];
  return [
    async () => {
      const { generation } = await carryOut(
        context,
        { verb: 'refresh' },
        { ...BY, why: `the pointer was good until ${channel.expiresAt}` },
      );
      return `signed anew, generation ${generation}`;
    },
  ];
}

const messageOf = (error: unknown): string => `not done: ${reasonOf(error)}`;

/**
 * One look: halts what fails, reveals what is due, takes the next share of ramps that go on by
 * themselves, rehearses what begins within a day, and signs anew what would expire. What cannot be
 * done is told and keeps nothing else from its turn; the next look tries again.
 *
 * @param health null when the edge did not answer: then nothing is judged, but seasons still open.
 * @param tried what earlier looks rehearsed.
 */
export async function look(
  context: ReleaseContext,
  health: Health | null,
  tried: Rehearsed = new Map(),
): Promise<Look> {
  const [done, faults]: [string[], string[]] = [[], []];
  const inItsOwn = async (work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) => void faults.push(messageOf(error)));
  const jobs = [
    ...(health === null ? [] : [() => failing(context, health)]),
    () => due(context),
    ...(health === null ? [] : [() => ramps(context, health)]),
    () => rehearsals(context, tried),
    () => ageing(context),
  ];
  for (const job of jobs) {
    await inItsOwn(async () => {
      for (const step of await job()) {
        await inItsOwn(async () => {
          const said = await step();
          if (said !== null) done.push(said);
        });
      }
    });
  }
  return { done, faults };
}
