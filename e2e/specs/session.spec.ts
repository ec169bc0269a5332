/** The session over tabs, refresh and expiry (§2.4, §4.1, safety B1, B2, D4). */
import { LoginPage, PASSWORD } from '../page-models/login-page';
import {
  requestsTo,
  kept,
  lateStands,
  openMoney,
  refuseRecords,
} from '../page-models/page-session';
import { expect, test } from '../fixtures/test';

test('[R3.3-1] [R4.1-1] [R6-1] [R6-2] a login keeps the keys by name, no personal data, and sends the token from then on', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await lateStands(site);
  expect((await requestsTo(site, '/api/App/Domain'))[0]?.headers['authorization']).toBeUndefined();
  await new LoginPage(page, site).signIn('member01');
  await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
  const [token, refresh, code, status, info] = await kept(
    page,
    'memberToken',
    'refreshToken',
    'memberCode',
    'loginStatus',
    'memberInfo',
  );
  expect([token, refresh].every((text) => (text ?? '').length >= 22)).toBe(true);
  expect([code, status]).toEqual(['M100001', '1']);
  expect(Object.keys((JSON.parse(info ?? '{}') as { data: object }).data).sort()).toEqual([
    'cohorts',
    'currency',
    'isVip',
    'loginOtp',
    'memberCode',
    'revalidate',
    'userName',
  ]);
  expect(info).not.toMatch(/@|138|"member01@/);
  const [login] = await requestsTo(site, '/api/Auth/Login');
  expect(login?.body).toMatchObject({ grantType: 'password', siteId: 38, hostName: '127.0.0.1' });
  expect((await requestsTo(site, '/api/Balance')).at(-1)?.headers['authorization']).toBe(
    `Bearer ${token}`,
  );
});

test('[R4.1-3] [R4.1-4] a logout reaches the other tab within a second, takes session storage along, and a page from the cache shows nothing', async ({
  page,
  site,
  context,
}) => {
  await new LoginPage(page, site).signIn('member01');
  await page.goto(`${site.url}/Me`);
  await expect(page.getByTestId('balance-total')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('of-the-session', 'x'));
  const other = await context.newPage();
  await other.goto(`${site.url}/Me`);
  await expect(other.getByTestId('logout')).toBeVisible();
  await page.getByTestId('logout').click();
  await expect(other.getByTestId('logout')).toBeHidden({ timeout: 1_000 });
  expect(
    await kept(other, 'memberToken', 'refreshToken', 'memberCode', 'memberInfo', 'loginStatus'),
  ).toEqual([null, null, null, null, null]);
  expect(await page.evaluate(() => sessionStorage.getItem('of-the-session'))).toBeNull();
  await other.goBack();
  await other.goForward();
  await expect(other.getByTestId('logout')).toBeHidden();
});

test('[R4.1-4] [R8-1] an expired session says so, clears and leads to the login; a duplicate one too', async ({
  page,
  site,
}) => {
  const login = new LoginPage(page, site);
  for (const [code, text] of [
    ['VAL99902', '请重新登录,访问过期'],
    ['GEN0005', '重复登录,系统检测到您重复登录'],
  ] as const) {
    await login.signIn('member01');
    await lateStands(site);
    await refuseRecords(site, page, { status: 401, errorCode: code });
    await expect(page.getByTestId('toast')).toContainText(text);
    await expect(page).toHaveURL(/\/login/);
    expect(await kept(page, 'memberToken', 'loginStatus', 'memberInfo')).toEqual([
      null,
      null,
      null,
    ]);
  }
});

test('[R4.1-4] [R2.3-1] a second device ends the first: it is told why, also after a reload, and comes back to where it was', async ({
  page,
  site,
  browser,
}) => {
  const login = new LoginPage(page, site);
  await login.signIn('member01');
  await page.goto(`${site.url}/sbtwo/sports-saba`);
  await lateStands(site);
  const other = await browser.newContext();
  await new LoginPage(await other.newPage(), site).signIn('member01');
  await expect(page).toHaveURL(/\/login\?.*fromUrl=%2Fsbtwo%2Fsports-saba/, { timeout: 30_000 });
  await page.reload();
  await expect(page.getByTestId('login-ended')).toContainText('您的账户已在其他设备登录');
  await login.logIn('member01');
  await expect(page).toHaveURL(/\/sbtwo\/sports-saba/);
  await page.goto(`${site.url}/login`);
  await expect(page.getByTestId('login-ended')).toHaveCount(0);
  await other.close();
});

test('[R8-1] VAL99903 signs in once more with the pair in memory; without it the login page asks', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).signIn('member01');
  await lateStands(site);
  const [before] = await kept(page, 'memberToken');
  await refuseRecords(site, page, { status: 401, errorCode: 'VAL99903' });
  await expect(page.getByTestId('toast')).toContainText('请重新登录,访问过期');
  await expect.poll(async () => (await kept(page, 'memberToken'))[0]).not.toBe(before);
  await expect.poll(async () => (await kept(page, 'loginStatus'))[0]).toBe('1');
  expect((await requestsTo(site, '/api/Auth/Login')).length).toBe(2);
  expect(
    await page.evaluate(
      (secret) => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes(secret),
      PASSWORD,
    ),
  ).toBe(false);
  await page.goto('about:blank');
  // Every time, not once: what the page of the second login asked last may still be on its way, and nobody would hear its answer.
  await site.control('POST', '/faults', {
    match: { path: '/api/Balance' },
    fault: { status: 401, errorCode: 'VAL99903' },
  });
  await page.goto(`${site.url}/Me`);
  await expect(page).toHaveURL(/\/login/);
  expect((await requestsTo(site, '/api/Auth/Login')).length).toBe(2);
});

