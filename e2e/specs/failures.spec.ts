/**
 * Failures as members meet them (§8, §7.1): who hears of them, in which words, and for how long one
 * waits.
 */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { RegisterPage, expectAt } from '../page-models/host-pages';
import { LoginPage, PASSWORD } from '../page-models/login-page';
import { kept, lateStands, openInPage, toastsOf } from '../page-models/page-session';

const NETWORK = '网络异常，请检查网络后重试';
const TIMEOUT = '请求超时!!!';
const SIGNED_OUT = '系统维护中，您将被登出';
/** A 503 of a proxy: no body of the contract. */
const CLOSED = { status: 503, contentType: 'text/html', body: '<html></html>' };

const toast = (page: Page) => page.getByTestId('toast');
const failed = (page: Page) => page.locator('#main').getByRole('alert');
const fault = (site: Site, path: string, what: object, method?: string) =>
  site.control('POST', '/faults', {
    match: { path, ...(method === undefined ? {} : { method }) },
    fault: what,
  });

/** A member on a page that asks nothing more, ready to open the records. */
async function atRest(page: Page, site: Site): Promise<void> {
  await new LoginPage(page, site).enter('member01', '/');
  await lateStands(site);
  await expect(page.getByTestId('balance-total').first()).toBeVisible();
}

test('[R8-1] a refused read is told in the words of the server: once as a toast, and where the records would stand; nobody is sent to their network', async ({
  page,
  site,
  axe,
}) => {
  const said = await toastsOf(page);
  await atRest(page, site);
  await fault(site, '/api/Payment/TransactionHistory', {
    status: 400,
    errorCode: 'ANY00001',
    description: '额度不足XYZ',
  });
  await openInPage(page, '/TransactionRecord/');
  await expect(toast(page)).toHaveText('额度不足XYZ');
  await expect(toast(page)).toHaveAttribute('data-kind', 'error');
  await expect(failed(page)).toContainText('额度不足XYZ');
  await expect(page.locator('#main')).not.toContainText('网络');
  await axe();
  await expect(toast(page)).toBeHidden();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(failed(page)).toContainText('额度不足XYZ');
  expect(said.filter((text) => text.includes('额度不足XYZ'))).toHaveLength(1);
  await site.control('DELETE', '/faults');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(failed(page)).toBeHidden();
});

test('[R7.1-3] [R8-1] no answer in time is a time-out, no answer at all is the network: both say so in the toast and on the page', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_/);
  await atRest(page, site);
  await fault(site, '/api/Payment/TransactionHistory', { delayMs: 12_000 });
  await openInPage(page, '/TransactionRecord/');
  await expect(toast(page)).toHaveText(TIMEOUT, { timeout: 10_000 });
  await expect(failed(page)).toContainText(TIMEOUT);
  await site.control('DELETE', '/faults');
  await page.route(/\/api\/Transfer\/Histories/, (route) => route.abort('connectionreset'));
  await openInPage(page, '/Transfer?tab=history');
  await expect(toast(page)).toHaveText(NETWORK);
  await expect(failed(page)).toContainText(NETWORK);
});

test('[R8-1] a failure of customer service is a warning, and the page says its words', async ({
  page,
  site,
}) => {
  await fault(site, '/api/LiveChat/Url', {
    status: 400,
    errorCode: 'ANY00001',
    description: '客服线路繁忙',
  });
  await page.goto(`${site.url}/LiveChat`);
  await expect(toast(page)).toHaveText('客服线路繁忙');
  await expect(toast(page)).toHaveAttribute('data-kind', 'info');
  await expect(page.getByTestId('chat-none')).toContainText('客服线路繁忙');
});

test('[R8-1] everything failing at once is one sentence, and what asks by itself does not say it again', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 500/);
  const said = await toastsOf(page);
  await atRest(page, site);
  await fault(site, '/^\\/(api|cms)\\//', { status: 500, description: '系统繁忙XYZ' });
  for (const path of ['/TransactionRecord/', '/Me/Uploadfiles/', '/Me/Addresses']) {
    await openInPage(page, path);
    await expect(failed(page).first()).toContainText('系统繁忙XYZ');
  }
  await expect(toast(page)).toBeHidden({ timeout: 10_000 });
  const before = said.length;
  expect(before).toBeLessThanOrEqual(4);
  // Polls of these pages come around meanwhile.
  await page.waitForTimeout(12_000);
  expect(said.length).toBe(before);
});

test('[R4.1-4] a server that fails while a page starts signs nobody out: the member is there once it answers', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 500/);
  await atRest(page, site);
  await fault(site, '/^\\/api\\//', { status: 500, description: '系统繁忙' });
  await page.goto(`${site.url}/sbtwo/wagers`);
  await expect(page.getByTestId('slow-page')).not.toBeEmpty();
  await expectAt(page, site, '/sbtwo/wagers');
  await site.control('DELETE', '/faults');
  await expect(page.getByRole('tab', { name: '未结算' })).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(0);
  await page.goto(`${site.url}/Me`);
  await expect(page.getByText('会员编号 M100001')).toBeVisible();
});

