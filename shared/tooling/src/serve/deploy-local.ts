import fs from 'node:fs';
import path from 'node:path';
import type { BuiltPart } from '../build/build-all';
import { writeAtomic } from '../release/atomic-write';
import { commitGeneration } from '../release/commit-generation';
import { publishBuild } from '../release/publish';
import type { Published } from '../release/next-registry';
import { readLive, readPublished, type Store } from '../release/store';

const CHANNEL = 'production';

function readNoted(file: string): Record<string, string> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/**
 * Publishes and promotes what the workspace has that the store has not. A part whose sources are as they
 * were at the last start is left alone, so that an operator's rollback survives a restart.
 * @param pollSeconds how often pages ask for a newer generation.
 * @returns names of the parts that became live.
 */
export async function deployLocal(data: string, store: Store, builds: readonly BuiltPart[], pollSeconds = 60): Promise<string[]> {
  const noteFile = path.join(data, 'deployed-builds.json');
  const noted = readLive(store, CHANNEL) === null ? {} : readNoted(noteFile);
  const changed = builds.filter(({ part, version }) => noted[part.name] !== version);
  if (changed.length === 0) return [];
  const published: Published[] = [];
  for (const { part, version, dir } of changed) {
    await publishBuild(store, dir);
    const found = readPublished(store, part.name, version);
    if (found) published.push(found);
  }
  commitGeneration(store, { channel: CHANNEL, action: 'start', by: 'npm start', why: 'sources changed', pollSeconds }, published);
  const names = Object.fromEntries(changed.map(({ part, version }) => [part.name, version]));
  writeAtomic(noteFile, `${JSON.stringify({ ...noted, ...names }, null, 1)}\n`);
  return changed.map(({ part }) => part.name);
}
