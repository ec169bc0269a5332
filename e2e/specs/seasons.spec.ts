/**
 * Seasons: their pages by the plan, what is fetched before one opens, the mini-game with its money,
 * the poster without the page, the look of home while one runs.
 */
import type { Page } from 'playwright/test';
import { expect, MOVING, test } from '../fixtures/test';
import { inBeijing } from '../page-models/beijing-time';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { drawLowest, lookNow } from '../page-models/releases';
import { postingsOf } from '../page-models/sandbox';

test.use(MOVING);

const PAST = [
  ['event_MidAutumn2022', '中秋月圆夜'],
  ['event_midautumn2023', '月满中秋'],
  ['event_nationalday2022', '国庆欢乐周'],
  ['event_WC2022', '世界杯之夜'],
  ['event_CNY2023', '玉兔迎春'],
  ['event_LaborDay2023', '劳动节好礼'],
  ['event_LaborDay2024', '五一畅玩'],
  ['euro2024', '欧洲杯盛宴'],
  ['event_15Anni', '十五周年庆'],
] as const;
const SNATCH = '/api/Event/MiniGames/SnatchPrize';
const ENTRY = /\/_mf\/remotes\/season_cny2024\/[^/]+\/remoteEntry/;

/** Makes one try and closes its result. */
async function tryOnce(page: Page): Promise<void> {
  await page.getByTestId('snatch').click();
  await expect(page.getByTestId('snatch-result')).toBeVisible();
  await page.getByTestId('snatch-close').click();
  await expect(page.getByTestId('snatch-result')).toHaveCount(0);
}

test('[R2.1-2] the nine past seasons are over and lead on, each under its own picture and name', async ({
  page,
  site,
  axe,
}) => {
  for (const [route, title] of PAST) {
    await page.goto(`${site.url}/${route}`);
    await expect(page.getByTestId('event-page')).toHaveAttribute('data-phase', 'ended');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByText('活动已结束')).toBeVisible();
    const picture = page.getByTestId('event-page').locator('img').first();
    expect(
      await picture.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      ),
    ).toBe(375);
    await axe();
  }
  await page.getByTestId('season-live').click();
  await expect(page).toHaveURL(/event_CNY2024$/);
});

test('[R7.2-1] the running season: three prizes, each once, in the ledger, the history and on the board; then none is left', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/event_CNY2024');
  await expect(page.getByTestId('event-page')).toHaveAttribute('data-phase', 'running');
  const tries = page.getByTestId('tries');
  // Three in stock: with one, chance of the day decides about the others, and some days draw a blank.
  await site.control('POST', '/mini-games', { stock: { P8888: 3 }, force: 'P8888' });
  for (const left of ['3', '2', '1']) {
    await expect(tries).toHaveAttribute('data-left', left);
    await tryOnce(page);
  }
  await expect(tries).toHaveAttribute('data-left', '0');
  await expect(page.getByTestId('snatch')).toBeDisabled();
  await expect(page.getByTestId('prize-row')).toHaveCount(3);
  await expect(page.getByText('我的排名：第 1 名')).toBeVisible();
  expect((await postingsOf(site, 'member01')).filter(({ kind }) => kind === 'prize')).toHaveLength(
    3,
  );
  await axe();
  await page.getByTestId('season-share').click();
  await expect(page.getByRole('img', { name: '活动页面二维码' })).toBeVisible();
});

test('a visitor sees the game and comes back to it by the login', async ({ page, site }) => {
  await page.goto(`${site.url}/event_CNY2024`);
  await page.getByTestId('snatch-login').click();
  await new LoginPage(page, site).logIn('member01');
  await expect(page).toHaveURL(/event_CNY2024$/);
  await expect(page.getByTestId('snatch')).toBeEnabled();
});

test('an answer that is lost on the way is one try and one prize: unknown first, then found by its key', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/Failed to load resource: net::ERR/);
  await site.control('POST', '/mini-games', { force: 'P88' });
  await new LoginPage(page, site).enter('member01', '/event_CNY2024');
  await expect(page.getByTestId('tries')).toHaveAttribute('data-left', '3');
  await page.route(`**${SNATCH}?*`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByTestId('snatch').click();
  await expect(page.getByTestId('snatch-result')).toContainText('88.00');
  await page.getByTestId('snatch-close').click();
  await expect(page.getByTestId('prize-row')).toHaveCount(1);
  await expect(page.getByTestId('tries')).toHaveAttribute('data-left', '2');
  await expectCalls(site, ['miniGames.leaders']);
  expect((await postingsOf(site, 'member01')).filter(({ kind }) => kind === 'prize')).toHaveLength(
    1,
  );
});

