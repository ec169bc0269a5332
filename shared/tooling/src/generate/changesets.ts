/**
 * What squads outside are told of the packed packages: a changeset beside a change (the format of
 * the changesets tool), the versions and the changelogs that follow from them (ADR 101).
 */
import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from '../checks/green/tree';
import parseChangeset from '@changesets/parse';

import { NotPossible } from './write-folder';

/** How much a package changes for who builds against it. */
export type Bump = 'major' | 'minor' | 'patch';

/** One of `.changeset/*.md`. */
export interface Changeset {
  readonly file: string;
  readonly summary: string;
  /** By package name. */
  readonly bumps: ReadonlyMap<string, Bump>;
}

/** A packed package as it is in the sources. */
export interface Versioned {
  readonly name: string;
  readonly version: string;
  /** Packed packages that it stands on. */
  readonly needs: readonly string[];
  readonly changelog: string;
}

/** What a package is packed as. */
export interface Planned {
  readonly version: string;
  readonly changelog: string;
}

const WEIGHT: Readonly<Record<Bump, number>> = { patch: 1, minor: 2, major: 3 };

/**
 * Reads the changesets of a folder.
 *
 * @param known names of the packed packages.
 * @throws Error that names the file that is none.
 */
export function readChangesets(folder: string, known: readonly string[]): readonly Changeset[] {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder).filter((name) => /^(?!README).*\.md$/.test(name));
  return files.sort().map((file) => {
    try {
      const { summary, releases } = parseChangeset(
        fs.readFileSync(path.join(folder, file), 'utf8'),
      );
      const odd = releases.find(
        ({ name, type }) => !known.includes(name) || !Object.hasOwn(WEIGHT, type),
      );
      if (odd !== undefined || summary === '' || releases.length === 0)
        throw new Error(
          `it names packages of ${known.join(', ')} as major, minor or patch, and says below what changed`,
        );
      const bumps = new Map(releases.map(({ name, type }) => [name, type as Bump]));
      return { file, summary, bumps };
    } catch (error) {
      throw new Error(
        `.changeset/${file} is no changeset: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  });
}

/**
 * Writes a changeset.
 *
 * @param words `ui:minor`, one for each package.
 * @returns its file.
 * @throws NotPossible for what would be none.
 */
export function writeChangeset(
  folder: string,
  words: readonly string[],
  summary: string,
  known: readonly string[],
): string {
  const rows = words.map((word) => {
    const [name = '', bump = '', ...more] = word.split(':');
    if (!known.includes(`@site/${name}`) || !Object.hasOwn(WEIGHT, bump) || more.length > 0)
      throw new NotPossible(
        `"${word}" is no change of a package; write it like ui:minor: ${known.map((each) => each.slice('@site/'.length)).join(', ')}, each major (a break), minor (new) or patch (mended)`,
      );
    return [`'@site/${name}'`, bump] as const;
  });
  const twice = rows.find(([name], at) => rows.findIndex(([each]) => each === name) !== at);
  if (twice !== undefined)
    throw new NotPossible(`${twice[0]} is named twice; say once how much it changed`);
  if (summary.trim() === '')
    throw new NotPossible('say what changed for who builds against it: --title "…"');
  const text = `---\n${rows.map((row) => row.join(': ')).join('\n')}\n---\n\n${summary.trim()}\n`;
  const file = path.join(folder, `${hashOf(text).slice(0, 10)}.md`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, text);
  return file;
}

/**
 * The version after a change. Before the first major a break raises the minor and all else the
 * patch, as `^` ranges read it.
 */
export function nextVersion(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (major === 0) return bump === 'major' ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  if (bump === 'major') return `${major + 1}.0.0`;
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

const HEADINGS: readonly (readonly [Bump, string])[] = [
  ['major', 'Breaks'],
  ['minor', 'New'],
  ['patch', 'Mended'],
];

function entryOf(version: string, lines: ReadonlyMap<Bump, readonly string[]>): string {
  const parts = HEADINGS.flatMap(([bump, heading]) => {
    const own = lines.get(bump) ?? [];
    return own.length === 0
      ? []
      : [`### ${heading}\n\n${own.map((line) => `- ${line.replaceAll('\n', '\n  ')}`).join('\n')}`];
  });
  return [`## ${version}`, ...parts].join('\n\n');
}

/**
 * Versions and changelogs after the changesets. Who stands on a package that changed gets a patch:
 * its range names the new version.
 *
 * @param packages in the order of their needs.
 */
export function planned(
  packages: readonly Versioned[],
  changesets: readonly Changeset[],
): ReadonlyMap<string, Planned> {
  const plan = new Map<string, Planned>();
  for (const { name, version, needs, changelog } of packages) {
    const lines = new Map<Bump, string[]>();
    for (const { bumps, summary } of changesets) {
      const bump = bumps.get(name);
      if (bump !== undefined) lines.set(bump, [...(lines.get(bump) ?? []), summary]);
    }
    const moved = needs.filter(
      (need) => plan.get(need)?.version !== packages.find((each) => each.name === need)?.version,
    );
    if (moved.length > 0)
      lines.set('patch', [
        ...(lines.get('patch') ?? []),
        `stands on ${moved.map((need) => `${need} ${plan.get(need)?.version ?? ''}`).join(', ')}`,
      ]);
    const [bump] = [...lines.keys()].sort((a, b) => WEIGHT[b] - WEIGHT[a]);
    if (bump === undefined) {
      plan.set(name, { version, changelog });
      continue;
    }
    const next = nextVersion(version, bump);
    const [title = `# ${name}`, ...older] = changelog.trim().split('\n\n').filter(Boolean);
    plan.set(name, {
      version: next,
      changelog: `${[title, entryOf(next, lines), ...older].join('\n\n')}\n`,
    });
  }
  return plan;
}
