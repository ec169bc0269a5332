/**
 * The fallback ladder: the best version first, and each one that does not work here makes room for
 * the next candidate (releases D6).
 */
import type { Resolution } from '@site/domain/releases/resolve';
import { classified } from '../loading/load-live';
import type { ModuleLoader } from '../loading/module-loader';
import type { RegistryWatch } from '../registry/registry-watch';
import {
  RemoteLoadError,
  type Federation,
  type LoadFault,
  type LoadPhase,
  type LoadedRemote,
} from '../types';
import type { Marks } from './device-marks';
import type { DeviceShares } from './device-shares';
import { trialOf } from './trial';
import type { VersionChooser } from './version-chooser';

/** Whether the browser says that there is no network; false where it does not say. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Puts on record what became of a version outside of its loading. */
export type Recorder = (
  generation: number,
  remote: string,
  version: string | null,
  phase: LoadPhase,
  fault: LoadFault | 'boot-loop',
) => void;

const POSTER_FAULT = {
  unknown: 'unknown-remote',
  killed: 'killed',
  'no-version': 'no-version',
  refresh: 'unmet-needs',
} as const;

/**
 * Makes the ladder of one document.
 *
 * @param sharesReady resolves when the device's shares are known; never rejects.
 * @param loadVersion loads one version; rejects when it could not be loaded.
 * @returns three members of {@link Federation}, of which `load` is `loadRemoteModule`.
 */
export function versionLadder(
  watch: Pick<RegistryWatch, 'view' | 'notify'>,
  marks: Marks,
  chooser: VersionChooser,
  sharesReady: DeviceShares['ready'],
  loadVersion: ModuleLoader['load'],
  record: Recorder,
) {
  const trial = trialOf(marks);
  const loading = new Map<string, Promise<LoadedRemote>>();

  const versionOrThrow = (name: string): Resolution & { readonly version: string } => {
    const resolution = chooser.resolve(name);
    if (resolution.version !== null) return { ...resolution, version: resolution.version };
    const error = new RemoteLoadError(
      name,
      null,
      'resolve',
      POSTER_FAULT[resolution.poster ?? 'no-version'],
      resolution.steps.map(({ why }) => why).join('; '),
    );
    console.error(error.message);
    throw error;
  };
  const dropOut = (name: string, version: string): boolean => {
    const goesOn = chooser.failed(name, version);
    if (goesOn) watch.notify();
    return goesOn;
  };
  const loadBest = async (name: string): Promise<LoadedRemote> => {
    chooser.wants(name);
    // A canary's share is hashed; a decision before that would take another version at the next entry.
    await sharesReady();
    for (;;) {
      const { version } = versionOrThrow(name);
      const key = `${name}@${version}`;
      marks.starting(key);
      try {
        const loaded = await loadVersion({
          name,
          version,
          view: watch.view(),
          isFallback: chooser.hasFailed(name),
        });
        chooser.loaded(name, version);
        return loaded;
      } catch (error) {
        marks.settle(key);
        // Without a network every version fails alike, and none of them is bad.
        if (isOffline() || !dropOut(name, version)) throw error;
      }
    }
  };
  const load: Federation['loadRemoteModule'] = (name) => {
    const work = loading.get(name) ?? loadBest(name).finally(() => loading.delete(name));
    loading.set(name, work);
    return work;
  };
  const failed: Federation['failed'] = (name, version, phase, error) => {
    trial.end(name, version);
    const { generation } = watch.view();
    void classified(error, phase).then((found) =>
      record(generation, name, version, found.phase, found.fault),
    );
    // What stood here for five seconds before is no broken release: one page of it met something it cannot show.
    if (isOffline() || (phase === 'render' && marks.isGood(`${name}@${version}`))) return false;
    return dropOut(name, version);
  };
  return { load, failed, rendered: trial.begin };
}
