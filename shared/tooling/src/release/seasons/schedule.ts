/** Marketing's orders for seasons: plan, reveal, take out, end (releases D5). */
import { copyVersion } from '../copy-version';
import { Refused } from '../changes/change';
import { checkedPlan, versionIn, type WindowPlan } from '../changes/windows';
import type { Committed } from '../commit';
import { publishedVersions, readLive, readPublished } from '../live';
import { carryOut, difference, type Office, type Signature } from '../office';
import { seasonSlug } from './names';
import { dropDone, dropPlanned, isKept, keepPlanned, readPlanned, type Planned } from './planned';

/** What scheduling did: live at once, or kept until its reveal. */
export type Scheduled =
  | { readonly kind: 'live'; readonly committed: Committed }
  | { readonly kind: 'kept'; readonly planned: Planned };

/** Whether a window waits for its reveal. */
const isWaiting = (office: Office, name: string, id: string): boolean =>
  readPlanned(office.vault).some((each) => each.name === name && each.plan.id === id);

async function isPublic(office: Office, name: string, id: string): Promise<boolean> {
  const windows =
    (await readLive(office.store, office.channel))?.registry.remotes[name]?.windows ?? [];
  // One that is over gives nothing away by standing there until the reveal.
  return windows.some(
    (window) =>
      window.id === id && !window.killed && Date.parse(window.until) > office.now().getTime(),
  );
}

/** Whether a held version was built after the one that is public. */
async function isLater(office: Office, name: string, held: string, open: string): Promise<boolean> {
  const [one, other] = [
    await readPublished(office.held, name, held),
    await readPublished(office.store, name, open),
  ];
  return (
    one !== null &&
    (other === null || Date.parse(one.release.builtAt) > Date.parse(other.release.builtAt))
  );
}

/**
 * The version a plan is for: what is named, else what the window has, unless a held version was
 * built later; else the newest.
 */
async function versionFor(
  office: Office,
  name: string,
  id: string,
  wanted: string | undefined,
): Promise<string> {
  if (wanted !== undefined) return wanted;
  const [held] = await publishedVersions(office.held, name);
  const live = await readLive(office.store, office.channel);
  const open =
    (live && versionIn(live.registry, name, id)) ??
    (await publishedVersions(office.store, name))[0];
  const found =
    held !== undefined && (open === undefined || (await isLater(office, name, held, open)))
      ? held
      : open;
  if (found === undefined)
    throw new Refused(
      `${name} was never published; run: npm run release -- season publish ${seasonSlug(name)}`,
    );
  return found;
}

/** Makes a held version public; one that is public already stays as it is. */
async function makePublic(office: Office, name: string, version: string): Promise<void> {
  if ((await readPublished(office.store, name, version)) === null)
    await copyVersion(office.held, office.store, name, version);
}

async function checkKnown(office: Office, name: string, version: string): Promise<void> {
  const found =
    (await readPublished(office.held, name, version)) ??
    (await readPublished(office.store, name, version));
  if (found === null)
    throw new Refused(
      `${name}@${version} is not published; there are: ${[...(await publishedVersions(office.held, name)), ...(await publishedVersions(office.store, name))].join(', ') || 'none'}`,
    );
  if (found.release.kind !== 'season')
    throw new Refused(`${name} is no season; only seasons have windows`);
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
  office: Office,
  name: string,
  typed: WindowPlan,
  wanted: string | undefined,
): Promise<Rehearsed> {
  const plan = checkedPlan(name, typed);
  const version = await versionFor(office, name, plan.id, wanted);
  await checkKnown(office, name, version);
  const order = { verb: 'schedule', name, version, plan } as const;
  const lines = await difference(office, order);
  const { revealAt } = plan;
  const waits =
    revealAt !== undefined && Date.parse(revealAt) > office.now().getTime() ? revealAt : null;
  if (waits !== null && (await isPublic(office, name, plan.id))) {
    throw new Refused(
      `window ${plan.id} of ${name} is public already and cannot be hidden again; move it without a reveal, take it out first (season unschedule), or plan another window beside it (--id)`,
    );
  }
  return { order, lines, waits };
}

/**
 * What planning a window would change, as lines for people; nothing is changed.
 *
 * @throws Refused like planning itself.
 */
