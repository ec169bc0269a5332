/** The error catalogue on the built site (§8). */
import { LoginPage, PASSWORD } from '../page-models/login-page';
import {
  requestsTo,
  kept,
  lateStands,
  openInPage,
  refuseRecords,
} from '../page-models/page-session';
import { prepareBet } from '../page-models/prepared-bet';
import { script, wagersOf } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

test('[R8-1] [R6-8] [R2.3-2] blocked, restricted and closed lead to their pages and keep the session; the words on the block are kept', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/');
  await lateStands(site);
  const where = [
    ['MEM00145', 'restrict'],
    ['GEN0002', 'restrict'],
    ['GEN0001', 'maintenance'],
  ] as const;
  for (const [errorCode, path] of where) {
    await page.goto(`${site.url}/`);
    await refuseRecords(site, page, {
      status: 403,
      errorCode,
      description: '您所在的地区暂不提供服务',
    });
    await expect(page).toHaveURL(new RegExp(`/${path}$`));
    expect((await kept(page, 'loginStatus'))[0]).toBe('1');
  }
  expect(await page.evaluate(() => sessionStorage.getItem('ipError'))).toBe(
    '您所在的地区暂不提供服务',
  );
});

test('[R8-1] PII00702 shows its page and logs out after 3 s', async ({ page, site }) => {
  await new LoginPage(page, site).enter('member01', '/');
  await lateStands(site);
  await refuseRecords(site, page, { status: 403, errorCode: 'PII00702' });
  await expect(page).toHaveURL(/\/illegal$/);
  expect((await kept(page, 'loginStatus'))[0]).toBe('1');
  await expect
    .poll(async () => (await kept(page, 'loginStatus'))[0], { timeout: 6_000 })
    .toBeNull();
});

test('[R8-4] 503 of the main gateway ends the session and says so; 503 of the content host does not', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/503/);
  const out = { status: 503, contentType: 'text/html', body: '<html></html>' };
  await new LoginPage(page, site).signIn('member01');
  await lateStands(site);
  await site.control('POST', '/faults', { match: { path: '/cms/' }, fault: out });
  await openInPage(page, '/Promotions');
  await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
  expect((await kept(page, 'loginStatus'))[0]).toBe('1');
  await site.control('DELETE', '/faults');
  await openInPage(page, '/');
  await refuseRecords(site, page, out);
  await expect(page.getByTestId('toast')).toContainText('系统维护中，您将被登出');
  await expect.poll(() => kept(page, 'loginStatus', 'memberToken')).toEqual([null, null]);
});

test('[R8-2] silent codes are for the caller alone: no toast, no route, no logout', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/');
  await lateStands(site);
  const retry = page.getByRole('button', { name: '重试' });
  const calls = async (): Promise<number> =>
    (await requestsTo(site, '/api/Payment/TransactionHistory')).length;
  await refuseRecords(site, page, {
    status: 400,
    errorCode: 'SNC0001',
    description: 'not for members',
  });
  await expect(retry).toBeVisible();
  for (const errorCode of [
    'VAL17003',
    'MEM00059',
    'SNC0002',
    'SNC0003',
    'BP00006',
    'P109003',
    'MEM00004',
    'MG99998',
    'PII00102',
    'PII00605',
    'VAL03016',
    'VAL08052',
    'P100001',
  ]) {
    const before = await calls();
    await site.control('POST', '/faults', {
      match: { path: '/api/Payment/' },
      fault: { status: 400, errorCode, description: 'not for members' },
      times: 1,
    });
    await retry.click();
    await expect.poll(calls, errorCode).toBe(before + 1);
    await expect(retry, errorCode).toBeVisible();
    await expect(page.getByTestId('toast'), errorCode).toBeHidden();
  }
  await expect(page.getByText('not for members')).toBeHidden();
  await expect(page).toHaveURL(/\/TransactionRecord/);
  expect((await kept(page, 'loginStatus'))[0]).toBe('1');
  await retry.click();
  await expect(retry).toBeHidden();
});

test('[R6-8] a login from a closed region leads to /restrict with the words of the server', async ({
  page,
  site,
  axe,
}) => {
  const login = new LoginPage(page, site);
  await login.open();
  await login.fill('region01', PASSWORD);
  await expect(page).toHaveURL(/\/restrict$/);
  const said = (await page.evaluate(() => sessionStorage.getItem('ipError'))) ?? '';
  expect(said).toMatch(/[\u4e00-\u9fff]/);
  await expect(page.getByTestId('restrict-why')).toContainText(said);
  expect((await kept(page, 'loginStatus'))[0]).toBeNull();
  await axe();
});

test('[R8-8] [R8-7] what the vendor says of a selection stands in the slip: suspended, updating, and why it was not taken', async ({
  page,
  site,
}) => {
  const { slip, eventId, price } = await prepareBet(page, site);
  const selectionId = (await slip.row().getAttribute('data-selection-id')) ?? '';
  // From here on the price stands still.
  await script(site, eventId, { do: 'price', selectionId, price });
  await script(site, eventId, { do: 'suspend' });
  await expect(slip.reason()).toHaveText('盘口暂停，暂时无法投注');
  await expect(slip.place()).toBeDisabled();
  await script(site, eventId, { do: 'resume' });
  await expect(slip.reason()).toHaveText('');
  for (const [errorCode, text] of [
    ['13060', '赔率更新中，请稍候'],
    ['13150', '赔率低于串关最低要求'],
    ['13160', '组合派彩已达上限，请减少金额'],
    ['13040', '选项已失效，请重新选择'],
  ] as const) {
    await site.control('POST', '/faults', {
      match: { method: 'POST', path: '/vendors/saba/betting/v1/PlaceBet' },
      fault: { status: 409, errorCode },
      times: 1,
    });
    await slip.place().click();
    await expect(slip.row()).toContainText(text);
    await expect(slip.stake()).toHaveValue('100');
    if (errorCode !== '13160') continue;
    // A sum that a limit has just refused rests until its outcome is let go.
    await expect(slip.place()).toBeDisabled();
    await slip.row().getByTestId('slip-step').click();
  }
  expect(await wagersOf(site, 'member01')).toHaveLength(0);
});

test('[R8-5] a list of games that fails says so in its own words', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/500/);
  await site.control('POST', '/faults', { match: { path: '/cms/games' }, fault: { status: 500 } });
  await page.goto(`${site.url}/Games`, { waitUntil: 'commit' });
  await expect(page.getByTestId('toast')).toContainText('获取游戏列表异常');
});
