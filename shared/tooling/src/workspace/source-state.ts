/** Which commit sources come from, and what of them is in none: read from git where it is there. */
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { UNKNOWN_SOURCES, type SourceState } from '@site/release/origin';

const git = (dir: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', dir, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 256 * 1024 * 1024,
  });

const listed = (text: string): string[] => text.split('\0').filter((file) => file !== '');

function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Hash of what stands in the files now, or that they are gone. */
function diffOf(top: string, commit: string | null, files: readonly string[]): string {
  const hash = crypto.createHash('sha256').update(`${commit ?? 'none'}\n`);
  for (const file of files) {
    const bytes = orNull(() => fs.readFileSync(path.join(top, file)));
    hash.update(`${file}\0${bytes === null ? 'gone' : bytes.length}\0`);
    if (bytes !== null) hash.update(bytes);
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * State of the sources in the repository that a folder stands in. Files in other repositories, or
 * in none, are not looked at.
 *
 * @param files absolute paths; without them all that stands in the folder and is not ignored.
 */
export function sourceState(dir: string, files?: readonly string[]): SourceState {
  const place = orNull(() => fs.realpathSync(dir));
  const top = place === null ? null : orNull(() => git(place, 'rev-parse', '--show-toplevel'));
  if (place === null || top === null) return UNKNOWN_SOURCES;
  const root = top.replace(/\r?\n$/, '');
  const commit = orNull(() => git(root, 'rev-parse', '--verify', 'HEAD').trim());
  const author = orNull(() => git(root, 'log', '-1', '--format=%an').trim());
  const own =
    files === undefined
      ? listed(git(place, 'ls-files', '-z', '--full-name', '-c', '-o', '--exclude-standard'))
      : files.map((file) => path.relative(root, fs.realpathSync(file)));
  const inside = own.filter((file) => !file.startsWith('..'));
  const folders = new Set(inside.map((file) => path.dirname(file)));
  const tracked = new Set(listed(git(root, 'ls-files', '-z')));
  const changed = commit === null ? [] : listed(git(root, 'diff', '--name-only', '-z', 'HEAD'));
  const [differs, sources] = [new Set(changed), new Set(inside)];
  const unclean = [
    ...[...sources].filter((file) => !tracked.has(file) || differs.has(file)),
    // A source that was deleted is in no list of sources: its folder is.
    ...changed
      .filter((file) => !sources.has(file) && folders.has(path.dirname(file)))
      .filter((file) => !fs.existsSync(path.join(root, file))),
  ].sort();
  return {
    commit,
    author,
    dirty:
      unclean.length === 0 && inside.length > 0 && commit !== null
        ? null
        : { files: unclean.length, diff: diffOf(root, commit, unclean) },
  };
}
