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
 * Wait before a server is started again; null when it has ended too often.
 *
 * @param ends moments of
 *   its ends, the last one among them.
 */
export function waitBeforeStart(ends: readonly number[], now: number): number | null {
  return WAITS[ends.filter((end) => now - end < LATELY_MS).length - 1] ?? null;
}

/** What keeps a server running. */
export interface Keeping {
  readonly name: string;
  readonly start: () => ChildProcess;
  readonly log: (line: string) => void;
  /** Called with each process, the first one among them. Must not throw. */
  readonly onStart: (child: ChildProcess) => void;
  /** Called when it is given up. */
  readonly onGivenUp: () => void;
}

/** A server that is kept running. */
export interface KeptServer {
  /** Its process now; null where it could not even be begun. */
  readonly child: () => ChildProcess | null;
  /** From now on its end is no fault: it is not started again. */
  readonly expectEnd: () => void;
  readonly stop: () => Promise<void>;
}

const endOf = (code: number | null, signal: string | null): string =>
  `ended by itself (${signal ?? `code ${code ?? '?'}`})`;
const missed = (why: string): string => `could not be started (${why})`;

/** Starts a server and keeps it running until it is stopped. */
export function keepRunning({ name, start, log, onStart, onGivenUp }: Keeping): KeptServer {
  const ends: number[] = [];
  let isStopping = false;
  let timer: NodeJS.Timeout | null = null;
  let child: ChildProcess | null = null;
  const ended = (how: string): void => {
    if (isStopping) return;
    ends.push(Date.now());
    const wait = waitBeforeStart(ends, Date.now());
    if (wait === null) {
      log(
        `${name} ${how}, ${ends.length} times by now; it is not started again, the lines above say why it ends`,
      );
      return onGivenUp();
    }
    log(`${name} ${how}; it is started again in ${wait / 1_000} s`);
    timer = setTimeout(() => {
      begin();
      if (child?.pid !== undefined) log(`${name} runs again (pid ${child.pid})`);
    }, wait);
  };
  const begin = (): void => {
    child = null;
    try {
      const made = start();
      child = made;
      // Without a process or a handle left the system says so later, and there is no other end.
      made.on('error', (error) => {
        if (made.pid === undefined) ended(missed(error.message));
      });
      made.once('exit', (code, signal) => ended(endOf(code, signal)));
      if (made.pid !== undefined) onStart(made);
    } catch (error) {
      ended(missed(error instanceof Error ? error.message : String(error)));
    }
  };
  begin();
  const expectEnd = (): void => {
    isStopping = true;
    if (timer !== null) clearTimeout(timer);
  };
  return {
    child: () => child,
    expectEnd,
    stop: async () => {
      expectEnd();
      if (child !== null) await stopServer(child);
    },
  };
}
