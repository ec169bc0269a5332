/** One board under one load: what it costs, what it loses, how soon it takes a tap. */
import { Routing } from '@site/domain/constants';
import type { Browser, CDPSession, Page } from 'playwright';
import { AG_GRID_PARTS, AG_GRID_PATH, serveAgGrid } from './ag-grid-board';
import { captureHandWritten, HAND_WRITTEN_PATH, serveHandWritten } from './hand-written-board';
import { boardShownOn, type BoardParts, type ShownBoard } from './same-board';
import { control } from './sandbox-control';
import type { BenchSize, BoardLoad } from './sizes';

/** The boards: ours with each vendor behind it, the least that is possible, and a grid for all. */
export const BOARD_KINDS = ['site', 'hand-written DOM', 'AG Grid Community', 'IM', 'BTI'] as const;
/** One of them; `site` is SABA's. */
export type BoardKind = (typeof BOARD_KINDS)[number];

const boardOf = (vendor: string): string => `${Routing.basePath}/sbtwo/sports-${vendor}`;
const SITE_PARTS: BoardParts = {
  row: '[data-testid="event-row"]',
  teams: '.teams > span > span',
  cell: '[data-testid="odds-cell"]',
};

interface BoardPage {
  readonly path: string;
  readonly vendor: string;
  readonly parts: BoardParts;
}
const PAGES: Readonly<Record<BoardKind, BoardPage>> = {
  site: { path: boardOf('saba'), vendor: 'saba', parts: SITE_PARTS },
  'hand-written DOM': { path: HAND_WRITTEN_PATH, vendor: 'saba', parts: SITE_PARTS },
  'AG Grid Community': { path: AG_GRID_PATH, vendor: 'saba', parts: AG_GRID_PARTS },
  IM: { path: boardOf('im'), vendor: 'im', parts: SITE_PARTS },
  BTI: { path: boardOf('bti'), vendor: 'bti', parts: SITE_PARTS },
};

/** Milliseconds of the main thread a second, by kind. */
export interface Spent {
  readonly task: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

/** What a run gave. */
export interface BoardRun {
  readonly spent: Spent;
  readonly nodes: number;
  readonly shown: ShownBoard;
  readonly taps: readonly number[];
  /** The hand-written board made of this page; empty for others than the site. */
  readonly html: string;
  readonly lost: number | null;
}

/** What is run. */
export interface BoardRunSettings {
  readonly kind: BoardKind;
  readonly load: BoardLoad;
  readonly size: BenchSize['board'];
  /** The site's own run that the others are made to equal; null before there was one. */
  readonly site: Pick<BoardRun, 'html' | 'shown'> | null;
  /** Taps and frames are measured, too. */
  readonly isLast: boolean;
}

async function spentSoFar(session: CDPSession): Promise<Spent> {
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

function perSecond(before: Spent, after: Spent, seconds: number): Spent {
  const of = (kind: keyof Spent): number => Math.round((after[kind] - before[kind]) / seconds);
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
async function lostFrames(page: Page, seconds: number): Promise<number> {
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
    seconds * 1000,
  );
}

/** Runs one board under one load. */
export async function runBoard(
  browser: Browser,
  siteUrl: string,
  { kind, load, size, site, isLast }: BoardRunSettings,
): Promise<BoardRun> {
  const { path, vendor, parts } = PAGES[kind];
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  if (kind === 'hand-written DOM') await serveHandWritten(context, site?.html ?? '');
  if (kind === 'AG Grid Community') await serveAgGrid(context, site?.shown.events.length ?? 0);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // All boards show three markets of a match: the site's full list.
  await page.addInitScript(
    'localStorage.setItem(\'persist:userSettings\', \'{"v":1,"data":{"ListDisplayType":1,"pageType":"transfer","isDrawerOpen":false,"openGameStatus":false}}\')',
  );
  // tsx marks inner functions with this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await control(siteUrl, '/load', {
    vendor,
    events: size.events,
    updatesPerSecond: load.updatesPerSecond,
    seconds: size.settleSeconds + 2 * size.seconds + 25,
  });
  await page.goto(siteUrl + path);
  await page.locator(parts.cell).first().waitFor({ timeout: 30_000 });
  await session.send('Performance.enable');
  await page.waitForTimeout((size.settleSeconds * 1000) / 2);
  const shown = await boardShownOn(page, parts);
  await session.send('Emulation.setCPUThrottlingRate', { rate: load.slowdown });
  await page.waitForTimeout((size.settleSeconds * 1000) / 2);
  const before = await spentSoFar(session);
  await page.waitForTimeout(size.seconds * 1000);
  const spent = perSecond(before, await spentSoFar(session), size.seconds);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const html = kind === 'site' ? await captureHandWritten(page) : '';
  const lost = isLast ? await lostFrames(page, size.seconds) : null;
  const taps = isLast && kind === 'site' ? await tapToSlip(page, size.taps) : [];
  await context.close();
  return { spent, nodes, shown, taps, html, lost };
}
