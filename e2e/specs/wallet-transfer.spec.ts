/** Money between a member's own wallets: at once, once, and back again (§3.9, §7.2). */
import { expect, test } from '../fixtures/test';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { amountsOf, clock } from '../page-models/sandbox';
import { TransferPage, walletsOf } from '../page-models/transfer-page';
import { callAs } from '../page-models/wallet';

test('[R3.9-1] [R7.2-1] a part, then all of a wallet; turned back; the history by its days', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/Transfer');
  const transfer = new TransferPage(page, site);
  await expect(page.getByTestId('wallet-group')).toHaveCount(5);
  await expect(page.getByTestId('wallet-group').first()).toContainText('IM体育');
  await transfer.choose(2, 32);
  await page.getByTestId('transfer-amount').fill('250.50');
  await expect(page.getByTestId('transfer-line')).toContainText(
    '将从体育电竞转出 ¥250.50 至电子游戏',
  );
  await axe();
  await page.getByTestId('transfer-submit').dblclick();
  await transfer.expectReceipt('250.50');
  expect(await amountsOf(site, 'member01', 'transfer')).toEqual([250.5]);
  await page.getByTestId('transfer-back').click();
  await expect(page.getByTestId('transfer-from')).toHaveValue('32');
  await page.getByTestId('transfer-all').click();
  await expect(page.getByTestId('transfer-amount')).toHaveValue('10250.50');
  await page.getByTestId('transfer-submit').click();
  await transfer.expectReceipt('10,250.50');
  expect(await walletsOf(site, 'member01')).toEqual({
    2: 20_000,
    4: 10_000,
    24: 10_000,
    32: 0,
    64: 10_000,
  });
  await page.getByTestId('transfer-tab-history').click();
  await expect(page.getByTestId('transfer-row')).toHaveCount(2);
  await axe();
  await clock(site, { advanceMs: 8 * 86_400_000 });
  await new LoginPage(page, site).enter('member01', '/Transfer?tab=history');
  await expect(page.getByTestId('transfer-row')).toHaveCount(2);
  await page.getByTestId('history-week').click();
  await expect(page.getByTestId('history-empty')).toBeVisible();
  await expectCalls(site, [
    'transfer.wallets',
    'transfer.create',
    'transfer.histories',
    'balance.walletGroups',
    'bonus.list',
  ]);
});

test("[R5-4] what is wrong is told with its limit; what was typed survives a reload; the server's no stands beside it and loses nothing", async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('poor01', '/Transfer');
  const transfer = new TransferPage(page, site);
  const amount = page.getByTestId('transfer-amount');
  await transfer.choose(2, 64);
  for (const [text, words] of [
    ['0.99', '单笔最低转账 ¥1.00'],
    ['15.01', '转出钱包余额 ¥15.00'],
  ] as const) {
    await amount.fill(text);
    await expect(amount).toHaveAccessibleDescription(words);
  }
  await amount.fill('');
  await amount.pressSequentially('5.123');
  await expect(amount).toHaveAccessibleDescription('金额最多保留两位小数');
  await expect(amount).toHaveValue('5.12');
  for (const text of ['1,000', '1e1']) {
    await transfer.pasteAmount(text);
    await expect(amount).toHaveAccessibleDescription('请粘贴纯数字金额，例如 100 或 100.50');
    await expect(amount).toHaveValue('5.12');
  }
  await transfer.pasteAmount(' 12.5 ');
  await expect(amount).toHaveValue('12.50');
  await amount.fill('5');
  await page.reload();
  await expect(amount).toHaveValue('5');
  await expect(page.getByTestId('transfer-to')).toHaveValue('64');
  // The money goes elsewhere while the page stands open: the server's word stands beside the amount.
  await site.control('PATCH', '/members/poor01', { wallets: { 2: '4.00' } });
  await page.getByTestId('transfer-submit').click();
  await expect(amount).toHaveAccessibleDescription('转出钱包余额不足');
  await expect(amount).toHaveValue('5');
  await transfer.send('3');
  await transfer.expectReceipt('3.00');
  expect(await amountsOf(site, 'poor01', 'transfer')).toEqual([3]);
  expect(await walletsOf(site, 'poor01')).toMatchObject({ 2: 1, 64: 3 });
});

test('[R6-7] a bonus taken along is shown before, and locks by its name; an exclusion closes transfers', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/Transfer');
  const transfer = new TransferPage(page, site);
  await transfer.choose(4, 32);
  await page.getByTestId('transfer-amount').fill('50');
  await page.getByTestId('bonus-open').click();
  await page.getByTestId('bonus-option-T1030').click();
  await expect(page.getByTestId('bonus-reasons')).toBeVisible();
  await page.getByTestId('transfer-amount').fill('200');
  await expect(page.getByTestId('bonus-preview')).toContainText('¥50.00');
  await expect(page.getByTestId('bonus-preview')).toContainText('¥3,750.00');
  await page.getByTestId('transfer-submit').click();
  await transfer.expectReceipt('200.00');
  await expectCalls(site, ['bonus.preview', 'bonus.eligible']);
  await expect(
    callAs(page, 'POST', '/api/Transfer/Applications', { from: 2, to: 4, amount: '1.00' }),
  ).rejects.toThrow('TRF00428');
  await transfer.open();
  await expect(page.getByTestId('transfer-locked')).toContainText('优惠进行中');
  await expect(page.getByTestId('transfer-locking')).toContainText('老虎机转账加赠 25%');
  await expect(page.getByTestId('transfer-locking')).toContainText('¥3,750.00');
  await axe();
  await new LoginPage(page, site).enter('excluded01', '/Transfer');
  await expect(page.getByTestId('transfer-locked')).toContainText('转账已停用');
  await expect(page.getByTestId('transfer-submit')).toHaveCount(0);
});
