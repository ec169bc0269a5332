/**
 * What happened to the money: the transaction record, its sums, and money that did not arrive
 * (§2.3, C-51, C-52).
 */
import { expect, test } from '../fixtures/test';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { prepareBet } from '../page-models/prepared-bet';
import { amountsOf, clock, script, wagersOf } from '../page-models/sandbox';
import { PNG, callAs, decide, makeDeposit } from '../page-models/wallet';

test('[R2.3-7] [R7.2-1] every kind of transaction with its state, days and sums; the type is part of the address', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/TransactionRecord/');
  await expect(page.getByText('所选条件下没有记录')).toBeVisible();
  const paid = await makeDeposit(page, 'ALI', '300.00');
  await decide(site, paid.transactionId, 'approve');
  await makeDeposit(page, 'UNIONPAY', '200.00');
  await callAs(page, 'POST', '/api/Payment/Applications', {
    transactionType: 'Withdrawal',
    methodCode: 'LB',
    amount: '150.00',
    memberBankId: 'MB-M100001',
  });
  await callAs(page, 'POST', '/api/Transfer/Applications', { from: 2, to: 4, amount: '20.00' });
  await page.reload();
  const rows = page.getByTestId('transaction-row');
  await expect(rows).toHaveCount(4);
  await expect(page.getByTestId('total-deposits')).toHaveText('300.00');
  await expect(page.getByTestId('total-net-deposits')).toHaveText('150.00');
  await axe();
  for (const [type, count] of [
    ['deposit', 2],
    ['withdrawal', 1],
    ['transfer', 1],
    ['bet', 0],
    ['other', 0],
  ] as const) {
    await page.getByTestId(`filter-${type}`).click();
    await expect(page).toHaveURL(new RegExp(`type=${type}`));
    if (count === 0) await expect(page.getByText('所选条件下没有记录')).toBeVisible();
    await expect(rows).toHaveCount(count);
  }
  await page.goto(`${site.url}/TransactionRecord/?type=withdrawal`);
  await expect(rows).toHaveAttribute('data-type', 'Withdrawal');
  await rows.click();
  const sheet = page.getByTestId('transaction-sheet');
  await expect(sheet).toContainText('审核中');
  await expect(sheet).toContainText('通常 1 分钟内完成');
  await expect(sheet).not.toContainText('取消');
  await axe();
  await page.goBack();
  await page.getByTestId('filter-deposit').click();
  await page.getByTestId('records-refine').click();
  await page.getByTestId('status-Approved').click();
  await page.getByTestId('records-refine-done').click();
  await expect(rows).toHaveCount(1);
  await expectCalls(site, [
    'payment.history',
    'payment.statement',
    'payment.resubmits',
    'payment.cases',
    'payment.methodSettings',
  ]);
});

test('[R7.2-1] money that did not arrive: the receipt is checked and sent, the case is followed until the money is there', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/Me');
  const { transactionId } = await makeDeposit(page, 'ALI', '100.00');
  await decide(site, transactionId, 'expire');
  await page.goto(`${site.url}/TransactionRecord/?type=deposit`);
  await page.getByTestId('transaction-row').click();
  await page.getByTestId('record-report').click();
  await page.getByTestId('case-description').fill('已于 10:20 用支付宝付款 100 元');
  await page
    .getByTestId('case-receipt')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
  await expect(page.getByTestId('case-form').getByRole('alert')).toContainText(
    '只支持 JPG、PNG 或 PDF',
  );
  await page
    .getByTestId('case-receipt')
    .setInputFiles({ name: '凭证.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByTestId('case-receipt-chosen').locator('img')).toBeVisible();
  await axe();
  await page.getByTestId('case-submit').click();
  await expect(page.getByTestId('fund-case')).toHaveAttribute('data-status', 'Submitted');
  await clock(site, { advanceMs: 25_000 });
  await clock(site, { advanceMs: 25_000 });
  await page.reload();
  await expect(page.getByTestId('fund-case')).toHaveAttribute('data-status', 'Credited');
  await expect(page.getByTestId('transaction-row')).toHaveAttribute('data-status', 'Approved');
  expect(await amountsOf(site, 'member01', 'deposit')).toEqual([100]);
  await expectCalls(site, ['payment.attachment', 'payment.openCase']);
});

test('[R7.2-1] a refused deposit says why and is sent again once, as a new one', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/Me');
  const { transactionId } = await makeDeposit(page, 'ALI', '120.00');
  await decide(site, transactionId, 'reject', '付款金额与订单不符');
  await page.goto(`${site.url}/TransactionRecord/?type=deposit`);
  await expect(page.getByTestId('resubmits')).toContainText('1 笔');
  await page.getByTestId('transaction-row').click();
  await expect(page.getByTestId('transaction-sheet')).toContainText('付款金额与订单不符');
  await page.getByTestId('record-resubmit').dblclick();
  await expect(page).toHaveURL(/\/Deposit\/DetailsInfo\?id=/);
  await page.goto(`${site.url}/TransactionRecord/?type=deposit`);
  await expect(page.getByTestId('transaction-row')).toHaveCount(2);
  await expect(page.getByTestId('resubmits')).toBeHidden();
  await expectCalls(site, ['payment.resubmit']);
});

test("[R2.3-7] a bet is a row of the record, and so is what it pays; the sums are the ledger's", async ({
  page,
  site,
}) => {
  const { slip, eventId } = await prepareBet(page, site);
  await slip.place().click();
  await expect
    .poll(async () => (await wagersOf(site, 'member01')).map(({ ticketStatus }) => ticketStatus))
    .toEqual(['running']);
  await page.goto(`${site.url}/TransactionRecord/?type=bet`);
  const rows = page.getByTestId('transaction-row');
  await expect(rows).toHaveAttribute('data-type', 'Bet');
  const [stake] = await amountsOf(site, 'member01', 'bet.stake');
  await expect(rows).toContainText(`-¥${stake?.toFixed(2)}`);
  await expect(rows).toContainText('未结算');
  await script(site, eventId, { do: 'finish', home: 3, away: 0 });
  await expect
    .poll(async () => (await wagersOf(site, 'member01'))[0]?.ticketStatus)
    .not.toBe('running');
  await page.reload();
  const paid = [
    ...(await amountsOf(site, 'member01', 'bet.settle')),
    ...(await amountsOf(site, 'member01', 'bet.refund')),
  ];
  await expect(rows).toHaveCount(1 + paid.length);
  const sum = paid.reduce((all, each) => all + each, 0);
  for (const amount of paid) await expect(rows.first()).toContainText(`+¥${amount.toFixed(2)}`);
  await expect(page.getByTestId('total-out')).toHaveText(`${stake?.toFixed(2)}`);
  await expect(page.getByTestId('total-in')).toHaveText(sum.toFixed(2));
  await rows.first().click();
  await expect(page.getByTestId('transaction-sheet')).toContainText(/已入账|已结算/);
});
