import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseContext } from '@site/release/context';
import { flavourOf } from '../workspace/flavour';
import type { Part } from '../workspace/parts';
import { versionOf } from '../workspace/source-hash';
import type { DevServer } from './dev-server';
import { watchPart, type HotPart } from './hot-part';
import { makeAllLive } from './make-all-live';
import type { DevState } from './messages';

/** What a development session works on. */
export interface DevSession {
  readonly context: ReleaseContext;
  /** Folder that the site is served from. */
  readonly siteDir: string;
  /** Parts that are built from their sources here, each once somebody wants it. */
  readonly parts: readonly Part[];
  readonly server: Pick<DevServer, 'tell'>;
  readonly log: (line: string) => void;
}

/** A running loop. */
export interface DevLoop {
  /**
   * Parts that somebody uses: they are watched from now on.
   *
   * @returns once each of them is live, or does not build.
   */
  readonly want: (names: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/**
 * Watches the sources of some parts. What is saved becomes a generation of the session's own store,
 * one for all parts that it changed, and open pages are told what they can take without being
 * loaded anew.
 */
export function startDevLoop(session: DevSession): DevLoop {
  const { context, siteDir, log } = session;
  const watched = new Map<string, HotPart>();
  const live = new Map<string, string>();
  const first = new Map<string, string>();
  const asBuilt = new Map(session.parts.map((part) => [part.name, versionOf(part)]));
  const mark = `dev${Date.now().toString(36)}`;
  const queue: string[] = [];
  let begun = 0;
  let told = '';
  let running = Promise.resolve();
  const waiting = new Set<{ readonly names: readonly string[]; readonly go: () => void }>();

  const all = (): HotPart[] => [...watched.values()];
  const stateNow = (): DevState => ({
    parts: Object.fromEntries(
      all()
        .filter(({ part }) => live.has(part.name))
        .map(({ part: { name }, version }) => [
          name,
          { version, hash: live.get(name) ?? '', changed: live.get(name) !== first.get(name) },
        ]),
    ),
    updates: Object.assign({}, ...all().map((each) => each.updates())) as Record<string, string>,
    problems: all().flatMap((each) => each.problems()),
  });
  const tell = (): void => {
    const state = stateNow();
    const text = JSON.stringify(state);
    if (text === told) return;
    told = text;
    session.server.tell(state);
    if (state.problems.length > 0)
      log(
        `this does not build; the page keeps the last good version\n${state.problems.map(({ place, message }) => `${place}\n${message}`).join('\n')}`,
      );
  };
  const flush = async (): Promise<void> => {
    // One save may concern several parts: a page takes all of them at once, or is loaded anew once.
    if (all().some((each) => each.isBuilding() && live.has(each.part.name))) return;
    const fresh = all().filter(
      (each) =>
        !each.isBuilding() &&
        each.problems().length === 0 &&
        each.hash() !== (live.get(each.part.name) ?? ''),
    );
    if (fresh.length > 0) {
      // As they are now: what is saved meanwhile is another generation.
      const hashes = fresh.map(({ part, hash }) => [part, hash()] as const);
      await makeAllLive(context, fresh);
      for (const [part, hash] of hashes) {
        live.set(part.name, hash);
        if (!first.has(part.name))
          first.set(part.name, asBuilt.get(part.name) === versionOf(part) ? hash : '');
      }
      log(`${fresh.map(({ part }) => part.name).join(', ')} in ${seconds(Date.now() - begun)} s`);
    }
    tell();
    startNext();
    for (const each of waiting)
      if (each.names.every((name) => live.has(name) || watched.get(name)?.problems().length)) {
        waiting.delete(each);
        each.go();
      }
  };
  const changed = (): void => {
    if (all().some((each) => each.isBuilding())) begun ||= Date.now();
    running = running
      .then(flush)
      .catch((error: unknown) => {
        log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      })
      .finally(() => {
        if (!all().some((each) => each.isBuilding())) begun = 0;
      });
  };
  /** One after the other: the page in front of somebody's eyes is not to wait for all of them. */
  const startNext = (): void => {
    if (all().some((each) => each.isBuilding())) return;
    const part = session.parts.find(({ name }) => name === queue[0]);
    queue.shift();
    if (part === undefined) return;
    const version = `${versionOf(part).split('_')[0]}_${mark}`;
    fs.rmSync(path.join(siteDir, 'remotes', part.name, version), { recursive: true, force: true });
    watched.set(
      part.name,
      watchPart(part, { version, siteDir, flavour: flavourOf(process.env, true) }, changed),
    );
    begun = Date.now();
  };
  return {
    want: (names) => {
      const known = names.filter((name) => session.parts.some((part) => part.name === name));
      queue.push(...known.filter((name) => !watched.has(name) && !queue.includes(name)));
      return new Promise((go) => {
        waiting.add({ names: known, go });
        changed();
      });
    },
    stop: async () => {
      await Promise.all(all().map((each) => each.stop()));
    },
  };
}
