/** Orders of the console, handed to the same commands that the terminal uses. */
import { sentence, type Sentence } from '@site/domain/releases/sentence';
import type {
  ConsoleDifference,
  ConsoleLink,
  ConsoleOrder,
} from '@site/contracts/releases/console';
import { readMoment } from '@site/domain/releases/calendar';
import { Refused, stableOf } from '../changes/change';
import { WINDOW_DEFAULTS } from '../changes/windows';
import type { Health } from '@site/contracts/releases/health';
import { readLive } from '../live';
import { carryOut, difference, type ReleaseContext, type Signature } from '../context';
import type { Order } from '../orders';
import { makePreview } from '../preview';
import { consequencesOf } from './consequences';
import {
  killOrder,
  schedule,
  scheduleDifference,
  unschedule,
  unscheduleDifference,
} from '../seasons/schedule';

type Schedule = Extract<ConsoleOrder, { verb: 'schedule' }>;

const planOf = ({ plan }: Schedule) => ({
  ...plan,
  prefetchJitterSeconds: WINDOW_DEFAULTS.prefetchJitterSeconds,
});

/** The order as the commands take it; plans are handled apart because they may wait under embargo. */
async function orderOf(
  context: ReleaseContext,
  order: Exclude<ConsoleOrder, Schedule>,
  why: string,
  health: Health | null,
): Promise<Order> {
  switch (order.verb) {
    case 'kill':
    case 'halt':
      return { ...order, why };
    case 'canary': {
      const { verb, name, version, percent, auto, include, exclude } = order;
      return {
        verb,
        name,
        version,
        plan: {
          percent,
          auto,
          ...(include ? { include } : {}),
          ...(exclude ? { exclude } : {}),
        },
        counts: health?.versions,
      };
    }
    case 'ramp': {
      const version = (await readLive(context.store, context.channel))?.registry.remotes[order.name]
        ?.canary?.version;
      return {
        verb: 'ramp',
        name: order.name,
        force: order.force,
        from: order.from,
        counts: health?.versions[`${order.name}@${version}`] ?? { loads: 0, failures: 0 },
      };
    }
    case 'kill-window':
      return killOrder(context, order.name, order.id, order.reason);
    default:
      return order;
  }
}

/**
 * The order with what is live now: when another order is faster than the person who reads the
 * difference, it is refused.
 */
async function expecting(context: ReleaseContext, order: ConsoleOrder): Promise<ConsoleOrder> {
  const registry = (await readLive(context.store, context.channel))?.registry;
  if (registry === undefined) return order;
  switch (order.verb) {
    case 'promote':
    case 'rollback':
      return { ...order, from: stableOf(registry, order.name) };
    case 'ramp':
      return { ...order, from: registry.remotes[order.name]?.canary?.percent };
    default:
      return order;
  }
}

async function differenceOf(
  context: ReleaseContext,
  order: ConsoleOrder,
  health: Health | null,
): Promise<readonly string[]> {
  if (order.verb === 'schedule')
    return scheduleDifference(context, order.name, planOf(order), order.version);
  if (order.verb === 'unschedule') return unscheduleDifference(context, order.name, order.id);
  return difference(context, await orderOf(context, order, 'rehearsal', health));
}

/**
 * What an order would change, and the order as it is to be given then.
 *
 * @throws Refused like the order itself.
 */
export async function consoleDifference(
  context: ReleaseContext,
  wanted: ConsoleOrder,
  health: Health | null,
): Promise<ConsoleDifference> {
  const order = await expecting(context, wanted);
  const lines = await differenceOf(context, order, health);
  return { lines, facts: await consequencesOf(context, order), order };
}

/**
 * Carries an order out.
 *
 * @returns what was done, in words.
 * @throws Refused.
 */
export async function carryOutConsoleOrder(
  context: ReleaseContext,
  order: ConsoleOrder,
  signature: Signature,
  health: Health | null,
): Promise<Sentence> {
  if (order.verb === 'schedule') {
    const done = await schedule(context, order.name, planOf(order), signature, order.version);
    return done.kind === 'kept'
      ? sentence`kept under embargo until ${done.planned.plan.revealAt ?? ''}`
      : sentence`live as generation ${done.committed.generation}`;
  }
  if (order.verb === 'unschedule') {
    const done = await unschedule(context, order.name, order.id, signature);
    return done === null
      ? sentence`the window under embargo is gone`
      : sentence`live as generation ${done.generation}`;
  }
  const { generation } = await carryOut(
    context,
    await orderOf(context, order, signature.why, health),
    signature,
  );
  return sentence`live as generation ${generation}`;
}

/**
 * Makes a preview link for the site at an address.
 *
 * @throws Refused.
 */
export async function consolePreview(
  context: ReleaseContext,
  site: string,
  order: {
    readonly name: string | null;
    readonly version?: string | undefined;
    readonly at: string | null;
    readonly hours: number;
  },
  who: string,
): Promise<ConsoleLink> {
  const moment = order.at === null ? null : readMoment(order.at);
  if (moment !== null && !moment.ok) throw new Refused(moment.why);
  const preview = await makePreview(
    context,
    { name: order.name, version: order.version, at: moment?.at ?? null, hours: order.hours },
    { by: who, why: 'a look from the console' },
  );
  return {
    url: `${site}${preview.path}`,
    expires: preview.expires,
    shows: preview.shows,
    isHeld: preview.isHeld,
  };
}
