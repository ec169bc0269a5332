import type { Registry, RegistryRemote, VersionRecord } from '@site/contracts/releases/registry';
import type { Release } from '@site/contracts/releases/release';
import { versionRoot } from '@site/domain/releases/paths';
import { unmetRequirement } from '@site/domain/releases/resolve';

/** A published version as the registry will name it. */
export interface Published { readonly release: Release; readonly integrity: string }

const KEPT_GOOD = 3;

/** A registry before anything was released. */
export function emptyRegistry(): Registry {
  return { schema: 'mf-registry/1', generation: 0, previous: null, host: null, remotes: {}, versions: {}, revoked: [], flags: {} };
}

function recordOf({ release, integrity }: Published): VersionRecord {
  const surface = release.surface ?? null;
  return { release: `${versionRoot(release.name, release.version)}/release.json`, integrity, requires: release.requires, surface };
}

function goodAfter(previous: { readonly stable: string; readonly good: readonly string[] } | null, next: string): string[] {
  if (previous === null) return [];
  return [previous.stable, ...previous.good].filter((version, index, all) => version !== next && all.indexOf(version) === index).slice(0, KEPT_GOOD);
}

function withHost(registry: Registry, published: Published): Registry {
  const { release } = published;
  const { offers } = release;
  if (!offers) throw new Error(`host@${release.version} says nothing about what it offers; refused`);
  const previous = registry.host === null ? null : { stable: registry.host.current, good: registry.host.good };
  return { ...registry, host: { current: release.version, good: goodAfter(previous, release.version), ...offers } };
}

function withRemote(registry: Registry, published: Published): Registry {
  const { release } = published;
  const previous = registry.remotes[release.name] ?? null;
  const line: RegistryRemote = {
    canary: null, windows: null, kill: null, ...previous,
    squad: release.squad, contact: release.contact, tier: release.tier,
    stable: release.version, good: goodAfter(previous, release.version),
  };
  return { ...registry, remotes: { ...registry.remotes, [release.name]: line } };
}

/** Records of versions nobody names any more leave the snapshot; their files stay. */
function pruneVersions(registry: Registry): Registry {
  const named = new Set<string>();
  if (registry.host) for (const version of [registry.host.current, ...registry.host.good]) named.add(`host@${version}`);
  for (const [name, line] of Object.entries(registry.remotes)) {
    const windows = (line.windows ?? []).map((window) => window.version);
    const canary = line.canary ? [line.canary.version] : [];
    for (const version of [line.stable, ...line.good, ...canary, ...windows]) named.add(`${name}@${version}`);
  }
  return { ...registry, versions: Object.fromEntries(Object.entries(registry.versions).filter(([key]) => named.has(key))) };
}

/** The first live remote whose needs the live host does not meet, as a sentence; null when all fit. */
export function unmetNeeds(registry: Registry): string | null {
  const { host } = registry;
  if (host === null) return null;
  const offer = { hostApi: host.api, mfRuntime: host.mfRuntime, shared: host.shared, bus: host.bus };
  for (const [name, line] of Object.entries(registry.remotes)) {
    const record = registry.versions[`${name}@${line.stable}`];
    const unmet = record ? unmetRequirement(record.requires, offer) : 'has no record in the registry';
    if (unmet !== null) return `${name}@${line.stable} ${unmet} (host ${host.current})`;
  }
  return null;
}

/**
 * The registry after a set of changes; pure.
 * @throws Error with a sentence when the result would not fit together.
 */
export function nextRegistry(previous: Registry, changes: readonly Published[]): Registry {
  let next = previous;
  for (const published of changes) {
    const { release } = published;
    next = release.kind === 'host' ? withHost(next, published) : withRemote(next, published);
    next = { ...next, versions: { ...next.versions, [`${release.name}@${release.version}`]: recordOf(published) } };
  }
  next = pruneVersions(next);
  const unmet = unmetNeeds(next);
  if (unmet !== null) throw new Error(`refused: ${unmet}`);
  return next;
}
