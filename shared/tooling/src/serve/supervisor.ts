/**
 * A server that ends by itself is started again; one that ends again and again is given up, with a
 * sentence.
 */
import type { ChildProcess } from 'node:child_process';
import { stopServer } from './processes';

/** Waits before the next starts, in milliseconds, by how often a server ended lately. */
const WAITS: readonly number[] = [100, 500, 1_000, 3_000, 5_000];
/** Ends that are older no longer count. */
const LATELY_MS = 60_000;

/**
 * Wait before a server is started again; null when it has ended too often. @param ends moments of
 * its ends, the last one among them.
 */
export function waitBeforeStart(ends: readonly number[], now: number): number | null {
  return WAITS[ends.filter((end) => now - end < LATELY_MS).length - 1] ?? null;
}

/** What keeps a server running. */
export interface Keeping {
  readonly name: string;
  readonly start: () => ChildProcess;
  readonly log: (line: string) => void;
  /** Called with each process, the first one among them. */
  readonly onStart: (child: ChildProcess) => void;
  /** Called when it is given up. */
  readonly onGivenUp: () => void;
}

/** A server that is kept running. */
export interface KeptServer {
  /** Its process now. */
  readonly child: () => ChildProcess;
  readonly stop: () => Promise<void>;
}

const howOf = (code: number | null, signal: string | null): string =>
  signal === null ? `code ${code ?? '?'}` : signal;

/** Starts a server and keeps it running until it is stopped. */
export function keepRunning({ name, start, log, onStart, onGivenUp }: Keeping): KeptServer {
  const ends: number[] = [];
  let isStopping = false;
  let timer: NodeJS.Timeout | null = null;
  const begin = (): ChildProcess => {
    const made = start();
    onStart(made);
    made.once('exit', (code, signal) => {
      if (isStopping) return;
      ends.push(Date.now());
      const wait = waitBeforeStart(ends, Date.now());
      if (wait === null) {
        log(
          `${name} ended by itself (${howOf(code, signal)}), ${ends.length} times by now; it is not started again, the lines above say why it ends`,
        );
        return onGivenUp();
      }
      log(
        `${name} ended by itself (${howOf(code, signal)}); it is started again in ${wait / 1_000} s`,
      );
      timer = setTimeout(() => {
        child = begin();
        log(`${name} runs again (pid ${child.pid ?? '?'})`);
      }, wait);
    });
    return made;
  };
  let child = begin();
  return {
    child: () => child,
    stop: async () => {
      isStopping = true;
      if (timer !== null) clearTimeout(timer);
      await stopServer(child);
    },
  };
}
