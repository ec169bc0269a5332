/**
 * Source maps of a season with other data: its code is that of the version it comes from, only
 * further to the right or to the left.
 */
import zlib from 'node:zlib';
import type { Release } from '@site/contracts/releases/release';
import { readJson } from '@site/contracts/releases/read';
import { versionFolder } from '../live';
import { mapFile } from '../maps';
import type { ReleaseStore } from '../store/release-store';

/** What was put in the place of what; offsets in the script as it was, in UTF-16 units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A script with its edits made. */
export const withEdits = (script: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      script,
    );

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The first number of a segment, and how many of its digits say it. */
function firstOf(segment: string): { readonly value: number; readonly length: number } {
  let bits = 0;
  for (let at = 0; at < segment.length; at += 1) {
    const digit = DIGITS.indexOf(segment[at] ?? '');
    bits += (digit & 31) * 32 ** at;
    if ((digit & 32) === 0)
      return { value: (bits % 2 === 1 ? -1 : 1) * Math.floor(bits / 2), length: at + 1 };
  }
  return { value: 0, length: segment.length };
}

function written(value: number): string {
  let bits = Math.abs(value) * 2 + (value < 0 ? 1 : 0);
  let text = '';
  do {
    const rest = Math.floor(bits / 32);
    text += DIGITS[(bits % 32) + (rest > 0 ? 32 : 0)];
    bits = rest;
  } while (bits > 0);
  return text;
}

/** How far the code behind a column goes. */
interface Move {
  readonly line: number;
  readonly column: number;
  readonly by: number;
}

function movesOf(script: string, edits: readonly Edit[]): readonly Move[] {
  return edits.map(({ start, end, text }) => {
    const before = script.slice(0, end);
    return {
      line: before.split('\n').length - 1,
      column: end - before.lastIndexOf('\n') - 1,
      by: text.length - (end - start),
    };
  });
}

/**
 * Mappings of a script, for the script with its edits; no edit goes over a line's end.
 *
 * @param mappings of a source map of version 3.
 */
export function movedMappings(mappings: string, script: string, edits: readonly Edit[]): string {
  const moves = movesOf(script, edits);
  return mappings
    .split(';')
    .map((line, index) => {
      const here = moves.filter((move) => move.line === index);
      let [column, before] = [0, 0];
      return line
        .split(',')
        .map((segment) => {
          if (segment === '' || here.length === 0) return segment;
          const { value, length } = firstOf(segment);
          column += value;
          const at = here.reduce(
            (sum, { column: end, by }) => sum + (end <= column ? by : 0),
            column,
          );
          const moved = written(at - before) + segment.slice(length);
          before = at;
          return moved;
        })
        .join(',');
    })
    .join(';');
}

/** A version, the one it was made of, and what differs in its scripts. */
export interface EditedVersion {
  readonly base: Release;
  readonly made: Release;
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
}

/**
 * Keeps the maps of an edited version, made of those of its base, as far as they are here.
 *
 * @param stored where the scripts of the base are.
 */
export async function keepEditedMaps(
  maps: ReleaseStore,
  stored: ReleaseStore,
  { base, made, edits }: EditedVersion,
): Promise<void> {
  for (const [file, changed] of edits) {
    const found = await maps.read(mapFile({ part: base.name, version: base.version, file }));
    const target = mapFile({ part: made.name, version: made.version, file });
    if (found === null || (await maps.read(target)) !== null) continue;
    const map = readJson(zlib.gunzipSync(found.bytes).toString('utf8')) as {
      readonly mappings: string;
    } | null;
    const script = await stored.read(`${versionFolder(base.name, base.version)}/${file}`);
    if (map === null || script === null) continue;
    const mappings = movedMappings(map.mappings, script.bytes.toString('utf8'), changed);
    await maps.create(target, zlib.gzipSync(JSON.stringify({ ...map, mappings })));
  }
}
