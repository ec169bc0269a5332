import type { Registry, RegistryRemote } from '@site/contracts/releases/registry';
import { ownershipConflict, type Claim } from '@site/domain/releases/ownership';
import { unmetRequirement } from '@site/domain/releases/resolve';
import { refused } from './change';

/** Versions of a part that some page may be given. */
export function namedVersions(registry: Registry, name: string): string[] {
  if (name === 'host')
    return registry.host === null ? [] : [registry.host.current, ...registry.host.good];
  const line = registry.remotes[name];
  if (!line) return [];
  return [
    ...new Set([
      line.stable,
      ...line.good,
      ...(line.canary ? [line.canary.version] : []),
      ...(line.windows ?? []).map((window) => window.version),
    ]),
  ];
}

/**
 * Versions that pages are given as things stand, none of a part that is switched off: what they
 * need, what they hand to others and the addresses they have count. Older good ones are only fallen
 * back to, and the page checks them again before it loads them; a halted ramp and a window that is
 * over show nothing.
 */
export function shownVersions(registry: Registry, name: string, now: number): string[] {
  if (name === 'host') return registry.host === null ? [] : [registry.host.current];
  const line = registry.remotes[name];
  return line === undefined || line.kill != null ? [] : versionsOf(line, now);
}

function versionsOf({ stable, canary, windows }: RegistryRemote, now: number): string[] {
  const open = (windows ?? []).filter(({ until, killed }) => !killed && Date.parse(until) > now);
  return [
    ...new Set([
      stable,
      ...(canary && !canary.halted ? [canary.version] : []),
      ...open.map((window) => window.version),
    ]),
  ];
}

/** Records of versions nobody names any more leave the snapshot; their files stay. */
function pruned(registry: Registry): Registry {
  const named = new Set(
    ['host', ...Object.keys(registry.remotes)].flatMap((name) =>
      namedVersions(registry, name).map((version) => `${name}@${version}`),
    ),
  );
  return {
    ...registry,
    versions: Object.fromEntries(
      Object.entries(registry.versions).filter(([key]) => named.has(key)),
    ),
  };
}

/**
 * The first shown version whose needs the live host does not meet, as a sentence; null when all
 * fit.
 */
export function unmetNeeds(registry: Registry, now: number): string | null {
  const { host } = registry;
  if (host === null) return null;
  const offer = {
    hostApi: host.api,
    mfRuntime: host.mfRuntime,
    shared: host.shared,
    bus: host.bus,
  };
  for (const [name, line] of Object.entries(registry.remotes)) {
    for (const version of versionsOf(line, now)) {
      const record = registry.versions[`${name}@${version}`];
      const unmet = record
        ? unmetRequirement(record.requires, offer)
        : 'has no record in the registry';
      if (unmet !== null) return `${name}@${version} ${unmet} (host ${host.current})`;
    }
  }
  return null;
}

function pathsOf(surface: unknown): string[] {
  const routes =
    typeof surface === 'object' &&
    surface !== null &&
    'routes' in surface &&
    Array.isArray(surface.routes)
      ? (surface.routes as { path?: unknown }[])
      : [];
  return routes.flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
}

function claimsOf(registry: Registry, now: number): Claim[] {
  const host = (registry.host?.routes ?? []).map((path) => ({
    path,
    owner: 'host',
    isSeason: false,
  }));
  const remotes = Object.entries(registry.remotes).flatMap(([name, line]) => {
    const paths = new Set(
      versionsOf(line, now).flatMap((version) =>
        pathsOf(registry.versions[`${name}@${version}`]?.surface),
      ),
    );
    return [...paths].map((path) => ({ path, owner: name, isSeason: line.tier === 'seasonal' }));
  });
  return [...host, ...remotes];
}

/**
 * Brings a changed registry into its final form: records pruned, owners of addresses compiled.
 *
 * @throws Refused with a sentence when its parts do not fit together.
 */
export function finished(registry: Registry, now: Date): Registry {
  const next = pruned(registry);
  const unmet = unmetNeeds(next, now.getTime());
  if (unmet !== null) throw refused`refused, it does not run with what is live: ${unmet}`;
  const claims = claimsOf(next, now.getTime());
  const conflict = ownershipConflict(claims);
  if (conflict !== null) throw refused`refused: ${conflict}`;
  return { ...next, routes: claims.map(({ path, owner }) => ({ path, owner })) };
}
