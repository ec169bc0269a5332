/**
 * Deposits from the form to the ledger, which has the last word (R2.3-3, R4.5-1, R5-7, R6-7,
 * R7.2-1).
 */
import { DepositPage } from '../page-models/deposit-page';
import { LoginPage } from '../page-models/login-page';
import { amountsOf, clock, pauseAtNewRate } from '../page-models/sandbox';
import { asked } from '../page-models/page-session';
import { expectAsked } from '../page-models/calls';
import { expect, test } from '../fixtures/test';

/** What the sandbox takes to find a payment, and a little. */
const DECIDED_MS = 21_000;
const NAME = { depositorName: '张三' } as const;

const METHODS = [
  { code: 'LB', amount: '100', fields: NAME },
  { code: 'UNIONPAY', amount: '300.50', fields: {} },
  { code: 'PAYBNB', amount: '500', fields: NAME },
] as const;

test('[R2.3-3] [R7.2-1] bank, code and member to member: form, where to pay, "I have paid", each credited once', async ({
  page,
  site,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  for (const { code, amount, fields } of METHODS) {
    await deposit.make(code, amount, fields);
    await deposit.stands('Created');
    await page.getByTestId('deposit-paid').click();
    await deposit.stands('Processing');
    await clock(site, { advanceMs: DECIDED_MS });
    await deposit.stands('Approved');
    await page.getByRole('link', { name: '再存一笔' }).click();
  }
  expect(await amountsOf(site, 'member01', 'deposit')).toEqual([100, 300.5, 500]);
  await expectAsked(site, [
    'payment.methods',
    'payment.methodsDetails',
    'payment.methodSettings',
    'payment.suggested',
    'payment.processing',
    'payment.create',
    'payment.application',
    'payment.methodDetails',
    'payment.step',
    'payment.qrPaid',
    'member.kyc',
    'member.selfExclusion',
    'bonus.list',
  ]);
});

test('[R2.3-3] ALI: the form, the code and the end in the record and the balance, readable for everybody', async ({
  page,
  site,
  axe,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await deposit.fill('ALI', '100');
  await axe();
  await deposit.submit();
  await deposit.stands('Created');
  await expect(page.getByRole('img', { name: '付款二维码' })).toBeVisible();
  await axe();
  await page.getByTestId('deposit-paid').click();
  await deposit.stands('Processing');
  await clock(site, { advanceMs: DECIDED_MS });
  await deposit.stands('Approved');
  await page.getByRole('link', { name: '查看交易记录' }).click();
  await expect(page.getByTestId('transaction-row').first()).toContainText('100.00');
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('balance-total')).toHaveText(/50,100\.00/);
});

test('[R7.2-1] coins: those of the form are those of the invoice; confirmations count up to the credit', async ({
  page,
  site,
  axe,
}) => {
  const deposit = new DepositPage(page, site);
  await pauseAtNewRate(site);
  await deposit.open();
  for (const { network, amount, half } of [
    { network: 'TRC20', amount: '1000', half: '10/20' },
    { network: 'ERC20', amount: '720.01', half: '6/12' },
  ]) {
    await deposit.fill(`USDT-${network}`, amount);
    const coins = page.getByTestId('deposit-coins');
    await expect(coins).toHaveText(/^\d+\.\d\d USDT$/);
    const text = await coins.innerText();
    await deposit.submit();
    const invoice = page.getByTestId('crypto-invoice');
    await expect(invoice).toContainText(text);
    await expect(invoice).toContainText(network);
    if (network === 'TRC20') await axe();
    await page.getByTestId('deposit-paid').click();
    await deposit.stands('Processing');
    await expect(page.getByTestId('crypto-confirmations')).toHaveText(/^0\//);
    await clock(site, { advanceMs: 10_000 });
    await expect(page.getByTestId('crypto-confirmations')).toHaveText(half);
    await clock(site, { advanceMs: 10_000 });
    await deposit.stands('Approved');
    await page.getByRole('link', { name: '再存一笔' }).click();
  }
  expect(await amountsOf(site, 'member01', 'deposit')).toEqual([1000, 720.01]);
  await expectAsked(site, ['payment.cryptoInfo', 'payment.cryptoInvoice']);
});

test('a voucher is credited at once and only once; WX is closed and says why', async ({
  page,
  site,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await expect(page.getByTestId('deposit-method-WX')).toBeDisabled();
  await expect(page.getByTestId('deposit-method-WX')).toContainText('渠道维护中');
  await deposit.make('VOUCHER', '200', { voucherCode: 'PLAY-200-E2E1' });
  await deposit.stands('Approved');
  await page.getByRole('link', { name: '再存一笔' }).click();
  await deposit.fill('VOUCHER', '200', { voucherCode: 'PLAY-200-E2E1' });
  await deposit.submit();
  await expect(page.getByText('该充值卡已被使用')).toBeVisible();
  await expect(page.getByTestId('deposit-field-voucherCode')).toBeFocused();
  await expect(page.getByTestId('deposit-field-voucherCode')).toHaveValue('PLAY-200-E2E1');
  expect(await amountsOf(site, 'member01', 'deposit')).toEqual([200]);
});

test('[R7.2-1] cancelled after a question, by the call of its kind; found again from the form while it is open; expired by the clock', async ({
  page,
  site,
  axe,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await deposit.make('PAYBNB', '100', NAME);
  await page.goto(`${site.url}/DepositVerify`);
  await page.getByTestId('deposit-method-PAYBNB').click();
  await page.getByTestId('deposit-open').getByRole('link').click();
  await page.getByTestId('deposit-cancel').click();
  await expect(page.getByTestId('deposit-cancel-confirm')).toBeVisible();
  await axe();
  await page.getByTestId('deposit-cancel-confirm').click();
  await deposit.stands('Cancelled');
  await page.getByRole('link', { name: '发起新的存款' }).click();
  await deposit.make('ALI', '100');
  await page.getByTestId('deposit-cancel').click();
  await page.getByTestId('deposit-cancel-confirm').click();
  await deposit.stands('Cancelled');
  await page.getByRole('link', { name: '发起新的存款' }).click();
  await deposit.make('ALI', '100');
  await page.waitForLoadState('networkidle');
  await clock(site, { advanceMs: 15 * 60_000 + 1_000 });
  await deposit.stands('Expired');
  await expect(page.getByTestId('deposit-paid')).toBeHidden();
  expect(await amountsOf(site, 'member01', 'deposit')).toEqual([]);
  await expectAsked(site, ['payment.cancelPaybnb', 'payment.cancelDeposit']);
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
  await expectAsked(site, [
    'payment.attachment',
    'payment.step',
    'payment.resubmits',
    'payment.resubmit',
  ]);
});

test('[R2.6-1] the payment page: paid there or on the site with a double tap, one credit each; it closes itself and leads to the record', async ({
  page,
  site,
  axe,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await deposit.make('ALI', '100');
  const pay = await deposit.openPayPage();
  expect(new URL((await page.getByTestId('pay-frame').getAttribute('src')) ?? '').origin).not.toBe(
    site.origin,
  );
  expect(await page.getByTestId('pay-frame').getAttribute('sandbox')).not.toMatch(
    /top-navigation|popups/,
  );
  await axe();
  // Neither the page itself nor an unknown word closes it.
  await page.evaluate(() => window.postMessage('closePopup', '*'));
  await pay.locator('body').evaluate(() => window.parent.postMessage('closeIframe', '*'));
  await pay.getByTestId('pay-paid').dblclick();
  await deposit.stands('Processing');
  await expect(page.getByTestId('pay-frame')).toBeVisible();
  await pay.getByTestId('pay-back').click();
  await expect(page.getByTestId('pay-sheet')).toBeHidden();
  await expect(page).toHaveURL(/\/Deposit\/DetailsInfo/);
  await clock(site, { advanceMs: DECIDED_MS });
  await deposit.stands('Approved');
  await page.getByRole('link', { name: '再存一笔' }).click();
  await deposit.make('UNIONPAY', '200');
  await (await deposit.openPayPage()).getByTestId('pay-records').click();
  await expect(page).toHaveURL(/\/TransactionRecord\/\?type=deposit$/);
  await expect(page.getByTestId('transaction-row')).toHaveCount(2);
  await page.goBack();
  await page.getByTestId('deposit-paid').dblclick({ delay: 10 });
  await deposit.stands('Processing');
  await clock(site, { advanceMs: DECIDED_MS });
  await deposit.stands('Approved');
  expect(await amountsOf(site, 'member01', 'deposit')).toEqual([100, 200]);
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
  await expect(page).toHaveURL(/\/Deposit\/DetailsInfo\?/, { timeout: 40_000 });
  await page.goto(`${site.url}/TransactionRecord/?type=deposit`);
  await expect(page.getByTestId('transaction-row')).toHaveCount(1);
  await expectAsked(site, ['payment.byRef', 'payment.history']);
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
    { timeout: 20_000 },
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
  expect(await asked(site, '/api/Payment/QRLocalAlipay/Status')).toHaveLength(1);
  expect(await amountsOf(site, 'member01', 'deposit')).toEqual([100]);
});

test('[R4.5-1] a new member verifies phone and name in place, takes the first-deposit bonus and is credited with both', async ({
  page,
  site,
  axe,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open('newbie01');
  await expect(page.getByTestId('verify-step')).toHaveAttribute('data-step', 'VerifyFirstStep');
  await page.getByTestId('verify-submit').click();
  await page.getByTestId('verify-code').fill('123456');
  await page.getByTestId('verify-submit').click();
  await expect(page.getByTestId('verify-step')).toHaveAttribute('data-step', 'VerifySecondStep');
  await page.getByTestId('verify-name').fill('王小新');
  await page.getByTestId('verify-submit').click();
  await expect(page.getByTestId('deposit-first-time')).toContainText('身份证号码');
  await deposit.fill('ALI', '300');
  await page.getByTestId('bonus-open').click();
  await expect(page.getByTestId('bonus-option-none')).toHaveAttribute('aria-checked', 'true');
  await axe();
  await page.getByTestId('bonus-option-B1001').click();
  await expect(page.getByTestId('bonus-preview')).toContainText('300.00');
  await expect(page.getByTestId('bonus-preview')).toContainText('9,000.00');
  await deposit.submit();
  await deposit.stands('Created');
  await page.getByTestId('deposit-paid').click();
  await deposit.stands('Processing');
  await clock(site, { advanceMs: DECIDED_MS });
  await deposit.stands('Approved');
  expect(await amountsOf(site, 'newbie01', 'deposit')).toEqual([300]);
  expect(await amountsOf(site, 'newbie01', 'bonus')).toEqual([300]);
  await expectAsked(site, [
    'bonus.list',
    'bonus.eligible',
    'bonus.preview',
    'member.sendPhoneCode',
    'member.checkPhoneCode',
    'member.patch',
    'member.kyc',
  ]);
});

test('[R2.3-3] the plain page goes to the form at once; what the server misses leads to the verification', async ({
  page,
  site,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open('newbie01', '/Deposit');
  await deposit.fill('ALI', '100');
  await deposit.submit();
  await expect(page.locator('#main').getByTestId('deposit-refused')).toContainText(
    '请先完成手机验证并填写真实姓名',
  );
  await page.getByRole('link', { name: '去完成验证' }).click();
  await expect(page).toHaveURL(/\/DepositVerify$/);
  await expect(page.getByTestId('verify-step')).toBeVisible();
  expect(await amountsOf(site, 'newbie01', 'deposit')).toEqual([]);
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
  expect((await asked(site, '/api/Payment/Applications')).length).toBe(0);
});

test('[R2.3-8] from the entrance of the app; what was typed survives a reload, a name does not', async ({
  page,
  site,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open('member01', '/mobile/deposit');
  await expect(page).toHaveURL(/\/DepositVerify$/);
  await deposit.fill('PAYBNB', '250', NAME);
  await page.reload();
  await expect(page.getByTestId('deposit-method-PAYBNB')).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByTestId('deposit-amount')).toHaveValue('250');
  await expect(page.getByTestId('deposit-field-depositorName')).toHaveValue('');
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('张三');
});

test('[R2.1-1] a visitor of a deposit is asked to sign in and comes back to it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/Deposit/DetailsInfo?id=A1`);
  await page.locator('#main').getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await new LoginPage(page, site).logIn('member01');
  await expect(page).toHaveURL(/\/Deposit\/DetailsInfo\?id=A1$/);
});
