/** Bars, overlays of the shell, back and scroll (§2.5). */
import type { Page } from 'playwright/test';
import { smallLetters } from '../fixtures/accessibility';
import { LoginPage } from '../page-models/login-page';
import { openInPage } from '../page-models/page-session';
import { expect, MOVING, test } from '../fixtures/test';

test.use(MOVING);

test('[R2.5-1] each status has its bars; the static document already stands as the mounted page does', async ({
  page,
  site,
}) => {
  const cases = [
    { path: '/', status: '3', header: true, nav: true },
    { path: '/login', status: '2', header: true, nav: false },
    { path: '/404', status: '1', header: true, nav: false },
    { path: '/Me', status: '4', header: false, nav: true },
    { path: '/restrict', status: '0', header: false, nav: false },
  ];
  for (const { path, status, header, nav } of cases) {
    await page.goto(site.url + path);
    await expect(page.getByTestId('layout')).toHaveAttribute('data-status', status);
    await expect(page.getByTestId('header')).toHaveCount(header ? 1 : 0);
    await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(nav ? 1 : 0);
  }
  const shifts = await page.evaluate(async (url) => {
    const text = await (await fetch(url)).text();
    return [
      text.includes('class="site-app-bar"'),
      text.includes('class="site-header"'),
      text.includes('class="site-nav"'),
    ];
  }, `${site.url}/`);
  expect(shifts).toEqual([true, true, true]);
});

test.describe('a first visit', () => {
  test.use({ firstVisit: true });

  test('[R2.5-3] has no app bar, however often home is opened in it; the next one has', async ({
    page,
    site,
  }) => {
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goto(`${site.url}/`);
      await expect(page.getByTestId('home-footer')).toBeAttached();
      await expect(page.locator('.site-app-bar:visible')).toHaveCount(0);
      await expect(page.getByTestId('app-bar')).toHaveCount(0);
    }
    // Until home has left its mark, every visit is the first.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('first_entry')))
      .not.toBe(null);
    const next = await page.context().newPage();
    await next.goto(`${site.url}/`);
    await expect(next.getByTestId('app-bar')).toBeVisible();
  });
});

test('[R2.5-3] the app bar: on home, over the header, gone everywhere else, a guide behind it, closed for the session', async ({
  page,
  site,
  axe,
}) => {
  await page.goto(`${site.url}/`);
  const bar = page.getByTestId('app-bar');
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.y).toBe(0);
  await bar.getByRole('button', { name: '安装', exact: true }).click();
  await expect(page.getByTestId('install-sheet')).toBeVisible();
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible();
  await axe();
  await page.goBack();
  await expect(page.getByTestId('install-sheet')).toBeHidden();
  await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
  for (const path of [
    '/resetpassword',
    '/ambassador',
    '/email-verified',
    '/email-verification-expired',
    '/login',
    '/Register',
  ]) {
    await openInPage(page, path);
    await expect(page).toHaveURL(site.url + path);
    await expect(bar).toHaveCount(0);
  }
  await page.goto(`${site.url}/login`, { waitUntil: 'commit' });
  await expect(page.locator('.site-app-bar:visible')).toHaveCount(0);
  await openInPage(page, '/');
  await expect(bar).toBeVisible();
  await page.getByTestId('app-bar-close').click();
  await expect(bar).toHaveCount(0);
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('header')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('[R2.5-2] [R2.5-7] the header: logo home, chat only with a chat server, the languages', async ({
  page,
  site,
  axe,
}) => {
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('header-livechat')).toBeVisible();
  await expect(page.getByTestId('header-vip')).toHaveCount(0);
  await page.getByTestId('header-language').click();
  const list = page.getByTestId('language-list');
  await expect(list.getByRole('listitem')).toHaveText([
    /中文.*当前语言/,
    /ไทย.*即将推出/,
    /Tiếng Việt.*即将推出/,
    /English.*即将推出/,
  ]);
  await axe();
  await list.getByRole('button', { name: /中文/ }).click();
  await expect(page).toHaveURL(/\/sbtwo\/sports-im$/);
  await page.getByRole('link', { name: '玉衡体育' }).click();
  await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
  await site.control('POST', '/faults', {
    match: { path: '/api/LiveChat/Url' },
    fault: { body: '{"isSuccess":true,"result":""}', contentType: 'application/json' },
  });
  await page.reload();
  await expect(page.getByTestId('header-language')).toBeVisible();
  await expect(page.getByTestId('header-livechat')).toHaveCount(0);
});

