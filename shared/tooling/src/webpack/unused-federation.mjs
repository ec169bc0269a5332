// Stands in for the federation runtime's snapshots and preloading: remotes are registered from the verified
// registry as plain entries, so there is no manifest to read and nothing to look up here.
const never = () => {
  throw new Error('snapshots and preloading of the federation runtime are not in the build');
};

export class SnapshotHandler {
  constructor(host) {
    this.HostInstance = host;
    this.loaderHook = host.loaderHook;
    this.manifestCache = new Map();
    this.hooks = {
      lifecycle: {},
      lifecycleKeys: [],
      registerPlugins: {},
      applyPlugin: () => undefined,
      removePlugin: () => undefined,
      inherit: () => undefined,
    };
    this.loadRemoteSnapshotInfo = never;
  }
}

export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = never;
export const preloadAssets = never;
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = never;
