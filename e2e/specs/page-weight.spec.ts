/**
 * What a first visit asks for until the page is quiet: counts and bytes are the same on every
 * machine, so they are held here; times are in the bench.
 */
import type { Page } from 'playwright/test';
import { slowDown } from '../fixtures/slow-phone';
import { expect, test } from '../fixtures/test';

/** Least answers that come along; most requests, most of them scripts, most KB on the wire. */
interface Weight {
  readonly path: string;
  readonly shows: string;
  readonly answers: number;
  readonly requests: number;
  readonly scripts: number;
  readonly kb: number;
}

const PAGES: readonly Weight[] = [
  { path: '/', shows: 'event-row', answers: 3, requests: 26, scripts: 18, kb: 345 },
  { path: '/login', shows: 'login-submit', answers: 0, requests: 11, scripts: 6, kb: 230 },
  {
    path: '/sbtwo/sports-saba',
    shows: 'event-row',
    answers: 0,
    requests: 22,
    scripts: 12,
    kb: 330,
  },
  { path: '/Games', shows: 'game-card', answers: 8, requests: 26, scripts: 9, kb: 320 },
  { path: '/Promotions', shows: 'promo-card', answers: 4, requests: 21, scripts: 9, kb: 280 },
  { path: '/event_CNY2024', shows: 'event-page', answers: 3, requests: 18, scripts: 10, kb: 280 },
];

interface Found {
  readonly requests: number;
  readonly scripts: number;
  readonly kb: number;
  /** Calls, by path and query. */
  readonly asked: readonly string[];
  /** Paths of pictures. */
  readonly pictures: readonly string[];
  /** Everything that was counted, for whoever looks for one too many. */
  readonly all: readonly string[];
}

/** Quiet: nothing new for this long. */
const QUIET_MS = 1_500;

/** The counts once they stand still: on a busy machine word of a request comes late. */
async function settled(weight: () => Found): Promise<Found> {
  for (let before = ''; ;) {
    const found = weight();
    const now = JSON.stringify(found);
    if (now === before && found.requests > 5) return found;
    before = now;
    await new Promise((resolve) => {
      setTimeout(resolve, QUIET_MS);
    });
  }
}

/** What came with the document: the addresses of calls that the page need not make. */
const answersIn = (document: string): string[] => {
  const [, block = '{}'] = /id="site-boot"[^>]*>([^<]*)</.exec(document) ?? [];
  return Object.keys((JSON.parse(block) as { answers?: object }).answers ?? {});
};

/** A document waits for answers, but not for long: those that came late are in the next one. */
const documentWith = (url: string, answers: number): Promise<void> =>
  expect
    .poll(async () => answersIn(await (await fetch(url)).text()).length, 'answers in the document')
    .toBeGreaterThanOrEqual(answers);

/**
 * From then on, in seconds, scripts that are not the site's own may begin (§9): on a machine that
 * is slow to fall quiet they would be counted.
 */
const OTHERS_AFTER_S = 5;

/** Counts what the page fetches from now on; without what it says of itself (`/log`). */
async function weigh(page: Page): Promise<() => Found> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  // A poll of the same address is one: how often it came until now depends on the machine.
  const known = new Set<string>();
  const asked: string[] = [];
  const pictures: string[] = [];
  let bytes = 0;
  let began = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request, timestamp }) => {
    began ||= timestamp;
    if (timestamp - began >= OTHERS_AFTER_S) return;
    const { protocol, pathname } = new URL(request.url);
    const isNew = !known.has(`${request.method} ${request.url}`);
    if (isNew && protocol.startsWith('http') && !pathname.startsWith('/log/')) {
      known.add(`${request.method} ${request.url}`);
      types.set(requestId, type ?? '');
    }
    if (type === 'Image' && protocol.startsWith('http')) pictures.push(pathname);
    if (type === 'XHR') asked.push(request.url.replace(/^https?:\/\/[^/]+/, ''));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.has(requestId)) bytes += encodedDataLength;
  });
  return () => ({
    requests: types.size,
    scripts: [...types.values()].filter((type) => type === 'Script').length,
    kb: Math.round(bytes / 1_000),
    asked,
    pictures,
    all: [...known],
  });
}

for (const { path, shows, answers, requests, scripts, kb } of PAGES) {
  test(`a first visit of ${path} takes at most ${requests} requests, ${scripts} scripts and ${kb} KB, and nothing moves`, async ({
    page,
    site,
  }) => {
    await documentWith(site.url + path, answers);
    const weight = await weigh(page);
    const document = await page.goto(site.url + path);
    const early = answersIn((await document?.text()) ?? '');
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
    expect(
      found.asked.filter((url) => early.includes(url)),
      'asked for although it was there',
    ).toEqual([]);
    expect(shift, 'layout shift').toBeLessThanOrEqual(0.02);
    const counted = found.all
      .map((request) => request.replace(/^.*?(?=[^/]{1,40}$)/, ''))
      .join(' ');
    expect(found.requests, counted).toBeLessThanOrEqual(requests);
    expect(found.scripts, counted).toBeLessThanOrEqual(scripts);
    expect(found.kb, counted).toBeLessThanOrEqual(kb);
    // A skeleton that waits below the screen for a hand must not shine there meanwhile; a price may move.
    const moving = await page.evaluate(() =>
      window.document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getTiming().iterations === Infinity,
        )
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '',
        ),
    );
    expect(moving, 'moves although nobody looks').toEqual([]);
  });
}

test('what comes late on a slow phone keeps its place: what is below is not asked for before somebody moves', async ({
  page,
  site,
}) => {
  const [home] = PAGES;
  await documentWith(`${site.url}/`, home?.answers ?? 0);
  await slowDown(page, 8);
  const weight = await weigh(page);
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('event-row').first()).toBeAttached();
  const { asked, pictures } = await settled(weight);
  expect(asked.filter((url) => /\/cms\/(?:games|promotions)\b/.test(url))).toEqual([]);
  expect(pictures.filter((name) => name.includes('/art/promotion/'))).toEqual([]);
  await page.evaluate(() => window.scrollBy(0, 8));
  await expect(page.getByTestId('game-card').first()).toBeAttached();
});