test('[R2.5-6] a season whose code is blocked shows its poster with ways on, and comes back by a retry', async ({
  page,
  site,
  watch,
  axe,
}) => {
  watch.allow(/.*/s);
  await page.route(ENTRY, (route) => route.abort('connectionrefused'));
  await page.goto(`${site.url}/event_CNY2024`);
  const failed = page.locator('[data-testid="remote-failed"][data-remote="season_cny2024"]');
  await expect(failed.getByRole('heading', { name: '新春盛典' })).toBeVisible();
  await expect(failed.getByText(/^活动时间 \d{4}\/\d\d\/\d\d 00:00/)).toBeVisible();
  await expect(failed.getByRole('link', { name: '查看优惠' })).toBeVisible();
  await axe();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await failed.getByRole('button', { name: '重试' }).click();
  await expect(page.getByTestId('event-page')).toBeVisible();
});

test('without any script the address of each season shows its poster, and its links work', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/event_CNY2024`);
  const poster = page.locator('.season-poster');
  await expect(poster.getByRole('heading', { name: '新春盛典' })).toBeVisible();
  await expect(poster.getByText('新春红包雨：每日免费 3 次，奖金即时派发')).toBeVisible();
  expect(await poster.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(
    'rgb(44, 6, 9)',
  );
  const picture = await poster.locator('img').getAttribute('src');
  expect(
    (await page.request.get(site.origin + (picture ?? ''))).headers()['content-type'],
  ).toContain('image/svg+xml');
  const standalone = await page.request.get(
    site.origin + (picture ?? '').replace('poster.svg', 'poster.html'),
  );
  expect(await standalone.text()).toContain('<h1>新春盛典</h1>');
  await poster.getByRole('link', { name: '查看优惠' }).click();
  await expect(page).toHaveURL(/\/Promotions$/);
  for (const [route, title] of PAST) {
    await page.goto(`${site.url}/${route}`);
    await expect(poster.getByRole('heading', { name: title })).toBeVisible();
    await expect(poster.getByRole('link', { name: '返回首页' })).toBeVisible();
  }
  await context.close();
});

test('home while a season runs: its one entrance and its accents, and only its code is asked for', async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('season-entry')).toHaveAttribute('data-season', 'cny2024');
  // Once: no banner leads there as well.
  await expect(page.locator('main a[href$="/event_CNY2024"]')).toHaveCount(1);
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--site-season'),
    ),
  ).toBe('#ffc766');
  expect([
    ...new Set(requests.flatMap((url) => /_mf\/remotes\/(season_\w+)\//.exec(url)?.[1] ?? [])),
  ]).toEqual(['season_cny2024']);
});

test('the art of the entrance stands between its words and its button, at every width', async ({
  page,
  site,
}) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site.url}/`);
    const entry = page.getByTestId('season-entry');
    const { words, art, button } = await entry.evaluate((link) => {
      const box = (of: Element | Range | null) => {
        const { left = 0, right = 0 } = of?.getBoundingClientRect() ?? {};
        return { left, right };
      };
      // Of the letters alone: the boxes around them are as wide as the line.
      const rightEnds = (node: Node): readonly number[] => {
        if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].flatMap(rightEnds);
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(({ right }) => right);
      };
      return {
        words: Math.max(...rightEnds(link.querySelector('span') ?? link)),
        art: box(link.querySelector('img')),
        button: box(link.querySelector('em')),
      };
    });
    expect(art.right).toBeLessThanOrEqual(button.left);
    // Words reach no further than to where the art begins to show.
    expect(words).toBeLessThanOrEqual(art.left + (art.right - art.left) / 4);
  }
});

test('before a season opens, an idle page fetches its files ahead; at its hour the entrance changes by itself', async ({
  page,
  site,
}) => {
  const { now } = await site.control<{ now: number }>('GET', '/clock');
  const season = (...words: readonly string[]): Promise<string> =>
    site.release('season', ...words, '--id', 'soon', '--why', 'test');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await drawLowest(page);
  await page.goto(`${site.url}/`);
  const entry = page.getByTestId('season-entry');
  await expect(entry).toHaveAttribute('data-season', 'cny2024');
  const from = now + 25_000;
  await season(
    'schedule',
    'euro2024',
    '--from',
    inBeijing(from),
    '--until',
    inBeijing(from + 3_600_000),
    '--priority',
    '20',
  );
  await expect
    .poll(async () => {
      await lookNow(page);
      return requests.filter((url) => /\/season_euro2024\/[^/]+\/.+\.js$/.test(url)).length;
    })
    .toBeGreaterThan(0);
  await expect(entry).toHaveAttribute('data-season', 'cny2024');
  await expect(entry).toHaveAttribute('data-season', 'euro2024');
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--site-season'),
    ),
  ).not.toBe('#ffc766');
  await entry.click();
  await expect(page.getByTestId('event-page')).toHaveAttribute('data-phase', 'running');
  await season('unschedule', 'euro2024');
});
