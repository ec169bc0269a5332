/**
 * Source maps of releases: in a store of their own that nobody serves, packed, one folder a
 * version; and the way from a stack of an error report back to the sources.
 */
import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Release } from '@site/contracts/releases/release';
import { readJson } from '@site/contracts/releases/read';
import { placesOf, type CodePlace } from '@site/domain/telemetry/failed-code';
import { refused } from './changes/change';
import { listTree } from './files';
import { openStore, siteDir } from './store/open-store';
import type { ReleaseStore } from './store/release-store';

/**
 * Opens the store of maps: `RELEASE_MAPS`, or a folder beside the keys.
 *
 * @throws Refused when it would be the store that is served, or lie in it.
 */
export function openMaps(
  data: string,
  served: ReleaseStore,
  place: string = path.join(data, 'release', 'maps'),
): ReleaseStore {
  const maps = openStore(data, place);
  const inside = (folder: string): boolean =>
    `${maps.place.replace(/\/+$/, '')}/`.startsWith(`${folder.replace(/\/+$/, '')}/`);
  if (inside(served.place) || inside(siteDir(path.resolve(data))))
    throw refused`RELEASE_MAPS is ${maps.place}, which is served: source maps need a place that nobody can fetch them from`;
  return maps;
}

/** Where the map of a script is kept. */
export const mapFile = ({
  part,
  version,
  file,
}: Pick<CodePlace, 'part' | 'version' | 'file'>): string => `${part}/${version}/${file}.map.gz`;

/**
 * Keeps the maps of a version. Those of an earlier try stay: of the same sources they say the same.
 *
 * @param folder with a map for each script, `<script>.map`; null when the build made none.
 */
export async function keepMaps(
  maps: ReleaseStore,
  { name, version }: Pick<Release, 'name' | 'version'>,
  folder: string | null,
): Promise<void> {
  for (const file of folder === null ? [] : await listTree(folder)) {
    const target = mapFile({ part: name, version, file: file.replace(/\.map$/, '') });
    if ((await maps.read(target)) === null)
      await maps.create(target, zlib.gzipSync(fs.readFileSync(path.join(folder ?? '', file))));
  }
}

/** Source text of a map's place, as `file:line:column`; null when the map does not say. */
function sourceAt(map: SourceMap, { line, column }: CodePlace): string | null {
  const found = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in found)) return null;
  const file = found.originalSource.replace(/^webpack:\/\/[^/]*\//, '');
  return `${file}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

/**
 * The places of a stack in the sources, a line each, the innermost first.
 *
 * @throws Refused for a text without a place in a release.
 */
export async function traceStack(maps: ReleaseStore, stack: string): Promise<readonly string[]> {
  const places = placesOf(stack);
  if (places.length === 0)
    throw refused`no line of that names a file of a release: …/_mf/remotes/<part>/<version>/<file>.js:<line>:<column>`;
  const read = new Map<string, SourceMap | null>();
  const lines: string[] = [];
  for (const place of places) {
    const file = mapFile(place);
    if (!read.has(file)) {
      const found = await maps.read(file);
      const payload =
        found &&
        (readJson(zlib.gunzipSync(found.bytes).toString('utf8')) as SourceMapPayload | null);
      read.set(file, payload && new SourceMap(payload));
    }
    const map = read.get(file) ?? null;
    const shown =
      map === null ? `no map in ${maps.place}` : (sourceAt(map, place) ?? 'not in its map');
    lines.push(
      `${place.part}@${place.version} ${place.file}:${place.line}:${place.column}  ${shown}`,
    );
  }
  return lines;
}
