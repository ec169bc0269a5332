/** What runs, for whoever watches or disturbs it: `run.json` in the data folder, while a start runs. */
import fs from 'node:fs';
import path from 'node:path';
import { writeAtomic } from '@site/release/store/atomic-write';
import { bornOf, isAlive, type Born } from './process-life';

/** One server of a start. */
export interface RunningServer {
  readonly pid: number;
  readonly url: string;
  /** How often it was started. */
  readonly starts: number;
}

/** The file. `ops` is the edge's port of operations, where it has one. */
export interface RunRecord extends Born {
  readonly url: string;
  readonly ops: string | null;
  readonly servers: Readonly<Record<string, RunningServer>>;
}

/** Name of the file in a data folder. */
export const RUN_FILE = 'run.json';

/** Wait before a write that failed is tried again, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * Reads what runs over a data folder; null when nothing does, or only did before it was killed,
 * also where the number of that start is another process's by now.
 */
export function readRun(data: string): RunRecord | null {
  try {
    const run = JSON.parse(fs.readFileSync(path.join(data, RUN_FILE), 'utf8')) as RunRecord;
    // Number 0 would be this process's own group.
    const isWhole = run.pid > 0 && typeof run.born === 'string';
    return isWhole && isAlive(run) ? run : null;
  } catch {
    return null;
  }
}

/** Whose file it is. */
export interface RunFileOptions {
  readonly data: string;
  readonly url: string;
  readonly ops: string | null;
  readonly log: (line: string) => void;
  /** Wait before a write that failed is tried again, in milliseconds. */
  readonly retryMs?: number | undefined;
}

/** The file of a start. */
export interface KeptRunFile {
  /** Notes a server's process. */
  readonly note: (name: string, pid: number, at: string) => void;
  /** Takes the file away. */
  readonly remove: () => void;
}

/** Keeps the file in step; a disk that is full is told once, and the file follows. */
export function keepRunFile({ data, url, ops, log, retryMs }: RunFileOptions): KeptRunFile {
  const file = path.join(data, RUN_FILE);
  const own: Born = { pid: process.pid, born: bornOf(process.pid) };
  let servers: Readonly<Record<string, RunningServer>> = {};
  let waiting: NodeJS.Timeout | null = null;
  const write = (): void => {
    try {
      const run: RunRecord = { ...own, url, ops, servers };
      writeAtomic(file, `${JSON.stringify(run, null, 1)}\n`);
      waiting = null;
    } catch (error) {
      if (waiting === null) {
        const why = error instanceof Error ? error.message : String(error);
        log(
          `${file} cannot be written (${why}); the site goes on, the file follows once there is room`,
        );
      }
      waiting = setTimeout(write, retryMs ?? RETRY_MS).unref();
    }
  };
  return {
    note: (name, pid, at) => {
      servers = { ...servers, [name]: { pid, url: at, starts: (servers[name]?.starts ?? 0) + 1 } };
      // One that waits for room writes this too.
      if (waiting === null) write();
    },
    remove: () => {
      if (waiting !== null) clearTimeout(waiting);
      fs.rmSync(file, { force: true });
    },
  };
}
