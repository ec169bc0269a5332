import fs from 'node:fs';
import path from 'node:path';
import type { Part } from '../workspace/parts';
import { dependencyDirs } from '../workspace/source-hash';

/** Folders of a package that go into a build. */
const SOURCES = ['src', 'events', 'kit', 'public'];
const IGNORED = /node_modules|[\\/]edge[\\/]/;

/**
 * Calls back at each change of a file that may change one of the parts.
 *
 * @returns the way to stop.
 */
export function watchSources(parts: readonly Part[], changed: () => void): () => void {
  const onChange = (_event: string, file: string | null): void => {
    if (file === null || !IGNORED.test(file)) changed();
  };
  const watchers = [
    ...new Set(parts.flatMap((part) => dependencyDirs(part.packageDir, part.kind === 'host'))),
  ].flatMap((dir) => [
    // The folder itself, for `remote.json`: an editor that saves by renaming would take a watched file away.
    fs.watch(dir, onChange),
    ...SOURCES.map((name) => path.join(dir, name))
      .filter((folder) => fs.existsSync(folder))
      .map((folder) => fs.watch(folder, { recursive: true }, onChange)),
  ]);
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
