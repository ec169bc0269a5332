/** What is stored of a part, for people: where each version comes from and what it is now. */
import type { ConsoleVersion } from '@site/contracts/releases/console';
import type { Registry } from '@site/contracts/releases/registry';
import { beijing } from '@site/domain/releases/moment-text';
import { stableOf } from './changes/change';
import { namedVersions } from './changes/finish';
import { publishedVersions, readPublished } from './live';
import { originText, readOrigin } from './origin';
import type { ReleaseStore } from './store/release-store';

const goodOf = (registry: Registry, name: string): readonly string[] =>
  (name === 'host' ? registry.host?.good : registry.remotes[name]?.good) ?? [];

/** What a version is on the channel now, in words. */
function marksOf(registry: Registry, name: string, version: string): string[] {
  const { canary = null, windows = null } = registry.remotes[name] ?? {};
  const isCanary = canary?.version === version;
  return [
    ...(registry.revoked.includes(`${name}@${version}`) ? ['REVOKED'] : []),
    ...(stableOf(registry, name) === version ? ['live'] : []),
    ...(isCanary ? [canary.halted ? 'ramp halted' : `ramp at ${canary.percent} %`] : []),
    ...(goodOf(registry, name).includes(version) ? ['to fall back to'] : []),
    ...(windows?.some((window) => window.version === version) ? ['planned'] : []),
  ];
}

/** What a version's files say of where it comes from. */
type Past = Pick<ConsoleVersion, 'origin' | 'isUnclean'>;

/**
 * Read once: files of a version never change, and the console looks every few seconds. An unclean
 * tree may be committed later, and a version that nobody published by name may be.
 */
const settled = new Map<string, Past>();

async function pastOf(store: ReleaseStore, name: string, version: string): Promise<Past> {
  const key = `${store.place} ${name}@${version}`;
  const known = settled.get(key);
  if (known !== undefined) return known;
  const origin = await readOrigin(store, name, version);
  if (origin === null) {
    const found = await readPublished(store, name, version);
    const built = found === null ? '' : `${beijing(Date.parse(found.release.builtAt))}, `;
    return { isUnclean: false, origin: `${built}${originText(null)}` };
  }
  const past = { isUnclean: origin.dirty !== null, origin: originText(origin) };
  if (!past.isUnclean) settled.set(key, past);
  return past;
}

const versionOf = async (
  store: ReleaseStore,
  registry: Registry,
  name: string,
  version: string,
): Promise<ConsoleVersion> => ({
  version,
  isRevoked: registry.revoked.includes(`${name}@${version}`),
  marks: marksOf(registry, name, version),
  ...(await pastOf(store, name, version)),
});

/** Published versions of a part, the newest first; those that were revoked come last. */
export async function versionList(
  store: ReleaseStore,
  registry: Registry,
  name: string,
): Promise<ConsoleVersion[]> {
  const all = await Promise.all(
    (await publishedVersions(store, name)).map((version) =>
      versionOf(store, registry, name, version),
    ),
  );
  return all.toSorted((a, b) => Number(a.isRevoked) - Number(b.isRevoked));
}

/** One line for each, for the terminal. */
export const versionLines = (versions: readonly ConsoleVersion[]): string[] =>
  versions.map(
    ({ version, origin, marks }) =>
      `  ${version.padEnd(22)} ${origin}${marks.length === 0 ? '' : `   <- ${marks.join(', ')}`}`,
  );

/** Where everything that pages may get comes from, as far as it is known, by `name@version`. */
export async function liveOrigins(
  store: ReleaseStore,
  registry: Registry,
): Promise<ReadonlyMap<string, string>> {
  const keys = ['host', ...Object.keys(registry.remotes)].flatMap((name) => {
    const shown = [stableOf(registry, name), registry.remotes[name]?.canary?.version];
    return namedVersions(registry, name)
      .filter((version) => shown.includes(version))
      .map((version) => [name, version] as const);
  });
  const found = await Promise.all(
    keys.map(async ([name, version]) => {
      const origin = await readOrigin(store, name, version);
      return origin === null ? [] : [[`${name}@${version}`, originText(origin)] as const];
    }),
  );
  return new Map(found.flat());
}