export async function scheduleDifference(
  office: Office,
  name: string,
  plan: WindowPlan,
  wanted?: string,
): Promise<readonly string[]> {
  const { lines, waits } = await rehearsed(office, name, plan, wanted);
  return waits === null ? lines : [`under embargo until ${waits}; then:`, ...lines];
}

/**
 * Plans a window. With a reveal in the future nothing public names it before that moment: it waits
 * in the vault, and the watcher makes it live.
 *
 * @throws Refused with a sentence.
 */
export async function schedule(
  office: Office,
  name: string,
  typed: WindowPlan,
  signature: Signature,
  wanted?: string,
): Promise<Scheduled> {
  const { order, waits } = await rehearsed(office, name, typed, wanted);
  const { version, plan } = order;
  if (waits !== null) {
    const planned: Planned = {
      name,
      version,
      plan: { ...plan, revealAt: waits },
      by: signature.by,
      why: signature.why,
      at: office.now().toISOString(),
    };
    await keepPlanned(office.vault, planned);
    return { kind: 'kept', planned };
  }
  await makePublic(office, name, version);
  const committed = await carryOut(office, order, signature);
  await dropPlanned(office.vault, name, plan.id);
  return { kind: 'live', committed };
}

/** Plans whose hour has come. */
export const duePlans = (office: Office): readonly Planned[] =>
  readPlanned(office.vault).filter(
    ({ plan }) => Date.parse(plan.revealAt) <= office.now().getTime(),
  );

/**
 * Makes a plan live. Ended half way, the next call completes it.
 *
 * @returns false when it was moved or taken out since it was read.
 * @throws Refused when it cannot be; nothing became public then.
 */
export async function reveal(office: Office, planned: Planned): Promise<boolean> {
  if (!isKept(office.vault, planned)) return false;
  const { name, version, plan, by, why } = planned;
  const order = { verb: 'schedule', name, version, plan } as const;
  await difference(office, order);
  await makePublic(office, name, version);
  await carryOut(office, order, { by, why: `${why} (revealed at ${plan.revealAt})` });
  await dropDone(office.vault, planned);
  return true;
}

/**
 * What taking a window out would change, as lines for people; nothing is changed.
 *
 * @throws Refused like taking it out.
 */
export async function unscheduleDifference(
  office: Office,
  name: string,
  id: string,
): Promise<readonly string[]> {
  return isWaiting(office, name, id)
    ? [`${name}: window ${id} is under embargo and goes; nothing public changes`]
    : difference(office, { verb: 'unschedule', name, id });
}

/**
 * Takes a window out, planned or live.
 *
 * @returns the generation when a live one went.
 */
export async function unschedule(
  office: Office,
  name: string,
  id: string,
  signature: Signature,
): Promise<Committed | null> {
  if (await dropPlanned(office.vault, name, id)) return null;
  return carryOut(office, { verb: 'unschedule', name, id }, signature);
}

/**
 * The order that ends a window at once.
 *
 * @throws Refused for one under embargo: nobody sees it, it is only taken out.
 */
export function killOrder(
  office: Office,
  name: string,
  id: string,
): { readonly verb: 'kill-window'; readonly name: string; readonly id: string } {
  if (!isWaiting(office, name, id)) return { verb: 'kill-window', name, id };
  throw new Refused(
    `window ${id} of ${name} is under embargo, nobody sees it; take it out of the plan with: npm run release -- season unschedule ${seasonSlug(name)} --id ${id}`,
  );
}

/**
 * The window a season has, when it has only one.
 *
 * @throws Refused that lists them when there are more.
 */
export async function onlyWindow(office: Office, name: string): Promise<string> {
  const live =
    (await readLive(office.store, office.channel))?.registry.remotes[name]?.windows ?? [];
  const ids = [
    ...new Set([
      ...live.map(({ id }) => id),
      ...readPlanned(office.vault)
        .filter((each) => each.name === name)
        .map(({ plan }) => plan.id),
    ]),
  ];
  const [only] = ids;
  if (only === undefined) throw new Refused(`${name} has no window`);
  if (ids.length > 1)
    throw new Refused(`${name} has several windows (${ids.join(', ')}); name one with --id`);
  return only;
}
