/** What may be deleted, and deleting it (releases D7, GC). */
import { seasonPhase, seasonSchedule } from '@site/domain/releases/seasons';
import type { Registry } from '@site/contracts/releases/registry';
import type { Channel } from '@site/contracts/releases/channel';
import { readJson } from '@site/contracts/releases/read';
import { namedVersions } from './changes/finish';
import { isVersionId } from '@site/domain/releases/paths';
import { isOver } from '@site/domain/releases/pointer-time';
import { chainOf, channelNames, previewPointers } from './chain';
import { pathOf, readLive, requireLive, versionFolder } from './live';
import type { ReleaseContext, Signature } from './context';
import { readPlanned } from './seasons/planned';
import type { ListedFile } from './store/release-store';

const DAY_MS = 86_400_000;
/** A version that any of the last generations, or of the last days, named is kept. */
export const KEPT = { generations: 30, days: 30, idleHours: 72, uploadHours: 24 } as const;

/**
 * When the edge last served a version, and since when it has been counting; null where no edge
 * answers.
 */
export interface Requests {
  readonly since: number;
  readonly now: number;
  readonly last: Readonly<Record<string, number>>;
}

/** A version and what is to become of it. */
export interface Verdict {
  readonly key: string;
  readonly name: string;
  readonly version: string;
  readonly bytes: number;
  readonly kept: string | null;
}

interface Facts {
  readonly lives: readonly Registry[];
  readonly recent: ReadonlyMap<string, number>;
  readonly planned: ReadonlySet<string>;
  readonly previews: ReadonlySet<string>;
  readonly requests: Requests | null;
  readonly now: number;
}

function namesOf(registry: Registry): string[] {
  return ['host', ...Object.keys(registry.remotes)].flatMap((name) =>
    namedVersions(registry, name).map((version) => `${name}@${version}`),
  );
}

/**
 * Versions that recent generations of any channel named: the last thirty, and all of the last
 * thirty days.
 */
async function recentlyNamed(
  { store, now }: ReleaseContext,
  channels: readonly string[],
): Promise<Map<string, number>> {
  const named = new Map<string, number>();
  for (const channel of channels) {
    let count = 0;
    for await (const { generation, at, registry } of chainOf(store, channel)) {
      if (
        registry === null ||
        (count >= KEPT.generations && at !== null && now().getTime() - at > KEPT.days * DAY_MS)
      )
        break;
      for (const key of namesOf(registry)) if (!named.has(key)) named.set(key, generation);
      count += 1;
    }
  }
  return named;
}

const stillRuns = (channel: Channel, now: Date): boolean =>
  channel.expiresAt !== null && !isOver(channel.expiresAt, now.getTime());

/** Versions of previews that still run. */
async function previewed({ store, now }: ReleaseContext): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { channel } of await previewPointers(store)) {
    if (channel === null || !stillRuns(channel, now())) continue;
    const snapshot = await store.read(pathOf(channel.registry));
    const registry =
      snapshot === null ? null : (readJson(snapshot.bytes.toString('utf8')) as Registry);
    for (const key of registry === null ? [] : namesOf(registry)) found.add(key);
  }
  return found;
}

function keptWhy(
  key: string,
  name: string,
  version: string,
  age: number,
  facts: Facts,
): string | null {
  const live = facts.lives.find((registry) => namedVersions(registry, name).includes(version));
  if (live !== undefined) {
    const schedule = seasonSchedule(live.remotes[name] ?? {}, facts.now);
    return schedule !== null && seasonPhase(schedule, facts.now) === 'before'
      ? 'a coming season'
      : 'live or good to fall back to';
  }
  if (facts.planned.has(key)) return 'a planned season';
  if (facts.previews.has(key)) return 'a preview link shows it';
  const generation = facts.recent.get(key);
  if (generation !== undefined) return `generation ${generation} named it`;
  if (age < KEPT.days * DAY_MS)
    return `published ${Math.floor(age / DAY_MS)} of ${KEPT.days} days ago`;
  const { requests } = facts;
  if (requests === null) return null;
  if (requests.now - requests.since < KEPT.idleHours * 3_600_000)
    return `the edge counts requests for less than ${KEPT.idleHours} hours`;
  const last = requests.last[key];
  return last !== undefined && requests.now - last < KEPT.idleHours * 3_600_000
    ? `asked for within ${KEPT.idleHours} hours`
    : null;
}

