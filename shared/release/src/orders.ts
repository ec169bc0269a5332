/**
 * What people and machines may ask of the releases, in one table: the terminal and the console give
 * the same orders (releases D7).
 */
import type { Audit } from '@site/contracts/releases/audit';
import { isPartName, isVersionId } from '@site/domain/releases/paths';
import {
  countsSince,
  failPercent,
  nextShare,
  rampHold,
  type LoadCounts,
} from '@site/domain/releases/ramp';
import { compareVersions } from '@site/domain/releases/semver';
import {
  canaryChange,
  canaryOf,
  haltChange,
  rampChange,
  shareOf,
  type CanaryPlan,
} from './changes/canary';
import { chainOf } from './chain';
import { refused, stableOf, whileAt, type Change } from './changes/change';
import type { Ended } from './changes/kill-reason';
import { promoteChange } from './changes/promote';
import { restoreChange, rollbackChange } from './changes/rollback';
import { flagChange, killChange, reviveChange, revokeChange } from './changes/switches';
import {
  killWindowChange,
  scheduleChange,
  unscheduleChange,
  versionIn,
  type WindowPlan,
} from './changes/windows';
import { refusePartBreaks, refusePayloadBreaks } from './gate/payload-breaks';
import { readLive, readPublished, requireLive, requirePublished } from './live';
import { refuseUnclean } from './origin';
import type { ReleaseStore } from './store/release-store';

/**
 * One order with all it needs. `from` is the state that was looked at when it was given: the stable
 * version (null: not live yet), or the share of the ramp. Without one, what is live when the order
 * is worked out.
 */
export type Order =
  | {
      readonly verb: 'promote';
      readonly name: string;
      readonly version?: string | undefined;
      readonly required?: boolean | undefined;
      readonly from?: string | null | undefined;
    }
  | { readonly verb: 'rollback'; readonly name: string; readonly from?: string | null | undefined }
  | { readonly verb: 'revive'; readonly name: string }
  | (Ended & { readonly verb: 'kill'; readonly why: string })
  | {
      readonly verb: 'canary';
      readonly name: string;
      readonly version?: string | undefined;
      readonly plan: CanaryPlan;
      readonly counts?: Readonly<Record<string, LoadCounts>> | undefined;
    }
  | {
      readonly verb: 'ramp';
      readonly name: string;
      readonly counts: LoadCounts;
      readonly force?: boolean | undefined;
      readonly from?: number | undefined;
    }
  | { readonly verb: 'halt'; readonly name: string; readonly why: string }
  | { readonly verb: 'revoke'; readonly name: string; readonly version: string }
  | { readonly verb: 'restore'; readonly generation: number }
  | { readonly verb: 'flag'; readonly name: string; readonly word: string | undefined }
  | {
      readonly verb: 'schedule';
      readonly name: string;
      readonly version?: string | undefined;
      readonly plan: WindowPlan;
    }
  | { readonly verb: 'unschedule'; readonly name: string; readonly id: string }
  | (Ended & { readonly verb: 'kill-window'; readonly id: string })
  | { readonly verb: 'refresh' };

/** An order worked out: what it is called in the audit trail, and what it changes. */
export interface Prepared {
  readonly action: Audit['action'];
  readonly change: Change;
  /** The version that becomes live by it, for the gate's word in the audit record. */
  readonly published?: { readonly name: string; readonly version: string };
  /** Oldest host that pages should go on with, where the order says one. */
  readonly minHost?: string;
}

/** Where orders are worked out. */
export interface OrderPlace {
  readonly store: ReleaseStore;
  /** Versions that are not public yet; a plan may name one. */
  readonly held: ReleaseStore;
  readonly channel: string;
  readonly now: () => Date;
}

type Of<V extends Order['verb']> = Extract<Order, { readonly verb: V }>;

async function hostOffers(store: ReleaseStore, good: readonly string[]) {
  const records = new Map(
    await Promise.all(
      good.map(
        async (version) => [version, await requirePublished(store, 'host', version)] as const,
      ),
    ),
  );
  return (version: string) => {
    const offers = records.get(version)?.release.offers;
    if (!offers) throw refused`host@${version} says nothing about what it offers; refused`;
    return offers;
  };
}

async function promote(
  { store, held, channel, now }: OrderPlace,
  { name, version, required, from }: Of<'promote'>,
): Promise<Prepared> {
  const live = (await readLive(store, channel))?.registry ?? null;
  const published = await requirePublished(store, name, version, live?.revoked);
  if (required && name !== 'host')
    throw refused`only a host can be required; pages take other parts by themselves`;
  const running = live?.host?.current;
  if (
    required &&
    running !== undefined &&
    compareVersions(published.release.version, running) <= 0
  ) {
    throw refused`host@${published.release.version} cannot be required: pages tell hosts apart by their numbers, which have to be higher than those of ${running}; raise the version in its package.json`;
  }
  await refuseUnclean([store], channel, published.release);
  await refusePayloadBreaks([store, held], live, published.release, now());
  const change = whileAt(
    name,
    from === undefined ? live && stableOf(live, name) : from,
    promoteChange(published),
  );
  return {
    action: 'promote',
    published: published.release,
    change,
    ...(required ? { minHost: published.release.version } : {}),
  };
}