test('[R2.5-3] the app bar obeys the content host: it leaves, and the next document shows none', async ({
  page,
  site,
}) => {
  await site.control('POST', '/site-config', { appDownload: false });
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('layout')).toBeVisible();
  await expect(page.getByTestId('app-bar')).toHaveCount(0);
  await page.goto(`${site.url}/`, { waitUntil: 'commit' });
  await expect(page.locator('.site-app-bar:visible')).toHaveCount(0);
  await expect(page.getByTestId('layout')).toBeVisible();
  await expect(page.getByTestId('app-bar')).toHaveCount(0);
});

test('[R2.5-1] title bar: back in the history, or to the parent of an address that was opened directly', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await page.getByTestId('header').getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
  const fresh = await page.context().newPage();
  await fresh.goto(`${site.url}/sbtwo/rule`);
  await fresh.getByRole('button', { name: '返回' }).click();
  await expect(fresh).toHaveURL(/\/sbtwo\/sports-im$/);
  await fresh.close();
});

test('the column never grows beyond 680, the root font is a tenth of it up to a tablet, and 320 px reflow (C-86)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('layout')).toBeVisible();
  for (const [width, font] of [
    [320, 32],
    [360, 36],
    [390, 39],
    [680, 68],
    [768, 43],
    [1200, 43],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const seen = (): Promise<object> =>
      page.evaluate(() => ({
        font: Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize)),
        column: document.querySelector('[data-testid="layout"]')?.clientWidth ?? 0,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
    await expect.poll(seen).toEqual({ font, column: Math.min(width, 680), overflow: 0 });
    expect(await smallLetters(page)).toEqual([]);
  }
});

test('going back finds the list where it was left, and a link forward starts at the top', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/Games`);
  await expect(page.getByTestId('game-card').first()).toBeVisible();
  // What keeps positions comes on idle, with the sign.
  await expect(page.getByTestId('refresh-sign')).toBeAttached();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
        window.scrollTo(0, 700);
      }),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '优惠' })
    .click();
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByTestId('game-card').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

async function pull(page: Page, way: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x: 195, y }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
  for (let step = 1; step <= 8; step += 1)
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(300 + (way * step) / 8),
    });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

test('pulling home down reads it anew, and a second tap on its place does the same (C-84)', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).signIn('member01');
  await expect(page.getByTestId('balance-total')).toBeVisible();
  await expect(page.getByTestId('refresh-sign')).toBeAttached();
  // What is at hand in the browser's cache by now: a pull must ask the server for it all the same.
  await page.waitForLoadState('networkidle');
  await site.control('DELETE', '/requests');
  await pull(page, 60);
  await expect(page.getByTestId('refresh-sign')).toHaveAttribute('data-phase', 'rest');
  await pull(page, 240);
  await expect(page.getByTestId('refresh-sign')).toContainText('已刷新');
  const requestsTo = await site.control<{ requests: readonly { url: string }[] }>(
    'GET',
    '/requests?path=/cms',
  );
  expect(JSON.stringify(requestsTo)).toContain('/cms');
  await expect(page.getByTestId('refresh-sign')).toHaveAttribute('data-phase', 'rest');
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '首页' })
    .click();
  await expect(page.getByTestId('refresh-sign')).toContainText('已刷新');
});
