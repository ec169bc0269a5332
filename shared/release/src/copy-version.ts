import { refused } from './changes/change';
import { readPublished, versionFolder } from './live';
import type { ReleaseStore } from './store/release-store';

/**
 * Brings a version from one store into another; its record goes last, so that it is there whole or
 * not at all.
 *
 * @throws Refused when the first store has no such version.
 */
export async function copyVersion(
  from: ReleaseStore,
  to: ReleaseStore,
  name: string,
  version: string,
): Promise<void> {
  if ((await readPublished(to, name, version)) !== null) return;
  const folder = versionFolder(name, version);
  const files = (await from.list(folder))
    .map(({ path }) => path)
    .filter((path) => path !== `${folder}/release.json`);
  const record = await from.read(`${folder}/release.json`);
  if (record === null) throw refused`${name}@${version} is not in ${from.place}`;
  for (const path of files) {
    const file = await from.read(path);
    if (file !== null) await to.create(path, file.bytes);
  }
  await to.create(`${folder}/release.json`, record.bytes);
}
