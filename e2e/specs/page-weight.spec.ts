/**
 * What a first visit asks for until the page is quiet: counts and bytes are the same on every
 * machine, so they are held here; times are in the bench.
 */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';

/** Most requests, most of them scripts, and most KB on the wire. */
interface Weight {
  readonly path: string;
  readonly shows: string;
  readonly requests: number;
  readonly scripts: number;
  readonly kb: number;
}

const PAGES: readonly Weight[] = [
  { path: '/', shows: 'game-card', requests: 50, scripts: 24, kb: 430 },
  { path: '/login', shows: 'login-submit', requests: 13, scripts: 8, kb: 230 },
  { path: '/sbtwo/sports-saba', shows: 'event-row', requests: 26, scripts: 14, kb: 330 },
  { path: '/Games', shows: 'game-card', requests: 42, scripts: 11, kb: 320 },
  { path: '/Promotions', shows: 'promo-card', requests: 26, scripts: 11, kb: 280 },
  { path: '/event_CNY2024', shows: 'event-page', requests: 24, scripts: 12, kb: 290 },
];

interface Found {
  readonly requests: number;
  readonly scripts: number;
  readonly kb: number;
}

/** Quiet: nothing new for this long. */
const QUIET_MS = 1_500;

/** The counts once they stand still: on a busy machine word of a request comes late. */
async function settled(weight: () => Found): Promise<Found> {
  for (let before = ''; ;) {
    const now = JSON.stringify(weight());
    if (now === before && weight().requests > 5) return weight();
    before = now;
    await new Promise((resolve) => {
      setTimeout(resolve, QUIET_MS);
    });
  }
}

/** Counts what the page fetches from now on; without what it says of itself (`/log`). */
async function weigh(page: Page): Promise<() => Found> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (/^https?:/.test(request.url) && !new URL(request.url).pathname.startsWith('/log/'))
      types.set(requestId, type ?? '');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.has(requestId)) bytes += encodedDataLength;
  });
  return () => ({
    requests: types.size,
    scripts: [...types.values()].filter((type) => type === 'Script').length,
    kb: Math.round(bytes / 1_000),
  });
}

for (const { path, shows, requests, scripts, kb } of PAGES) {
  test(`a first visit of ${path} takes at most ${requests} requests, ${scripts} scripts and ${kb} KB, and nothing moves`, async ({
    page,
    site,
  }) => {
    const weight = await weigh(page);
    await page.goto(site.url + path);
    await expect(page.getByTestId(shows).first()).toBeVisible();
    const found = await settled(weight);
    // Over a whole visit (CLS): what is painted stays where it is.
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as unknown as readonly {
              readonly value: number;
              readonly hadRecentInput: boolean;
            }[];
            resolve(
              shifts
                .filter(({ hadRecentInput }) => !hadRecentInput)
                .reduce((sum, { value }) => sum + value, 0),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          // Without a shift nobody is called.
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift, 'layout shift').toBeLessThanOrEqual(0.02);
    expect(found.requests, JSON.stringify(found)).toBeLessThanOrEqual(requests);
    expect(found.scripts, JSON.stringify(found)).toBeLessThanOrEqual(scripts);
    expect(found.kb, JSON.stringify(found)).toBeLessThanOrEqual(kb);
  });
}
