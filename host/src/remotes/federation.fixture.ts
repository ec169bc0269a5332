/** A federation for tests: surfaces and modules are handed in, nothing comes over a network. */
import type { Registry } from '@site/contracts/releases/registry';
import type { Federation, LiveSurface } from '../federation/types';

/** What the test decides. */
export interface FederationParts {
  readonly surfaces?: readonly LiveSurface[];
  readonly load?: Federation['loadRemoteModule'];
}

/** Makes a federation that never changes. */
export function federationOf({ surfaces = [], load }: FederationParts): Federation {
  const registry: Registry = { schema: 'mf-registry/1', generation: 1, previous: null, host: null, remotes: {}, versions: {}, revoked: [], flags: {} };
  return {
    view: () => ({ generation: 1, health: 'live', registry }),
    subscribe: () => () => undefined,
    surfaces: () => surfaces,
    resolve: () => ({ version: null, source: null, poster: 'unknown', steps: [] }),
    loadRemoteModule: load ?? ((name) => Promise.reject(new Error(`nothing to load for ${name}`))),
    loadedModule: () => null,
    preload: () => Promise.resolve(),
    routeEntered: () => Promise.resolve(),
    refresh: () => Promise.resolve(false),
    start: () => () => undefined,
    explain: () => '',
    supportCode: () => 'G1',
  };
}
