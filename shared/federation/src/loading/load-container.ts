import type { ResolvedRelease } from '@site/contracts/releases/boot-document';
import { fileUrl, versionRoot } from '@site/domain/releases/paths';
import { Deadlines, within } from '../deadlines';
import { trustFiles } from '../integrity/integrity-map';
import { RemoteLoadError, type ContainerRuntime, type LoadFault, type LoadPhase } from '../types';

/** Container globals this loader made, so that a foreign one of the same name is noticed. */
const ours = new Set<string>();

const loadError = (
  { name, version }: ResolvedRelease,
  phase: LoadPhase,
  fault: LoadFault,
  detail: string,
): RemoteLoadError => new RemoteLoadError(name, version, phase, fault, detail);

/**
 * A container whose global already exists would never be fetched; a foreign one would run instead
 * (releases B4).
 */
function refuseTakenGlobal(release: ResolvedRelease): void {
  const { global } = release.entry;
  if (!(global in globalThis)) return;
  throw loadError(
    release,
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
    throw loadError(
      release,
      'release',
      'bad-record',
      `entry ${release.entry.url} is not a canonical path`,
    );
  // A hung connection answers the same address with the same silence, so each further try has another.
  return new URL(attempt === 0 ? url : `${url}?r=${attempt}`, globalThis.location.href).href;
}

/**
 * Registers one version under an identity of its own and loads its exposed module. Each try has a
 * fresh identity, because a container that failed half way keeps its half-made modules (releases
 * B14).
 *
 * @param attempt how many tries of this version came before this one; 0 for the first.
 * @returns the `remote` export of the exposed module, as it came.
 * @throws RemoteLoadError for a record or container that does not fit, DeadlineError, or what the
 *   federation runtime threw.
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
    throw loadError(release, 'container', 'no-container', 'the exposed module has no `remote`');
  return remote;
}
