/** Rows of the surroundings: clock, tabs, cache, locks, offline (safety D4). */
import { LoginPage } from '../page-models/login-page';
import { requestsTo, kept, lateStands, openInPage, openMoney } from '../page-models/page-session';
import { expect, test } from '../fixtures/test';

test.describe('a clock that is a day off', () => {
  for (const hours of [24, -24]) {
    test(`[R4.1-5] ${hours} h: signed in, one token, no refresh of its own`, async ({
      page,
      site,
    }) => {
      await page.addInitScript((offset) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + offset;
      }, hours * 3_600_000);
      await new LoginPage(page, site).signIn('member01');
      await expect(page.getByTestId('balance-total').first()).toHaveText(/50,000\.00/);
      expect((await requestsTo(site, '/api/Auth/RefreshToken')).length).toBe(0);
    });
  }
});

test('[R4.1-3] a page from the back/forward cache is hidden while away and checked before it shows', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/Me');
  await expect(page.getByTestId('logout')).toBeVisible();
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await expect(page.getByTestId('logout')).toBeHidden();
  // Signed out meanwhile, by a tab whose message did not reach a sleeping page.
  const shown = await page.evaluate(() => {
    for (const name of ['memberToken', 'refreshToken', 'memberCode', 'memberInfo', 'loginStatus'])
      localStorage.removeItem(name);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return document.documentElement.style.visibility;
  });
  expect(shown).toBe('');
  await expect(page.getByTestId('logout')).toBeHidden();
});

test('[R4.1-5] without Web Locks and BroadcastChannel two tabs still make one refresh and one logout', async ({
  context,
  site,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
  const [one, two] = [await context.newPage(), await context.newPage()];
  await new LoginPage(one, site).signIn('member01');
  await two.goto(`${site.url}/Me`);
  await expect(two.getByTestId('logout')).toBeVisible();
  await openInPage(one, '/Me');
  await expect(one.getByTestId('logout')).toBeVisible();
  await site.control('POST', '/faults', {
    match: { path: '/api/Payment/' },
    fault: { status: 401, errorCode: 'GEN0006', delayMs: 200 },
    times: 2,
  });
  await Promise.all([
    openInPage(one, '/TransactionRecord/'),
    openInPage(two, '/TransactionRecord/'),
  ]);
  await expect.poll(async () => (await requestsTo(site, '/api/Auth/RefreshToken')).length).toBe(1);
  await openInPage(one, '/Me');
  await openInPage(two, '/Me');
  await one.getByTestId('logout').click();
  await expect(two.getByTestId('logout')).toBeHidden({ timeout: 1_000 });
});

test('[R4.1-3] another member signed in by another tab: this one says so and shows the new one', async ({
  page,
  site,
  context,
}) => {
  await new LoginPage(page, site).enter('member01', '/');
  await lateStands(site);
  const link = await site.control<{ ref: string; token: string }>(
    'POST',
    '/members/vip01/link',
    {},
  );
  const other = await context.newPage();
  await other.goto(`${site.url}/?ref=${link.ref}&token=${link.token}`);
  await other.getByTestId('switch-member').getByRole('button', { name: '切换账户' }).click();
  await expect.poll(async () => (await kept(page, 'memberCode'))[0]).toBe('M100002');
  await expect(page.getByTestId('header-vip')).toBeVisible();
});

test('[R8-1] a network that comes and goes: one bar, no storm of toasts, and the site goes on', async ({
  page,
  site,
  context,
  watch,
}) => {
  // Which code or look for a newer release falls into an offline moment is chance.
  watch.allow(/.*/s);
  await new LoginPage(page, site).enter('member01', '/');
  await lateStands(site);
  await page.evaluate(() => {
    let shown = 0;
    new MutationObserver((changes) => {
      shown += changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter(
          (node) =>
            node instanceof HTMLElement &&
            (node.dataset['testid'] === 'toast' ||
              node.querySelector('[data-testid="toast"]') !== null),
        ).length;
      document.documentElement.dataset['toasts'] = String(shown);
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (const path of ['/Promotions', '/Me', '/TransactionRecord/']) {
    await context.setOffline(true);
    await openInPage(page, path);
    await context.setOffline(false);
  }
  expect(
    Number((await page.evaluate(() => document.documentElement.dataset['toasts'])) ?? 0),
  ).toBeLessThanOrEqual(1);
  await openInPage(page, '/Me');
  await expect(page.getByTestId('balance-total').first()).toHaveText(/50,000\.00/);
});

test('[R7.1-3] a slow network (400 ms, 50 kbit/s): the shell goes on, money is unknown after its deadline and never made twice', async ({
  page,
  site,
  context,
  watch,
}) => {
  // The look for a new release does not get through either; the page keeps what it has.
  watch.allow(/registry: keeping generation/);
  await new LoginPage(page, site).enter('member01', '/Me');
  await expect(page.getByTestId('logout')).toBeVisible();
  await openInPage(page, '/DepositVerify');
  await page.locator('[data-testid^="deposit-method-"]').nth(1).click();
  await page.getByTestId('deposit-amount').fill('300');
  let underWay = 0;
  page.on('request', () => {
    underWay += 1;
  });
  page.on('requestfinished', () => {
    underWay -= 1;
  });
  page.on('requestfailed', () => {
    underWay -= 1;
  });
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000 / 8,
    uploadThroughput: 50_000 / 8,
  });
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Payment/Applications' },
    fault: { delayMs: 14_000 },
    times: 1,
  });
  await page.getByTestId('deposit-submit').dblclick({ delay: 10 });
  await expect(page.locator('#main').getByTestId('deposit-unknown')).toContainText(
    '结果确认中，请勿重复提交',
  );
  await openInPage(page, '/Me');
  await expect(page.getByTestId('logout')).toBeVisible();
  await expect.poll(() => openMoney(page)).toBe(0);
  // The verdict had this page read everything anew. On such a line the next page's code, which has ten seconds, would wait behind it.
  await expect.poll(() => underWay, { timeout: 60_000 }).toBeLessThanOrEqual(0);
  await openInPage(page, '/TransactionRecord/?type=deposit');
  await expect(page.getByTestId('transaction-row')).toHaveCount(1);
  expect(
    (await requestsTo(site, '/api/Payment/Applications')).filter(({ method }) => method === 'POST'),
  ).toHaveLength(1);
});

test('[R3.3-1] storage that is forbidden: the site starts, a login holds for this page, and its pages open', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await new LoginPage(page, site).signIn('member01');
  await expect(page.getByTestId('balance-total').first()).toHaveText(/50,000\.00/);
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '我的' })
    .click();
  await expect(page.getByTestId('logout')).toBeVisible();
});

