import type { Browser, CDPSession, Page } from 'playwright';
import type { BenchLine } from './first-page';

const SECONDS = 8;
const RATES = [1000, 5000] as const;

async function control(siteUrl: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${siteUrl}/__sandbox${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
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

/** The live board under a synthetic feed: main-thread milliseconds per second, nodes, and the slowest tap, at a quarter of the processor. */
export async function benchBoard(browser: Browser, siteUrl: string, emit: (line: BenchLine) => void): Promise<void> {
  for (const updatesPerSecond of RATES) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // tsx marks inner functions with this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await control(siteUrl, '/load', { vendor: 'saba', events: 200, updatesPerSecond, seconds: SECONDS + 20 });
    await page.goto(`${siteUrl}/cn/mobile/sbtwo/sports-saba`);
    await page.locator('[data-testid="odds-cell"]').first().waitFor({ timeout: 30_000 });
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.waitForTimeout(2000);
    const before = await taskMs(session);
    await page.waitForTimeout(SECONDS * 1000);
    const perSecond = Math.round((await taskMs(session) - before) / SECONDS);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const taps = await tapToSlip(page, 10);
    emit({ bench: 'board', updatesPerSecond, value: perSecond, unit: 'main-thread ms per second', nodes, cells: await page.locator('[data-testid="odds-cell"]').count() });
    emit({ bench: 'board-tap', updatesPerSecond, value: Math.round(taps.at(-1) ?? -1), unit: 'ms, slowest of 10 taps', median: Math.round(taps[Math.floor(taps.length / 2)] ?? -1) });
    await context.close();
  }
}
