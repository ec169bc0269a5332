/** Runs benches over one site and one browser. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../browser/ensure-browser';
import { BROWSER_ARGS } from '../browser/find-browser';
import { freePort } from '../serve/processes';
import { startSite } from '../serve/site';
import { BENCHES, type Bench, type Stage } from './benches';
import type { Emit } from './line';
import type { BenchSize } from './sizes';

/**
 * The benches of these names; all that need no name without any.
 *
 * @throws Error naming those that there are.
 */
export function benchesOf(names: readonly string[]): readonly Bench[] {
  const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
  if (unknown.length > 0)
    throw new Error(
      `there is no bench "${unknown.join(', ')}"; there are: ${BENCHES.map(({ name }) => name).join(', ')}`,
    );
  return BENCHES.filter(({ name, onlyByName }) =>
    names.length === 0 ? onlyByName !== true : names.includes(name),
  );
}

/** A stage, and what clears it away. */
interface Open {
  readonly stage: Stage;
  readonly close: () => Promise<void>;
}

async function openStage(note: (line: string) => void): Promise<Open> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
  const port = await freePort();
  const site = await startSite({
    port,
    env: { ...process.env, DATA_DIR: data, PORT: String(port), CONSOLE_PORT: '0' },
    isDev: false,
    sources: 'first',
    log: note,
    onCrash: (name) => note(`${name} ended by itself`),
  });
  const clear = async (): Promise<void> => {
    await site.stop();
    fs.rmSync(data, { recursive: true, force: true });
  };
  try {
    const browser = await chromium.launch({
      executablePath: await ensureBrowser(note),
      args: [...BROWSER_ARGS],
    });
    const close = async (): Promise<void> => {
      await browser.close();
      await clear();
    };
    return { stage: { browser, url: site.url, data }, close };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** How benches are run. */
export interface RunSettings {
  readonly benches: readonly Bench[];
  readonly size: BenchSize;
  readonly emit: Emit;
  readonly note: (line: string) => void;
  /** Told of a bench that failed; the others run all the same. */
  readonly onFailed: (bench: string, error: unknown) => void;
}

/** Runs them one behind the other. */
export async function runBenches({
  benches,
  size,
  emit,
  note,
  onFailed,
}: RunSettings): Promise<void> {
  let opening: Promise<Open> | null = null;
  const stage = async (): Promise<Stage> => (await (opening ??= openStage(note))).stage;
  try {
    for (const bench of benches)
      try {
        const began = Date.now();
        note(`${bench.name} ...`);
        await bench.run({ size, emit, note, stage });
        note(`${bench.name}: ${Math.round((Date.now() - began) / 100) / 10} s`);
      } catch (error) {
        onFailed(bench.name, error);
      }
  } finally {
    // One that could not be opened has failed its bench already.
    const open = await (opening as Promise<Open> | null)?.catch(() => null);
    await open?.close();
  }
}
