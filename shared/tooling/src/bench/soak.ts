import { Routing } from '@site/domain/constants';
import type { Browser, CDPSession } from 'playwright';
import type { BenchLine } from './first-page';

const BOARD_PATH = `${Routing.basePath}/sbtwo/`;
/** The sandbox's clock runs this many times faster: an hour of play in two minutes. */
const FACTOR = 30;
const VIRTUAL_MINUTES = 60;
const STEP_MINUTES = 5;
/** What a page may take at first: caches, code that arrives later. */
const WARM_MINUTES = 10;
const PAGES = ['sports-im', 'sports-bti', 'sports-saba'] as const;

async function control(siteUrl: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${siteUrl}/__sandbox${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/** Bytes in use after everything that nobody holds is gone, and what the page is made of. */
async function inUse(session: CDPSession): Promise<{ readonly heap: number; readonly nodes: number; readonly listeners: number }> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** An hour of a live board, by the sandbox's clock: memory after the first ten minutes and at the end, per vendor. */
export async function benchSoak(browser: Browser, siteUrl: string, emit: (line: BenchLine) => void): Promise<void> {
  for (const vendor of PAGES) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${siteUrl}${BOARD_PATH}${vendor}`);
    await page.locator('[data-testid="event-row"]').first().waitFor({ timeout: 30_000 });
    await control(siteUrl, '/clock', { factor: FACTOR });
    const samples: { readonly minute: number; readonly heap: number; readonly nodes: number; readonly listeners: number }[] = [];
    for (let minute = STEP_MINUTES; minute <= VIRTUAL_MINUTES; minute += STEP_MINUTES) {
      await page.waitForTimeout((STEP_MINUTES * 60_000) / FACTOR);
      const now = { minute, ...await inUse(session) };
      samples.push(now);
      emit({ bench: 'soak', board: vendor, minute, value: Math.round(now.heap / 1024), unit: 'KiB of heap in use', nodes: now.nodes, listeners: now.listeners });
    }
    await control(siteUrl, '/clock', { factor: 1 });
    const warm = samples.filter(({ minute }) => minute > STEP_MINUTES && minute <= WARM_MINUTES + STEP_MINUTES).map(({ heap }) => heap);
    const late = samples.slice(-2).map(({ heap }) => heap);
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    emit({ bench: 'soak-growth', board: vendor, value: Math.round((mean(late) / mean(warm)) * 100) / 100, unit: `x the heap of minute ${WARM_MINUTES}`, rows: await page.locator('[data-testid="event-row"]').count() });
    await context.close();
  }
}
