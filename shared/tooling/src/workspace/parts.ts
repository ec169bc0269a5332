import fs from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from './paths';

/** One thing that is built and released on its own. */
export interface Part {
  /** `host`, a remote's name, or `season_<slug>`. */
  readonly name: string;
  readonly kind: 'host' | 'remote' | 'season';
  /** Folder of the package that owns it, absolute. */
  readonly packageDir: string;
  /** Folder that holds its own sources, absolute; a season event is one folder of its package. */
  readonly sourceDir: string;
  /** The module that is exposed (remotes) or started (host), absolute. */
  readonly entry: string;
  /** The declared surface; null for the host. */
  readonly surface: Readonly<Record<string, unknown>> | null;
}

function readJson(file: string): Record<string, unknown> | null {
  if (!fs.existsSync(file)) return null;
  const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Error(`${file} is no JSON object`);
  return parsed as Record<string, unknown>;
}

function remotePart(packageDir: string): Part | null {
  const surface = readJson(path.join(packageDir, 'remote.json'));
  const entry = path.join(packageDir, 'src', 'remote.ts');
  if (surface === null || !fs.existsSync(entry)) return null;
  return {
    name: String(surface.name),
    kind: 'remote',
    packageDir,
    sourceDir: packageDir,
    entry,
    surface,
  };
}

function seasonParts(packageDir: string): Part[] {
  const events = path.join(packageDir, 'events');
  if (!fs.existsSync(events)) return [];
  return fs
    .readdirSync(events)
    .sort()
    .flatMap((slug) => {
      const sourceDir = path.join(events, slug);
      const surface = readJson(path.join(sourceDir, 'remote.json'));
      const entry = path.join(sourceDir, 'remote.ts');
      if (surface === null || !fs.existsSync(entry)) return [];
      const part: Part = {
        name: `season_${slug.replaceAll('-', '_')}`,
        kind: 'season',
        packageDir,
        sourceDir,
        entry,
        surface,
      };
      return [part];
    });
}

/**
 * Variable that names folders standing in for packages (other checkouts of them, separated as in
 * PATH), for one command and its builds.
 */
export const SOURCE_VARIABLE = 'SITE_PART_SOURCE';

/** A package's folder, or the one that stands in for it. */
function standIn(packageDir: string, sources: string | undefined): string {
  if (!sources) return packageDir;
  const own = readJson(path.join(packageDir, 'package.json'));
  if (own === null) return packageDir;
  return (
    sources
      .split(path.delimiter)
      .find((source) => readJson(path.join(source, 'package.json'))?.name === own.name) ??
    packageDir
  );
}

/** Everything in the workspace that is released: the host, each remote, each season event. */
export function discoverParts(
  root: string = WORKSPACE_ROOT,
  source = process.env[SOURCE_VARIABLE],
): readonly Part[] {
  const hostDir = standIn(path.join(root, 'host'), source);
  const hostEntry = path.join(hostDir, 'src', 'main.tsx');
  const host: Part[] = fs.existsSync(hostEntry)
    ? [
        {
          name: 'host',
          kind: 'host',
          packageDir: hostDir,
          sourceDir: hostDir,
          entry: hostEntry,
          surface: null,
        },
      ]
    : [];
  const folders = fs
    .readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .sort();
  const remotes = folders.map((folder) => standIn(path.join(root, folder), source));
  return [
    ...host,
    ...remotes.flatMap((dir) => remotePart(dir) ?? []),
    ...remotes.flatMap(seasonParts),
  ];
}

/**
 * The part of a name.
 *
 * @throws Error that lists the names there are.
 */
export function partOf(name: string, parts: readonly Part[] = discoverParts()): Part {
  const part = parts.find((candidate) => candidate.name === name);
  if (part) return part;
  throw new Error(
    `there is no part "${name}"; there are: ${parts.map((known) => known.name).join(', ')}`,
  );
}
