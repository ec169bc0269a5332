/** Marketing's orders for seasons: plan, reveal, take out, end (releases D5). */
import { sentence } from '@site/domain/releases/sentence';
import { copyVersion } from '../copy-version';
import { refused } from '../changes/change';
import { checkedPlan, versionIn, type WindowPlan } from '../changes/windows';
import type { Committed } from '../commit';
import { publishedVersions, readLive, readPublished } from '../live';
import { carryOut, difference, type ReleaseContext, type Signature } from '../context';
import type { Order } from '../orders';
import { seasonSlug } from './names';
import { dropDone, dropPlanned, isKept, keepPlanned, readPlanned, type Planned } from './planned';

/** What scheduling did: live at once, or kept until its reveal. */
export type Scheduled =
  | { readonly kind: 'live'; readonly committed: Committed }
  | { readonly kind: 'kept'; readonly planned: Planned };

/** Whether a window waits for its reveal. */
const isWaiting = async (context: ReleaseContext, name: string, id: string): Promise<boolean> =>
  (await readPlanned(context.held)).some((each) => each.name === name && each.plan.id === id);

async function isPublic(context: ReleaseContext, name: string, id: string): Promise<boolean> {
  const windows =
    (await readLive(context.store, context.channel))?.registry.remotes[name]?.windows ?? [];
  // One that is over gives nothing away by standing there until the reveal.
  return windows.some(
    (window) =>
      window.id === id && !window.killed && Date.parse(window.until) > context.now().getTime(),
  );
}

/** Whether a held version was built after the one that is public. */
async function isLater(
  context: ReleaseContext,
  name: string,
  held: string,
  open: string,
): Promise<boolean> {
  const [one, other] = [
    await readPublished(context.held, name, held),
    await readPublished(context.store, name, open),
  ];
  return (
    one !== null &&
    (other === null || Date.parse(one.release.builtAt) > Date.parse(other.release.builtAt))
  );
}

/**
 * The version a plan is for: what is named, else what the window has, unless a held version was
 * built later; else the newest.
 *
 * @throws Refused for a season that was never published.
 */
export async function versionFor(
  context: ReleaseContext,
  name: string,
  id: string,
  wanted: string | undefined,
): Promise<string> {
  if (wanted !== undefined) return wanted;
  const [held] = await publishedVersions(context.held, name);
  const live = await readLive(context.store, context.channel);
  const open =
    (live && versionIn(live.registry, name, id)) ??
    (await publishedVersions(context.store, name))[0];
  const found =
    held !== undefined && (open === undefined || (await isLater(context, name, held, open)))
      ? held
      : open;
  if (found === undefined)
    throw refused`${name} was never published; run: npm run release -- season publish ${seasonSlug(name)}`;
  return found;
}

/** Makes a held version public; one that is public already stays as it is. */
async function makePublic(context: ReleaseContext, name: string, version: string): Promise<void> {
  if ((await readPublished(context.store, name, version)) === null)
    await copyVersion(context.held, context.store, name, version);
}

async function checkKnown(context: ReleaseContext, name: string, version: string): Promise<void> {
  const found =
    (await readPublished(context.held, name, version)) ??
    (await readPublished(context.store, name, version));
  if (found === null)
    throw refused`${name}@${version} is not published; there are: ${[...(await publishedVersions(context.held, name)), ...(await publishedVersions(context.store, name))].join(', ') || sentence`none`}`;
  if (found.release.kind !== 'season')
    throw refused`${name} is no season; only seasons have windows`;
}

/**
 * A plan worked out, with nothing changed: the order, what it would do, and the moment it waits
 * for.
 */
interface Rehearsed {
  readonly order: {
    readonly verb: 'schedule';
    readonly name: string;
    readonly version: string;
    readonly plan: WindowPlan;
  };
  readonly lines: readonly string[];
  readonly waits: string | null;
}

/**
 * Works a plan out. Whatever would be refused at its reveal, when nobody looks, is refused here.
 *
 * @throws Refused.
 */
async function rehearsed(
  context: ReleaseContext,
  name: string,
  typed: WindowPlan,
  wanted: string | undefined,
): Promise<Rehearsed> {
  const plan = checkedPlan(name, typed);
  const version = await versionFor(context, name, plan.id, wanted);
  await checkKnown(context, name, version);
  const order = { verb: 'schedule', name, version, plan } as const;
  const lines = await difference(context, order);
  const { revealAt } = plan;
  const waits =
    revealAt !== undefined && Date.parse(revealAt) > context.now().getTime() ? revealAt : null;
  if (waits !== null && (await isPublic(context, name, plan.id))) {
    throw refused`window ${plan.id} of ${name} is public already and cannot be hidden again; move it without a reveal, take it out first (season unschedule), or plan another window beside it (--id)`;
  }
  return { order, lines, waits };
}

