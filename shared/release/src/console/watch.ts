import type { ConsoleState } from '@site/contracts/releases/console';
import type { Health } from '@site/contracts/releases/health';
import { readHealth } from '../health';
import { contextAt, type ReleaseContext } from '../context';
import type { Rehearsed } from '../seasons/rehearsal';
import { look } from '../watch';

const KEPT = 50;

/** The watcher inside of the console: looks every few seconds, and keeps what it did for the page. */
export interface ConsoleWatch {
  /** Counts of the last look; null while the edge does not answer. */
  readonly health: () => Health | null;
  readonly said: () => ConsoleState['watcher'];
  /** One look now; looks never run side by side. */
  readonly lookNow: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Starts watching.
 *
 * @param edge address of the edge that counts.
 */
export function startConsoleWatch(
  context: () => ReleaseContext,
  edge: string,
  everyMs: number,
): ConsoleWatch {
  let health: Health | null = null;
  let said: ConsoleState['watcher'] = [];
  let known: readonly string[] = [];
  const tried: Rehearsed = new Map();
  let running: Promise<void> | null = null;
  const once = async (): Promise<void> => {
    health = await readHealth(edge, null).catch(() => null);
    const now = health?.now ?? Date.now();
    const { done, faults } = await look(
      contextAt(context(), () => new Date(now)),
      health,
      tried,
    );
    // What stays wrong is told once, not every few seconds.
    const lines = [...done, ...faults.filter((fault) => !known.includes(fault))];
    known = faults;
    said = [...lines.map((line) => ({ at: now, said: line })).toReversed(), ...said].slice(0, KEPT);
  };
  const lookNow = (): Promise<void> => {
    running ??= once().finally(() => {
      running = null;
    });
    return running;
  };
  const timer = setInterval(() => void lookNow(), everyMs);
  void lookNow();
  return { health: () => health, said: () => said, lookNow, stop: () => clearInterval(timer) };
}
