import fs from 'node:fs';
import path from 'node:path';
import { readJson, readRelease } from '@site/contracts/releases/read';
import type { Release } from '@site/contracts/releases/release';
import { integrityOfBytes, listTree } from './files';
import { refused, type Refused } from './changes/change';
import { readPublished, versionFolder } from './live';
import type { SourceState } from './origin';
import { StoreConflict, type ReleaseStore } from './store/release-store';

const isTwin = (name: string): boolean => /\.(br|gz)$/.test(name);

/**
 * A build's record.
 *
 * @throws Refused when it has none that is valid.
 */
export function readBuild(buildDir: string): Release {
  const file = path.join(buildDir, 'release.json');
  const read = readRelease(fs.existsSync(file) ? readJson(fs.readFileSync(file, 'utf8')) : null);
  if (!read.ok) throw refused`the build has no valid release record (${read.why}); refused`;
  return read.value;
}

/**
 * What is wrong with a build's files: each must be in the record with the hash its bytes have;
 * compressed twins belong to their file.
 */
export async function fileFaults(buildDir: string, release: Release): Promise<string[]> {
  const id = `${release.name}@${release.version}`;
  const tree = await listTree(buildDir);
  const maps = tree
    .filter((name) => name.replace(/\.(?:br|gz)$/, '').endsWith('.map'))
    .map((name) => `${id}: ${name} is a source map, which is nobody's to fetch; refused`);
  const unknown = tree
    .filter((name) => name !== 'release.json' && !isTwin(name))
    .flatMap((name) => {
      const record = release.files[name];
      if (!record) return [`${id}: ${name} has no hash in the release record; refused`];
      return integrityOfBytes(fs.readFileSync(path.join(buildDir, name))) === record.integrity
        ? []
        : [`${id}: ${name} does not match its hash; refused`];
    });
  const missing = Object.keys(release.files)
    .filter((name) => !fs.existsSync(path.join(buildDir, name)))
    .map((name) => `${id}: ${name} is missing from the build; refused`);
  return [...maps, ...unknown, ...missing];
}

function sameFiles(a: Release, b: Release): boolean {
  const flat = (release: Release): string =>
    Object.entries(release.files)
      .map(([name, { integrity }]) => `${name} ${integrity}`)
      .sort()
      .join('\n');
  return flat(a) === flat(b);
}

/** Reads back what was uploaded: a store that answers other bytes than it took must not go live. */
async function verifyUpload(store: ReleaseStore, release: Release): Promise<void> {
  for (const [name, { integrity }] of Object.entries(release.files)) {
    const stored = await store.read(`${versionFolder(release.name, release.version)}/${name}`);
    if (stored === null || integrityOfBytes(stored.bytes) !== integrity)
      throw new Error(
        `${store.place} did not keep ${name} of ${release.name}@${release.version}; nothing became live`,
      );
  }
}

const conflict = (release: Release): Refused =>
  refused`${release.name}@${release.version} is already published with other bytes; change its version or its sources`;

/**
 * Puts a finished build into the store. Publishing makes nothing live. The record goes last: a
 * version whose upload was cut off is not there, and a second try completes it.
 *
 * @param extra further files of the version folder, such as the gate's results.
 * @param sources what the record says of the sources; a build that nobody asked for says nothing.
 * @returns whether it was new.
 * @throws Refused when the build is incomplete, or when the version exists with other bytes
 *   (releases B8).
 */
export async function publishBuild(
  store: ReleaseStore,
  buildDir: string,
  extra: Readonly<Record<string, string>> = {},
  sources: Pick<SourceState, 'commit' | 'dirty'> | null = null,
): Promise<{ release: Release; isNew: boolean }> {
  const built = readBuild(buildDir);
  const release =
    sources === null ? built : { ...built, commit: sources.commit, dirty: sources.dirty };
  const [fault] = await fileFaults(buildDir, release);
  if (fault !== undefined) throw refused`a file of the build cannot be published: ${fault}`;
  const existing = await readPublished(store, release.name, release.version);
  if (existing) {
    if (!sameFiles(existing.release, release)) throw conflict(release);
    return { release: existing.release, isNew: false };
  }
  const folder = versionFolder(release.name, release.version);
  const files = (await listTree(buildDir)).filter((name) => name !== 'release.json');
  try {
    for (const name of files)
      await store.create(`${folder}/${name}`, fs.readFileSync(path.join(buildDir, name)));
  } catch (error) {
    if (error instanceof StoreConflict) throw conflict(release);
    throw error;
  }
  await verifyUpload(store, release);
  // What is only told beside a release may differ from try to try; the first one stays.
  for (const [name, text] of Object.entries(extra)) {
    if ((await store.read(`${folder}/${name}`)) === null)
      await store.create(`${folder}/${name}`, Buffer.from(text));
  }
  await store.create(
    `${folder}/release.json`,
    sources === null
      ? fs.readFileSync(path.join(buildDir, 'release.json'))
      : Buffer.from(`${JSON.stringify(release)}\n`),
  );
  return { release, isNew: true };
}