test.describe('[R8-4] a feature that rests says so itself', () => {
  test.beforeEach(({ watch }) => watch.allow(/status of 503/));

  test('[R8-4] login: toast and form', async ({ page, site }) => {
    const login = new LoginPage(page, site);
    await login.open();
    await fault(site, '/api/Auth/Login', CLOSED);
    await login.fill('member01', PASSWORD);
    await expect(toast(page)).toHaveText('登录功能维护中，请稍后再试');
    await expect(page.locator('form').getByRole('alert')).toHaveText('登录功能维护中，请稍后再试');
  });

  test('[R8-4] register: toast and form', async ({ page, site }) => {
    const form = new RegisterPage(page);
    await page.goto(`${site.url}/Register`);
    await form.fill('anna0001');
    await fault(site, '/api/Member/', CLOSED, 'POST');
    await form.submit();
    await expect(toast(page)).toHaveText('注册功能维护中，请稍后再试');
    await expect(page.locator('form').getByRole('alert')).toHaveText('注册功能维护中，请稍后再试');
  });

  test('[R8-4] live chat: toast and page, whatever the body of the 503 says', async ({
    page,
    site,
  }) => {
    await fault(site, '/api/LiveChat/Url', { status: 503 });
    await page.goto(`${site.url}/LiveChat`);
    await expect(toast(page)).toHaveText('在线客服维护中，请稍后再试');
    await expect(page.getByTestId('chat-none')).toContainText('在线客服维护中，请稍后再试');
    await expectAt(page, site, '/LiveChat');
  });

  test('[R8-4] [R2.5-9] promotions: one notice, and one page back', async ({ page, site }) => {
    const said = await toastsOf(page);
    await page.goto(`${site.url}/Games`);
    await lateStands(site);
    await expect(page.getByTestId('refresh-sign')).toBeAttached();
    await fault(site, '/api/Promotion', CLOSED);
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: '优惠' })
      .click();
    const notice = page.getByTestId('feature-maintenance');
    await expect(notice).toContainText('优惠活动功能维护中');
    await notice.getByRole('button', { name: '返回上一页' }).click();
    await expectAt(page, site, '/Games');
    expect(said.join(' ')).not.toContain('维护中');
  });

  test('[R8-4] games: toast and page for a visitor; a member is signed out, and a launch says no other reason', async ({
    page,
    site,
  }) => {
    await fault(site, '/api/Games/Jackpots', CLOSED);
    await page.goto(`${site.url}/jackpot`);
    await expect(toast(page)).toHaveText('游戏功能维护中，请稍后再试');
    await expect(page.getByTestId('pools-failed')).toContainText('游戏功能维护中，请稍后再试');
    await site.control('DELETE', '/faults');
    const said = await toastsOf(page);
    await new LoginPage(page, site).enter('member01', '/Games');
    await lateStands(site);
    await fault(site, '/api/Games/Launch', CLOSED);
    await openInPage(page, '/Games/play/SLOT-01?demo=1');
    await expect.poll(() => said.join(' ')).toContain(SIGNED_OUT);
    await expect.poll(() => kept(page, 'loginStatus')).toEqual([null]);
    expect(said.join(' ')).not.toContain('启动游戏异常');
  });

  for (const [link, title] of [
    ['me-deposit', '存款功能维护中'],
    ['me-withdraw', '提款功能维护中'],
  ] as const) {
    test(`[R8-4] [R2.5-9] a member at ${title}: signed out with a word, the notice stays over the login, and back is the page before`, async ({
      page,
      site,
      axe,
    }) => {
      const said = await toastsOf(page);
      await new LoginPage(page, site).enter('member01', '/Me');
      await lateStands(site);
      await expect(page.getByTestId('logout')).toBeVisible();
      await fault(site, '/api/Payment/Methods', CLOSED);
      await page.getByTestId(link).click();
      const notice = page.getByTestId('feature-maintenance');
      await expect(notice).toContainText(title);
      await expect.poll(() => said.join(' ')).toContain(SIGNED_OUT);
      await expect.poll(() => kept(page, 'loginStatus', 'memberToken')).toEqual([null, null]);
      await expectAt(page, site, '/login');
      await expect(notice).toContainText(title);
      await axe();
      await notice.getByRole('button', { name: '返回上一页' }).click();
      await expectAt(page, site, '/Me');
      await expect(notice).toBeHidden();
    });
  }
});

test('[I8] [R7.1-3] a login that hangs ends after ten seconds with its word, and what comes late signs nobody in', async ({
  page,
  site,
}) => {
  const login = new LoginPage(page, site);
  await login.open();
  await fault(site, '/api/Auth/Login', { delayMs: 13_000 });
  await login.fill('member01', PASSWORD);
  await expect(page.getByTestId('login-submit')).toHaveAttribute('aria-busy', 'true');
  await expect(toast(page)).toHaveText(TIMEOUT, { timeout: 12_000 });
  await expect(page.locator('form').getByRole('alert')).toHaveText(TIMEOUT);
  await expect(page.getByTestId('login-submit')).not.toHaveAttribute('aria-busy', 'true');
  await page.waitForTimeout(5_000);
  expect(await kept(page, 'loginStatus', 'memberToken')).toEqual([null, null]);
  await expectAt(page, site, '/login');
  await site.control('DELETE', '/faults');
  await login.logIn('member01');
});

for (const [what, path, body] of [
  ["its token's call", '/api/Vendor/GameToken', {}],
  ['its own gateway', '/vendors/im/', CLOSED],
] as const) {
  test(`[R8-4] [R4.6-1] [R2.5-4] a 503 of one odds vendor by ${what} is that vendor's maintenance, and neither the site's nor the session's`, async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(/status of 503/);
    // Before the first token: home asks for it already.
    await fault(site, path, { status: 503, ...body });
    await atRest(page, site);
    await openInPage(page, '/sbtwo/sports-im');
    await expect(page.getByTestId('maintenance-popup')).toContainText('IM体育正在维护');
    await expectAt(page, site, '/sbtwo/sports-im');
    expect(await kept(page, 'loginStatus')).toEqual(['1']);
    await expect(page.getByRole('heading', { name: '系统维护中' })).toBeHidden();
  });
}
