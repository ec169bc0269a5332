import { readJson, readRelease } from '@site/contracts/releases/read';
import type { ResolvedRelease } from '@site/contracts/releases/boot-document';
import type { Release } from '@site/contracts/releases/release';
import type { Registry } from '@site/contracts/releases/registry';
import { Deadlines } from './deadlines';
import { RemoteLoadError } from './types';
import { fetchVerified } from './verified-fetch';

/** The part of a release record that loading needs. */
export function toResolved(release: Release): ResolvedRelease {
  const files = Object.fromEntries(Object.entries(release.files).map(([file, { integrity }]) => [file, integrity]));
  return { name: release.name, version: release.version, entry: release.entry, files, exposes: release.exposes, views: release.views };
}

/** Gives the record of a version: from the document when it carries it, else fetched and proven once. */
export function releaseSource(fetcher: typeof fetch, carried: Readonly<Record<string, ResolvedRelease>>) {
  const known = new Map<string, ResolvedRelease>();
  for (const release of Object.values(carried)) known.set(`${release.name}@${release.version}`, release);

  const load = async (registry: Registry, name: string, version: string): Promise<ResolvedRelease> => {
    const record = registry.versions[`${name}@${version}`];
    if (!record) throw new RemoteLoadError(name, version, 'release', 'bad-record', 'the registry has no record of this version');
    const release = readRelease(readJson(await fetchVerified(fetcher, record.release, record.integrity, Deadlines.release)));
    if (!release.ok) throw new RemoteLoadError(name, version, 'release', 'bad-record', release.why);
    if (release.value.name !== name || release.value.version !== version) {
      throw new RemoteLoadError(name, version, 'release', 'bad-record', `the record is of ${release.value.name}@${release.value.version}`);
    }
    return toResolved(release.value);
  };

  return async (registry: Registry, name: string, version: string): Promise<ResolvedRelease> => {
    const key = `${name}@${version}`;
    const cached = known.get(key);
    if (cached) return cached;
    const release = await load(registry, name, version);
    known.set(key, release);
    return release;
  };
}

/** Asynchronous look-up of a version's record. */
export type ReleaseSource = ReturnType<typeof releaseSource>;
