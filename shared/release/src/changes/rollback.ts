import type { Registry, RegistryRemote } from '@site/contracts/releases/registry';
import { lineOf, refused, withLine, type Change } from './change';
import { windowsAfter } from './promote';

function firstGood(
  registry: Registry,
  name: string,
  current: string,
  good: readonly string[],
): readonly [target: string, rest: readonly string[]] {
  const usable = good.filter((version) => !registry.revoked.includes(`${name}@${version}`));
  const [target, ...rest] = usable;
  if (target === undefined) throw refused`${name} has no earlier good version; ${current} stays`;
  return [target, rest];
}

/**
 * Goes back to the last good version. The version that is left is not good any more: nothing falls
 * back to it, and only a promotion by name brings it back.
 *
 * @param offers what the older host offers, for a rollback of the host.
 */
export const rollbackChange =
  (
    name: string,
    offers: (version: string) => Omit<NonNullable<Registry['host']>, 'current' | 'good'>,
  ): Change =>
  (live) => {
    if (name === 'host') {
      if (live.host === null) throw refused`no host is live`;
      const [target, good] = firstGood(live, name, live.host.current, live.host.good);
      return { ...live, host: { ...offers(target), current: target, good: [...good] } };
    }
    const line = lineOf(live, name);
    const [target, good] = firstGood(live, name, line.stable, line.good);
    return withLine(live, name, {
      ...line,
      stable: target,
      good: [...good],
      canary: null,
      windows: line.tier === 'seasonal' ? windowsAfter(line, target) : (line.windows ?? null),
    });
  };

/**
 * Plans are marketing's and stay as they are now; a window that the older generation had shows the
 * version that it showed then.
 */
function withPlansOf(line: RegistryRemote, now: RegistryRemote | undefined): RegistryRemote {
  const versions = new Map((line.windows ?? []).map(({ id, version }) => [id, version]));
  const windows =
    now === undefined
      ? (line.windows ?? null)
      : (now.windows?.map((window) => ({
          ...window,
          version: versions.get(window.id) ?? window.version,
        })) ?? null);
  return { ...line, kill: now?.kill ?? line.kill ?? null, canary: null, windows };
}

/** Everything that a generation may give to a page, as `name@version`. */
function shownBy({ host, remotes }: Pick<Registry, 'host' | 'remotes'>): string[] {
  const lines = Object.entries(remotes).flatMap(([name, { stable, windows }]) =>
    [stable, ...(windows ?? []).map(({ version }) => version)].map(
      (version) => `${name}@${version}`,
    ),
  );
  return host === null ? lines : [`host@${host.current}`, ...lines];
}

/**
 * The code of the whole site as it was in an older generation, as a new and higher one. What was
 * revoked or switched off since stays so; plans and switches are kept as they are now.
 *
 * @param isStored whether the files of a version are still there.
 */
export const restoreChange =
  (older: Registry, isStored: (key: string) => boolean): Change =>
  (live) => {
    const revoked = [...new Set([...older.revoked, ...live.revoked])];
    const remotes = Object.fromEntries(
      Object.entries(older.remotes).map(([name, line]) => {
        const kept = withPlansOf(line, live.remotes[name]);
        return [
          name,
          {
            ...kept,
            good: kept.good.filter(
              (version) =>
                isStored(`${name}@${version}`) && !revoked.includes(`${name}@${version}`),
            ),
          },
        ];
      }),
    );
    const host =
      older.host === null
        ? null
        : {
            ...older.host,
            good: older.host.good.filter(
              (version) => isStored(`host@${version}`) && !revoked.includes(`host@${version}`),
            ),
          };
    const shown = shownBy({ host, remotes });
    const outlawed = shown.find((key) => revoked.includes(key));
    if (outlawed !== undefined)
      throw refused`generation ${older.generation} has ${outlawed}, which was revoked since; roll back single parts instead`;
    const gone = shown.find((key) => !isStored(key));
    if (gone !== undefined)
      throw refused`generation ${older.generation} has ${gone}, whose files were deleted since; roll back single parts instead`;
    return {
      ...older,
      host,
      remotes,
      revoked,
      flags: live.flags,
      versions: { ...live.versions, ...older.versions },
    };
  };
