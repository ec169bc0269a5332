import type { Browser, CDPSession, Page } from 'playwright';

/** What one page view cost. Bytes are what crossed the network. */
export interface PageCost {
  readonly requests: number;
  readonly scriptRequests: number;
  readonly scriptBytes: number;
  readonly allBytes: number;
  readonly lcpMs: number;
}

/** Slow 4G and a quarter of the processor, as the performance guide measures. */
async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

interface Counter {
  requests: number;
  scriptRequests: number;
  scriptBytes: number;
  allBytes: number;
  lastAt: number;
}

/**
 * Counts what is finished; streams that never end and images of the data are no part of the first
 * page's own cost.
 */
async function count(session: CDPSession): Promise<Counter> {
  const counter: Counter = {
    requests: 0,
    scriptRequests: 0,
    scriptBytes: 0,
    allBytes: 0,
    lastAt: Date.now(),
  };
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type));
  session.on('Network.loadingFinished', (event) => {
    const kind = kinds.get(event.requestId) ?? '';
    counter.lastAt = Date.now();
    if (event.encodedDataLength === 0) return;
    counter.requests += 1;
    counter.allBytes += event.encodedDataLength;
    if (kind === 'Script') {
      counter.scriptRequests += 1;
      counter.scriptBytes += event.encodedDataLength;
    }
  });
  return counter;
}

const settled = async (page: Page, counter: Counter): Promise<void> => {
  const end = Date.now() + 20_000;
  while (Date.now() < end && Date.now() - counter.lastAt < 1500) await page.waitForTimeout(200);
};

const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

/** Opens a page in a fresh profile, then again with what the first visit left in the cache. */
export async function measurePage(
  browser: Browser,
  url: string,
  options: { readonly throttled: boolean },
): Promise<{ cold: PageCost; warm: PageCost }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  const view = async (): Promise<PageCost> => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const counter = await count(session);
    if (options.throttled) await throttle(session);
    await page.goto(url, { waitUntil: 'commit' });
    counter.lastAt = Date.now();
    await settled(page, counter);
    const cost = { ...counter, lcpMs: Math.round(await largestPaint(page)) };
    await page.close();
    return cost;
  };
  const cold = await view();
  const warm = await view();
  await context.close();
  return { cold, warm };
}

/** Middle value; the lower one of two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
