import fs from 'node:fs';
import path from 'node:path';
import { buildPart } from '../build/build-part';
import { makeLive } from '@site/release/changes/promote';
import { commit } from '@site/release/commit';
import { readPublished } from '@site/release/live';
import type { ReleaseContext } from '@site/release/context';
import { publishBuild } from '@site/release/publish';
import { versionOf } from '../workspace/source-hash';
import { flavourOf } from '../workspace/flavour';
import type { Part } from '../workspace/parts';
import { watchSources } from './watch-sources';

/** Quiet time after the last change before a build starts; an editor saves in several steps. */
const SETTLE_MS = 120;

/** What a development session works on. */
export interface DevSession {
  readonly context: ReleaseContext;
  /** Where development builds are made. */
  readonly scratch: string;
  readonly parts: readonly Part[];
  readonly log: (line: string) => void;
}

/**
 * Version of a development build: the source hash with a mark, so that it never meets the released
 * bytes of the same sources.
 */
function devVersion(part: Part): string {
  return `${versionOf(part)}d`;
}

async function rebuild(session: DevSession, part: Part, version: string): Promise<void> {
  const started = Date.now();
  const outDir = path.join(session.scratch, part.name, version);
  try {
    const { store, channel } = session.context;
    if (!(await readPublished(store, part.name, version))) {
      await buildPart(part, {
        version,
        outDir,
        minify: false,
        flavour: flavourOf(process.env, true),
      });
      await publishBuild(store, outDir);
    }
    const published = await readPublished(store, part.name, version);
    if (!published) throw new Error(`${part.name}@${version} is not in the store`);
    const { generation } = await commit(
      session.context.writer(),
      { channel, action: 'promote', by: 'npm run dev', why: 'source changed' },
      makeLive(published),
    );
    session.log(
      `${part.name} rebuilt in ${((Date.now() - started) / 1000).toFixed(1)} s, generation ${generation}; open pages reload`,
    );
  } catch (error) {
    session.log(
      `${part.name} does not build; the page keeps the last good version\n${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    fs.rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Watches the sources of some parts and makes each change live in the session's own store: a
 * rebuild without minifying, a new generation, and open pages reload by themselves.
 *
 * @returns the way to stop.
 */
export function startDevLoop(session: DevSession): () => void {
  const current = new Map(session.parts.map((part) => [part.name, versionOf(part)]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    for (const part of session.parts) {
      const version = versionOf(part);
      if (current.get(part.name) === version) continue;
      current.set(part.name, version);
      await rebuild(session, part, devVersion(part));
    }
  };
  const stop = watchSources(session.parts, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(look, look);
    }, SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
