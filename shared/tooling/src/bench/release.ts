/**
 * What a release of one remote costs: how soon the first member's page has it, and what phones
 * download again.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { Routing } from '@site/domain/constants';
import { buildAll } from '../build/build-all';
import { carryOut, openReleases } from '@site/release/context';
import { publishBuild } from '@site/release/publish';
import { inWorkspace } from '../workspace/paths';
import { SOURCE_VARIABLE } from '../workspace/parts';
import type { BenchLine } from './first-page';
import { median } from './measure-page';

const NAME = 'promotions';
const FOLDER = 'remote-promotions';
const PAGES = ['/', '/Games', '/Promotions', '/sbtwo/sports-saba'] as const;
const ROUNDS = 3;

/** Builds the remote from a copy whose heading is another: what a squad would release. */
async function buildChanged(
  word: string,
  note: (line: string) => void,
): Promise<{ readonly version: string; readonly dir: string }> {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'site-bench-remote-'));
  const copy = path.join(base, FOLDER);
  fs.cpSync(inWorkspace(FOLDER), copy, {
    recursive: true,
    filter: (from) => !from.split(path.sep).includes('node_modules'),
  });
  fs.symlinkSync(inWorkspace(FOLDER, 'node_modules'), path.join(copy, 'node_modules'));
  const phrases = path.join(copy, 'src', 'phrases', 'zh-cn.ts');
  fs.writeFileSync(
    phrases,
    fs.readFileSync(phrases, 'utf8').replace(/title: '[^']+'/, `title: '${word}'`),
  );
  process.env[SOURCE_VARIABLE] = copy;
  try {
    const [built] = await buildAll(note, [NAME]);
    if (!built) throw new Error('the changed remote was not built');
    return built;
  } finally {
    delete process.env[SOURCE_VARIABLE];
    fs.rmSync(base, { recursive: true, force: true });
  }
}

interface Bytes {
  own: number;
  registry: number;
  others: number;
}

/** Counts what crosses the network for release files, by whose they are. */
async function countBytes(page: Page, bytes: Bytes): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) =>
    urls.set(requestId, response.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (!url.includes('/_mf/')) return;
    if (url.includes(`/remotes/${NAME}/`)) bytes.own += encodedDataLength;
    else if (url.includes('/remotes/')) bytes.others += encodedDataLength;
    else bytes.registry += encodedDataLength;
  });
}

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/**
 * Visits pages in a phone that keeps its cache.
 *
 * @returns release bytes that were fetched.
 */
async function visitAll(context: BrowserContext, url: string): Promise<Bytes> {
  const bytes: Bytes = { own: 0, registry: 0, others: 0 };
  const page = await context.newPage();
  await countBytes(page, bytes);
  for (const place of PAGES) {
    await page.goto(url + Routing.basePath + place);
    await page.waitForTimeout(2_500);
  }
  await page.close();
  return bytes;
}

async function timeToPage(browser: Browser, url: string, heading: string): Promise<number> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(`${url}${Routing.basePath}/Promotions`, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: heading }).first().waitFor({ state: 'attached' });
  const ms = performance.now() - started;
  await context.close();
  return ms;
}

/** Runs the bench on a site of its own. */
export async function benchRelease(
  browser: Browser,
  url: string,
  data: string,
  emit: (line: BenchLine) => void,
  note: (line: string) => void,
): Promise<void> {
  const context = openReleases({ data });
  const signed = { by: 'bench', why: 'bench' };
  const phone = await newContext(browser);
  await visitAll(phone, url);
  const [commits, firsts, plains] = [[] as number[], [] as number[], [] as number[]];
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = `发布测量${round}`;
    const built = await buildChanged(word, note);
    await publishBuild(context.store, built.dir);
    const started = performance.now();
    await carryOut(context, { verb: 'promote', name: NAME, version: built.version }, signed);
    commits.push(performance.now() - started);
    await timeToPage(browser, url, word);
    firsts.push(performance.now() - started);
    plains.push(await timeToPage(browser, url, word));
  }
  const [commit, first, plain] = [median(commits), median(firsts), median(plains)];
  emit({
    bench: 'promote-to-first-page',
    value: Math.round((first / plain) * 100) / 100,
    unit: 'ratio to the same page without a release',
    promoteMs: Math.round(commit),
    firstPageMs: Math.round(first),
    pageMs: Math.round(plain),
  });
  const { own, registry, others } = await visitAll(phone, url);
  emit({
    bench: 'release-bytes',
    value: others,
    unit: 'bytes of other parts fetched again',
    ownBytes: own,
    registryBytes: registry,
  });
  await phone.close();
}
