import type { Health } from '@site/contracts/releases/health';
import { contextAt } from '../context';
import type { Rehearsed } from '../seasons/rehearsal';
import { look } from '../watch';
import { countsFor, contextOf, say, type CommandLine } from './command-line';

const EVERY_MS = 5_000;

/** What the edge counts, or why that is not known. */
async function countsOf(args: CommandLine): Promise<Health | string> {
  return countsFor(args).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
}

/**
 * Watches until it is ended, whatever fails on the way. The edge's clock counts where an edge
 * answers. `--once` looks one time and fails with what it could not do; an edge that does not
 * answer is such a fault only where one is named, a site on a CDN has none.
 */
export async function watchCommand(args: CommandLine): Promise<void> {
  const context = contextOf(args);
  let known: readonly string[] = [];
  const tried: Rehearsed = new Map();
  for (;;) {
    const counts = await countsOf(args);
    const health = typeof counts === 'string' ? null : counts;
    const { done, faults } = await look(
      health === null ? context : contextAt(context, () => new Date(health.now)),
      health,
      tried,
    );
    const wrong = typeof counts === 'string' ? [counts, ...faults] : faults;
    for (const line of [...done, ...wrong.filter((fault) => !known.includes(fault))]) say(line);
    known = wrong;
    if (args.values.once) {
      if ((args.values.edge === undefined ? faults : wrong).length > 0) process.exitCode = 1;
      return;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY_MS);
    });
  }
}