async function rollback(
  { store, channel }: OrderPlace,
  { name, from }: Of<'rollback'>,
): Promise<Prepared> {
  const { registry } = await requireLive(store, channel);
  const offers = await hostOffers(store, name === 'host' ? (registry.host?.good ?? []) : []);
  return {
    action: 'rollback',
    change: whileAt(
      name,
      from === undefined ? stableOf(registry, name) : from,
      rollbackChange(name, offers),
    ),
  };
}

const NOTHING: LoadCounts = { loads: 0, failures: 0 };

async function canary(
  { store, held, channel, now }: OrderPlace,
  { name, version, plan, counts }: Of<'canary'>,
): Promise<Prepared> {
  const live = (await readLive(store, channel))?.registry ?? null;
  const published = await requirePublished(store, name, version, live?.revoked);
  await refusePayloadBreaks([store, held], live, published.release, now());
  if (plan.percent >= 100) await refuseUnclean([store], channel, published.release);
  return {
    action: 'canary',
    published: published.release,
    change: canaryChange(
      published,
      plan,
      counts?.[`${name}@${published.release.version}`] ?? NOTHING,
    ),
  };
}

async function ramp({ store, channel, now }: OrderPlace, order: Of<'ramp'>): Promise<Prepared> {
  const { registry } = await requireLive(store, channel);
  const running = canaryOf(registry, order.name);
  const { from = running.percent, counts } = order;
  const hold =
    order.force === true || running.halted || running.percent !== from
      ? null
      : rampHold(counts, shareOf(running, now()));
  if (hold !== null)
    throw refused`${order.name} stays at ${from} %: ${hold} (fails ${failPercent(countsSince(counts, running))}); --force goes on all the same`;
  // The last share is everybody.
  if ((nextShare(from) ?? 100) === 100)
    await refuseUnclean([store], channel, { name: order.name, version: running.version });
  return {
    action: 'ramp',
    change: rampChange(
      order.name,
      await requirePublished(store, order.name, running.version),
      from,
      counts,
    ),
  };
}

async function restore(
  { store, channel }: OrderPlace,
  { generation }: Of<'restore'>,
): Promise<Prepared> {
  const stored = new Set(
    (await store.list('remotes')).flatMap(
      ({ path }) =>
        /^remotes\/([^/]+)\/([^/]+)\/release\.json$/.exec(path)?.slice(1, 3).join('@') ?? [],
    ),
  );
  for await (const link of chainOf(store, channel)) {
    if (link.registry !== null && link.generation === generation)
      return { action: 'restore', change: restoreChange(link.registry, (key) => stored.has(key)) };
  }
  throw refused`generation ${generation} was never live on ${channel}, or its snapshot is not in ${store.place}; npm run release -- audit lists what was`;
}

const MAKERS: {
  readonly [V in Order['verb']]: (place: OrderPlace, order: Of<V>) => Promise<Prepared>;
} = {
  promote,
  rollback,
  revive: async ({ store, held, channel, now }, { name }) => {
    const change = reviveChange(name);
    const { registry } = await requireLive(store, channel);
    await refusePartBreaks([store, held], change(registry, now()), name, now());
    return { action: 'revive', change };
  },
  kill: async (_place, order) => ({ action: 'kill', change: killChange(order) }),
  canary,
  ramp,
  halt: async (_place, { name, why }) => ({ action: 'halt', change: haltChange(name, why) }),
  revoke: async ({ store, held }, { name, version }) => {
    // One whose files are gone may still be kept by devices; one that never was is a slip of the pen.
    const wasHere =
      !isPartName(name) ||
      !isVersionId(version) ||
      (await readPublished(held, name, version)) !== null ||
      (await store.read(`audit/gone/${name}/${version}.json`)) !== null;
    if (!wasHere) await requirePublished(store, name, version);
    return { action: 'revoke', change: revokeChange(name, version) };
  },
  restore,
  flag: async (_place, { name, word }) => ({ action: 'flag', change: flagChange(name, word) }),
  schedule: async ({ store, held, channel, now }, { name, version, plan }) => {
    const { registry } = await requireLive(store, channel);
    // A window keeps the version it has, and a new one of a live season gets the season's, unless another is named.
    const wanted = version ?? versionIn(registry, name, plan.id) ?? undefined;
    const published =
      (wanted === undefined ? null : await readPublished(held, name, wanted)) ??
      (await requirePublished(store, name, wanted));
    await refuseUnclean([held, store], channel, published.release);
    await refusePayloadBreaks([store, held], registry, published.release, now());
    return {
      action: 'schedule',
      published: published.release,
      change: scheduleChange(published, plan),
    };
  },
  unschedule: async (_place, { name, id }) => ({
    action: 'unschedule',
    change: unscheduleChange(name, id),
  }),
  'kill-window': async (_place, order) => ({ action: 'kill', change: killWindowChange(order) }),
  refresh: async () => ({ action: 'refresh', change: (live) => live }),
};

/**
 * Works an order out against what is published.
 *
 * @throws Refused with a sentence.
 */
export function prepare(place: OrderPlace, order: Order): Promise<Prepared> {
  const make = MAKERS[order.verb] as (place: OrderPlace, order: Order) => Promise<Prepared>;
  return make(place, order);
}
