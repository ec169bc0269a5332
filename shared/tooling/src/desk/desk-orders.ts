/** Orders of the desk, handed to the same commands that the terminal uses. */
import type { DeskDifference, DeskLink, DeskOrder } from '@site/contracts/releases/desk';
import { readMoment } from '@site/domain/releases/calendar';
import { Refused, stableOf } from '../release/changes/change';
import { WINDOW_DEFAULTS } from '../release/changes/windows';
import type { Health } from '@site/contracts/releases/health';
import { readLive } from '../release/live';
import { carryOut, difference, type Office, type Signature } from '../release/office';
import type { Order } from '../release/orders';
import { makePreview } from '../release/preview';
import {
  killOrder,
  schedule,
  scheduleDifference,
  unschedule,
  unscheduleDifference,
} from '../release/seasons/schedule';

type Schedule = Extract<DeskOrder, { verb: 'schedule' }>;

const planOf = ({ plan }: Schedule) => ({
  ...plan,
  prefetchJitterSeconds: WINDOW_DEFAULTS.prefetchJitterSeconds,
});

/** The order as the commands take it; plans are handled apart because they may wait under embargo. */
async function orderOf(
  office: Office,
  order: Exclude<DeskOrder, Schedule>,
  why: string,
  health: Health | null,
): Promise<Order> {
  switch (order.verb) {
    case 'kill':
    case 'halt':
      return { verb: order.verb, name: order.name, why };
    case 'canary':
      return {
        verb: 'canary',
        name: order.name,
        version: order.version,
        plan: { percent: order.percent, auto: order.auto },
        counts: health?.versions,
      };
    case 'ramp': {
      const version = (await readLive(office.store, office.channel))?.registry.remotes[order.name]
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
      return killOrder(office, order.name, order.id);
    default:
      return order;
  }
}

/**
 * The order with what is live now: when another order is faster than the person who reads the
 * difference, it is refused.
 */
async function expecting(office: Office, order: DeskOrder): Promise<DeskOrder> {
  const registry = (await readLive(office.store, office.channel))?.registry;
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
  office: Office,
  order: DeskOrder,
  health: Health | null,
): Promise<readonly string[]> {
  if (order.verb === 'schedule')
    return scheduleDifference(office, order.name, planOf(order), order.version);
  if (order.verb === 'unschedule') return unscheduleDifference(office, order.name, order.id);
  return difference(office, await orderOf(office, order, 'rehearsal', health));
}

/**
 * What an order would change, and the order as it is to be given then.
 *
 * @throws Refused like the order itself.
 */
export async function deskDifference(
  office: Office,
  wanted: DeskOrder,
  health: Health | null,
): Promise<DeskDifference> {
  const order = await expecting(office, wanted);
  return { lines: await differenceOf(office, order, health), order };
}

/**
 * Carries an order out.
 *
 * @returns what was done, in words.
 * @throws Refused.
 */
export async function deskOrder(
  office: Office,
  order: DeskOrder,
  signature: Signature,
  health: Health | null,
): Promise<string> {
  if (order.verb === 'schedule') {
    const done = await schedule(office, order.name, planOf(order), signature, order.version);
    return done.kind === 'kept'
      ? `kept under embargo until ${done.planned.plan.revealAt}`
      : `live as generation ${done.committed.generation}`;
  }
  if (order.verb === 'unschedule') {
    const done = await unschedule(office, order.name, order.id, signature);
    return done === null
      ? 'the window under embargo is gone'
      : `live as generation ${done.generation}`;
  }
  const { generation } = await carryOut(
    office,
    await orderOf(office, order, signature.why, health),
    signature,
  );
  return `live as generation ${generation}`;
}

/**
 * Makes a preview link for the site at an address.
 *
 * @throws Refused.
 */
export async function deskPreview(
  office: Office,
  site: string,
  wish: {
    readonly name: string | null;
    readonly version?: string | undefined;
    readonly at: string | null;
    readonly hours: number;
  },
  who: string,
): Promise<DeskLink> {
  const moment = wish.at === null ? null : readMoment(wish.at);
  if (moment !== null && !moment.ok) throw new Refused(moment.why);
  const preview = await makePreview(
    office,
    { name: wish.name, version: wish.version, at: moment?.at ?? null, hours: wish.hours },
    { by: who, why: 'a look from the desk' },
  );
  return {
    url: `${site}${preview.path}`,
    expires: preview.expires,
    shows: preview.shows,
    isHeld: preview.isHeld,
  };
}
