/**
 * What the lockfile says of some packages and of all that they need: a part is built anew when one
 * of its own dependencies moves, and not when another squad adds a package.
 */

/**
 * The blocks of a section, by key: lines that stand deeper than two spaces belong to the key
 * before.
 */
function blocksOf(lockfile: string, section: string): ReadonlyMap<string, string> {
  const [, body = ''] = lockfile.split(new RegExp(`^${section}:\\n`, 'm'));
  const [own = ''] = body.split(/^(?=\S)/m);
  return new Map(
    own.split(/^(?= {2}\S)/m).flatMap((block) => {
      const [, key, text] = /^ {2}'?([^'\n]+?)'?:(.*)$/s.exec(block) ?? [];
      return key === undefined || text === undefined ? [] : [[key, text.trim()] as const];
    }),
  );
}

/** Lists of a block that end up in bytes: what is only needed to develop does not. */
const NEEDED = ['dependencies', 'optionalDependencies'];

/** Names and versions in a block's lists: an importer's have the wish beside what it resolved to. */
const needsOf = (block: string): (readonly [string, string])[] =>
  `    ${block}`
    .split(/^(?= {4}\S)/m)
    .filter((list) => NEEDED.some((name) => list.startsWith(`    ${name}:\n`)))
    .flatMap((list) => [
      ...list.matchAll(/^ {6}'?([^'\n:]+)'?:(?:\n {8}specifier: .*\n {8}version:)? (.+)$/gm),
    ])
    .map(([, name = '', version = '']) => [name, version.replaceAll("'", '')] as const);

/** A lockfile, taken apart. */
export interface Lockfile {
  /** Direct dependencies of a workspace folder, e.g. `remote-casino`: name and resolved version. */
  readonly importer: (folder: string) => readonly (readonly [string, string])[];
  /**
   * One line for each package that is reached from some, sorted: its key, what it resolves to and
   * what it needs.
   *
   * @throws Error for a package that is not in the file.
   */
  readonly closure: (direct: readonly (readonly [string, string])[]) => readonly string[];
}

/** Reads a lockfile of pnpm (version 9). */
export function readLockfile(text: string): Lockfile {
  const [importers, packages, snapshots] = ['importers', 'packages', 'snapshots'].map((section) =>
    blocksOf(text, section),
  ) as [ReadonlyMap<string, string>, ReadonlyMap<string, string>, ReadonlyMap<string, string>];
  const keyOf = ([name, version]: readonly [string, string]): string => {
    // What stands under another name has its own in the version.
    const key = [`${name}@${version}`, version].find((each) => snapshots.has(each));
    if (key === undefined)
      throw new Error(`pnpm-lock.yaml has no ${name}@${version}; install again: npm start`);
    return key;
  };
  return {
    importer: (folder) =>
      needsOf(importers.get(folder) ?? '').filter(([, version]) => !version.startsWith('link:')),
    closure: (direct) => {
      const found = new Set<string>();
      const waiting = direct.map(keyOf);
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        if (found.has(key)) continue;
        found.add(key);
        waiting.push(...needsOf(snapshots.get(key) ?? '').map(keyOf));
      }
      const lineOf = (key: string): string =>
        `${key} ${packages.get(key.split('(')[0] ?? '') ?? ''} ${snapshots.get(key) ?? ''}`;
      return [...found].sort().map((key) => lineOf(key).replaceAll(/\s+/g, ' '));
    },
  };
}
