import { compareVersions } from '@site/domain/releases/semver';
import { containerRuntime } from './loading/container-runtime';
import { Deadlines, delay } from './deadlines';
import { releaseSource } from './loading/release-source';
import { deviceMarks, memoryMarks } from './versions/device-marks';
import { loadLive } from './loading/load-live';
import { liveSurfaces } from './registry/live-surfaces';
import { moduleLoader } from './loading/module-loader';
import { watchRegistry } from './registry/registry-watch';
import { deviceShares } from './versions/device-shares';
import { supportCodeOf } from './support-code';
import { isOffline, versionLadder, type Recorder } from './versions/ladder';
import { versionChooser } from './versions/version-chooser';
import type { Federation, FederationOptions, LoadRecord } from './types';

/**
 * The loader of remotes of this document: resolves versions from the registry the document carries,
 * follows the channel pointer, and loads each version once under an identity of its own. A version
 * that does not work here makes room for the next candidate (releases D6).
 *
 * One per document: the map of verified hashes that script loads read is the document's own.
 */
export function createFederation(options: FederationOptions): Federation {
  const { boot, clock } = options;
  const record: Recorder = (generation, remote, version, phase, fault) =>
    options.onRecord?.({
      generation,
      remote,
      version,
      phase,
      fault,
      ms: 0,
      attempt: 0,
      recovered: false,
    });
  const marks = deviceMarks(
    options.marks ?? memoryMarks(),
    clock.now,
    () => watch.view().registry.flags['bootLoopBreaker'] !== false,
    (key) => {
      const [remote = '', version = null] = key.split('@');
      record(boot.channel.generation, remote, version, 'render', 'boot-loop');
    },
  );
  const watch = watchRegistry(options, marks);
  marks.begin();
  const releases = releaseSource(options.fetch, boot.resolved);
  // Without a network every version fails alike: that says nothing of any of them.
  const onRecord = (step: LoadRecord): void => {
    if (step.fault === null || !isOffline()) options.onRecord?.(step);
  };
  const loader = moduleLoader(
    { ...options, onRecord },
    options.runtime ?? containerRuntime,
    releases,
  );
  const shares = deviceShares(watch, options);
  const { bucket } = shares;
  const chooser = versionChooser(options, marks, watch.view, watch.provenNow, shares);
  const { resolve } = chooser;
  const ladder = versionLadder(watch, marks, chooser, shares.ready, loader.load, record);
  const release: Federation['release'] = (name, version) =>
    releases(watch.view().registry, name, version);

  return {
    view: watch.view,
    subscribe: watch.subscribe,
    surfaces: liveSurfaces(watch.view, resolve, watch.serverNow),
    resolve,
    loadRemoteModule: ladder.load,
    loadedModule: (name) => {
      const { version } = resolve(name);
      return version === null ? null : loader.loaded(name, version);
    },
    preload: async (name, view) => {
      const { version } = resolve(name);
      if (version === null) return;
      await Promise.all([loadLive(), release(name, version)]).then(
        ([live, found]) => live.addPreloadLinks(document, found, view),
        () => undefined,
      );
    },
    routeEntered: () => {
      if (watch.isBehind()) return watch.refresh();
      return watch.age() > Deadlines.pointerFresh
        ? Promise.race([watch.refresh(), delay(Deadlines.routeWait)])
        : null;
    },
    refresh: watch.refresh,
    serverNow: watch.serverNow,
    timePassed: watch.notify,
    waitingSince: watch.waitingSince,
    takeWaiting: watch.takeWaiting,
    wantsNewPage: () => {
      const { minHost } = watch.view().channel;
      return (
        (minHost !== null && compareVersions(boot.host.version, minHost) < 0) || chooser.outgrown()
      );
    },
    leaving: chooser.leaving,
    failed: ladder.failed,
    rendered: ladder.rendered,
    leave: marks.leave,
    release,
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
