/**
 * The rehearsal of a season in the day before it begins: whatever would be missing at midnight is
 * told while people are awake.
 */
import type { Release } from '@site/contracts/releases/release';
import { integrityOfBytes } from '../files';
import { readPublished, requireLive, versionFolder } from '../live';
import { difference, type ReleaseContext } from '../context';
import type { ReleaseStore } from '../store/release-store';
import { readPlanned } from './planned';

const DAY_MS = 86_400_000;
/** One that failed is tried again after so long: its files are read anew each time. */
const AGAIN_MS = 10 * 60_000;

/** When each window may be tried again, epoch ms, by its key; kept by who looks again and again. */
export type Rehearsed = Map<string, number>;

interface Opening {
  readonly key: string;
  readonly name: string;
  readonly id: string;
  readonly version: string;
  readonly from: string;
  readonly store: ReleaseStore;
  readonly check: (context: ReleaseContext) => Promise<unknown>;
}

async function openings(context: ReleaseContext): Promise<Opening[]> {
  const { registry } = await requireLive(context.store, context.channel);
  const live = Object.entries(registry.remotes).flatMap(([name, { windows, kill }]) =>
    (kill ? [] : (windows ?? []))
      .filter(({ killed }) => !killed)
      .map(({ id, version, from }) => ({
        name,
        id,
        version,
        from,
        store: context.store,
        check: () => Promise.resolve(),
      })),
  );
  const held = (await readPlanned(context.held)).map(({ name, version, plan }) => ({
    name,
    version,
    id: plan.id,
    from: plan.from,
    store: context.held,
    check: (at: ReleaseContext) => difference(at, { verb: 'schedule', name, version, plan }),
  }));
  return [...live, ...held].map((each) => ({
    ...each,
    // A host that came since may not give what the season reads.
    key: `${each.name}/${each.id}@${each.version} ${each.from} ${registry.host?.current}`,
  }));
}

function posterOf({ surface }: Release): string | null {
  const season = surface?.['season'] as
    | { readonly poster?: { readonly image?: unknown } }
    | undefined;
  return typeof season?.poster?.image === 'string' ? season.poster.image : null;
}

/** @throws Error with what is wrong, in words. */
async function rehearse(
  context: ReleaseContext,
  { name, id, version, from, store, check }: Opening,
): Promise<string> {
  const fail = (why: string): never => {
    throw new Error(`${name}: window ${id} begins at ${from}, and ${why}`);
  };
  const published =
    (await readPublished(store, name, version)) ??
    (await readPublished(context.store, name, version)) ??
    fail(`${version} is not stored any more`);
  const { release } = published;
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const path = `${versionFolder(name, version)}/${file}`;
    const stored = (await store.read(path)) ?? (await context.store.read(path));
    if (stored === null || integrityOfBytes(stored.bytes) !== integrity)
      fail(
        `${file} of ${version} is ${stored === null ? 'missing' : 'not the file that was published'}`,
      );
  }
  const poster = posterOf(release);
  if (poster === null || !Object.hasOwn(release.files, poster)) fail(`${version} has no poster`);
  await check(context).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
  return `${name}: window ${id} was rehearsed, ${Object.keys(release.files).length} files, poster and addresses are in order for ${from}`;
}

/** What is to be rehearsed now: windows that begin within a day, once each. */
export async function rehearsals(
  context: ReleaseContext,
  tried: Rehearsed,
): Promise<(() => Promise<string>)[]> {
  const now = context.now().getTime();
  const soon = (await openings(context)).filter(
    ({ from }) => Date.parse(from) > now && Date.parse(from) - now <= DAY_MS,
  );
  return soon
    .filter(({ key }) => (tried.get(key) ?? 0) <= now)
    .map((opening) => async () => {
      tried.set(opening.key, now + AGAIN_MS);
      const said = await rehearse(context, opening);
      tried.set(opening.key, Number.POSITIVE_INFINITY);
      return said;
    });
}
