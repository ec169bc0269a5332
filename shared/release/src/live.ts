import crypto from 'node:crypto';
import {
  readChannel,
  readJson,
  readRegistry,
  readRelease,
  type Read,
} from '@site/contracts/releases/read';
import type { Channel } from '@site/contracts/releases/channel';
import type { Registry } from '@site/contracts/releases/registry';
import { RELEASE_ROOT } from '@site/domain/releases/paths';
import { isPreviewChannel } from '@site/domain/releases/preview';
import { integrityOfBytes } from './files';
import { refused, type Published } from './changes/change';
import { seasonSlug } from './seasons/names';
import type { ReleaseStore } from './store/release-store';

/** A live generation: the pointer with its mark, and the snapshot it proves. */
export interface Live {
  readonly channel: Channel;
  readonly etag: string;
  readonly registry: Registry;
}

/** Path in the store behind a URL path of the release root. */
export const pathOf = (urlPath: string): string => urlPath.slice(RELEASE_ROOT.length + 1);

const parsed = (bytes: Buffer): unknown => readJson(bytes.toString('utf8'));

/** File of a channel's pointer in the store. */
export const pointerFile = (channel: string): string => `channel/${channel}.json`;

/** A pointer as it was when its generation was made, beside the snapshot. */
export const POINTER_COPY = /^registry\/(\d+)-[0-9a-f]{12}\.pointer\.json$/;

/**
 * What is live cannot be read: with the file that is in the way, and what puts it right. Nothing
 * is released on top of it.
 */
function damaged(store: ReleaseStore, file: string, channel: string, why: string): Error {
  const named = channel === 'production' ? '' : ` --channel ${channel}`;
  return new Error(
    `${file} in ${store.place} ${why}; put what is live right from its kept copies with: npm run release -- repair${named}`,
  );
}

/**
 * Whether a channel without a pointer had one: a generation came after another. A first one may be
 * the draft of a writer that was ended before its pointer.
 */
async function wasLive(store: ReleaseStore, channel: string): Promise<boolean> {
  for (const { path } of await store.list('registry')) {
    const copy = POINTER_COPY.test(path) ? await store.read(path) : null;
    const pointer = copy === null ? null : readChannel(parsed(copy.bytes));
    if (!pointer?.ok || pointer.value.channel !== channel) continue;
    const snapshot = await store.read(pathOf(pointer.value.registry));
    const read = snapshot === null ? null : readRegistry(parsed(snapshot.bytes));
    if (read?.ok && read.value.previous !== null) return true;
  }
  return false;
}

function unwrap<T>(what: string, result: Read<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${what} is not valid (${result.why})`);
}

/**
 * What is live on a channel, verified.
 *
 * @returns null when the channel does not exist yet.
 * @throws Error when the pointer or its snapshot is damaged.
 */
export async function readLive(store: ReleaseStore, channel: string): Promise<Live | null> {
  const file = await store.read(pointerFile(channel));
  if (file === null) {
    // From nothing the next release would begin anew, without all that was live.
    if (!isPreviewChannel(channel) && (await wasLive(store, channel)))
      throw damaged(store, pointerFile(channel), channel, 'is missing');
    return null;
  }
  const pointer = readChannel(parsed(file.bytes));
  if (!pointer.ok)
    throw damaged(store, pointerFile(channel), channel, `is damaged (${pointer.why})`);
  const place = pathOf(pointer.value.registry);
  const snapshot = await store.read(place);
  if (snapshot === null) throw damaged(store, place, channel, 'is missing');
  if (integrityOfBytes(snapshot.bytes) !== pointer.value.integrity)
    throw damaged(store, place, channel, 'does not match its hash');
  return {
    channel: pointer.value,
    etag: file.etag,
    registry: unwrap('the registry', readRegistry(parsed(snapshot.bytes))),
  };
}

/**
 * The same, where there must be one.
 *
 * @throws Refused that says what to do.
 */
export async function requireLive(store: ReleaseStore, channel: string): Promise<Live> {
  const live = await readLive(store, channel);
  if (live) return live;
  throw refused`channel ${channel} has no generation yet; start the site once or promote a host first`;
}

/** Whether a path is the snapshot of a generation, and not the signed pointer beside it. */
export const isSnapshot = (path: string, generation: number): boolean =>
  path.startsWith(`registry/${generation}-`) && !path.endsWith('.pointer.json');

/** Folder of one version in the store. */
export const versionFolder = (name: string, version: string): string =>
  `remotes/${name}/${version}`;

/** Record and hash of a published version; null when it is not in the store. */
export async function readPublished(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Published | null> {
  const file = await store.read(`${versionFolder(name, version)}/release.json`);
  if (file === null) return null;
  return {
    release: unwrap(`the record of ${name}@${version}`, readRelease(parsed(file.bytes))),
    integrity: integrityOfBytes(file.bytes),
  };
}

/**
 * Published versions of a part, newest first. The record is written last, so a version without one
 * is not there.
 */
export async function publishedVersions(store: ReleaseStore, name: string): Promise<string[]> {
  const records = (await store.list(`remotes/${name}`)).filter(
    ({ path }) => path.split('/').length === 4 && path.endsWith('/release.json'),
  );
  return records.toSorted((a, b) => b.at - a.at).map(({ path }) => path.split('/')[2] ?? '');
}

/** How a part comes into the store. A season may be under embargo: it is held back first. */
export const publishAdvice = (name: string): string =>
  name.startsWith('season_')
    ? `hold it back with: npm run release -- season publish ${seasonSlug(name)}, then plan it with season schedule`
    : `run: npm run release -- publish ${name}`;

/**
 * A published version by name; when none is named the newest that was not revoked.
 *
 * @param revoked `name@version` of those that were.
 * @throws Refused that lists what there is.
 */
export async function requirePublished(
  store: ReleaseStore,
  name: string,
  version?: string,
  revoked: readonly string[] = [],
): Promise<Published> {
  const known = await publishedVersions(store, name);
  const wanted = version ?? known.find((each) => !revoked.includes(`${name}@${each}`));
  const found = wanted === undefined ? null : await readPublished(store, name, wanted);
  if (found) return found;
  if (known.length > 0 && wanted === undefined)
    throw refused`every published version of ${name} was revoked; publish a new one`;
  if (known.length === 0) throw refused`${name} was never published here; ${publishAdvice(name)}`;
  throw refused`${name}@${wanted ?? ''} is not published here; there are: ${known.join(', ')}`;
}

/**
 * Highest generation of any channel; one counter for all, so that an audit record's number is
 * unique.
 */
export async function highestGeneration(store: ReleaseStore): Promise<number> {
  const files = [...(await store.list('registry')), ...(await store.list('audit'))];
  return Math.max(
    0,
    ...files.map(({ path }) => Number(/^(?:registry|audit)\/(\d+)[-.]/.exec(path)?.[1] ?? 0)),
  );
}

/** First twelve hex digits of the SHA-256 of some bytes, for the snapshot's file name. */
export function shortHash(bytes: Buffer): string {
  return crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
