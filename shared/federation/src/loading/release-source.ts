import type { ResolvedRelease } from '@site/contracts/releases/boot-document';
import type { Registry } from '@site/contracts/releases/registry';
import { loadLive } from './load-live';
import { RemoteLoadError } from '../types';

/**
 * Gives the record of a version: from the document when it carries it, else fetched and proven
 * once.
 *
 * @param carried records of the boot document, by any key.
 * @returns the look-up; rejects with RemoteLoadError, HashMismatchError, DeadlineError or the
 *   network's own error.
 */
export function releaseSource(
  fetcher: typeof fetch,
  carried: Readonly<Record<string, ResolvedRelease>>,
) {
  const known = new Map<string, ResolvedRelease>();
  for (const release of Object.values(carried))
    known.set(`${release.name}@${release.version}`, release);
  return async (registry: Registry, name: string, version: string): Promise<ResolvedRelease> => {
    const key = `${name}@${version}`;
    const cached = known.get(key);
    if (cached) return cached;
    const record = registry.versions[key];
    if (!record)
      throw new RemoteLoadError(
        name,
        version,
        'release',
        'bad-record',
        'the registry has no record of this version',
      );
    const release = await (await loadLive()).loadRelease(fetcher, record, name, version);
    known.set(key, release);
    return release;
  };
}

/** Asynchronous look-up of a version's record. */
export type ReleaseSource = ReturnType<typeof releaseSource>;