test('[R8-3] after a duplicate login a login that fails opens the modal', async ({
  page,
  site,
  axe,
}) => {
  const login = new LoginPage(page, site);
  await login.signIn('member01');
  await lateStands(site);
  await refuseRecords(site, page, { status: 401, errorCode: 'GEN0005' });
  await expect(page).toHaveURL(/\/login/);
  await login.fill('locked01', PASSWORD);
  const modal = page.getByTestId('login-failed');
  await expect(modal).toContainText('您的帐号无法使用,请联系在线客服!');
  await axe();
  await modal.getByRole('button', { name: '我知道了' }).click();
  await expect(modal).toBeHidden();
});

/** Half of the time that anybody waits for a read (safety D2). */
const AWAITED_MS = 4_000;

test('[R4.1-5] 20 calls over three tabs refused at once: one refresh, and all of them sent again', async ({
  context,
  page,
  site,
}) => {
  await new LoginPage(page, site).signIn('member01');
  const old = `Bearer ${(await kept(page, 'memberToken'))[0] ?? ''}`;
  // What the page of the login still asks goes with its document: it is left first, so that only the three tabs count.
  await page.goto('about:blank');
  const [held, again]: [{ refuse: () => void; path: string; at: number }[], string[]] = [[], []];
  let overAt = 0;
  const body = JSON.stringify({
    isSuccess: false,
    errors: [{ errorCode: 'GEN0006', description: '' }],
  });
  // The token runs out between the member's info and everything that the pages ask next; the refusals come together.
  await context.route(/\/api\/(?!Auth\/|Member\?|App\/)/, async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    const bearer = request.headers()['authorization'];
    if (bearer === undefined) return route.continue();
    if (bearer !== old) {
      again.push(path);
      return route.continue();
    }
    if (overAt === 0)
      await new Promise<void>((refuse) => {
        held.push({ refuse, path, at: Date.now() });
        if (held.length < 20) return;
        overAt = Date.now();
        for (const one of held) one.refuse();
      });
    return route.fulfill({ status: 401, contentType: 'application/json', body });
  });
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(`${site.url}/`, { waitUntil: 'commit' })));
  await expect.poll(() => held.length).toBe(20);
  for (const tab of tabs)
    await expect(tab.getByTestId('balance-total').first()).toHaveText(/50,000\.00/);
  // Each of the 20 comes again with the new token, as often as it was refused; on a slow machine the first were held for longer than anybody waits for a read.
  const awaited = held.filter(({ at }) => overAt - at < AWAITED_MS);
  expect(awaited.length).toBeGreaterThan(0);
  const left = (): string[] => {
    const rest = [...again];
    return awaited
      .map(({ path }) => path)
      .filter((path) => {
        const at = rest.indexOf(path);
        if (at >= 0) rest.splice(at, 1);
        return at < 0;
      });
  };
  await expect.poll(left).toEqual([]);
  expect((await requestsTo(site, '/api/Auth/RefreshToken')).length).toBe(1);
  for (const tab of tabs) expect((await kept(tab, 'loginStatus'))[0]).toBe('1');
});

test('[R8-4] a deposit in flight is written down before a 503 signs out; after the next login it is found, made once', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_|503/);
  const login = new LoginPage(page, site);
  await login.signIn('member01');
  await page.goto(`${site.url}/DepositVerify`);
  await page.locator('[data-testid^="deposit-method-"]').nth(1).click();
  await page.getByTestId('deposit-amount').fill('200');
  // The deposit is made and its answer is lost on the way; the question what became of it meets the maintenance.
  await page.route(/\/api\/Payment\/Applications\?/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await site.control('POST', '/faults', {
    match: { method: 'GET', path: '/api/Payment/Applications/by-ref' },
    fault: { status: 503, contentType: 'text/html', body: '<html></html>' },
    times: 1,
  });
  await page.getByTestId('deposit-submit').click();
  await expect(page.getByTestId('toast')).toContainText('系统维护中，您将被登出');
  await expect.poll(() => kept(page, 'loginStatus', 'memberToken')).toEqual([null, null]);
  expect(await openMoney(page)).toBe(1);
  await login.signIn('member01');
  await expect.poll(() => openMoney(page)).toBe(0);
  expect((await requestsTo(site, '/api/Payment/Applications/by-ref')).length).toBeGreaterThan(1);
  await page.goto(`${site.url}/TransactionRecord/?type=deposit`);
  await expect(page.getByTestId('transaction-row')).toHaveCount(1);
});

test('[R4.1-2] a kept session with a duty is led to it, whatever page is opened', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).signIn('member01');
  await site.control('PATCH', '/members/member01', { revalidate: true });
  await page.goto(`${site.url}/News`);
  await expect(page).toHaveURL(/\/Verify\/?\?type=resetpwd/);
});
