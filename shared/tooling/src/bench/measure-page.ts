import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { shownOn, type Shown } from './same-page';

/** What one page view cost. Bytes are what crossed the network, times are ms since it was asked for. */
export interface PageCost {
  readonly requests: number;
  readonly scriptRequests: number;
  readonly scriptBytes: number;
  readonly allBytes: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Test id of what the largest paint was of, or its tag. */
  readonly lcpOf: string;
  /** How much moved under a reader (CLS). */
  readonly shift: number;
  /** What long tasks kept from a tap: their time beyond 50 ms each. */
  readonly blockingMs: number;
  readonly shown: Shown;
}

/** Slow 4G and a quarter of the processor, as the performance guide measures. */
export async function throttle(session: CDPSession): Promise<void> {
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
  /** Asked for and not here yet; a slow line is silent for long. */
  readonly underWay: Set<string>;
  lastAt: number;
}

/** Kinds that never end. */
const STREAMS: ReadonlySet<string> = new Set(['EventSource', 'WebSocket']);

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
    underWay: new Set(),
    lastAt: Date.now(),
  };
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  const ended = (id: string): void => {
    counter.underWay.delete(id);
    counter.lastAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (!STREAMS.has(type ?? '')) counter.underWay.add(requestId);
    counter.lastAt = Date.now();
  });
  session.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type));
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  session.on('Network.loadingFinished', (event) => {
    const kind = kinds.get(event.requestId) ?? '';
    ended(event.requestId);
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
  const end = Date.now() + 30_000;
  const isQuiet = (): boolean => counter.underWay.size === 0 && Date.now() - counter.lastAt > 1_500;
  while (Date.now() < end && !isQuiet()) await page.waitForTimeout(200);
};

type Paints = Pick<PageCost, 'fcpMs' | 'lcpMs' | 'lcpOf' | 'shift' | 'blockingMs'>;

/** What the browser noted of paints, shifts and long tasks, from the beginning of the page. */
const paintsOf = (page: Page): Promise<Paints> =>
  page.evaluate(async () => {
    const noted = (type: string): Promise<PerformanceEntry[]> =>
      new Promise((resolve) => {
        const found: PerformanceEntry[] = [];
        new PerformanceObserver((list) => found.push(...list.getEntries())).observe({
          type,
          buffered: true,
        });
        setTimeout(() => resolve(found), 300);
      });
    const [paints, largest, shifts, long] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(noted),
    );
    const last = largest?.at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
    const named = last?.element?.closest<HTMLElement>('[data-testid]')?.dataset['testid'];
    return {
      fcpMs: Math.round(
        paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
      ),
      lcpMs: Math.round(last?.startTime ?? 0),
      lcpOf: named ?? last?.element?.tagName.toLowerCase() ?? 'nothing',
      shift:
        Math.round(
          ((shifts ?? []) as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .reduce((sum, { value }) => sum + value, 0) * 1_000,
        ) / 1_000,
      blockingMs: Math.round(
        (long ?? []).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      ),
    };
  });

/** A phone that has seen the tips of a first visit, and nothing else. */
export async function freshPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'zh-CN',
  });
  // The compiler of these scripts gives functions that go to the page their names.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(() => localStorage.setItem('first_entry', '333'));
  return context;
}

/** Opens a page in a fresh profile, then again with what the first visit left in the cache. */
export async function measurePage(
  browser: Browser,
  url: string,
  options: { readonly throttled: boolean },
): Promise<{ cold: PageCost; warm: PageCost }> {
  const context = await freshPhone(browser);
  const view = async (): Promise<PageCost> => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const counter = await count(session);
    if (options.throttled) await throttle(session);
    await page.goto(url, { waitUntil: 'commit' });
    counter.lastAt = Date.now();
    await settled(page, counter);
    const { lastAt: _last, underWay: _open, ...counts } = counter;
    const paints = await paintsOf(page);
    const cost = { ...counts, ...paints, shown: await shownOn(page) };
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
