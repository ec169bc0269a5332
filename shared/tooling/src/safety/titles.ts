import fs from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';

/**
 * First arguments of tests, groups and tables of tests, in any kind of quote; a table's call ends
 * with `)`.
 */
const TITLE =
  /(?:\)|\b(?:test|it|describe|siteTest|onNginx)(?:\.\w+)*)\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1\s*,/g;

/** Titles of a source as they are read, without the strokes that keep quotes apart. */
export const allTitlesOf = (source: string): readonly string[] =>
  [...source.matchAll(TITLE)].map((match) => (match[2] ?? '').replaceAll(/\\(['"`])/g, '$1'));

const known = new Map<string, readonly string[] | null>();

/**
 * Titles of a file, or null where there is no such file.
 *
 * @param file from the root of the workspace.
 */
export function titlesIn(file: string): readonly string[] | null {
  const kept = known.get(file);
  if (kept !== undefined) return kept;
  const full = path.join(inWorkspace(), file);
  const titles = fs.existsSync(full) ? allTitlesOf(fs.readFileSync(full, 'utf8')) : null;
  known.set(file, titles);
  return titles;
}
