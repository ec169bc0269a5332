/** The whole site, copied from one store into another: a CDN's bucket, or a server's folder. */
import { readChannel, readJson, readRelease } from '@site/contracts/releases/read';
import { isPreviewChannel } from '@site/domain/releases/preview';
import { channelNames } from './chain';
import { Refused } from './changes/change';
import { integrityOfBytes } from './files';
import { highestGeneration, pathOf, pointerFile, POINTER_COPY, readLive, type Live } from './live';
import { readText, type ReleaseStore } from './store/release-store';

/** What is immutable, in the order in which it is needed. */
const FOLDERS = ['remotes', 'registry', 'audit'] as const;

/** Files that are compared at the same time: a bucket is asked for each. */
const LANES = 16;

/** What a copy would bring, or has brought. */
export interface Synced {
  /** Files that were missing or damaged there, the record of a version after its files. */
  readonly files: readonly string[];
  /** Channels that moved on, with their generation. */
  readonly channels: readonly { readonly name: string; readonly generation: number }[];
}

/** A version is there once its record is: until then nobody takes it for whole. */
const isRecord = (path: string): boolean => path.endsWith('/release.json');

const isPreview = (path: string): boolean => path.startsWith('registry/p');

/** Hashes that a store names, by path: of snapshots, of records, and of the files of versions. */
async function namedHashes(
  store: ReleaseStore,
  lives: readonly Live[],
): Promise<ReadonlyMap<string, string>> {
  const named = new Map<string, string>();
  const read = async (path: string): Promise<unknown> =>
    readJson((await readText(store, path)) ?? '');
  for (const { path } of await store.list('registry')) {
    const copy = POINTER_COPY.test(path) ? readChannel(await read(path)) : null;
    if (copy?.ok) named.set(pathOf(copy.value.registry), copy.value.integrity);
  }
  for (const { path } of (await store.list('remotes')).filter((file) => isRecord(file.path))) {
    const record = readRelease(await read(path));
    if (!record.ok) continue;
    const folder = path.slice(0, -'release.json'.length);
    for (const [file, { integrity }] of Object.entries(record.value.files))
      named.set(folder + file, integrity);
  }
  // What is live is proven by its pointer, so its word comes last.
  for (const { channel, registry } of lives) {
    named.set(pathOf(channel.registry), channel.integrity);
    for (const { release, integrity } of Object.values(registry.versions))
      named.set(pathOf(release), integrity);
  }
  return named;
}

/** Whether a file is there as it should be: by its hash, or where none is named as it is here. */
async function isSame(
  from: ReleaseStore,
  to: ReleaseStore,
  path: string,
  integrity: string | undefined,
): Promise<boolean> {
  const there = await to.read(path);
  if (there === null) return false;
  return integrity === undefined
    ? (await from.read(path))?.bytes.equals(there.bytes) === true
    : integrityOfBytes(there.bytes) === integrity;
}

async function wrongFiles(
  from: ReleaseStore,
  to: ReleaseStore,
  named: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of FOLDERS) {
    const there = new Map((await to.list(folder)).map(({ path, size }) => [path, size]));
    const here = (await from.list(folder)).filter(({ path }) => !isPreview(path));
    for (let at = 0; at < here.length; at += LANES) {
      const some = here.slice(at, at + LANES);
      const good = await Promise.all(
        some.map(
          async ({ path, size }) =>
            there.get(path) === size && isSame(from, to, path, named.get(path)),
        ),
      );
      found.push(...some.flatMap(({ path }, index) => (good[index] ? [] : [path])));
    }
  }
  return found.toSorted((a, b) => Number(isRecord(a)) - Number(isRecord(b)));
}

/**
 * Channels that are to move, by what both stores say; also those that cannot be read there, because
 * a copy that is damaged is put right from here.
 *
 * @throws Refused for one that is further there, or is none of this store: it is not its copy.
 */
async function movedChannels(
  from: ReleaseStore,
  to: ReleaseStore,
  lives: readonly Live[],
): Promise<readonly Live[]> {
  const found: Live[] = [];
  for (const live of lives) {
    const { channel: name, generation, issuedAt } = live.channel;
    const there = (await readLive(to, name).catch(() => null))?.channel;
    const here = there ? generation : await highestGeneration(from);
    const far = there?.generation ?? (await highestGeneration(to));
    if (far > here)
      throw new Refused(
        `${name} is at generation ${far} in ${to.place} and at ${here} in ${from.place}: somebody released there; nothing was copied`,
      );
    const snapshot = there ? await from.read(pathOf(there.registry)) : null;
    if (there && (snapshot === null || integrityOfBytes(snapshot.bytes) !== there.integrity))
      throw new Refused(
        `generation ${far} of ${name} in ${to.place} is none of ${from.place}: it is another site, or somebody released there; nothing was copied`,
      );
    if (there?.issuedAt !== issuedAt) found.push(live);
  }
  return found;
}

async function put(to: ReleaseStore, path: string, bytes: Buffer): Promise<void> {
  const before = await to.read(path);
  if (before?.bytes.equals(bytes) === true) return;
  if (!(await to.swap(path, bytes, before?.etag ?? null)))
    throw new Refused(`somebody else wrote ${path} in ${to.place}; run the same command again`);
}

/**
 * Copies what is missing or damaged there: files of versions, snapshots and records, then the
 * pointers, then the documents. Ended half way the copy serves what it served before, and the next
 * run completes it. Previews are not copied: they end by themselves.
 *
 * @param isTrial only says what is missing.
 * @throws Refused when the other store is ahead of this one or another site's, and for a file that
 *   is damaged here: it is not spread.
 */
export async function sync(
  from: ReleaseStore,
  to: ReleaseStore,
  isTrial: boolean,
): Promise<Synced> {
  const names = (await channelNames(from)).filter((name) => !isPreviewChannel(name));
  const lives = (await Promise.all(names.map((name) => readLive(from, name)))).flatMap(
    (live) => live ?? [],
  );
  const moved = await movedChannels(from, to, lives);
  const named = await namedHashes(from, lives);
  const files = await wrongFiles(from, to, named);
  const channels = moved.map(({ channel: { channel: name, generation } }) => ({
    name,
    generation,
  }));
  if (isTrial) return { files, channels };
  for (const path of files) {
    const file = await from.read(path);
    if (file === null) continue;
    if ((named.get(path) ?? integrityOfBytes(file.bytes)) !== integrityOfBytes(file.bytes))
      throw new Refused(
        `${path} in ${from.place} does not match its hash, so it is not copied; what is live in ${to.place} stays as it was. Bring the file from a backup or another copy and run the same command again`,
      );
    await put(to, path, file.bytes);
  }
  for (const { name } of channels) {
    const pointer = await from.read(pointerFile(name));
    if (pointer !== null) await put(to, pointerFile(name), pointer.bytes);
  }
  for (const { path } of await from.list('documents')) {
    const file = await from.read(path);
    if (file !== null) await put(to, path, file.bytes);
  }
  return { files, channels };
}
