/**
 * What a packed package shows to who builds against it: its declarations, file by file. The last
 * version's are recorded, so that a change without a changeset is seen.
 */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { hashOf } from '../checks/green/tree';
import type { Bump, Changeset } from './changesets';
import { NotPossible } from './write-folder';

/** Declaration file to a hash of it and the names that it exports: `3f2a91bc kilobytes percentText`. */
export type Surface = Readonly<Record<string, string>>;

const COMMENT = /\/\*[^]*?\*\//g;
const EXPORT =
  /^export (?:declare )?(?:default )?(?:abstract )?(?:const|function|class|interface|type|enum) (\w+)/gm;
const LIST = /^export (?:type )?\{([^}]*)\}/gm;

function namesIn(text: string): string[] {
  const listed = [...text.matchAll(LIST)].flatMap(([, list = '']) =>
    list.split(',').map((each) => each.trim().split(' ').at(-1) ?? ''),
  );
  const own = [...text.matchAll(EXPORT)].map(([, name = '']) => name);
  return [...new Set([...own, ...listed])].filter((name) => name !== '').sort();
}

/** Surface of a folder of built files. Comments say nothing that a compiler holds anybody to. */
export function surfaceIn(dir: string): Surface {
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const text = fs.readFileSync(path.join(dir, file), 'utf8').replaceAll(COMMENT, '');
      const flat = text.replaceAll(/\s+/g, ' ').trim();
      return [file, [hashOf(flat).slice(0, 8), ...namesIn(text)].join(' ')];
    }),
  );
}

const SURFACES = v.record(v.string(), v.record(v.string(), v.string()));

/**
 * What the last versions showed, by package name.
 *
 * @throws NotPossible for a record that is gone or damaged, with what brings it back.
 */
export function readSurfaces(file: string): Readonly<Record<string, Surface>> {
  try {
    return v.parse(SURFACES, JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    throw new NotPossible(
      `${file} is no record of what the last versions showed (${error instanceof Error ? error.message : String(error)}); take the committed one again: git checkout HEAD -- ${path.relative(process.cwd(), file)}`,
      { cause: error },
    );
  }
}

/** What changed, and the least that a changeset may call it; null when nothing did. */
export function surfaceChange(
  before: Surface,
  after: Surface,
): { readonly least: Bump; readonly what: readonly string[] } | null {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const changed = files.filter((file) => before[file] !== after[file]);
  if (changed.length === 0) return null;
  const gone = changed.flatMap((file) => {
    const [left, right] = [before[file]?.split(' ').slice(1), after[file]?.split(' ').slice(1)];
    if (right === undefined) return [`${file} is gone`];
    return (left ?? [])
      .filter((name) => !right.includes(name))
      .map((name) => `${file} exports ${name} no more`);
  });
  return gone.length > 0 ? { least: 'major', what: gone } : { least: 'patch', what: changed };
}

/**
 * Whether the changesets tell of a change.
 *
 * @returns a sentence with what to do; null when they do.
 */
export function untold(
  name: string,
  change: ReturnType<typeof surfaceChange>,
  changesets: readonly Changeset[],
): string | null {
  if (change === null) return null;
  const said = changesets.flatMap(({ bumps }) => bumps.get(name) ?? []);
  if (said.includes('major') || (said.length > 0 && change.least !== 'major')) return null;
  const shown = change.what.slice(0, 5).join(', ');
  const short = name.slice(name.indexOf('/') + 1);
  return `${name} changed for who builds against it (${shown}${change.what.length > 5 ? ', …' : ''}) and no changeset says so: npm run new -- changeset ${short}:${change.least === 'major' ? 'major' : 'minor'} --title "what changed"`;
}
