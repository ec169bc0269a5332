/** The error catalogue on the built site (§8). */
import { LoginPage } from '../page-models/login-page';
import { kept, lateStands, openInPage, refuseRecords } from '../page-models/page-session';
import { expect, test } from '../fixtures/test';

test('[R8-1] [R6-8] [R2.3-2] blocked, restricted and closed lead to their pages and keep the session; the words on the block are kept', async ({ page, site }) => {
  await new LoginPage(page, site).signIn('member01');
  await lateStands(site);
  const where = [['MEM00145', 'restrict'], ['GEN0002', 'restrict'], ['GEN0001', 'maintenance']] as const;
  for (const [errorCode, path] of where) {
    await page.goto(`${site.url}/`);
    await refuseRecords(site, page, { status: 403, errorCode, description: '您所在的地区暂不提供服务' });
    await expect(page).toHaveURL(new RegExp(`/${path}$`));
    expect((await kept(page, 'loginStatus'))[0]).toBe('1');
  }
  expect(await page.evaluate(() => sessionStorage.getItem('ipError'))).toBe('您所在的地区暂不提供服务');
});

test('[R8-1] PII00702 shows its page and logs out after 3 s', async ({ page, site }) => {
  await new LoginPage(page, site).signIn('member01');
  await lateStands(site);
  await refuseRecords(site, page, { status: 403, errorCode: 'PII00702' });
  await expect(page).toHaveURL(/\/illegal$/);
  expect((await kept(page, 'loginStatus'))[0]).toBe('1');
  await expect.poll(async () => (await kept(page, 'loginStatus'))[0], { timeout: 6_000 }).toBeNull();
});

test('[R8-4] 503 of the main gateway ends the session and says so; 503 of the content host does not', async ({ page, site, watch }) => {
  watch.allow(/503/);
  const out = { status: 503, contentType: 'text/html', body: '<html></html>' };
  await new LoginPage(page, site).signIn('member01');
  await lateStands(site);
  await site.control('POST', '/faults', { match: { path: '/cms/' }, fault: out, times: 3 });
  await openInPage(page, '/Promotions');
  await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
  expect((await kept(page, 'loginStatus'))[0]).toBe('1');
  await openInPage(page, '/');
  await refuseRecords(site, page, out);
  await expect(page.getByTestId('toast')).toContainText('系统维护中，您将被登出');
  await expect.poll(() => kept(page, 'loginStatus', 'memberToken')).toEqual([null, null]);
});

test('[R8-2] a silent code is for the caller alone: no toast, no route', async ({ page, site }) => {
  await new LoginPage(page, site).signIn('member01');
  await lateStands(site);
  await refuseRecords(site, page, { status: 400, errorCode: 'SNC0001', description: 'not for members' });
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByTestId('toast')).toBeHidden();
  await expect(page.getByText('not for members')).toBeHidden();
});

test('[R8-5] a list of games that fails says so in its own words', async ({ page, site, watch }) => {
  watch.allow(/500/);
  await site.control('POST', '/faults', { match: { path: '/cms/games' }, fault: { status: 500 } });
  await page.goto(`${site.url}/Games`, { waitUntil: 'commit' });
  await expect(page.getByTestId('toast')).toContainText('获取游戏列表异常');
});
