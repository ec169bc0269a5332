/**
 * A day of releases, seen from one phone: squads ship, one version is bad, marketing swaps the
 * season at midnight; the member bets and notices nothing.
 */
import type { Browser, Page } from 'playwright/test';
import { test as base, expect } from 'playwright/test';
import { publishChanged } from '../fixtures/changed-remote';
import { startSite, type Site } from '../fixtures/site';
import { inBeijing, midnightAfter } from '../page-models/beijing-time';
import { hallTitle, newHall } from '../page-models/halls';
import { ConsolePage } from '../page-models/release-console';
import { prepareBet } from '../page-models/prepared-bet';
import { healthOf, registryOf } from '../page-models/releases';
import { postingsOf, wagersOf } from '../page-models/sandbox';

const test = base.extend<object, { readonly site: Site }>({
  site: [
    async ({}, use, info) => {
      const site = await startSite(info.parallelIndex + 60, {
        releaseConsole: true,
        pollSeconds: 2,
        proxied: true,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/**
 * Watches the page ten times a second: it must never be without a word, never crash, never be
 * another document.
 */
async function watchOver(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    (globalThis as unknown as { seen: Set<string> }).seen = seen;
    setInterval(() => {
      if ((document.querySelector('#app')?.textContent ?? '').trim() === '') seen.add('blank');
      if (document.querySelector('[data-testid="page-crash"]')) seen.add('crashed');
      if (document.querySelector('[data-testid="remote-failed"]')) seen.add('a part failed');
    }, 100);
  });
  return () =>
    page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen?: Set<string> };
      return seen === undefined ? ['another document'] : [...seen];
    });
}

/** Midnight of the change: within the days that a signature is good for, whenever this runs. */
const MIDNIGHT = midnightAfter(Date.now(), 14);
/** A moment before or after it, as the console's fields take it. */
const field = (hours: number): string => inBeijing(MIDNIGHT + hours * 3_600_000).slice(0, 16);
const clock = (site: Site, ms: number): Promise<unknown> =>
  site.control('POST', '/clock', { set: inBeijing(MIDNIGHT + ms) });

/** The lobby's games; on a machine that stood still for eight seconds a member asks once more. */
async function gamesShow(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: '重试' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByTestId('game-card').first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

/**
 * A visitor whose page meets the bad version and is given the good one.
 *
 * @returns how it is left.
 */
async function visitCasino(
  browser: Browser,
  site: Site,
  address: string,
): Promise<() => Promise<void>> {
  // Each comes from an address of its own, as members do: one address alone halts nothing.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  await context.addInitScript(() => localStorage.setItem('first_entry', '333'));
  const page = await context.newPage();
  await page.goto(`${site.url}/Games`);
  await gamesShow(page);
  await expect(page.getByTestId('remote-failed')).toHaveCount(0);
  return () => context.close();
}

test('two squads release while a member is betting, a bad version halts itself, the season changes at midnight: no blank page, no lost slip, no reload', async ({
  browser,
  site,
}) => {
  test.setTimeout(900_000);
  const sports = await publishChanged(site, 'remote-sports', 'sports', [
    {
      file: 'src/remote.ts',
      change: (source) => `${source}\n// another build\nexport const release = 'second';\n`,
    },
  ]);
  const promotions = await newHall(site);
  const casino = await publishChanged(site, 'remote-casino', 'casino', [
    {
      file: 'src/remote.ts',
      change: (source) =>
        `${source}\nif (globalThis.location !== undefined) throw new Error('broken while loading');\n`,
    },
  ]);

  // Marketing plans in the afternoon, under embargo until half past eleven.
  await clock(site, -10 * 3_600_000);
  const releaseConsole = new ConsolePage(
    await browser.newPage({ viewport: { width: 1200, height: 900 }, locale: 'en-US' }),
    site,
  );
  await releaseConsole.enter('Mei');
  await releaseConsole.view('Season calendar');
  await releaseConsole.plan('season_euro2024', field(0), field(7 * 24), {
    reveal: field(-0.5),
    priority: 10,
  });
  expect(await releaseConsole.confirm('winter football')).toContain(
    `under embargo until ${field(-0.5)}+08:00; then:`,
  );

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => localStorage.setItem('first_entry', '333'));
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { slip } = await prepareBet(page, site);
  const faults = await watchOver(page);

  // Two squads ship. The slip is open with a stake typed: nothing of it moves.
  await site.release('promote', 'sports', '--version', sports, '--why', 'second build');
  await site.release('promote', 'promotions', '--version', promotions, '--why', 'tonight');
  const { remotes } = await registryOf(site.origin);
  expect(remotes['sports']?.stable).toBe(sports);
  const { generation } = (await (
    await fetch(`${site.origin}/cn/mobile/_mf/channel/production.json`)
  ).json()) as { generation: number };
  // The watcher may have signed anew meanwhile: any generation from this one on names both.
  const known = (): number =>
    Math.max(0, ...requests.map((url) => Number(/\/_mf\/registry\/(\d+)-/.exec(url)?.[1] ?? 0)));
  await expect
    .poll(known, { message: 'the page knows of both' })
    .toBeGreaterThanOrEqual(generation);
  await expect(slip.stake()).toHaveValue('100');
  expect(
    requests.filter((url) => url.includes(`/remotes/sports/${sports}/`)),
    'nothing of the new build while the slip is filled',
  ).toEqual([]);
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await expect.poll(async () => (await wagersOf(site, 'member01')).length).toBe(1);
  await page.getByRole('button', { name: '完成' }).click();

  // The bet is placed and the slip empty: now the next entry of each place has its new version, in the same document.
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(hallTitle(page)).toBeAttached();
  await page.getByRole('link', { name: '体育' }).last().click();
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await expect
    .poll(() => requests.some((url) => url.includes(`/remotes/sports/${sports}/`)))
    .toBe(true);

  // A third squad ships a version that throws. Nobody sees it fail, and the watcher takes it back.
  await site.release(
    'canary',
    'casino',
    '--version',
    casino,
    '--percent',
    '100',
    '--min-loads',
    '3',
    '--why',
    'looks fine here',
  );
  const visitors = await Promise.all(
    ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((address) =>
      visitCasino(browser, site, address),
    ),
  );
  await expect
    .poll(async () => (await healthOf(site.origin))[`casino@${casino}`]?.failures, {
      message: 'their pages tell of it',
      timeout: 60_000,
    })
    .toBeGreaterThanOrEqual(3);
  for (const leave of visitors) await leave();
  await page.getByRole('link', { name: '娱乐场' }).last().click();
  await gamesShow(page);
  await expect
    .poll(() => site.release('status'), { timeout: 60_000 })
    .toContain(`ramp of ${casino} HALTED`);

  // Half past eleven: revealed. Midnight: home changes by itself.
  await page.getByRole('link', { name: '首页' }).click();
  await expect(page.getByTestId('season-entry')).toHaveAttribute('data-season', 'cny2024');
  expect(JSON.stringify(await registryOf(site.origin))).not.toContain(field(0));
  await clock(site, -29 * 60_000 - 55_000);
  await expect.poll(async () => JSON.stringify(await registryOf(site.origin))).toContain(field(0));
  await expect(page.getByTestId('season-entry')).toHaveAttribute('data-season', 'cny2024');
  await clock(site, -3_000);
  // The virtual clock leaps where a real one would have ticked; the phone is looked at again, as it is at midnight.
  await page.waitForTimeout(4_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByTestId('season-entry')).toHaveAttribute('data-season', 'euro2024');
  await page.getByTestId('season-entry').click();
  await expect(page.getByTestId('event-page')).toHaveAttribute('data-season', 'euro2024');
  await expect(page.getByTestId('event-page')).toHaveAttribute('data-phase', 'running');

  expect(await faults()).toEqual([]);
  expect(
    (await postingsOf(site, 'member01')).filter(({ kind }) => kind === 'bet.stake'),
  ).toHaveLength(1);
  await context.close();
  await releaseConsole.page.close();
});
