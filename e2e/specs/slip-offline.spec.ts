/** A slip whose network is gone: it says that once, and nothing of what is still true goes. */
import { choosePrices } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { amountsOf } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

test.beforeEach(({ watch }) => {
  watch.allow(/net::ERR_|WebSocket|EventSource|status of 500/, /registry: keeping generation/);
});

test('[I4] without a network the legs keep when they begin, and no bet is called unsent that nobody placed', async ({
  page,
  site,
  context,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'saba', 2);
  const times = page.getByTestId('slip-row').locator('[data-part="when"]');
  await expect(times).toHaveCount(2);
  const before = await times.allTextContents();
  await slip.typeStake('100');
  await context.setOffline(true);
  await expect(slip.reason()).toContainText('赔率连接中断');
  // Long enough to ask for prices again.
  await page.waitForTimeout(6_000);
  expect(await times.allTextContents()).toEqual(before);
  await expect(slip.sheet()).not.toContainText(/未送出|再试一次/);
  await context.setOffline(false);
  await expect(slip.reason()).toHaveText('', { timeout: 20_000 });
});

test('[R6-7] what could not be asked before a bet says that nothing was sent and taken, and the next tap on the button sends it', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'saba', 1);
  await slip.typeStake('100');
  await expect(slip.reason()).toHaveText('');
  await site.control('POST', '/faults', {
    match: { path: '/api/Member/SelfExclusion' },
    fault: { status: 500 },
  });
  await slip.place().click();
  const refused = page.getByTestId('slip-refused');
  await expect(refused).toContainText('未提交，未扣款');
  // One way on: the button below.
  await expect(refused.getByRole('button')).toHaveCount(0);
  await site.control('DELETE', '/faults');
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
});

test('[R6-7] [I4] a network that goes in the moment of the bet is named, nothing was sent, and the slip bets when it is back', async ({
  page,
  site,
  context,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'saba', 2);
  await slip.typeStake('100');
  await expect(slip.reason()).toHaveText('');
  await page.route('**/api/Member/SelfExclusion*', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await slip.place().click();
  const refused = page.getByTestId('slip-refused');
  await expect(refused).toHaveText('网络已断开，未提交，未扣款');
  await page.unroute('**/api/Member/SelfExclusion*');
  await context.setOffline(false);
  await expect(slip.reason()).toHaveText('', { timeout: 20_000 });
  await slip.place().click();
  await expect(slip.sheet()).toContainText('投注成功');
  expect(await amountsOf(site, 'member01', 'bet.stake')).toHaveLength(1);
});