test('[R3.3-1] foreign values in every key: the site starts for a visitor, and a login works', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/404`);
  await page.evaluate(() => {
    const names = [
      'memberToken',
      'refreshToken',
      'memberCode',
      'memberInfo',
      'serverUrl',
      'miniGames',
      'deeplink',
      'first_entry',
      'theme',
      'oddsType',
      'moneyJournal',
      'moneyJournal:k',
      'unitId',
      'persist',
    ];
    for (const name of names)
      localStorage.setItem(name, '{"v":0,"data":{"__proto__":{"x":1}},"<script>"');
    localStorage.setItem('loginStatus', '1');
  });
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('header').getByRole('link', { name: '登录' })).toBeVisible();
  expect(await kept(page, 'memberToken', 'unitId')).toEqual([
    null,
    expect.stringMatching(/^\{"v":1,/),
  ]);
  await new LoginPage(page, site).signIn('member01');
  await expect(page.getByTestId('balance-total').first()).toHaveText(/50,000\.00/);
});

test('[R4.1-5] a page that slept past its refresh makes one when it is looked at again', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await new LoginPage(page, site).signIn('member01');
  await expect(page.getByTestId('balance-total').first()).toBeVisible();
  // What is still on its way would run into its own time limit when the clock jumps: the parts of the page stand first.
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await expect(page.getByTestId('game-card').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await requestsTo(site, '/api/Auth/RefreshToken')).length).toBe(0);
  await page.clock.fastForward(20 * 60_000);
  await page.evaluate(() => {
    for (let at = 0; at < 3; at += 1) document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(async () => (await requestsTo(site, '/api/Auth/RefreshToken')).length).toBe(1);
  await page.clock.runFor(2_000);
  expect((await requestsTo(site, '/api/Auth/RefreshToken')).length).toBe(1);
});

test('[C-77] whoever only watches is asked before the half hour is over, and one tap keeps the session', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/Me');
  await lateStands(site);
  await expect.poll(async () => (await kept(page, 'lastActive'))[0]).not.toBeNull();
  await page.evaluate(() => {
    localStorage.setItem('lastActive', JSON.stringify({ v: 1, data: Date.now() - 28.5 * 60_000 }));
    window.dispatchEvent(new Event('focus'));
  });
  const question = page.getByRole('dialog', { name: '您还在吗？' });
  await expect(question).toContainText('满 30 分钟将自动退出登录');
  await question.getByRole('button', { name: '继续使用' }).click();
  await expect(question).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(question).toBeHidden();
  await expect(page.getByTestId('logout')).toBeVisible();
});

test('[C-77] who comes back after half an hour without a deed is signed out with a word, and comes back by the login', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/Me');
  await lateStands(site);
  await expect(page.getByTestId('logout')).toBeVisible();
  await expect.poll(async () => (await kept(page, 'lastActive'))[0]).not.toBeNull();
  await page.evaluate(() => {
    localStorage.setItem('lastActive', JSON.stringify({ v: 1, data: Date.now() - 31 * 60_000 }));
    window.dispatchEvent(new Event('focus'));
  });
  await expect(page.getByTestId('toast')).toContainText('您已 30 分钟未操作');
  await expect(page.getByTestId('logout')).toBeHidden();
  expect(await kept(page, 'memberToken', 'refreshToken', 'lastActive')).toEqual([null, null, null]);
  await openInPage(page, '/TransactionRecord/');
  await expect(page).toHaveURL(/\/login\?/);
});