/** Files by the version they are of; a folder that is no version's is nobody's to delete. */
function byVersion(files: readonly ListedFile[]): Map<string, ListedFile[]> {
  const found = new Map<string, ListedFile[]>();
  for (const file of files) {
    const [, name = '', version = ''] = file.path.split('/');
    if (!isVersionId(version)) continue;
    const key = `${name}@${version}`;
    found.set(key, [...(found.get(key) ?? []), file]);
  }
  return found;
}

/** Judges every version of the store, also what a killed upload or deletion left. */
export async function judgeVersions(
  context: ReleaseContext,
  requests: Requests | null,
): Promise<Verdict[]> {
  await requireLive(context.store, context.channel);
  const channels = await channelNames(context.store);
  const facts: Facts = {
    lives: (await Promise.all(channels.map((channel) => readLive(context.store, channel)))).flatMap(
      (live) => live?.registry ?? [],
    ),
    recent: await recentlyNamed(context, channels),
    previews: await previewed(context),
    requests,
    now: context.now().getTime(),
    planned: new Set(
      (await readPlanned(context.held)).map(({ name, version }) => `${name}@${version}`),
    ),
  };
  return [...byVersion(await context.store.list('remotes'))].map(([key, files]) => {
    const [name = '', version = ''] = key.split('@');
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const record = files.find(
      ({ path }) => path === `${versionFolder(name, version)}/release.json`,
    );
    const newest = Math.max(...files.map(({ at }) => at));
    const uploading =
      facts.now - newest < KEPT.uploadHours * 3_600_000 ? 'it may still be on its way here' : null;
    return {
      key,
      name,
      version,
      bytes,
      kept:
        record === undefined
          ? uploading
          : keptWhy(key, name, version, facts.now - record.at, facts),
    };
  });
}

/**
 * Deletes one version after a tombstone that says who did it; its record goes first, so that nobody
 * takes what is left for a version.
 */
async function bury(
  { store, now }: ReleaseContext,
  { name, version, bytes }: Verdict,
  { by, why }: Signature,
): Promise<void> {
  const tomb = { schema: 'mf-tombstone/1', name, version, bytes, at: now().toISOString(), by, why };
  const place = `audit/gone/${name}/${version}.json`;
  if ((await store.read(place)) === null)
    await store.create(place, Buffer.from(`${JSON.stringify(tomb, null, 1)}\n`));
  const folder = versionFolder(name, version);
  const files = await store.list(folder);
  for (const { path } of files.toSorted(
    (a, b) => Number(b.path.endsWith('/release.json')) - Number(a.path.endsWith('/release.json')),
  ))
    await store.remove(path);
}

/** Removes preview channels whose links have ended. */
async function buryPreviews({ store, now }: ReleaseContext): Promise<number> {
  let count = 0;
  const running = new Set<string>();
  const ended: string[] = [];
  for (const { path, channel } of await previewPointers(store)) {
    if (channel !== null && stillRuns(channel, now())) {
      running.add(channel.registry);
      continue;
    }
    await store.remove(path);
    if (channel !== null) ended.push(channel.registry);
    count += 1;
  }
  // Two links of the same version show the same snapshot: it stays as long as one of them does.
  for (const registry of ended.filter((each) => !running.has(each)))
    await store.remove(pathOf(registry));
  return count;
}

/**
 * Deletes what nothing refers to. Right before each deletion everything is judged again, because
 * another command may have made the version live since.
 *
 * @returns what was deleted and how many ended previews went.
 */
export async function collect(
  context: ReleaseContext,
  requests: Requests | null,
  signature: Signature,
): Promise<{ readonly gone: readonly Verdict[]; readonly previews: number }> {
  const previews = await buryPreviews(context);
  const gone: Verdict[] = [];
  for (const { key } of (await judgeVersions(context, requests)).filter(
    ({ kept }) => kept === null,
  )) {
    const again = (await judgeVersions(context, requests)).find((verdict) => verdict.key === key);
    if (again === undefined || again.kept !== null) continue;
    await bury(context, again, signature);
    gone.push(again);
  }
  return { gone, previews };
}
