import { Routing } from '@site/domain/constants';
import type { Browser, CDPSession, Page } from 'playwright';
import { AG_GRID_CELL, AG_GRID_PATH, serveAgGrid } from './ag-grid-board';
import type { BenchLine } from './first-page';
import { captureHandWritten, HAND_WRITTEN_PATH, serveHandWritten } from './hand-written-board';
import { median } from './measure-page';

const SECONDS = 8;
/** Before measuring: what a page does once, such as fetching in idle time what comes next, is no cost of the feed. */
const SETTLE_SECONDS = 6;
const PAIRS = 3;
const TAPS = 10;
const RATES = [1000, 5000] as const;
const BOARD_PATH = `${Routing.basePath}/sbtwo/sports-saba`;
const CELL = '[data-testid="odds-cell"]';

async function control(siteUrl: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${siteUrl}/__sandbox${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/** Milliseconds of the main thread by kind since the page began. */
interface Spent { readonly task: number; readonly script: number; readonly style: number; readonly layout: number }

async function spent(session: CDPSession): Promise<Spent> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return { task: of('TaskDuration'), script: of('ScriptDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') };
}

function perSecond(before: Spent, after: Spent): Spent {
  const of = (kind: keyof Spent): number => Math.round((after[kind] - before[kind]) / SECONDS);
  return { task: of('task'), script: of('script'), style: of('style'), layout: of('layout') };
}

/** Milliseconds from a tap on a price to the slip that counts it; each tap is undone by a second one. */
async function tapToSlip(page: Page, taps: number): Promise<number[]> {
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    const took = await page.evaluate(async () => {
      const cell = document.querySelector<HTMLElement>('[data-testid="odds-cell"]:not([aria-disabled="true"])');
      const countOf = (): string => document.querySelector('[data-testid="slip-bar"]')?.getAttribute('data-count') ?? '0';
      if (!cell) return -1;
      const before = countOf();
      const started = performance.now();
      cell.click();
      while (countOf() === before && performance.now() - started < 3000) await new Promise((resolve) => { requestAnimationFrame(resolve); });
      return performance.now() - started;
    });
    if (took >= 0) times.push(took);
    await page.waitForTimeout(250);
  }
  return times.sort((a, b) => a - b);
}

/** Share of frames that were not drawn in time over the measured span, in percent. */
async function lostFrames(page: Page): Promise<number> {
  return page.evaluate((ms) => new Promise<number>((resolve) => {
    const frame = 1000 / 60;
    let [before, lost, drawn] = [performance.now(), 0, 0];
    const end = before + ms;
    const tick = (now: number): void => {
      drawn += 1;
      lost += Math.max(0, Math.round((now - before) / frame) - 1);
      before = now;
      if (now >= end) resolve((100 * lost) / (lost + drawn));
      else requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }), SECONDS * 1000);
}

type Kind = 'site' | 'hand-written DOM' | 'AG Grid Community';
interface Run { readonly spent: Spent; readonly nodes: number; readonly cells: number; readonly taps: readonly number[]; readonly html: string; readonly lost: number }
interface RunSettings { readonly kind: Kind; readonly updatesPerSecond: number; readonly html: string | null; readonly taps: number }

const PATHS: Readonly<Record<Kind, string>> = { site: BOARD_PATH, 'hand-written DOM': HAND_WRITTEN_PATH, 'AG Grid Community': AG_GRID_PATH };

/** One board under one load at a quarter of the processor. */
async function runBoard(browser: Browser, siteUrl: string, { kind, updatesPerSecond, html, taps }: RunSettings): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  if (kind === 'hand-written DOM') await serveHandWritten(context, html ?? '');
  if (kind === 'AG Grid Community') await serveAgGrid(context);
  const cell = kind === 'AG Grid Community' ? AG_GRID_CELL : CELL;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // tsx marks inner functions with this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await control(siteUrl, '/load', { vendor: 'saba', events: 200, updatesPerSecond, seconds: SETTLE_SECONDS + SECONDS + 20 });
  await page.goto(siteUrl + PATHS[kind]);
  await page.locator(cell).first().waitFor({ timeout: 30_000 });
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(SETTLE_SECONDS * 1000);
  const before = await spent(session);
  await page.waitForTimeout(SECONDS * 1000);
  const cost = perSecond(before, await spent(session));
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const cells = await page.locator(cell).count();
  const captured = kind === 'site' ? await captureHandWritten(page) : '';
  const times = await tapToSlip(page, taps);
  const lost = taps === 0 ? 0 : await lostFrames(page);
  await context.close();
  return { spent: cost, nodes, cells, taps: times, html: captured, lost };
}

/** The live board under a synthetic feed beside hand-written DOM writes and AG Grid, in turns: main-thread milliseconds per second, their ratios, the slowest tap, lost frames. */
export async function benchBoard(browser: Browser, siteUrl: string, emit: (line: BenchLine) => void): Promise<void> {
  for (const updatesPerSecond of RATES) {
    const costs = { site: [] as number[], hand: [] as number[], ratio: [] as number[], grid: [] as number[], gridRatio: [] as number[] };
    let html: string | null = null;
    for (let pair = 1; pair <= PAIRS; pair += 1) {
      const ours: Run = await runBoard(browser, siteUrl, { kind: 'site', updatesPerSecond, html: null, taps: pair === PAIRS ? TAPS : 0 });
      html ??= ours.html;
      const theirs = await runBoard(browser, siteUrl, { kind: 'hand-written DOM', updatesPerSecond, html, taps: 0 });
      const grid = await runBoard(browser, siteUrl, { kind: 'AG Grid Community', updatesPerSecond, html: null, taps: 0 });
      for (const [board, run] of [['site', ours], ['hand-written DOM', theirs], ['AG Grid Community', grid]] as const) {
        const { task, ...parts } = run.spent;
        emit({ bench: 'board', board, pair, updatesPerSecond, value: task, unit: 'main-thread ms per second', ...parts, nodes: run.nodes, cells: run.cells });
      }
      costs.site.push(ours.spent.task);
      costs.hand.push(theirs.spent.task);
      costs.ratio.push(ours.spent.task / Math.max(1, theirs.spent.task));
      costs.grid.push(grid.spent.task);
      costs.gridRatio.push(ours.spent.task / Math.max(1, grid.spent.task));
      if (ours.taps.length === 0) continue;
      emit({ bench: 'board-tap', updatesPerSecond, value: Math.round(ours.taps.at(-1) ?? -1), unit: `ms, slowest of ${TAPS} taps`, median: Math.round(median(ours.taps)) });
      emit({ bench: 'board-lost-frames', updatesPerSecond, value: Math.round(ours.lost * 10) / 10, unit: 'percent of frames' });
    }
    // The two runs of a pair stand beside each other in time, so a busy minute weighs on both.
    emit({
      bench: 'board-ratio', updatesPerSecond, value: Math.round(median(costs.ratio) * 100) / 100, unit: 'x hand-written DOM',
      siteMs: median(costs.site), handMs: median(costs.hand), pairs: PAIRS,
    });
    emit({
      bench: 'board-grid-ratio', updatesPerSecond, value: Math.round(median(costs.gridRatio) * 100) / 100, unit: 'x AG Grid Community',
      siteMs: median(costs.site), gridMs: median(costs.grid), pairs: PAIRS,
    });
  }
}
