import type { Registry } from '@site/contracts/releases/registry';
import { explainResolution } from '@site/domain/releases/explain';
import { versionRoot } from '@site/domain/releases/paths';
import { resolveVersion, type Resolution } from '@site/domain/releases/resolve';
import { containerRuntime } from './container-runtime';
import { Deadlines } from './deadlines';
import { installIntegrityLookup, trustFiles } from './integrity-map';
import { moduleLoader } from './module-loader';
import { pageVisibility, poll } from './polling';
import { addPreloadLinks } from './preload-links';
import { watchRegistry } from './registry-view';
import { releaseSource } from './release-source';
import { bucketsFor } from './sha256-bucket';
import { RemoteLoadError, type Federation, type FederationOptions, type LiveSurface, type LoadedRemote } from './types';

const POSTER_FAULT = { unknown: 'unknown-remote', killed: 'killed', 'no-version': 'no-version' } as const;

/** What this running host offers: its own build's record in the registry, not the one that is live elsewhere. */
function offerOf(registry: Registry) {
  const { api = '0', mfRuntime = '0', shared = {}, bus = {} } = registry.host ?? {};
  return { hostApi: api, mfRuntime, shared, bus };
}

function surfacesOf(registry: Registry, resolve: (name: string) => Resolution): LiveSurface[] {
  return Object.keys(registry.remotes).flatMap((name) => {
    const { version } = resolve(name);
    const surface = version === null ? null : registry.versions[`${name}@${version}`]?.surface ?? null;
    return version === null || surface === null ? [] : [{ name, version, surface }];
  });
}

const jitter = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 0x100000000;
const after = (ms: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms); });

/**
 * The loader of remotes of this document: resolves versions from the registry the document carries,
 * follows the channel pointer, and loads each version once under an identity of its own.
 */
export function createFederation(options: FederationOptions): Federation {
  const { boot } = options;
  installIntegrityLookup();
  trustFiles(versionRoot('host', boot.host.version), boot.host.files);
  const offer = offerOf(boot.registry);
  const watch = watchRegistry(options);
  const releases = releaseSource(options.fetch, boot.resolved);
  const loader = moduleLoader(options, options.runtime ?? containerRuntime, releases);
  let bucket: (salt: string) => number = () => 1;
  const updateBuckets = (): void => { void bucketsFor(watch.view().registry, options.unitId).then((next) => { bucket = next; }); };
  updateBuckets();
  watch.subscribe(updateBuckets);

  const resolve = (name: string): Resolution => resolveVersion(watch.view().registry, name, {
    ...(options.overrides?.[name] === undefined ? {} : { override: options.overrides[name] }), now: watch.serverNow(), bucket, cohorts: options.cohorts ?? [], ...offer, skipped: [],
  });

  const versionOrThrow = (name: string): string => {
    const resolution = resolve(name);
    if (resolution.version !== null) return resolution.version;
    const error = new RemoteLoadError(name, null, 'resolve', POSTER_FAULT[resolution.poster ?? 'no-version'], explainResolution(name, resolution));
    console.error(error.message);
    throw error;
  };

  const loadRemoteModule = async (name: string): Promise<LoadedRemote> =>
    loader.load({ name, version: versionOrThrow(name), view: watch.view() });

  const preload = async (name: string, view?: string): Promise<void> => {
    const { version } = resolve(name);
    if (version === null) return;
    const release = await releases(watch.view().registry, name, version).catch(() => null);
    if (release) addPreloadLinks(document, release, view);
  };

  let cachedSurfaces: { key: string; list: readonly LiveSurface[] } | null = null;
  const surfaces = (): readonly LiveSurface[] => {
    const list = surfacesOf(watch.view().registry, resolve);
    const key = list.map(({ name, version }) => `${name}@${version}`).join();
    if (cachedSurfaces?.key !== key) cachedSurfaces = { key, list };
    return cachedSurfaces.list;
  };

  return {
    view: watch.view,
    subscribe: watch.subscribe,
    surfaces,
    resolve,
    loadRemoteModule,
    loadedModule: (name) => {
      const { version } = resolve(name);
      return version === null ? null : loader.loaded(name, version);
    },
    preload,
    routeEntered: async () => {
      if (watch.age() > Deadlines.pointerFresh) await Promise.race([watch.refresh(), after(Deadlines.routeWait)]);
    },
    refresh: watch.refresh,
    start: () => poll(watch.refresh, () => boot.channel.pollSeconds, jitter, pageVisibility),
    explain: (name) => explainResolution(name, resolve(name)),
    supportCode: () => [`G${watch.view().generation}`, ...loader.all().map(({ name, version }) => `${name}${version}`)].join('-'),
  };
}