/**
 * What planning a window would change, as lines for people; nothing is changed.
 *
 * @throws Refused like planning itself.
 */
export async function scheduleDifference(
  context: ReleaseContext,
  name: string,
  plan: WindowPlan,
  wanted?: string,
): Promise<readonly string[]> {
  const { lines, waits } = await rehearsed(context, name, plan, wanted);
  return waits === null ? lines : [`under embargo until ${waits}; then:`, ...lines];
}

/**
 * Plans a window. With a reveal in the future nothing public names it before that moment: it waits
 * sealed, and the watcher makes it live.
 *
 * @throws Refused with a sentence.
 */
export async function schedule(
  context: ReleaseContext,
  name: string,
  typed: WindowPlan,
  signature: Signature,
  wanted?: string,
): Promise<Scheduled> {
  const { order, waits } = await rehearsed(context, name, typed, wanted);
  const { version, plan } = order;
  if (waits !== null) {
    const planned: Planned = {
      name,
      version,
      plan: { ...plan, revealAt: waits },
      by: signature.by,
      why: signature.why,
      at: context.now().toISOString(),
    };
    await keepPlanned(context.held, planned);
    return { kind: 'kept', planned };
  }
  await makePublic(context, name, version);
  const committed = await carryOut(context, order, signature);
  await dropPlanned(context.held, name, plan.id);
  return { kind: 'live', committed };
}

/** Plans whose hour has come. */
export const duePlans = async (context: ReleaseContext): Promise<readonly Planned[]> =>
  (await readPlanned(context.held)).filter(
    ({ plan }) => Date.parse(plan.revealAt) <= context.now().getTime(),
  );

/**
 * Makes a plan live. Ended half way, the next call completes it.
 *
 * @returns false when it was moved or taken out since it was read.
 * @throws Refused when it cannot be; nothing became public then.
 */
export async function reveal(context: ReleaseContext, planned: Planned): Promise<boolean> {
  if (!(await isKept(context.held, planned))) return false;
  const { name, version, plan, by, why } = planned;
  const order = { verb: 'schedule', name, version, plan } as const;
  await difference(context, order);
  await makePublic(context, name, version);
  await carryOut(context, order, { by, why: `${why} (revealed at ${plan.revealAt})` });
  await dropDone(context.held, planned);
  return true;
}

/**
 * What taking a window out would change, as lines for people; nothing is changed.
 *
 * @throws Refused like taking it out.
 */
export async function unscheduleDifference(
  context: ReleaseContext,
  name: string,
  id: string,
): Promise<readonly string[]> {
  return (await isWaiting(context, name, id))
    ? [`${name}: window ${id} is under embargo and goes; nothing public changes`]
    : difference(context, { verb: 'unschedule', name, id });
}

/**
 * Takes a window out, planned or live.
 *
 * @returns the generation when a live one went.
 */
export async function unschedule(
  context: ReleaseContext,
  name: string,
  id: string,
  signature: Signature,
): Promise<Committed | null> {
  if (await dropPlanned(context.held, name, id)) return null;
  return carryOut(context, { verb: 'unschedule', name, id }, signature);
}

/**
 * The order that ends a window at once.
 *
 * @throws Refused for one under embargo: nobody sees it, it is only taken out.
 */
export async function killOrder(
  context: ReleaseContext,
  name: string,
  id: string,
  reason: string | undefined,
): Promise<Extract<Order, { readonly verb: 'kill-window' }>> {
  if (!(await isWaiting(context, name, id))) return { verb: 'kill-window', name, id, reason };
  throw refused`window ${id} of ${name} is under embargo, nobody sees it; take it out of the plan with: npm run release -- season unschedule ${seasonSlug(name)} --id ${id}`;
}

/**
 * The window a season has, when it has only one.
 *
 * @throws Refused that lists them when there are more.
 */
export async function onlyWindow(context: ReleaseContext, name: string): Promise<string> {
  const live =
    (await readLive(context.store, context.channel))?.registry.remotes[name]?.windows ?? [];
  const ids = [
    ...new Set([
      ...live.map(({ id }) => id),
      ...(await readPlanned(context.held))
        .filter((each) => each.name === name)
        .map(({ plan }) => plan.id),
    ]),
  ];
  const [only] = ids;
  if (only === undefined) throw refused`${name} has no window`;
  if (ids.length > 1)
    throw refused`${name} has several windows (${ids.join(', ')}); name one with --id`;
  return only;
}
