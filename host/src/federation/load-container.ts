import type { ResolvedRelease } from '@site/contracts/releases/boot-document';
import { fileUrl, versionRoot } from '@site/domain/releases/paths';
import { Deadlines } from './deadlines';
import { trustFiles } from './integrity-map';
import { RemoteLoadError, type ContainerRuntime } from './types';
import { DeadlineError } from './load-faults';

/** Container globals this loader made, so that a foreign one of the same name is noticed. */
const ours = new Set<string>();

/**
 * A container whose global already exists would never be fetched; a foreign one would run instead
 * (releases B4).
 */
function refuseTakenGlobal(release: ResolvedRelease): void {
  const { global } = release.entry;
  if (!(global in globalThis)) return;
  throw new RemoteLoadError(
    release.name,
    release.version,
    'container',
    'global-taken',
    `the page already has a global named ${global}`,
  );
}

/**
 * A container that failed keeps half-made modules; the next try runs its entry again, in a fresh
 * runtime.
 */
function discardContainer(global: string): void {
  if (ours.has(global)) Reflect.deleteProperty(globalThis, global);
}

function entryUrl(release: ResolvedRelease, attempt: number): string {
  const url = fileUrl(release.name, release.version, release.entry.url);
  if (url === null)
    throw new RemoteLoadError(
      release.name,
      release.version,
      'release',
      'bad-record',
      `entry ${release.entry.url} is not a canonical path`,
    );
  // A hung connection answers the same address with the same silence, so each further try has another.
  return new URL(attempt === 0 ? url : `${url}?r=${attempt}`, globalThis.location.href).href;
}

function within<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError(`${what} took longer than ${ms} ms`)),
      ms,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Registers one version under an identity of its own and loads its exposed module. Each try has a
 * fresh identity, because a container that failed half way keeps its wounds (releases B14).
 */
export async function loadContainer(
  runtime: ContainerRuntime,
  release: ResolvedRelease,
  attempt: number,
): Promise<unknown> {
  if (attempt > 0) discardContainer(release.entry.global);
  refuseTakenGlobal(release);
  trustFiles(versionRoot(release.name, release.version), release.files);
  const { global } = release.entry;
  const identity = attempt === 0 ? global : `${global}_r${attempt}`;
  ours.add(global);
  runtime.registerRemotes([
    { name: identity, entry: entryUrl(release, attempt), type: 'global', entryGlobalName: global },
  ]);
  const loaded = await within(
    runtime.loadRemote(`${identity}/remote`),
    Deadlines.entry + Deadlines.chunk,
    `${release.name} container`,
  );
  const remote =
    typeof loaded === 'object' && loaded !== null && 'remote' in loaded ? loaded.remote : undefined;
  if (remote === undefined)
    throw new RemoteLoadError(
      release.name,
      release.version,
      'container',
      'no-container',
      'the exposed module has no `remote`',
    );
  return remote;
}
