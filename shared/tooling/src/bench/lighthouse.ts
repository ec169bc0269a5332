/**
 * Lighthouse's mobile performance of the first pages. The package is 185 MB with all it brings, so
 * it is no dependency: it is installed beside the builds when this bench is asked for (ADR 057).
 */
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { ensureBrowser } from '../browser/ensure-browser';
import { BROWSER_ARGS } from '../browser/find-browser';
import { freePort } from '../serve/processes';
import { inWorkspace } from '../workspace/paths';
import { firstPages, type FirstPage } from './first-pages';
import type { Emit } from './line';
import { median, settled, spreadOf } from './measure-page';
import { phoneFor, signIn, visitOf } from './phone';
import { watchRequests } from './requests';
import { checkOwn, shownOn } from './same-page';
import type { BenchSize } from './sizes';

/** The last one for Node 20. */
const VERSION = '12.8.2';

interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}
type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

/**
 * Installs it where it is missing.
 *
 * @throws Error when it cannot be had.
 */
async function ensureLighthouse(note: (line: string) => void): Promise<Lighthouse> {
  const home = inWorkspace('node_modules', '.cache', 'site', `lighthouse-${VERSION}`);
  const entry = path.join(home, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!fs.existsSync(entry)) {
    note(`installing lighthouse ${VERSION}, 185 MB ...`);
    fs.mkdirSync(home, { recursive: true });
    fs.writeFileSync(path.join(home, 'package.json'), '{"private":true}\n');
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
    const run = spawnSync('npm', [...args, `lighthouse@${VERSION}`], {
      cwd: home,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (run.status !== 0)
      throw new Error(`lighthouse ${VERSION} could not be installed: ${run.stderr}`);
  }
  const found = (await import(pathToFileURL(entry).href)) as { readonly default: Lighthouse };
  return found.default;
}

/** @throws Error when the page is not there: an error page is quick. */
async function checkPage(
  browser: Browser,
  siteUrl: string,
  { path: page, isMember }: FirstPage,
): Promise<void> {
  const visit = visitOf(siteUrl, page, isMember);
  const context = await phoneFor(browser, visit);
  const opened = await context.newPage();
  const log = await watchRequests(await context.newCDPSession(opened));
  await opened.goto(visit.url);
  await settled(opened, log);
  const at = new URL(opened.url()).pathname;
  const { parts } = await shownOn(opened);
  await context.close();
  checkOwn(visit.url, at);
  const failed = ['page-crash', 'remote-failed', 'slot-failed', 'skeleton'].filter(
    (name) => (parts[name] ?? 0) > 0,
  );
  if (failed.length > 0) throw new Error(`${page} shows ${failed.join(', ')}`);
}

/** One report of a page, in a browser of its own that knows the member where there is one. */
async function reportOf(
  lighthouse: Lighthouse,
  siteUrl: string,
  { path: page, isMember }: FirstPage,
  executablePath: string,
): Promise<Report> {
  const port = await freePort();
  const browser = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const { url } = visitOf(siteUrl, page, isMember);
    if (isMember) {
      // The tokens stay in storage; the files that came with them are cleared before the report.
      await signIn(browser, url);
      const first = await browser.newPage();
      await first.goto(url);
      await first.locator('[data-testid="balance-total"]').first().waitFor({ timeout: 30_000 });
    }
    const ran = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
    if (ran === undefined) throw new Error(`${page}: lighthouse gave no report`);
    if (ran.lhr.runtimeError !== undefined)
      throw new Error(`${page}: ${ran.lhr.runtimeError.message}`);
    return ran.lhr;
  } finally {
    await browser.close();
  }
}

/**
 * Points of 100 per page, with what they are made of.
 *
 * @throws Error when a page is not there, or cannot be judged.
 */
export async function benchLighthouse(
  browser: Browser,
  siteUrl: string,
  { turns, only }: BenchSize['lighthouse'],
  emit: Emit,
  note: (line: string) => void,
): Promise<void> {
  const [lighthouse, program] = [await ensureLighthouse(note), await ensureBrowser(note)];
  for (const page of firstPages(only)) {
    await checkPage(browser, siteUrl, page);
    const reports: Report[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      reports.push(await reportOf(lighthouse, siteUrl, page, program));
    const scores = reports.map(({ categories }) =>
      Math.round((categories.performance.score ?? 0) * 100),
    );
    const audit = (name: string): number =>
      Math.round(median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)));
    emit({
      bench: 'lighthouse',
      page: page.path,
      value: median(scores),
      unit: 'points of 100, mobile performance',
      spread: spreadOf(scores),
      fcpMs: audit('first-contentful-paint'),
      lcpMs: audit('largest-contentful-paint'),
      blockingMs: audit('total-blocking-time'),
      speedIndexMs: audit('speed-index'),
    });
  }
}
