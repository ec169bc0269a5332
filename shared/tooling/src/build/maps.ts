import fs from 'node:fs';
import path from 'node:path';

/** Folder with the maps of a kept build, beside it. */
export const mapsDirOf = (buildDir: string): string => `${buildDir}.maps`;

/** Moves the source maps out of a build: they are no files of the release. */
export function takeMaps(buildDir: string, mapsDir: string): void {
  const names = fs
    .readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.map'));
  for (const name of names) {
    const target = path.join(mapsDir, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(path.join(buildDir, name), target);
  }
}

/** The maps of a kept build; null when it has none. */
export function keptMaps(buildDir: string): string | null {
  const dir = mapsDirOf(buildDir);
  return fs.existsSync(dir) ? dir : null;
}
