import fs from 'node:fs';
import path from 'node:path';
import { readJson, readRelease } from '@site/contracts/releases/read';
import type { Release } from '@site/contracts/releases/release';
import { integrityOfBytes, listTree } from '../build/compress';
import { readPublished, versionDir, type Store } from './store';

/** Every file must be in the record with the hash its bytes have; compressed twins belong to their file. */
async function checkTree(dir: string, release: Release): Promise<void> {
  for (const name of await listTree(dir)) {
    if (name === 'release.json' || /\.(br|gz)$/.test(name)) continue;
    const record = release.files[name];
    if (!record) throw new Error(`${release.name}@${release.version}: ${name} has no hash in the release record; refused`);
    if (integrityOfBytes(fs.readFileSync(path.join(dir, name))) !== record.integrity) {
      throw new Error(`${release.name}@${release.version}: ${name} does not match its hash; refused`);
    }
  }
  for (const name of Object.keys(release.files)) {
    if (!fs.existsSync(path.join(dir, name))) throw new Error(`${release.name}@${release.version}: ${name} is missing from the build; refused`);
  }
}

function sameFiles(a: Release, b: Release): boolean {
  const flat = (release: Release): string => Object.entries(release.files).map(([name, { integrity }]) => `${name} ${integrity}`).sort().join('\n');
  return flat(a) === flat(b);
}

/**
 * Puts a finished build into the store. Publishing makes nothing live.
 * @returns whether it was new.
 * @throws Error when the build is incomplete, or when the version exists with other bytes (releases B8).
 */
export async function publishBuild(store: Store, buildDir: string): Promise<{ release: Release; isNew: boolean }> {
  const read = readRelease(readJson(fs.readFileSync(path.join(buildDir, 'release.json'), 'utf8')));
  if (!read.ok) throw new Error(`the build has no valid release record (${read.why}); refused`);
  const release = read.value;
  await checkTree(buildDir, release);
  const existing = readPublished(store, release.name, release.version);
  if (existing) {
    if (!sameFiles(existing.release, release)) {
      throw new Error(`${release.name}@${release.version} is already published with other bytes; change its version or its sources`);
    }
    return { release: existing.release, isNew: false };
  }
  const target = versionDir(store, release.name, release.version);
  const temp = `${target}.${process.pid}.tmp`;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.cpSync(buildDir, temp, { recursive: true });
  fs.renameSync(temp, target);
  await checkTree(target, release);
  return { release, isNew: true };
}
