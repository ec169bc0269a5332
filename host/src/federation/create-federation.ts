import { compareVersions } from '@site/domain/releases/semver';
import type { Resolution } from '@site/domain/releases/resolve';
import { containerRuntime } from './container-runtime';
import { Deadlines } from './deadlines';
import { deviceMarks, memoryMarks } from './device-marks';
import { classified, loadLive } from './load-live';
import { liveSurfaces } from './live-surfaces';
import { moduleLoader } from './module-loader';
import { watchRegistry } from './registry-view';
import { releaseSource } from './release-source';
import { deviceShares } from './device-shares';
import { supportCodeOf } from './support';
import { trialOf } from './trial';
import { versionChooser } from './version-chooser';
import {
  RemoteLoadError,
  type Federation,
  type FederationOptions,
  type LoadRecord,
  type LoadedRemote,
} from './types';

const POSTER_FAULT = {
  unknown: 'unknown-remote',
  killed: 'killed',
  'no-version': 'no-version',
  refresh: 'unmet-needs',
} as const;

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * The loader of remotes of this document: resolves versions from the registry the document carries,
 * follows the channel pointer, and loads each version once under an identity of its own. A version
 * that does not work here makes room for the next candidate.
 */
export function createFederation(options: FederationOptions): Federation {
  const { boot, clock } = options;
  const tripped = (key: string): void => {
    const [remote = '', version = null] = key.split('@');
    options.onRecord?.({
      generation: boot.channel.generation,
      remote,
      version,
      phase: 'render',
      fault: 'boot-loop',
      ms: 0,
      attempt: 0,
      recovered: false,
    });
  };
  const marks = deviceMarks(
    options.marks ?? memoryMarks(),
    clock.now,
    () => watch.view().registry.flags['bootLoopBreaker'] !== false,
    tripped,
  );
  const watch = watchRegistry(options, marks);
  marks.begin();
  const releases = releaseSource(options.fetch, boot.resolved);
  // Without a network every version fails alike: that says nothing of any of them.
  const onRecord = (record: LoadRecord): void => {
    if (record.fault === null || !isOffline()) options.onRecord?.(record);
  };
  const loader = moduleLoader(
    { ...options, onRecord },
    options.runtime ?? containerRuntime,
    releases,
  );
  const shares = deviceShares(watch, options.unitId);
  const { bucket } = shares;
  const chooser = versionChooser(options, marks, watch.view, watch.provenNow, bucket);
  const { resolve } = chooser;

  const versionOrThrow = (name: string): Resolution & { readonly version: string } => {
    const resolution = resolve(name);
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
    if (goesOn) watch.tell();
    return goesOn;
  };
  const climb = async (name: string): Promise<LoadedRemote> => {
    chooser.wants(name);
    // A canary's share is hashed; a decision before that would take another version at the next entry.
    await shares.ready();
    for (;;) {
      const { version } = versionOrThrow(name);
      const key = `${name}@${version}`;
      marks.starting(key);
      try {
        const loaded = await loader.load({
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
  const climbing = new Map<string, Promise<LoadedRemote>>();
  const trial = trialOf(marks);
  const surfaces = liveSurfaces(watch.view, resolve, watch.serverNow);

  return {
    view: watch.view,
    subscribe: watch.subscribe,
    surfaces,
    resolve,
    loadRemoteModule: (name) => {
      const work = climbing.get(name) ?? climb(name).finally(() => climbing.delete(name));
      climbing.set(name, work);
      return work;
    },
    loadedModule: (name) => {
      const { version } = resolve(name);
      return version === null ? null : loader.loaded(name, version);
    },
    preload: async (name, view) => {
      const { version } = resolve(name);
      if (version === null) return;
      await Promise.all([loadLive(), releases(watch.view().registry, name, version)]).then(
        ([live, release]) => live.addPreloadLinks(document, release, view),
        () => undefined,
      );
    },
    routeEntered: async () => {
      if (watch.isBehind()) await watch.refresh();
      else if (watch.age() > Deadlines.pointerFresh)
        await Promise.race([watch.refresh(), after(Deadlines.routeWait)]);
    },
    refresh: watch.refresh,
    serverNow: watch.serverNow,
    timePassed: watch.tell,
    waitingSince: watch.waitingSince,
    takeWaiting: watch.takeWaiting,
    wantsNewPage: () => {
      const { minHost } = watch.view().channel;
      return (
        (minHost !== null && compareVersions(boot.host.version, minHost) < 0) || chooser.outgrown()
      );
    },
    leaving: chooser.leaving,
    failed: (name, version, phase, error) => {
      trial.end(name, version);
      const { generation } = watch.view();
      void classified(error, phase).then((found) =>
        options.onRecord?.({
          generation,
          remote: name,
          version,
          phase: found.phase,
          fault: found.fault,
          ms: 0,
          attempt: 0,
          recovered: false,
        }),
      );
      // What stood here for five seconds before is no broken release: one page of it met something it cannot show.
      if (isOffline() || (phase === 'render' && marks.isGood(`${name}@${version}`))) return false;
      return dropOut(name, version);
    },
    rendered: trial.begin,
    leave: marks.leave,
    release: (name, version) => releases(watch.view().registry, name, version),
    bucket,
    supportCode: () =>
      supportCodeOf({
        options,
        view: watch.view(),
        now: watch.serverNow(),
        bucket,
        current: chooser.all(),
      }),
  };
}
