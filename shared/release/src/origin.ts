/** Where versions come from, kept beside their records. */
import { readJson } from '@site/contracts/releases/read';
import { readOriginRecord, type Origin } from '@site/contracts/releases/origin';
import { beijing } from '@site/domain/releases/moment-text';
import { refused } from './changes/change';
import { versionFolder } from './live';
import { readText, StoreConflict, type ReleaseStore } from './store/release-store';

/** What is known of the sources of a build. */
export type SourceState = Pick<Origin, 'commit' | 'author' | 'dirty'>;

/** A build whose sources stand in no repository, or where nothing can look. */
export const UNKNOWN_SOURCES: SourceState = { commit: null, author: null, dirty: null };

/** Kept sources of an unclean tree stay on record when the same bytes are committed later. */
const FILES = ['committed.json', 'origin.json'] as const;

/** Origin of a version, the committed one first; null for one that nobody published by name. */
export async function readOrigin(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Origin | null> {
  for (const file of FILES) {
    const text = await readText(store, `${versionFolder(name, version)}/${file}`);
    const read = text === null ? null : readOriginRecord(readJson(text));
    if (read?.ok) return read.value;
  }
  return null;
}

/**
 * Keeps an origin. The first one stays, unless its sources were in no commit and those of the same
 * bytes are now.
 */
export async function keepOrigin(
  store: ReleaseStore,
  { name, version }: { readonly name: string; readonly version: string },
  origin: Origin,
): Promise<void> {
  const known = await readOrigin(store, name, version);
  if (known !== null && (known.dirty === null || origin.dirty !== null || origin.commit === null))
    return;
  const file = known === null ? 'origin.json' : 'committed.json';
  const text = `${JSON.stringify(origin, null, 1)}\n`;
  await store
    .create(`${versionFolder(name, version)}/${file}`, Buffer.from(text))
    .catch((error: unknown) => {
      // Another publisher was faster with the same version.
      if (!(error instanceof StoreConflict)) throw error;
    });
}

/** What a difference is called. */
export const dirtyText = ({ files, diff }: NonNullable<Origin['dirty']>): string =>
  `${files} ${files === 1 ? 'file' : 'files'} in no commit, diff ${diff}`;

/** An origin in one line; a version without one was made live by a start of the site. */
export function originText(origin: Origin | null): string {
  if (origin === null) return 'from local sources';
  const { at, by, note, commit, author, dirty } = origin;
  return [
    beijing(Date.parse(at)),
    commit === null ? 'commit unknown' : `commit ${commit.slice(0, 9)}`,
    ...(author === null ? [] : [`of ${author}`]),
    `published by ${by}`,
    ...(dirty === null ? [] : [`UNCLEAN: ${dirtyText(dirty)}`]),
    ...(note === null ? [] : [`"${note}"`]),
  ].join(', ');
}

/** Channels whose versions all members get. */
const MEMBERS: readonly string[] = ['production', 'stable', 'live'];

/**
 * All members get only what can be found again in a commit. Ramps and previews may show more, and
 * so may other channels.
 *
 * @throws Refused for a version whose sources are in no commit.
 */
export async function refuseUnclean(
  stores: readonly ReleaseStore[],
  channel: string,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<void> {
  if (!MEMBERS.includes(channel)) return;
  const found = await Promise.all(stores.map((store) => readOrigin(store, name, version)));
  const dirty = found.find((origin) => origin !== null)?.dirty ?? null;
  if (dirty === null) return;
  throw refused`${name}@${version} was published from an unclean tree (${dirtyText(dirty)}) and does not go live for everybody on ${channel}; commit the sources and publish ${name} again. A canary, a preview and other channels take it as it is`;
}
