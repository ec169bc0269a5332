import type { Browser, Page } from 'playwright';
import type { CpuProfile } from './packages';
import { phoneFor, throttle, type Visit } from './phone';
import { watchRequests, type RequestLog, type SeenRequest } from './requests';
import { checkOwn, shownOn, type Shown } from './same-page';

/** What the browser noted of a page. Times are ms since it was asked for. */
export interface Paints {
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Test id of what the largest paint was of, or its tag. */
  readonly lcpOf: string;
  /** How much moved under a reader (CLS). */
  readonly shift: number;
  /** What long tasks kept from a tap: their time beyond 50 ms each. */
  readonly blockingMs: number;
}

/** What one page view cost. */
export interface PageCost extends Paints {
  readonly requests: readonly SeenRequest[];
  readonly shown: Shown;
}

/** Until nothing is under way; a slow line is silent for long. */
export async function settled(page: Page, log: RequestLog, quietMs = 1_500): Promise<void> {
  const end = Date.now() + 30_000;
  while (Date.now() < end && !log.isQuiet(quietMs)) await page.waitForTimeout(200);
}

/** Runs in the page: what the browser noted of paints, shifts and long tasks since it began. */
export async function readPaints(): Promise<Paints> {
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
}

/** How a page is looked at. */
export interface LookOptions {
  /** Slow line and a quarter of the processor. */
  readonly throttled: boolean;
  /** Silence after which a page has come. */
  readonly quietMs: number;
  /** Screens that are looked at of a long page. */
  readonly screens: number;
}

/** Opens a page in a fresh profile, then again with what the first visit left in the cache. */
export async function measurePage(
  browser: Browser,
  visit: Visit,
  { throttled, quietMs, screens }: LookOptions,
): Promise<{ readonly cold: PageCost; readonly warm: PageCost }> {
  const context = await phoneFor(browser, visit);
  const view = async (): Promise<PageCost> => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await watchRequests(session);
    if (throttled) await throttle(session);
    await page.goto(visit.url, { waitUntil: 'commit' });
    await settled(page, log, quietMs);
    // Looking at the whole page fetches more of it: what it asked for by itself is counted before.
    const requests = log.all();
    checkOwn(visit.url, new URL(page.url()).pathname);
    const paints = await page.evaluate(readPaints);
    const cost = { ...paints, requests, shown: await shownOn(page, screens) };
    await page.close();
    return cost;
  };
  const cold = await view();
  const warm = await view();
  await context.close();
  return { cold, warm };
}

/** A CPU profile of the first visit of a page, until it is quiet. */
export async function profilePage(
  browser: Browser,
  visit: Visit,
  { throttled, quietMs }: LookOptions,
): Promise<CpuProfile> {
  const context = await phoneFor(browser, visit);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await watchRequests(session);
    if (throttled) await throttle(session);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 200 });
    await session.send('Profiler.start');
    await page.goto(visit.url, { waitUntil: 'commit' });
    await settled(page, log, quietMs);
    const { profile } = await session.send('Profiler.stop');
    return profile;
  } finally {
    await context.close();
  }
}

/** Middle value; the lower one of two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

/** Least and most, as text. */
export const spreadOf = (values: readonly number[]): string =>
  `${Math.min(...values)}-${Math.max(...values)}`;
