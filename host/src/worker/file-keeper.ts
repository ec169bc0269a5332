/** Keeps immutable files of releases, each only after its bytes matched the signed record's hash. */
import { readJson, readRelease } from '@site/contracts/releases/read';
import { OfflineLimits, surplus, type KeptVersions } from '@site/domain/offline/kept';
import { KEPT_CACHES } from '@site/domain/offline/names';
import { releasedFile, type ReleasedFile } from '@site/domain/offline/requests';
import { versionRoot } from '@site/domain/releases/paths';
import { typeOf } from '@site/domain/serving/file-types';
import { BASE_HEADERS, FOREVER } from '@site/domain/serving/security-headers';
import { integrityOfBytes } from '@site/federation/live/verified-fetch';
import type { KnownVersion } from './kept-state';

/** What it is given. */
export interface FileKeeperDeps {
  readonly fetch: typeof fetch;
  readonly caches: Pick<CacheStorage, 'open' | 'match'>;
  /** What the registry says of a version; null for one that it does not show. */
  readonly versionOf: (key: string) => Promise<KnownVersion | null>;
}

/** The keeper. */
export interface FileKeeper {
  /** A kept file; null where it is not kept. */
  readonly find: (file: ReleasedFile) => Promise<Response | null>;
  /**
   * Keeps a file; never rejects.
   *
   * @param answer what a page was answered; asked for where it is missing.
   */
  readonly keep: (file: ReleasedFile, answer?: Response) => Promise<void>;
  /** Drops what is not kept any more. */
  readonly prune: (versions: KeptVersions) => Promise<void>;
}

const RECORD = 'release.json';

const keyOf = ({ part, version }: ReleasedFile): string => `${part}@${version}`;

/**
 * A proven file as it is kept: the answer itself where that says what its name says, because
 * Chromium compiles at once what is kept during the installation, but nothing that was made here.
 * What says something else is said by its name, as at every server of the site.
 */
function asKept(answer: Response, bytes: ArrayBuffer, { file }: ReleasedFile): Response {
  const type = typeOf(file);
  if (answer.headers.get('content-type') === type && answer.type === 'basic') return answer;
  return new Response(bytes, {
    headers: { ...BASE_HEADERS, 'content-type': type, 'cache-control': FOREVER },
  });
}

/** Makes it. */
export function fileKeeper({ fetch, caches, versionOf }: FileKeeperDeps): FileKeeper {
  const open = (): Promise<Cache> => caches.open(KEPT_CACHES.files);
  // Reading makes no cache: one that was removed stays so.
  const kept = (pathname: string): Promise<Response | undefined> =>
    caches.match(pathname, { cacheName: KEPT_CACHES.files });
  const records = new Map<string, Promise<Readonly<Record<string, { integrity: string }>>>>();

  /**
   * The bytes of a file that match the hash; what came otherwise is not kept and not used.
   *
   * @throws Error when there are none.
   */
  const proven = async (
    file: ReleasedFile,
    integrity: string,
    answer?: Response,
  ): Promise<ArrayBuffer> => {
    const found = answer ?? (await kept(file.pathname));
    const response =
      found ??
      (await fetch(file.pathname, { mode: 'cors', credentials: 'same-origin', redirect: 'error' }));
    if (!response.ok) throw new Error(`${file.pathname} answered ${response.status}`);
    const copy = response.clone();
    const bytes = await response.arrayBuffer();
    if ((await integrityOfBytes(new Uint8Array(bytes))) !== integrity)
      throw new Error(`${file.pathname} is not the released file`);
    if (answer !== undefined || found === undefined)
      await (await open()).put(file.pathname, asKept(copy, bytes, file));
    return bytes;
  };

  const readRecord = async (
    { part, version }: ReleasedFile,
    integrity: string,
  ): Promise<Readonly<Record<string, { integrity: string }>>> => {
    const record = releasedFile(`${versionRoot(part, version)}/${RECORD}`);
    if (record === null) throw new Error(`${part}@${version} has no record`);
    const text = new TextDecoder().decode(await proven(record, integrity));
    const release = readRelease(readJson(text));
    if (!release.ok) throw new Error(release.why);
    return release.value.files;
  };

  const hashOf = async (file: ReleasedFile): Promise<string | null> => {
    const key = keyOf(file);
    const version = await versionOf(key);
    if (version === null) return null;
    if (file.file === RECORD) return version.integrity;
    const record = records.get(key) ?? readRecord(file, version.integrity);
    // One that failed is asked for again.
    records.set(key, record);
    record.catch(() => records.delete(key));
    const files = await record;
    return Object.hasOwn(files, file.file) ? (files[file.file]?.integrity ?? null) : null;
  };

  return {
    find: async (file) => (await kept(file.pathname)) ?? null,
    keep: async (file, answer) => {
      try {
        if ((await kept(file.pathname)) !== undefined) return;
        const integrity = await hashOf(file);
        if (integrity !== null) await proven(file, integrity, answer);
      } catch {
        /* not proven, not there, or no room: the page has what the network gave it */
      }
    },
    prune: async (versions) => {
      const cache = await open();
      const files = await Promise.all(
        (await cache.keys()).map(async ({ url }) => {
          const { pathname } = new URL(url);
          const file = releasedFile(pathname);
          const size = (await (await kept(pathname))?.blob())?.size ?? 0;
          return { pathname, key: file === null ? null : keyOf(file), bytes: size };
        }),
      );
      for (const pathname of surplus(files, versions, OfflineLimits.mostBytes))
        await cache.delete(pathname);
    },
  };
}
