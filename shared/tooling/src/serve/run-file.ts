/**
 * What runs, for whoever watches or disturbs it: `run.json` in the data folder, while a start runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { writeAtomic } from '../release/store/atomic-write';

/** One server of a start. */
export interface RunningServer {
  readonly pid: number;
  readonly url: string;
  /** How often it was started. */ readonly starts: number;
}

/** The file. `ops` is the edge's port of operations, where it has one. */
export interface RunRecord {
  readonly pid: number;
  readonly url: string;
  readonly ops: string | null;
  readonly servers: Readonly<Record<string, RunningServer>>;
}

/** Name of the file in a data folder. */
export const RUN_FILE = 'run.json';

/** Reads what runs over a data folder; null when nothing does, or only did before it was killed. */
export function readRun(data: string): RunRecord | null {
  try {
    const run = JSON.parse(fs.readFileSync(path.join(data, RUN_FILE), 'utf8')) as RunRecord;
    process.kill(run.pid, 0);
    return run;
  } catch {
    return null;
  }
}

/**
 * Keeps the file in step. @returns how to note a server's process, and how to take the file away.
 */
export function keepRunFile(
  data: string,
  url: string,
  ops: string | null,
): { readonly note: (name: string, pid: number, at: string) => void; readonly remove: () => void } {
  const file = path.join(data, RUN_FILE);
  let servers: Readonly<Record<string, RunningServer>> = {};
  return {
    note: (name, pid, at) => {
      servers = { ...servers, [name]: { pid, url: at, starts: (servers[name]?.starts ?? 0) + 1 } };
      writeAtomic(
        file,
        `${JSON.stringify({ pid: process.pid, url, ops, servers } satisfies RunRecord, null, 1)}\n`,
      );
    },
    remove: () => fs.rmSync(file, { force: true }),
  };
}
