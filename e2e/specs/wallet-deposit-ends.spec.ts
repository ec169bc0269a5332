/**
 * How a deposit ends that does not simply go through: the ledger has the last word (R5-7, R6-7,
 * R7.2-1).
 */
import { DepositPage, DECIDED_MS, NAME } from '../page-models/deposit-page';
import { amountsOf, clock } from '../page-models/sandbox';
import { requestsTo } from '../page-models/page-session';
import { expectCalls } from '../page-models/calls';
import { expect, test } from '../fixtures/test';

test('[R7.2-1] cancelled after a question, by the call of its kind; found again from the form while it is open; expired by the clock', async ({
  page,
  site,
  axe,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await deposit.make('PAYBNB', '100', NAME);
  await page.goto(`${site.url}/DepositVerify`);
  // The method used last stands alone, and what it has open stands before all others.
  await expect(page.getByTestId('deposit-methods-change')).toBeVisible();
  await expect(page.getByTestId('deposit-open')).toBeVisible();
  await expect(page.getByTestId('deposit-amount')).toBeHidden();
  await page.getByRole('link', { name: '继续付款' }).click();
  await page.getByTestId('deposit-cancel').click();
  await expect(page.getByTestId('deposit-cancel-confirm')).toBeVisible();
  await axe();
  await page.getByTestId('deposit-cancel-confirm').click();
  await deposit.stands('Cancelled');
  await page.getByRole('link', { name: '发起新的存款' }).click();
  await deposit.make('ALI', '100');
  await page.goto(`${site.url}/DepositVerify`);
  await expect(page.getByRole('link', { name: '继续付款' })).toBeVisible();
  await axe();
  await page.getByTestId('deposit-cancel').click();
  await page.getByTestId('deposit-cancel-confirm').click();
  await expect(page.getByTestId('deposit-amount')).toBeVisible();
  await deposit.make('ALI', '100');
  await page.waitForLoadState('networkidle');
  await clock(site, { advanceMs: 15 * 60_000 + 1_000 });
  await deposit.stands('Expired');
  await expect(page.getByTestId('deposit-paid')).toBeHidden();
  expect(await amountsOf(site, 'member01', 'deposit')).toEqual([]);
  await expectCalls(site, ['payment.cancelPaybnb', 'payment.cancelDeposit']);
});

test('[R7.2-1] refused by the operator: the reason is shown, sent again it is credited once', async ({
  page,
  site,
  axe,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await deposit.make('ALI', '100');
  const first = page.url();
  await page.getByTestId('deposit-receipt').setInputFiles({
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 receipt'),
  });
  await page.getByTestId('deposit-receipt-send').click();
  await expect(page.getByTestId('deposit-receipt-sent')).toBeVisible();
  await deposit.decide({ do: 'reject', note: '付款金额与订单不一致' });
  await deposit.stands('Rejected');
  await expect(page.getByTestId('deposit-reason')).toContainText('付款金额与订单不一致');
  await expect(page.getByTestId('deposit-resubmit')).toBeVisible();
  await axe();
  await page.getByTestId('deposit-resubmit').click();
  await deposit.stands('Created');
  expect(page.url()).not.toBe(first);
  await page.getByTestId('deposit-paid').click();
  await deposit.stands('Processing');
  await clock(site, { advanceMs: DECIDED_MS });
  await deposit.stands('Approved');
  expect(await amountsOf(site, 'member01', 'deposit')).toEqual([100]);
  await page.goto(first);
  await deposit.stands('Rejected');
  await expect(page.getByTestId('deposit-resubmit')).toBeHidden();
  await expectCalls(site, [
    'payment.attachment',
    'payment.step',
    'payment.resubmits',
    'payment.resubmit',
  ]);
});

test('a deposit whose answer is lost after the commit is found again by its key and made once (I1)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_/);
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await deposit.fill('ALI', '200');
  // Every copy of the request: a browser or a proxy may repeat one by itself when its connection breaks.
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Payment/Applications' },
    fault: { drop: 'afterCommit' },
    times: 9,
  });
  await page.getByTestId('deposit-submit').dblclick({ delay: 10 });
  await expect(page).toHaveURL(/\/Deposit\/DetailsInfo\?/);
  await page.goto(`${site.url}/TransactionRecord/?type=deposit`);
  await expect(page.getByTestId('transaction-row')).toHaveCount(1);
  await expectCalls(site, ['payment.byRef', 'payment.history']);
});

test('a deposit that is answered after its deadline is unknown first, then its own page, and one application', async ({
  page,
  site,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await deposit.fill('ALI', '200');
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Payment/Applications' },
    fault: { delayMs: 11_000 },
    times: 1,
  });
  await deposit.submit();
  await expect(page.locator('#main').getByTestId('deposit-unknown')).toContainText(
    '结果确认中，请勿重复提交',
  );
  await deposit.stands('Created');
  expect(
    (await site.control<{ payments: readonly unknown[] }>('GET', '/payments?member=member01'))
      .payments,
  ).toHaveLength(1);
});

test('[R7.2-1] paid on the payment page while our own "I have paid" is under way, then approved by the operator: one credit', async ({
  page,
  site,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await deposit.make('ALI', '100');
  await page.route('**/api/Payment/QRLocalAlipay/Status*', async (route) => {
    await expect(
      page.frameLocator('[data-testid="pay-frame"]').getByTestId('pay-status'),
    ).toHaveText('正在确认您的付款');
    await route.continue();
  });
  await page.getByTestId('deposit-paid').click();
  await expect(page.getByTestId('deposit-cancel')).toBeDisabled();
  const pay = await deposit.openPayPage();
  await pay.getByTestId('pay-paid').click();
  await expect(page.getByTestId('deposit-cancel'), 'our own has its answer too').toBeEnabled();
  await pay.getByTestId('pay-back').click();
  await deposit.decide({ do: 'approve' });
  await deposit.stands('Approved');
  await clock(site, { advanceMs: DECIDED_MS });
  expect(await requestsTo(site, '/api/Payment/QRLocalAlipay/Status')).toHaveLength(1);
  expect(await amountsOf(site, 'member01', 'deposit')).toEqual([100]);
});

test('[R5-7] [R6-7] an exclusion that comes while the form stands stops the deposit at the submit', async ({
  page,
  site,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await deposit.fill('ALI', '100');
  await page.waitForLoadState('networkidle');
  await site.control('PATCH', '/members/member01', { DisableFundIn: true });
  await deposit.submit();
  await expect(page.getByTestId('deposit-blocked')).toBeVisible();
  expect((await requestsTo(site, '/api/Payment/Applications')).length).toBe(0);
});
