import { Routing } from '@site/domain/constants';
import type { Browser, CDPSession, Page } from 'playwright';
import { AG_GRID_CELL, AG_GRID_PATH, serveAgGrid } from './ag-grid-board';
import type { BenchLine } from './first-page';
import { captureHandWritten, HAND_WRITTEN_PATH, serveHandWritten } from './hand-written-board';
import { median } from './measure-page';
import { control } from './sandbox-control';

const SECONDS = 8;
/**
 * Before measuring: what a page does once, such as fetching in idle time what comes next, is no
 * cost of the feed.
 */
const SETTLE_SECONDS = 6;
const TURNS = 5;
const TAPS = 10;
/**
 * The goals are those of this machine's own speed; a quarter of it stands for a slow phone, where
 * every board runs out of frames.
 */
const LOADS: readonly Load[] = [
  { updatesPerSecond: 5000, slowdown: 1 },
  { updatesPerSecond: 1000, slowdown: 4 },
  { updatesPerSecond: 5000, slowdown: 4 },
];
const BOARD_PATH = `${Routing.basePath}/sbtwo/sports-saba`;
const CELL = '[data-testid="odds-cell"]';

/** A feed, and how many times slower than this machine the processor is. */
interface Load {
  readonly updatesPerSecond: number;
  readonly slowdown: number;
}

/** Milliseconds of the main thread by kind since the page began. */
interface Spent {
  readonly task: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

async function spent(session: CDPSession): Promise<Spent> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number =>
    (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return {
    task: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  };
}

function perSecond(before: Spent, after: Spent): Spent {
  const of = (kind: keyof Spent): number => Math.round((after[kind] - before[kind]) / SECONDS);
  return { task: of('task'), script: of('script'), style: of('style'), layout: of('layout') };
}

/**
 * Milliseconds from a tap on a price to the slip that counts it; each tap is undone by a second
 * one.
 */
async function tapToSlip(page: Page, taps: number): Promise<number[]> {
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    const took = await page.evaluate(async () => {
      const cell = document.querySelector<HTMLElement>(
        '[data-testid="odds-cell"]:not([aria-disabled="true"])',
      );
      const countOf = (): string =>
        document.querySelector('[data-testid="slip-bar"]')?.getAttribute('data-count') ?? '0';
      if (!cell) return -1;
      const before = countOf();
      const started = performance.now();
      cell.click();
      while (countOf() === before && performance.now() - started < 3000)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      return performance.now() - started;
    });
    if (took >= 0) times.push(took);
    await page.waitForTimeout(250);
  }
  return times.sort((a, b) => a - b);
}

/** Share of frames that were not drawn in time over the measured span, in percent. */
async function lostFrames(page: Page): Promise<number> {
  return page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
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
      }),
    SECONDS * 1000,
  );
}

const KINDS = ['site', 'hand-written DOM', 'AG Grid Community'] as const;
type Kind = (typeof KINDS)[number];
interface Run {
  readonly spent: Spent;
  readonly nodes: number;
  readonly cells: number;
  readonly taps: readonly number[];
  readonly html: string;
  readonly lost: number | null;
}
interface RunSettings {
  readonly kind: Kind;
  readonly load: Load;
  readonly html: string | null;
  readonly taps: number;
  readonly frames: boolean;
}

const PATHS: Readonly<Record<Kind, string>> = {
  site: BOARD_PATH,
  'hand-written DOM': HAND_WRITTEN_PATH,
  'AG Grid Community': AG_GRID_PATH,
};

