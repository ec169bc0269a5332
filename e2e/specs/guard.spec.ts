/** The guard and the login (§2.2, §4.1). */
import { LoginPage } from '../page-models/login-page';
import { expect, test } from '../fixtures/test';

test('[R2.2-1] [R2.3-1] [R4.1-1] a visitor asks for the records: login first, nothing of the wallet before it, the page after it', async ({
  page,
  site,
  axe,
}) => {
  const walletFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_mf/remotes/wallet/')) walletFiles.push(request.url());
  });
  await page.goto(`${site.url}/TransactionRecord/?type=withdrawal`);
  await expect(page).toHaveURL(/\/login\?type=withdrawal&fromUrl=/);
  await expect(page.getByTestId('login-submit')).toBeVisible();
  await axe();
  expect(walletFiles).toEqual([]);
  await new LoginPage(page, site).logIn('member01');
  await expect(page).toHaveURL(/\/TransactionRecord\/?\?type=withdrawal$/);
  await expect(page.getByRole('heading', { name: '交易记录' })).toBeVisible();
  // The frame has the title before the page's own files are asked for.
  await expect.poll(() => walletFiles.length).toBeGreaterThan(0);
  await axe();
});

test('[R4.1-1] [R4.1-3] login leads home, logout clears every tab', async ({
  page,
  site,
  context,
}) => {
  await new LoginPage(page, site).signIn('member01');
  await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
  const other = await context.newPage();
  await other.goto(`${site.url}/Me`);
  await expect(other.getByTestId('logout')).toBeVisible();
  await page.goto(`${site.url}/Me`);
  await page.getByTestId('logout').click();
  await expect
    .poll(() =>
      page.evaluate(() => [
        localStorage.getItem('memberToken'),
        localStorage.getItem('refreshToken'),
        localStorage.getItem('loginStatus'),
      ]),
    )
    .toEqual([null, null, null]);
  await expect(other.getByTestId('logout')).toBeHidden();
  await other.close();
});

test('[R6-1] [R6-2] calls carry the token only when somebody is signed in', async ({
  page,
  site,
}) => {
  const sent: { url: string; authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/'))
      sent.push({ url: request.url(), authorization: request.headers()['authorization'] });
  });
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('header')).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
  await new LoginPage(page, site).signIn('member01');
  await expect
    .poll(
      () =>
        sent.filter(
          ({ url, authorization }) =>
            url.includes('/api/Balance/') && authorization?.startsWith('Bearer '),
        ).length,
    )
    .toBeGreaterThan(0);
});

test('[R2-1] an unknown route is /404 with a way home, in every spelling', async ({
  page,
  site,
  axe,
}) => {
  for (const address of ['/no-such-page', '/no/such/page/', '/%E4%B8%8D/']) {
    await page.goto(site.url + address);
    await expect(page).toHaveURL(/\/404$/);
  }
  await expect(page.getByTestId('layout')).toHaveAttribute('data-status', '1');
  await axe();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
});

test('[R2.5-1] the layout of each status: header, title bar and bottom navigation', async ({
  page,
  site,
}) => {
  const cases = [
    { path: '/', status: '3', nav: true },
    { path: '/login', status: '2', nav: false },
    { path: '/404', status: '1', nav: false },
    { path: '/maintenance', status: '0', nav: false },
    { path: '/restrict', status: '0', nav: false },
  ];
  for (const { path, status, nav } of cases) {
    await page.goto(site.url + path);
    await expect(page.getByTestId('layout')).toHaveAttribute('data-status', status);
    await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(nav ? 1 : 0);
  }
});

test('[R2.2-2] bare /sbtwo opens the sport page with its query', async ({ page, site }) => {
  // Not a parameter of a campaign: those are kept by the guard too, and taken off the address once they are noted (R2.4-1).
  await page.goto(`${site.url}/sbtwo?view=abc`);
  await expect(page).toHaveURL(/\/sbtwo\/sports-[a-z]+\?view=abc$/);
  await expect(page.getByTestId('board')).toHaveAttribute('data-stale', 'false');
});

test('[R4.1-5] a session outlives a gateway that is away for a moment', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_/, /status of 502/);
  await new LoginPage(page, site).signIn('member01');
  await expect(page.getByTestId('balance-total')).toBeVisible();
  await site.control('POST', '/faults', {
    match: { method: 'GET', path: '/api/Member?' },
    fault: { status: 502, body: '', contentType: 'text/plain' },
    times: 2,
  });
  await page.goto(`${site.url}/Me`);
  await expect(page.getByTestId('balance-total')).toHaveText(/50,000\.00/);
  await expect(page.getByTestId('logout')).toBeVisible();
});

test('a token that has run out is refreshed once for all callers, and nobody is signed out (I10)', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).signIn('member01');
  await expect(page.getByTestId('balance-total')).toBeVisible();
  // Left first: what the page of the login still asks must not refresh before the pages that are tested do.
  await page.goto('about:blank');
  await site.control('POST', '/clock', { advanceMs: 700_000 });
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Auth/RefreshToken')) refreshes.push(request.url());
  });
  await page.goto(`${site.url}/Me`);
  await expect(page.getByTestId('balance-total')).toHaveText(/50,000\.00/);
  await page.goto(`${site.url}/TransactionRecord/`);
  await expect(page.getByRole('heading', { name: '交易记录' })).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

for (const path of ['/', '/sbtwo/sports-saba', '/Games', '/Promotions', '/event_CNY2024']) {
  test(`the document of ${path} names scripts of its first screen: each is run, and fetched once`, async ({
    page,
    site,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const document = await (await fetch(site.url + path)).text();
    const named = [...document.matchAll(/<link rel="preload" as="script"[^>]*href="([^"]+)"/g)].map(
      ([, href]) => `${site.origin}${href ?? ''}`,
    );
    expect(named.some((url) => url.includes('/_mf/remotes/'))).toBe(true);
    expect(new Set(named).size).toBe(named.length);
    // A script's element leaves the document once it has run: what came is noted.
    await page.addInitScript(() => {
      const run: string[] = [];
      (window as unknown as { run: string[] }).run = run;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLScriptElement) run.push(node.src);
      }).observe(window.document, { childList: true, subtree: true });
    });
    await page.goto(site.url + path);
    const idle = (): Promise<string[]> =>
      page.evaluate(
        (urls) => urls.filter((url) => !(window as unknown as { run: string[] }).run.includes(url)),
        named,
      );
    await expect.poll(idle, { message: 'preloaded in vain' }).toEqual([]);
    expect(named.filter((url) => scripts.filter((loaded) => loaded === url).length > 1)).toEqual(
      [],
    );
  });
}
