/** A federation for tests: surfaces and modules are handed in, nothing comes over a network. */
import type { Channel } from '@site/contracts/releases/channel';
import type { Registry } from '@site/contracts/releases/registry';
import type { Federation, LiveSurface } from '../types';

/** What the test decides. */
export interface FederationParts {
  readonly surfaces?: readonly LiveSurface[];
  readonly load?: Federation['loadRemoteModule'];
  /** What becomes of a version that did not work; a panel unless said otherwise. */
  readonly failed?: Federation['failed'];
}

/** Makes a federation that never changes. */
export function federationOf({ surfaces = [], load, failed }: FederationParts): Federation {
  const registry: Registry = {
    schema: 'mf-registry/1',
    generation: 1,
    previous: null,
    host: null,
    remotes: {},
    versions: {},
    routes: [],
    revoked: [],
    flags: {},
  };
  const channel: Channel = {
    schema: 'mf-channel/1',
    channel: 'production',
    generation: 1,
    registry: '/cn/mobile/_mf/registry/1.json',
    integrity: `sha384-${'A'.repeat(64)}`,
    issuedAt: '2026-01-01T00:00:00Z',
    minHost: null,
    pollSeconds: 60,
    expiresAt: null,
    sigs: [],
    seal: [],
  };
  return {
    view: () => ({ generation: 1, health: 'live', registry, channel }),
    subscribe: () => () => undefined,
    surfaces: () => surfaces,
    resolve: () => ({ version: null, source: null, poster: 'unknown', steps: [] }),
    loadRemoteModule: load ?? ((name) => Promise.reject(new Error(`nothing to load for ${name}`))),
    loadedModule: () => null,
    preload: () => Promise.resolve(),
    routeEntered: () => null,
    refresh: () => Promise.resolve(false),
    serverNow: () => 0,
    timePassed: () => undefined,
    waitingSince: () => null,
    takeWaiting: () => undefined,
    wantsNewPage: () => false,
    leaving: () => '',
    failed: failed ?? (() => false),
    rendered: () => undefined,
    leave: () => undefined,
    release: (name) => Promise.reject(new Error(`no record of ${name}`)),
    bucket: () => 1,
    supportCode: () => 'G1',
  };
}
