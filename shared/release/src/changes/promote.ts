import type { Registry, RegistryRemote, VersionRecord } from '@site/contracts/releases/registry';
import { versionRoot } from '@site/domain/releases/paths';
import { refused, stableOf, withLine, type Change, type Published } from './change';

const KEPT_GOOD = 3;

/** How the registry names a published version. */
export function recordOf({ release, integrity }: Published): VersionRecord {
  return {
    release: `${versionRoot(release.name, release.version)}/release.json`,
    integrity,
    requires: release.requires,
    surface: release.surface ?? null,
  };
}

/** The registry knowing a version's record; nothing becomes live by that. */
export function withRecord(registry: Registry, published: Published): Registry {
  return {
    ...registry,
    versions: {
      ...registry.versions,
      [`${published.release.name}@${published.release.version}`]: recordOf(published),
    },
  };
}

function goodAfter(
  registry: Registry,
  name: string,
  previous: { readonly stable: string; readonly good: readonly string[] } | null,
  next: string,
): string[] {
  if (previous === null) return [];
  return [previous.stable, ...previous.good]
    .filter(
      (version, index, all) =>
        version !== next &&
        all.indexOf(version) === index &&
        !registry.revoked.includes(`${name}@${version}`),
    )
    .slice(0, KEPT_GOOD);
}

function hostLive(registry: Registry, { release }: Published): Registry {
  const { offers } = release;
  if (!offers) throw refused`host@${release.version} says nothing about what it offers; refused`;
  const previous =
    registry.host === null ? null : { stable: registry.host.current, good: registry.host.good };
  return {
    ...registry,
    host: {
      current: release.version,
      good: goodAfter(registry, 'host', previous, release.version),
      ...offers,
    },
  };
}

/**
 * The windows of a season whose stable version changes. Windows name the version that members get,
 * so those with the version before would go on showing it, and a mended season would never be seen;
 * a window that was planned with a version of its own keeps that.
 */
export const windowsAfter = (
  { windows, stable }: Pick<RegistryRemote, 'windows' | 'stable'>,
  next: string,
): RegistryRemote['windows'] =>
  windows?.map((window) => (window.version === stable ? { ...window, version: next } : window)) ??
  null;

function remoteLive(registry: Registry, { release }: Published): Registry {
  const previous = registry.remotes[release.name] ?? null;
  return withLine(registry, release.name, {
    kill: null,
    ...previous,
    canary: null,
    windows:
      previous && release.kind === 'season'
        ? windowsAfter(previous, release.version)
        : (previous?.windows ?? null),
    squad: release.squad,
    contact: release.contact,
    tier: release.tier,
    stable: release.version,
    good: goodAfter(registry, release.name, previous, release.version),
  });
}

/**
 * Makes a version live for everybody, whatever was live before; the version before is the first to
 * fall back to.
 */
export const makeLive =
  (published: Published): Change =>
  (live) => {
    const key = `${published.release.name}@${published.release.version}`;
    if (live.revoked.includes(key)) throw refused`${key} was revoked; publish a new version`;
    return withRecord(
      (published.release.kind === 'host' ? hostLive : remoteLive)(live, published),
      published,
    );
  };

/** The same for a person's command: a version that is live already is a mistake worth telling. */
export const promoteChange =
  (published: Published): Change =>
  (live, now) => {
    const { name, version } = published.release;
    if (stableOf(live, name) === version) throw refused`${name}@${version} is already live`;
    return makeLive(published)(live, now);
  };
