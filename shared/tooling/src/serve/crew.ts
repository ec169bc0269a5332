/** The servers of one start: kept running, noted, and ended together. */
import type { ChildProcess } from 'node:child_process';
import { keepRunning, type KeptServer } from './supervisor';

/** A server of the crew. */
export interface Member {
  readonly name: string;
  readonly url: string;
  readonly start: () => ChildProcess;
  readonly onGivenUp: () => void;
}

/** The crew. */
export interface Crew {
  readonly keep: (member: Member) => KeptServer;
  /** Adds what ends with the crew, after every server that is kept later. */
  readonly atEnd: (close: () => Promise<void> | void) => void;
  /** Ends all of it, the last first: the edge before the back end that its calls under way need. */
  readonly stop: () => Promise<void>;
}

/** How a crew tells what it does. */
export interface CrewOptions {
  readonly log: (line: string) => void;
  /** Called with each process of a server. Must not throw. */
  readonly note: (name: string, pid: number, url: string) => void;
}

/** Makes a crew without anybody in it. */
export function createCrew({ log, note }: CrewOptions): Crew {
  const kept: KeptServer[] = [];
  const closers: (() => Promise<void> | void)[] = [];
  return {
    keep: ({ name, url, start, onGivenUp }) => {
      const server = keepRunning({
        name,
        start,
        log,
        onStart: ({ pid }) => note(name, pid ?? 0, url),
        onGivenUp,
      });
      kept.push(server);
      closers.push(server.stop);
      return server;
    },
    atEnd: (close) => void closers.push(close),
    stop: async () => {
      // A signal for the whole group, as Ctrl+C is one, reaches the servers too: whichever ends first.
      for (const { expectEnd } of kept) expectEnd();
      for (const close of closers.splice(0).toReversed()) await close();
    },
  };
}
