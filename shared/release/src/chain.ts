/**
 * The generations that were live on a channel, the newest first, along the chain of hashes
 * (releases D2).
 */
import type { Channel } from '@site/contracts/releases/channel';
import { readChannel, readJson, readRegistry } from '@site/contracts/releases/read';
import { isPreviewChannel } from '@site/domain/releases/preview';
import type { Registry } from '@site/contracts/releases/registry';
import { integrityOfBytes } from './files';
import { isSnapshot, readLive } from './live';
import type { ListedFile, ReleaseStore } from './store/release-store';

/** One generation. */
export interface ChainLink {
  readonly generation: number;
  /** Hash of its snapshot, as the pointer or the next generation names it. */
  readonly integrity: string;
  /** When the snapshot was written, epoch ms by the store's clock; null when it is not there. */
  readonly at: number | null;
  /** Null when the snapshot is missing, or is not the one that was named: there the chain ends. */
  readonly registry: Registry | null;
}

async function snapshotOf(
  store: ReleaseStore,
  file: ListedFile | undefined,
  integrity: string,
): Promise<Registry | null> {
  const found = file === undefined ? null : await store.read(file.path);
  if (found === null || integrityOfBytes(found.bytes) !== integrity) return null;
  const read = readRegistry(readJson(found.bytes.toString('utf8')));
  return read.ok ? read.value : null;
}

/**
 * Walks back from what is live. What is in the store but not in the chain never was live here: a
 * draft of a killed writer, or another channel's.
 */
export async function* chainOf(store: ReleaseStore, channel: string): AsyncGenerator<ChainLink> {
  const live = await readLive(store, channel);
  const files = live === null ? [] : await store.list('registry');
  let next =
    live === null
      ? null
      : { generation: live.channel.generation, integrity: live.channel.integrity };
  while (next !== null) {
    const { generation, integrity }: { readonly generation: number; readonly integrity: string } =
      next;
    const file = files.find(({ path }) => isSnapshot(path, generation));
    const registry = await snapshotOf(store, file, integrity);
    yield { generation, integrity, at: file?.at ?? null, registry };
    next = registry?.previous ?? null;
  }
}

const CHANNEL_FILE = /^channel\/([a-z][a-z0-9-]{0,31})\.json$/;

const allNames = async (store: ReleaseStore): Promise<string[]> =>
  (await store.list('channel')).flatMap(({ path }) => CHANNEL_FILE.exec(path)?.[1] ?? []);

/** Names of the channels of a store, previews left out: those end by themselves. */
export const channelNames = async (store: ReleaseStore): Promise<string[]> =>
  (await allNames(store)).filter((name) => !isPreviewChannel(name));

/** A preview's file, and its pointer; null when that cannot be read. */
export interface PreviewPointer {
  readonly path: string;
  readonly channel: Channel | null;
}

/** The previews of a store, also those whose link has ended. */
export async function previewPointers(store: ReleaseStore): Promise<PreviewPointer[]> {
  return Promise.all(
    (await allNames(store)).filter(isPreviewChannel).map(async (name) => {
      const path = `channel/${name}.json`;
      const file = await store.read(path);
      const read = file === null ? null : readChannel(readJson(file.bytes.toString('utf8')));
      return { path, channel: read?.ok ? read.value : null };
    }),
  );
}
