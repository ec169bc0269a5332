/** What a session of `npm run dev` does not build itself. */
import fs from 'node:fs';
import path from 'node:path';
import { readJson, readRelease } from '@site/contracts/releases/read';
import type { BuiltPart } from '../build/build-all';
import { releasedAt, releasedHere } from '../serve/released';
import type { Part } from '../workspace/parts';

/** Where the rest is taken from. */
export interface Rest {
  /** Parts that the session builds. */
  readonly parts: readonly Part[];
  /** All parts of this checkout. */
  readonly known: readonly Part[];
  readonly data: string;
  /** A live site; what is live in the data folder without one. */
  readonly address: string | undefined;
}

/**
 * A part that this checkout lacks, by its released files.
 *
 * @throws Error when their record is not valid.
 */
function foreignPart(name: string, dir: string): Part {
  const release = readRelease(readJson(fs.readFileSync(path.join(dir, 'release.json'), 'utf8')));
  if (!release.ok) throw new Error(`the record of ${name} is not valid (${release.why})`);
  const { kind, surface } = release.value;
  return { name, kind, packageDir: dir, sourceDir: dir, entry: '', surface: surface ?? null };
}

/**
 * The rest as it is live: in the data folder, or at an address, with its host and the parts that
 * this checkout lacks. What was never released is built like the named parts.
 *
 * @throws Refused with a sentence when there is no such site.
 */
export async function releasedRest({ parts, known, data, address }: Rest): Promise<BuiltPart[]> {
  const isThere = address !== undefined;
  const live = isThere
    ? await releasedAt(address, path.join(data, 'dev', 'released'))
    : await releasedHere(data);
  if (live === null) return [];
  const partNamed = (name: string): Part | undefined => known.find((part) => part.name === name);
  const taken = Object.entries(live.stable).filter(
    ([name]) =>
      !parts.some((part) => part.name === name) &&
      // The host of this checkout has the squads' panel and React's development build.
      (isThere || (name !== 'host' && partNamed(name) !== undefined)),
  );
  return Promise.all(
    taken.map(async ([name, version]) => {
      const dir = await live.files(name);
      return { part: partNamed(name) ?? foreignPart(name, dir), version, dir };
    }),
  );
}
