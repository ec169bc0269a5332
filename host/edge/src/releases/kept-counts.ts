/** Counts that outlive a restart of the edge: a halt must not wait for a deployment's end. */
import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { KeptCountsSchema, type KeptCounts } from '@site/contracts/releases/health';
import { readJson } from '@site/contracts/releases/read';
import { readValue } from '@site/contracts/releases/read-value';

/** How much of the counts a process that is killed may lose. */
const KEEP_MS = 10_000;

/** Reads what was kept; null where nothing was, or where it cannot be read, which is told. */
export function readKeptCounts(file: string, warn: (why: string) => void): KeptCounts | null {
  if (!fs.existsSync(file)) return null;
  try {
    const read = readValue(KeptCountsSchema, readJson(fs.readFileSync(file, 'utf8')));
    if (read.ok) return read.value;
    warn(`the counts in ${file} cannot be read and begin anew: ${read.why}`);
  } catch (error) {
    warn(
      `the counts in ${file} cannot be read and begin anew: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return null;
}

/** Writes the counts while the edge runs and when it ends; one that cannot is told once. */
export function keepCounts(
  app: FastifyInstance,
  file: string,
  counts: () => Omit<KeptCounts, 'schema'>,
): void {
  let before = '';
  let isTold = false;
  const keep = (): void => {
    const text = JSON.stringify({ schema: 'edge-counts/1', ...counts() } satisfies KeptCounts);
    if (text === before) return;
    try {
      fs.writeFileSync(`${file}.new`, text);
      // Whole or not at all: whoever is killed here leaves the last one.
      fs.renameSync(`${file}.new`, file);
      before = text;
    } catch (error) {
      if (!isTold) app.log.warn(error, `the counts cannot be kept in ${file}`);
      isTold = true;
    }
  };
  const timer = setInterval(keep, KEEP_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    keep();
  });
}
