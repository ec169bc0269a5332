/** Bad input from anyone gets a clear message and loses nothing. */
import { LoginPage, PASSWORD } from '../page-models/login-page';
import { lateStands, openInPage, toastsOf } from '../page-models/page-session';
import { expect, test } from '../fixtures/test';

test('a wrong password and an empty form: one clear error beside its field, what was typed stays', async ({
  page,
  site,
}) => {
  const login = new LoginPage(page, site);
  await login.open();
  await page.getByTestId('login-submit').click();
  await expect(page.getByRole('alert')).toHaveText('请输入用户名');
  await login.fill('member01', 'wrong-password');
  await expect(page.getByRole('alert')).toContainText(/密码|尝试/);
  await expect(page.getByTestId('login-username')).toHaveValue('member01');
  await login.fill('nobody-here', 'wrong-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await login.fill('member01', PASSWORD);
  await expect(page).not.toHaveURL(/\/login/);
});

test('[R8-1] locked, restricted, illegal and foreign-currency members are told what is so', async ({
  page,
  site,
}) => {
  const login = new LoginPage(page, site);
  await login.open();
  await login.fill('locked01', PASSWORD);
  await expect(page.getByTestId('toast')).toHaveText('您的帐号无法使用,请联系在线客服!');
  await expect(page.getByTestId('toast')).toBeHidden({ timeout: 3_000 });
  await login.open();
  await login.fill('restricted01', PASSWORD);
  await expect(page).toHaveURL(/\/restrict$/);
  await login.open();
  await login.fill('illegal01', PASSWORD);
  await expect(page).toHaveURL(/\/illegal$/);
  await login.open();
  await login.fill('thb01', PASSWORD);
  await expect(page.getByTestId('toast')).toContainText('不支持的国家');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('memberToken'))).toBeNull();
});

test('broken storage values cost nothing but themselves', async ({ page, site }) => {
  await page.goto(`${site.url}/404`);
  await page.evaluate(() => {
    for (const key of [
      'memberToken',
      'refreshToken',
      'loginStatus',
      'moneyJournal',
      'moneyJournal:k',
      'oddsType',
      'theme',
      'unitId',
      'first_entry',
      'memberInfo',
      'serverUrl',
    ]) {
      localStorage.setItem(key, '{"__proto__":{"x":1},"v":9,<script>');
    }
    localStorage.setItem('foreign', 'stays');
  });
  await page.goto(`${site.url}/sbtwo/sports-saba`);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  expect(
    await page.evaluate(() => [
      localStorage.getItem('memberToken'),
      localStorage.getItem('foreign'),
    ]),
  ).toEqual([null, 'stays']);
});

test('a browser that forbids storage still shows the site and signs in', async ({ page, site }) => {
  await page.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', forbidden);
    Object.defineProperty(window, 'sessionStorage', forbidden);
  });
  const login = new LoginPage(page, site);
  await login.signIn('member01');
  await expect(page.getByTestId('balance-total')).toHaveText(/50,000\.00/);
});

const GARBAGE: Readonly<Record<string, object>> = {
  HTML: { body: '<html>oops</html>', contentType: 'text/html' },
  'another shape': {
    body: '{"isSuccess":true,"result":{"nonsense":1}}',
    contentType: 'application/json',
  },
  'half a body': { body: '{"isSuccess":', contentType: 'application/json' },
  'an empty 500': { status: 500, body: '', contentType: 'text/plain' },
};

for (const [kind, fault] of Object.entries(GARBAGE)) {
  test(`[R7.1-4] the server answers with ${kind}: a clear message with a retry that works, never a blank page`, async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(/status of 500/);
    await site.control('POST', '/faults', { match: { path: '/cms/promotions' }, fault });
    await page.goto(`${site.url}/Promotions`);
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(page.getByRole('heading').first()).toBeVisible();
    await site.control('DELETE', '/faults');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByTestId('promo-card').first()).toBeVisible();
  });
}

test('[R8-4] the main gateway in maintenance ends the session with a word', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 503/);
  const said = await toastsOf(page);
  await new LoginPage(page, site).signIn('member01');
  await expect(page.getByTestId('balance-total')).toBeVisible();
  // A call that the page makes late would meet the fault, and the reload take its word away.
  await lateStands(site);
  await page.waitForLoadState('networkidle');
  await site.control('POST', '/faults', {
    match: { path: '/api/Member' },
    fault: { status: 503, body: '', contentType: 'text/plain' },
  });
  await page.reload();
  await expect.poll(() => said.join(' ')).toContain('系统维护中，您将被登出');
  await expect(page.getByTestId('header').getByRole('link', { name: '登录' })).toBeVisible();
});

test('[R4.1-4] a second login elsewhere ends this one with its message', async ({
  page,
  site,
  browser,
}) => {
  const said = await toastsOf(page);
  await new LoginPage(page, site).signIn('member01');
  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await new LoginPage(second, site).signIn('member01');
  // The page may have learnt of it already, from a call that it makes by itself.
  await openInPage(page, '/TransactionRecord');
  await expect.poll(() => said.join(' ')).toContain('重复登录');
  await expect(page).toHaveURL(/\/login/);
  await elsewhere.close();
});
