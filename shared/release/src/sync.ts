/** The whole site, copied from one store into another: a CDN's bucket, or a server's folder. */
import { isPreviewChannel } from '@site/domain/releases/preview';
import { channelNames } from './chain';
import { Refused } from './changes/change';
import { pointerFile, readLive, type Live } from './live';
import type { ListedFile, ReleaseStore } from './store/release-store';

/** What is immutable, in the order in which it is needed. */
const FOLDERS = ['remotes', 'registry', 'audit'] as const;

/** What a copy would bring, or has brought. */
export interface Synced {
  /** Files that were missing there, the record of a version after its files. */
  readonly files: readonly string[];
  /** Channels that moved on, with their generation. */
  readonly channels: readonly { readonly name: string; readonly generation: number }[];
}

/** A version is there once its record is: until then nobody takes it for whole. */
const isRecord = (path: string): boolean => path.endsWith('/release.json');

const isPreview = (path: string): boolean => path.startsWith('registry/p');

async function missingFiles(from: ReleaseStore, to: ReleaseStore): Promise<readonly string[]> {
  const found: ListedFile[] = [];
  for (const folder of FOLDERS) {
    const there = new Map((await to.list(folder)).map(({ path, size }) => [path, size]));
    for (const file of await from.list(folder))
      if (there.get(file.path) !== file.size && !isPreview(file.path)) found.push(file);
  }
  return found
    .map(({ path }) => path)
    .toSorted((a, b) => Number(isRecord(a)) - Number(isRecord(b)));
}

/**
 * Channels that are to move, by what both stores say.
 *
 * @throws Refused for one that is further there: it is not a copy of this store.
 */
async function movedChannels(
  from: ReleaseStore,
  to: ReleaseStore,
): Promise<readonly { readonly name: string; readonly live: Live }[]> {
  const names = (await channelNames(from)).filter((name) => !isPreviewChannel(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const [live, there] = [await readLive(from, name), await readLive(to, name)];
      const [here, far] = [live?.channel.generation ?? 0, there?.channel.generation ?? 0];
      if (far > here)
        throw new Refused(
          `${name} is at generation ${far} in ${to.place} and at ${here} in ${from.place}: somebody released there; nothing was copied`,
        );
      return live === null || there?.channel.issuedAt === live.channel.issuedAt
        ? []
        : [{ name, live }];
    }),
  );
  return found.flat();
}

async function put(to: ReleaseStore, path: string, bytes: Buffer): Promise<void> {
  const before = await to.read(path);
  if (before?.bytes.equals(bytes) === true) return;
  if (!(await to.swap(path, bytes, before?.etag ?? null)))
    throw new Refused(`somebody else wrote ${path} in ${to.place}; run the same command again`);
}

/**
 * Copies what is missing: files of versions, snapshots and records, then the pointers, then the
 * documents. Ended half way the copy serves what it served before, and the next run completes it.
 * Previews are not copied: they end by themselves.
 *
 * @param isTrial only says what is missing.
 * @throws Refused when the other store is ahead of this one.
 */
export async function sync(
  from: ReleaseStore,
  to: ReleaseStore,
  isTrial: boolean,
): Promise<Synced> {
  const moved = await movedChannels(from, to);
  const files = await missingFiles(from, to);
  const channels = moved.map(({ name, live }) => ({
    name,
    generation: live.channel.generation,
  }));
  if (isTrial) return { files, channels };
  for (const path of files) {
    const file = await from.read(path);
    if (file !== null) await to.create(path, file.bytes);
  }
  for (const { name } of moved) {
    const pointer = await from.read(pointerFile(name));
    if (pointer !== null) await put(to, pointerFile(name), pointer.bytes);
  }
  for (const { path } of await from.list('documents')) {
    const file = await from.read(path);
    if (file !== null) await put(to, path, file.bytes);
  }
  return { files, channels };
}
