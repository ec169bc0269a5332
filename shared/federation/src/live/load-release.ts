/** Fetches the record of one version and proves it by the hash in the registry. */
import type { ResolvedRelease } from '@site/contracts/releases/boot-document';
import { readJson, readRelease } from '@site/contracts/releases/read';
import type { Release } from '@site/contracts/releases/release';
import type { VersionRecord } from '@site/contracts/releases/registry';
import { Deadlines } from '../deadlines';
import { RemoteLoadError } from '../types';
import { fetchVerified } from './verified-fetch';

/** The part of a release record that loading needs. */
export function toResolved(release: Release): ResolvedRelease {
  const files = Object.fromEntries(
    Object.entries(release.files).map(([file, { integrity }]) => [file, integrity]),
  );
  return {
    name: release.name,
    version: release.version,
    entry: release.entry,
    files,
    exposes: release.exposes,
    views: release.views,
  };
}

/**
 * Loads it.
 *
 * @throws RemoteLoadError for a record that does not fit, else what the network threw.
 */
export async function loadRelease(
  fetcher: typeof fetch,
  record: Pick<VersionRecord, 'release' | 'integrity'>,
  name: string,
  version: string,
): Promise<ResolvedRelease> {
  const release = readRelease(
    readJson(await fetchVerified(fetcher, record.release, record.integrity, Deadlines.release)),
  );
  if (!release.ok) throw new RemoteLoadError(name, version, 'release', 'bad-record', release.why);
  if (release.value.name !== name || release.value.version !== version) {
    throw new RemoteLoadError(
      name,
      version,
      'release',
      'bad-record',
      `the record is of ${release.value.name}@${release.value.version}`,
    );
  }
  return toResolved(release.value);
}
