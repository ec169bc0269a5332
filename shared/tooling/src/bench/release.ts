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
import type { Emit } from './line';
import { median, spreadOf } from './measure-page';
import { checkSame, shownOn, type Shown } from './same-page';
import type { BenchSize } from './sizes';

const NAME = 'promotions';
const FOLDER = 'remote-promotions';

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

/** What a phone fetched of releases, and what its pages showed. */
interface Round {
  readonly bytes: Bytes;
  readonly shown: ReadonlyMap<string, Shown>;
}

/** Visits pages in a phone that keeps its cache. */
async function visitAll(
  context: BrowserContext,
  url: string,
  pages: readonly string[],
): Promise<Round> {
  const bytes: Bytes = { own: 0, registry: 0, others: 0 };
  const page = await context.newPage();
  await countBytes(page, bytes);
  const shown = new Map<string, Shown>();
  for (const place of pages) {
    await page.goto(url + Routing.basePath + place);
    await page.waitForTimeout(2_500);
    shown.set(place, await shownOn(page));
  }
  await page.close();
  return { bytes, shown };
}

interface Arrival {
  readonly ms: number;
  readonly shown: Shown;
}

/** Milliseconds until a fresh phone has the heading, and the page that it then shows. */
async function timeToPage(browser: Browser, url: string, heading: string): Promise<Arrival> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(`${url}${Routing.basePath}/Promotions`, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: heading }).first().waitFor({ state: 'attached' });
  const ms = performance.now() - started;
  await page.waitForTimeout(2_000);
  const shown = await shownOn(page);
  await context.close();
  return { ms, shown };
}

/** Runs the bench on a site of its own. */
export async function benchRelease(
  browser: Browser,
  { url, data }: { readonly url: string; readonly data: string },
  { rounds, pages }: BenchSize['release'],
  emit: Emit,
  note: (line: string) => void,
): Promise<void> {
  const context = openReleases({ data });
  const signed = { by: 'bench', why: 'bench' };
  const phone = await newContext(browser);
  const before = await visitAll(phone, url, pages);
  const [commits, firsts, plains] = [[] as number[], [] as number[], [] as number[]];
  for (let round = 0; round < rounds; round += 1) {
    const word = `发布测量${round}`;
    const built = await buildChanged(word, note);
    await publishBuild(context.store, built.dir);
    const started = performance.now();
    await carryOut(context, { verb: 'promote', name: NAME, version: built.version }, signed);
    const committed = performance.now() - started;
    const first = await timeToPage(browser, url, word);
    const plain = await timeToPage(browser, url, word);
    checkSame('with a release and without', first.shown, plain.shown);
    commits.push(committed);
    firsts.push(committed + first.ms);
    plains.push(plain.ms);
  }
  const after = await visitAll(phone, url, pages);
  // A page that failed fetches little: bytes count only where the same pages are shown as before.
  for (const place of pages) {
    const [one, other] = [before.shown.get(place), after.shown.get(place)];
    if (one !== undefined && other !== undefined) checkSame(`${place} after a release`, one, other);
  }
  const ratios = firsts.map((each, at) => Math.round((each / (plains[at] ?? each)) * 100) / 100);
  const [commit, first, plain] = [median(commits), median(firsts), median(plains)];
  emit({
    bench: 'promote-to-first-page',
    value: Math.round((first / plain) * 100) / 100,
    unit: 'ratio to the same page without a release',
    spread: spreadOf(ratios),
    promoteMs: Math.round(commit),
    firstPageMs: Math.round(first),
    pageMs: Math.round(plain),
  });
  const { own, registry, others } = after.bytes;
  emit({
    bench: 'release-bytes',
    value: others,
    unit: 'bytes of other parts fetched again',
    ownBytes: own,
    registryBytes: registry,
  });
  await phone.close();
}
