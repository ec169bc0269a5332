/**
 * The casino's lists failing, empty and slow, and what stands between a tap and a game, in a real
 * browser.
 */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../page-models/login-page';
import { requestsTo, openInPage } from '../page-models/page-session';

/** Every list that the casino reads, and those that answer with one. */
const LISTS = [
  '/cms/games',
  '/cms/game-categories',
  '/cms/game-providers',
  '/cms/banners',
  '/api/Games/RecentPlayedGame',
  '/api/Games/Favourites',
  '/api/Games/Jackpots',
] as const;

/**
 * A browser speaks to one host over six connections: more that hang would hold up the site's own
 * files, too.
 */
const HANGING = ['/cms/games', '/api/Games/RecentPlayedGame', '/cms/banners'] as const;

async function spoil(site: Site, fault: object, lists: readonly string[] = LISTS): Promise<void> {
  for (const path of lists)
    await site.control('POST', '/faults', { match: { path }, fault, times: 200 });
}

const card = (page: Page) => page.getByTestId('game-card').first();
const categories = (page: Page) => page.getByTestId('category-LIVECASINO');

test('[R8-5] every list failing: each page says so with a way to try again, the categories stay, and one tap brings everything back', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await spoil(site, { status: 500 });
  await new LoginPage(page, site).enter('member01', '/Games');
  for (const [path, name] of [
    ['/Games', '娱乐场'],
    ['/Games/slots?provider=PGS', '老虎机'],
    ['/Games/mine', '我的游戏'],
    ['/jackpot', '累积奖池'],
  ] as const) {
    await openInPage(page, path);
    // The page before stays until this one is there, and has such a button, too.
    await expect(page).toHaveTitle(new RegExp(name));
    const failed = page.getByTestId('games-failed').or(page.getByTestId('pools-failed')).first();
    await expect(failed.getByRole('button', { name: '重试' })).toBeVisible();
    if (path.startsWith('/Games') && !path.endsWith('mine'))
      await expect(categories(page)).toBeVisible();
  }
  await openInPage(page, '/Games/search?q=zcjs');
  await expect(page.getByTestId('game-search')).toBeVisible();
  const failed = page.getByRole('button', { name: '重试' }).first();
  await expect(failed).toBeVisible();
  await site.control('DELETE', '/faults');
  await failed.click();
  await expect(card(page)).toBeVisible();
  await openInPage(page, '/Games');
  await expect(card(page)).toBeVisible();
});

test('every list empty: each page says that there is nothing, and no page is blank', async ({
  page,
  site,
}) => {
  await spoil(site, { status: 200, body: { isSuccess: true, result: [] } });
  await new LoginPage(page, site).enter('member01', '/Games');
  for (const [path, hook] of [
    ['/Games/slots', 'games-empty'],
    ['/Games/mine', 'games-empty'],
    ['/Games/search?q=zcjs', 'search-nothing'],
    ['/Games', 'games-empty'],
  ] as const) {
    await openInPage(page, path);
    await expect(page.getByTestId(hook)).toBeVisible();
  }
  await expect(categories(page)).toBeVisible();
});

test('every list slow: places are kept, the wait is told, and what comes late is shown after all', async ({
  page,
  site,
}) => {
  await spoil(site, { delayMs: 11_000 }, HANGING);
  await new LoginPage(page, site).enter('member01', '/Games/slots');
  await expect(page.getByTestId('waiting-games')).toBeVisible();
  await expect(categories(page)).toBeVisible();
  await expect(page.getByTestId('games-slow')).toContainText('载入时间比平时长');
  // The next try joins what is still on its way.
  await page.getByTestId('games-slow').getByRole('button', { name: '重试' }).click();
  await expect(card(page)).toBeVisible();
});

const stop = (page: Page) => page.getByTestId('game-refused');

test('[R6-7] [R8-5] what keeps a game closed is told: an own limit, also for a demo; a platform that fails, once as a toast and with a way to try again', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await new LoginPage(page, site).enter('excluded01', '/Games/play/SLOT-09');
  await expect(stop(page)).toHaveAttribute('data-stop', 'excluded');
  await expect(stop(page)).toContainText('自我限制');
  await openInPage(page, '/Games/play/SLOT-01?demo=1');
  await expect(stop(page)).toHaveAttribute('data-stop', 'excluded');
  expect(await requestsTo(site, '/api/Games/Launch')).toEqual([]);

  await new LoginPage(page, site).enter('member01', '/Games/play/SLOT-09');
  await expect(stop(page)).toContainText(/维护中，预计 .*恢复/);
  await site.control('POST', '/faults', {
    match: { path: '/api/Games/Launch' },
    fault: { status: 500 },
    times: 1,
  });
  await openInPage(page, '/Games/play/SLOT-01?demo=1');
  await expect(page.getByTestId('toast')).toContainText('启动游戏异常，请稍后再试');
  await stop(page).getByRole('button', { name: '重试' }).click();
  await expect(page.getByTestId('game-frame')).toBeVisible();
  await expect(page.getByRole('heading', { name: /试玩/ })).toBeVisible();
  await expect(page.getByTestId('game-net')).toHaveCount(0);
  expect((await requestsTo(site, '/api/Games/Launch')).at(-1)?.body).toMatchObject({
    isDemo: true,
  });
});

test("a game's page that never comes ends in a panel with a way on; an answer after the page was left is nothing", async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/Failed to load resource/, /net::ERR_ABORTED/);
  await new LoginPage(page, site).enter('member01', '/Games');
  let calls = 0;
  await page.route(/\/games\/play\//, (route) => {
    calls += 1;
    return calls === 1 ? undefined : route.continue();
  });
  await openInPage(page, '/Games/play/SLOT-01');
  await expect(page.getByTestId('game-dead')).toContainText('游戏没有打开');
  await page.getByTestId('game-dead').getByRole('button', { name: '重试' }).click();
  await expect(
    page.frameLocator('[data-testid="game-frame"]').getByTestId('game-balance'),
  ).toBeVisible();
  await page.getByTestId('game-back').click();

  await site.control('POST', '/faults', {
    match: { path: '/api/Games/Launch' },
    fault: { status: 500, delayMs: 1_500 },
    times: 1,
  });
  await openInPage(page, '/Games/play/SLOT-02');
  await expect.poll(async () => (await requestsTo(site, '/api/Games/Launch')).length).toBe(3);
  await page.getByTestId('game-back').click();
  await expect(categories(page)).toBeVisible();
  await page.waitForTimeout(2_000);
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await expect(page.getByTestId('game-frame')).toHaveCount(0);
});
