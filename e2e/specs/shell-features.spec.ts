/** What the shell puts over a page: tips, VIP form, maintenance, chat (§2.3, §2.5, §4.2, §4.3). */
import type { Route } from 'playwright/test';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { judgeAtRest } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('[R2.5-5] [R4.2-1] the tips over home: 111, with hot events 222, closed 333, and never again', async ({
    page,
    site,
    axe,
  }) => {
    const flag = () => page.evaluate(() => localStorage.getItem('first_entry'));
    await page.goto(`${site.url}/Promotions`);
    await expect(page.getByTestId('layout')).toBeVisible();
    await expect(page.getByTestId('home-tips')).toHaveCount(0);
    await page.goto(`${site.url}/`);
    await expect(page.getByTestId('home-tips')).toBeVisible();
    await expect(page.getByTestId('event-row').first()).toBeAttached();
    expect(await flag()).toBe('222');
    await axe();
    await page.reload();
    await expect(page.getByTestId('home-tips')).toBeVisible();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '开始体验' }).click();
    await expect(page.getByTestId('home-tips')).toHaveCount(0);
    expect(await flag()).toBe('333');
    await page.reload();
    await expect(page.getByTestId('event-row').first()).toBeVisible();
    await expect(page.getByTestId('refresh-sign')).toBeAttached();
    await expect(page.getByTestId('home-tips')).toHaveCount(0);
  });

  test('[R2.5-5] who taps the page below goes where the tap leads, and the tips are done', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/`);
    await expect(page.getByTestId('home-tips')).toBeVisible();
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: '优惠' })
      .click();
    await expect(page).toHaveURL(/\/Promotions/);
    expect(await page.evaluate(() => localStorage.getItem('first_entry'))).toBe('333');
  });

  test('who goes on while the code of the tips is on its way is not held up by them later', async ({
    page,
    site,
  }) => {
    const held: Route[] = [];
    await page.route(/\/tips\.[^/]+\.js/, (route) => void held.push(route));
    await page.goto(`${site.url}/`);
    await expect(page.getByTestId('event-row').first()).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('heading', { name: '热门滚球' }).click();
    const came = page.waitForResponse(/\/tips\.[^/]+\.js/);
    await held[0]?.continue();
    await came;
    expect(await page.evaluate(() => localStorage.getItem('first_entry'))).toBe('333');
    await expect(page.getByTestId('home-tips')).toHaveCount(0);
  });
});

test('[R4.3-1] [R5-1] [R6-3] the VIP form: off while empty or too long, sent once, promised within 5 minutes, empty when opened again', async ({
  page,
  site,
  axe,
  watch,
}) => {
  watch.allow(/status of 500/);
  await new LoginPage(page, site).enter('vip01', '/');
  await page.getByTestId('header-vip').click();
  const input = page.getByTestId('vip-feedback-input');
  const submit = page.getByTestId('vip-feedback-submit');
  await expect(submit).toBeDisabled();
  await input.fill('   ');
  await expect(submit).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveText('反馈内容不能为空');
  await input.fill('好'.repeat(51));
  await expect(page.getByRole('alert')).toHaveText('反馈内容限制在50个字符以内');
  await expect(submit).toBeDisabled();
  await input.fill('x'.repeat(600));
  expect((await input.inputValue()).length).toBe(500);
  await input.fill(` ${'好'.repeat(50)} `);
  await expect(submit).toBeEnabled();
  await axe();
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Member/VIP/Callback' },
    fault: { status: 500, body: '', contentType: 'text/plain' },
    times: 1,
  });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('网络错误，请重试');
  await expect(input).toHaveValue(` ${'好'.repeat(50)} `);
  await submit.click();
  await expect(page.getByTestId('vip-feedback-done')).toContainText('5分钟内');
  await axe();
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.getByTestId('vip-feedback')).toBeHidden();
  await page.getByTestId('header-vip').click();
  await expect(input).toHaveValue('');
  await expect(submit).toBeDisabled();
  await expectCalls(site, ['member.vipCallback']);
});

test('[R6-3] [R2.5-2] nobody but VIP members sees the VIP sign', async ({ page, site }) => {
  await new LoginPage(page, site).enter('member01', '/');
  await expect(page.getByTestId('balance-total')).toBeVisible();
  await expect(page.getByTestId('header-vip')).toHaveCount(0);
});

test("[R2.3-9] live chat opens the server's address in a 540 by 650 window without a way back to us", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await page.evaluate(() => {
    const calls: unknown[][] = [];
    Object.assign(window, { openCalls: calls });
    const open = window.open.bind(window);
    window.open = (...args) => {
      calls.push(args);
      return open(...args);
    };
  });
  await expect(page.getByTestId('header-livechat')).toHaveAttribute('data-known', 'true');
  const popup = page.waitForEvent('popup');
  await page.getByTestId('header-livechat').click();
  const chat = await popup;
  const [url, , features] = await page.evaluate(
    () => (window as unknown as { openCalls: string[][] }).openCalls[0] ?? [],
  );
  expect(url).toMatch(/\/livechat\/\?language=cn&platform=Mobile$/);
  expect(features).toContain('width=540,height=650');
  expect(features).toContain('noopener');
  expect(await chat.evaluate(() => window.opener === null)).toBe(true);
  await chat.close();
});

test('[R2.3-9] a tap before the address of the chat is known leads to its page, also when the call fails; the sign stays', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 500/);
  await site.control('POST', '/faults', {
    match: { path: '/api/LiveChat/Url' },
    fault: { status: 500 },
  });
  await page.goto(`${site.url}/`);
  await page.getByTestId('header-livechat').click();
  await expect(page).toHaveURL(/\/LiveChat$/);
  await expect(page.getByTestId('chat-none')).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('header-livechat')).toHaveAttribute('data-known', 'false');
});

test('[R2.5-4] a sport under maintenance: named, counted down, stopped, and otherwise left for one that works within 8 s', async ({
  page,
  site,
  axe,
  watch,
}) => {
  watch.allow(/status of (409|503)/);
  await page.goto(`${site.url}/sbtwo/sports-saba`);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await site.control('POST', '/vendors/saba', { maintenance: true });
  // The site's time goes on only where it is told to: eight seconds are short on a busy machine.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const popup = page.getByTestId('maintenance-popup');
  const comes = async (): Promise<void> => {
    await page.reload();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return popup.isVisible();
      })
      .toBe(true);
  };
  await comes();
  await expect(popup).toContainText('沙巴体育正在维护');
  await expect(popup.getByRole('timer')).toContainText(/[1-8] 秒后将带您前往IM体育/);
  await judgeAtRest(page, axe);
  await popup.getByRole('button', { name: '停止跳转，留在本页' }).click();
  await page.clock.runFor(10_000);
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/sports-saba$/);
  await comes();
  await page.clock.runFor(2_000);
  await expect(popup).toBeVisible();
  await expect(page).toHaveURL(/sports-saba$/);
  await page.clock.runFor(5_800);
  let more = 0;
  await expect
    .poll(async () => {
      more += 100;
      await page.clock.runFor(100);
      return page.url();
    })
    .toMatch(/\/sbtwo\/sports-im$/);
  // Past the eighth second only what a change of page itself waits for.
  expect(more).toBeLessThan(1_500);
});

test('[R2.5-4] [R8-7] a board whose sport is under maintenance leaves the vendor alone, and comes back by itself when it works', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of (409|503)/);
  await page.clock.install();
  await page.goto(`${site.url}/sbtwo/sports-saba`);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await site.control('POST', '/vendors/saba', { maintenance: true });
  await page.reload();
  await page
    .getByTestId('maintenance-popup')
    .getByRole('button', { name: '停止跳转，留在本页' })
    .click({ timeout: 20_000 });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/vendors/saba/')) requests.push(request.url());
  });
  // A board that knew of no rest would have asked a dozen times.
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1_000);
      await page.evaluate(() => fetch('/healthz'));
    }
  };
  await pass(14);
  expect(requests.length).toBeLessThanOrEqual(1);
  await site.control('POST', '/vendors/saba', { maintenance: false });
  await pass(31);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await expect(page.getByTestId('board')).toHaveAttribute('data-stale', 'false');
});

test('[R2.5-9] promotions go to rest while their page is open: a notice, and one page back', async ({
  page,
  site,
  axe,
  watch,
}) => {
  watch.allow(/status of 503/);
  // A page that has not read promotions itself: what is known already needs no asking.
  await page.goto(`${site.url}/Games`);
  await expect(page.getByTestId('refresh-sign')).toBeAttached();
  await site.control('POST', '/faults', {
    match: { path: '/api/Promotion' },
    fault: { status: 503, body: '', contentType: 'text/plain' },
  });
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '优惠' })
    .click();
  const notice = page.getByTestId('feature-maintenance');
  await expect(notice).toContainText('优惠活动功能维护中');
  await axe();
  await notice.getByRole('button', { name: '返回上一页' }).click();
  await expect(page).toHaveURL(/\/Games$/);
  await expect(notice).toBeHidden();
});

test('the site can be put on the home screen', async ({ page, site }) => {
  await page.goto(`${site.url}/Me`);
  const manifest = await page.request.get(`${site.url}/manifest.webmanifest`);
  const { icons } = (await manifest.json()) as {
    readonly icons: readonly { readonly src: string; readonly purpose: string }[];
  };
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const src of [...icons.map((icon) => icon.src), touch ?? '']) {
    const picture = await page.request.get(`${site.origin}${src}`);
    expect([src, picture.status(), picture.headers()['content-type']]).toEqual([
      src,
      200,
      src.endsWith('.svg') ? expect.stringContaining('image/svg+xml') : 'image/png',
    ]);
  }
});