/** One board under one load. */
async function runBoard(
  browser: Browser,
  siteUrl: string,
  { kind, load, html, taps, frames }: RunSettings,
): Promise<Run> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  if (kind === 'hand-written DOM') await serveHandWritten(context, html ?? '');
  if (kind === 'AG Grid Community') await serveAgGrid(context);
  const cell = kind === 'AG Grid Community' ? AG_GRID_CELL : CELL;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // tsx marks inner functions with this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await control(siteUrl, '/load', {
    vendor: 'saba',
    events: 200,
    updatesPerSecond: load.updatesPerSecond,
    seconds: SETTLE_SECONDS + 2 * SECONDS + 20,
  });
  await page.goto(siteUrl + PATHS[kind]);
  await page.locator(cell).first().waitFor({ timeout: 30_000 });
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: load.slowdown });
  await page.waitForTimeout(SETTLE_SECONDS * 1000);
  const before = await spent(session);
  await page.waitForTimeout(SECONDS * 1000);
  const cost = perSecond(before, await spent(session));
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const cells = await page.locator(cell).count();
  const captured = kind === 'site' ? await captureHandWritten(page) : '';
  const lost = frames ? await lostFrames(page) : null;
  const times = await tapToSlip(page, taps);
  await context.close();
  return { spent: cost, nodes, cells, taps: times, html: captured, lost };
}

/**
 * Three runs under one load that stand beside each other in time; turned round each time, so that a
 * machine that gets busier weighs on all alike.
 */
async function runTriple(
  browser: Browser,
  siteUrl: string,
  load: Load,
  { turn, html: kept }: { readonly turn: number; readonly html: string | null },
): Promise<Readonly<Record<Kind, Run>>> {
  const last = turn === TURNS;
  let html = kept;
  const runs = new Map<Kind, Run>();
  // The hand-written board is the site's document: the first triple has to begin with the site.
  const order: readonly Kind[] =
    turn % 2 === 1
      ? ['site', 'hand-written DOM', 'AG Grid Community']
      : ['AG Grid Community', 'hand-written DOM', 'site'];
  for (const kind of order) {
    const run = await runBoard(browser, siteUrl, {
      kind,
      load,
      html,
      taps: last && kind === 'site' ? TAPS : 0,
      frames: last,
    });
    if (kind === 'site') html ??= run.html;
    runs.set(kind, run);
  }
  const of = (kind: Kind): Run =>
    runs.get(kind) ??
    (() => {
      throw new Error(`${kind} was not run`);
    })();
  return {
    site: of('site'),
    'hand-written DOM': of('hand-written DOM'),
    'AG Grid Community': of('AG Grid Community'),
  };
}

/**
 * The live board under a synthetic feed beside hand-written DOM writes and AG Grid, in turns:
 * main-thread milliseconds per second, their ratios, the slowest tap, lost frames.
 */
export async function benchBoard(
  browser: Browser,
  siteUrl: string,
  emit: (line: BenchLine) => void,
): Promise<void> {
  for (const load of LOADS) {
    const costs: Record<Kind, number[]> = {
      site: [],
      'hand-written DOM': [],
      'AG Grid Community': [],
    };
    let html: string | null = null;
    for (let turn = 1; turn <= TURNS; turn += 1) {
      const runs = await runTriple(browser, siteUrl, load, { turn, html });
      html ??= runs.site.html;
      for (const board of KINDS) {
        const {
          spent: { task, ...parts },
          nodes,
          cells,
          lost,
          taps,
        } = runs[board];
        costs[board].push(task);
        emit({
          bench: 'board',
          board,
          turn,
          ...load,
          value: task,
          unit: 'main-thread ms per second',
          ...parts,
          nodes,
          cells,
        });
        if (lost !== null)
          emit({
            bench: 'board-lost-frames',
            board,
            ...load,
            value: Math.round(lost * 10) / 10,
            unit: 'percent of frames',
          });
        if (taps.length > 0)
          emit({
            bench: 'board-tap',
            ...load,
            value: Math.round(taps.at(-1) ?? -1),
            unit: `ms, slowest of ${TAPS} taps`,
            median: Math.round(median(taps)),
          });
      }
    }
    for (const board of KINDS.slice(1)) {
      const ratio = median(costs.site.map((own, at) => own / Math.max(1, costs[board][at] ?? 1)));
      emit({
        bench: 'board-ratio',
        ...load,
        value: Math.round(ratio * 100) / 100,
        unit: `x ${board}`,
        siteMs: median(costs.site),
        otherMs: median(costs[board]),
        turns: TURNS,
      });
    }
  }
}
