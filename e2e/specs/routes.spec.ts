/** Entrances and the guard (§2.1-2.3, §5, §6). */
import { LoginPage } from '../page-models/login-page';
import { expect, test } from '../fixtures/test';

test('[R2.2-1] [R6-5] a tap on a page of members: the page that stands is not taken down, nothing of the other is fetched, back returns', async ({
  page,
  site,
  context,
}) => {
  await context.addCookies([{ name: 'affiliate', value: 'partner-7', url: site.origin }]);
  const wallet: string[] = [];
  page.on('request', (request) => {
    if (/\/_mf\/remotes\/wallet\/|\/api\/Payment/.test(request.url())) wallet.push(request.url());
  });
  await page.goto(`${site.url}/`);
  const link = page.locator('main a[href*="/DepositVerify"]').first();
  await expect(link).toBeVisible();
  // The page's own element is marked: it is still the same one when the login is pushed.
  const kept = await page.evaluateHandle(() => document.querySelector('main h1'));
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    const seen: string[] = [];
    Object.assign(window, { seenAddresses: seen });
    history.pushState = (state, title, url) => {
      seen.push(String(url));
      push(state, title, url);
    };
  });
  await link.click();
  await expect(page).toHaveURL(/\/login\?from=deposit&fromUrl=%2FDepositVerify&aff=partner-7$/);
  expect(
    await page.evaluate(() =>
      (window as unknown as { seenAddresses: string[] }).seenAddresses.filter(
        (url) => !url.includes('/login'),
      ),
    ),
  ).toEqual([]);
  expect(wallet).toEqual([]);
  await kept.dispose();
  await page.goBack();
  await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
  await expect(link).toBeVisible();
});

test('[R2.2-1] opened directly the login replaces the page: back leaves the site as it was entered', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/404`);
  await page.goto(`${site.url}/TransactionRecord/?type=other`);
  await expect(page).toHaveURL(/\/login\?type=other&fromUrl=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/404$/);
});

test('[R2-1] [R2.2-2] [R2.2-4] bare /sbtwo in every spelling: the default vendor first, the recorded page afterwards', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/sbtwo?aff2=abc`);
  await expect(page).toHaveURL(/\/sbtwo\/sports-im\?aff2=abc$/);
  await page.goto(`${site.url}/sbtwo/sports-saba`);
  await expect(page.getByTestId('board')).toBeVisible();
  await page.goto(`${site.url}//SBTWO//?a=1`);
  await expect(page).toHaveURL(/\/sbtwo\/sports-saba\?a=1$/);
  await page.goto(`${site.url}/404`);
  await page.getByRole('link', { name: '返回首页' }).click();
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '体育' })
    .click();
  await expect(page).toHaveURL(/\/sbtwo\/sports-saba$/);
});

test('[R2.3-8] [R2.3-3] the entrances lead on with their query: deposits to the verify variant, plain on request', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/mobile/promotions?tab=dailydeal`);
  await expect(page).toHaveURL(/\/Promotions\?tab=dailydeal$/);
  await page.goto(`${site.url}/mobile/deposit?m=2`);
  await expect(page).toHaveURL(/\/login\?from=deposit&m=2&fromUrl=%2FDepositVerify%3Fm%3D2$/);
  await new LoginPage(page, site).logIn('member01');
  await expect(page).toHaveURL(/\/DepositVerify\?m=2$/);
  await page.goto(`${site.url}/Deposit`);
  await expect(page.getByTestId('layout')).toHaveAttribute('data-status', '2');
  await expect(page).toHaveURL(/\/Deposit\/?$/);
  await page.goto(`${site.url}/mobile/withdrawal`);
  await expect(page).toHaveURL(/\/(Withdrawal|Me)/);
});

test('[R2.2-3] the demo boards are open on staging', async ({ page, site }) => {
  for (const vendor of ['im', 'bti', 'saba']) {
    await page.goto(`${site.url}/sbtwo/sports-${vendor}-demo`);
    await expect(page.getByTestId('layout')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/sbtwo/sports-${vendor}-demo$`));
  }
});

test('[R2.3-6] [R5-8] an application page without an id: the toast for 2 s, the navigation cancelled', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/Promotions/PromotionBonusForm`);
  await expect(page.getByTestId('toast')).toHaveText('系統錯誤，暫時無法使用');
  const shownAt = Date.now();
  await expect(page).toHaveURL(/\/Promotions$/);
  await expect(page.getByTestId('toast')).toHaveCount(0);
  expect(Date.now() - shownAt).toBeLessThan(3_000);
  await page.goto(`${site.url}/Promotions/Manual?id=`);
  await expect(page.getByTestId('toast')).toHaveText('系統錯誤，暫時無法使用');
  await expect(page).toHaveURL(/\/Promotions$/);
  await page.goto(`${site.url}/Promotions/Manual?id=1001`);
  await expect(page).toHaveURL(/\/login\?from=promotions&id=1001&fromUrl=/);
});

test('[R2.3-3] [R5-7] [R6-7] a deposit of an excluded member is stopped at every entrance with a notice', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('excluded01', '/');
  await page.locator('main a[href*="/DepositVerify"]').first().click();
  await expect(page.getByTestId('deposit-blocked')).toBeVisible();
  await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
  await axe();
  await page.getByRole('button', { name: '我知道了' }).click();
  await expect(page.getByTestId('deposit-blocked')).toBeHidden();
  for (const entrance of ['/mobile/deposit', '/Deposit', '/DepositVerify']) {
    await page.goto(site.url + entrance);
    await expect(page.getByTestId('deposit-blocked')).toBeVisible();
    await expect(page).not.toHaveURL(/Deposit/i);
    await expect(page.getByTestId('deposit-submit')).toHaveCount(0);
  }
});

test('[R2.3-3] C-62: flags that cannot be read block the deposit with a retry', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 500/);
  await site.control('POST', '/faults', {
    match: { path: '/api/Member/SelfExclusion' },
    fault: { status: 500, body: '', contentType: 'text/plain' },
  });
  await new LoginPage(page, site).enter('member01', '/');
  await page.locator('main a[href*="/DepositVerify"]').first().click();
  await expect(page.getByText('暂时无法确认您的存款权限')).toBeVisible();
  await site.control('DELETE', '/faults');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL(/\/DepositVerify$/);
});

test('[R2.3-5] /newyear opens while the mini-URL flag is set, and only then', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/newyear`);
  await expect(page).toHaveURL(/\/404$/);
  // What a device kept opens nothing: the flag does.
  await page.evaluate(() => localStorage.setItem('miniGames', '1'));
  await page.goto(`${site.url}/newyear`);
  await expect(page).toHaveURL(/\/404$/);
  await site.control('POST', '/site-config', { miniUrl: true });
  await page.goto(`${site.url}/newyear`);
  await expect(page.getByTestId('event-page')).toHaveAttribute('data-season', 'cny2024');
  await expect(page).toHaveURL(/\/newyear$/);
});

test('[R2.3-7] records and account pages keep their slash and their type', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  for (const address of [
    '/TransactionRecord/?type=withdrawal',
    '/TransactionRecord/?type=other',
    '/Me/Accountinfo/',
    '/Me/Uploadfiles/',
  ]) {
    await page.goto(site.url + address);
    await expect(page.getByTestId('layout')).toBeVisible();
    expect(page.url()).toBe(site.url + address);
  }
});
