import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { benchBackEnd } from '../bench/back-end';
import { benchBoard } from '../bench/board';
import { benchEdge } from '../bench/edge';
import { benchFirstPage, type BenchLine } from '../bench/first-page';
import { benchLobby } from '../bench/lobby';
import { benchRelease } from '../bench/release';
import { benchSoak } from '../bench/soak';
import { BROWSER_ARGS } from '../browser/find-browser';
import { ensureBrowser } from '../browser/ensure-browser';
import { buildAll } from '../build/build-all';
import { openReleases } from '@site/release/context';
import { deployLocal } from '../serve/deploy-local';
import { freePort } from '../serve/processes';
import { startSite } from '../serve/site';

const BENCHES = ['back-end', 'edge', 'first-page', 'release', 'board', 'lobby', 'soak'] as const;

const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const emit = (line: BenchLine): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** The edge over the parts as they are built. */
async function benchBuiltEdge(): Promise<void> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'site-bench-edge-'));
  try {
    await deployLocal(data, openReleases({ data }), await buildAll(note));
    await benchEdge(data, path.join(data, 'beside'), emit, note);
  } finally {
    fs.rmSync(data, { recursive: true, force: true });
  }
}

/**
 * Runs the benches on a site of their own; results go to standard output, one JSON object a line,
 * everything else beside it. `--rounds N`: turns of what is timed on pages; 0 only counts. `--only
 * /path`: one page of the first pages.
 */
async function main(args: readonly string[]): Promise<void> {
  const { positionals: names, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 0 || rounds > 99)
    throw new Error(`--rounds takes a whole number up to 99, not "${values.rounds}"`);
  const unknown = names.filter((name) => !BENCHES.some((known) => known === name));
  if (unknown.length > 0)
    throw new Error(`there is no bench "${unknown.join(', ')}"; there are: ${BENCHES.join(', ')}`);
  const wanted: readonly string[] = names.length > 0 ? names : BENCHES;
  if (wanted.includes('back-end')) await benchBackEnd(emit, note);
  if (wanted.includes('edge')) await benchBuiltEdge();
  if (wanted.every((name) => name === 'back-end' || name === 'edge')) return;
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
  const port = await freePort();
  const site = await startSite({
    port,
    env: { ...process.env, DATA_DIR: data, PORT: String(port) },
    isDev: false,
    log: note,
    onCrash: (name) => note(`${name} ended by itself`),
  });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(note),
    args: [...BROWSER_ARGS],
  });
  try {
    if (wanted.includes('first-page'))
      await benchFirstPage(browser, site.url, emit, rounds, values.only);
    if (wanted.includes('release')) await benchRelease(browser, site.url, data, emit, note);
    if (wanted.includes('board')) await benchBoard(browser, site.url, emit);
    if (wanted.includes('lobby')) await benchLobby(browser, site.url, emit);
    if (wanted.includes('soak')) await benchSoak(browser, site.url, emit);
  } finally {
    await browser.close();
    await site.stop();
    fs.rmSync(data, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
