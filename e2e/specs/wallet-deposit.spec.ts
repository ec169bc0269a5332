/**
 * Deposits from the form to the ledger: each way of paying, and who may deposit (R2.3-3, R4.5-1,
 * R7.2-1).
 */
import { DepositPage, DECIDED_MS, NAME } from '../page-models/deposit-page';
import { LoginPage } from '../page-models/login-page';
import { amountsOf, clock, pauseAtNewRate } from '../page-models/sandbox';
import { expectCalls } from '../page-models/calls';
import { expect, test } from '../fixtures/test';

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
  await expectCalls(site, [
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
  await expectCalls(site, ['payment.cryptoInfo', 'payment.cryptoInvoice']);
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
  // What is paid leaves the way back as the main button, all of it in sight.
  await expect(pay.getByTestId('pay-paid')).toBeHidden();
  await expect(pay.getByText('¥100.00')).toBeVisible();
  for (const way of ['pay-back', 'pay-records'])
    await expect(pay.getByTestId(way)).toBeInViewport({ ratio: 1 });
  await pay.getByTestId('pay-back').click();
  await expect(page.getByTestId('pay-sheet')).toBeHidden();
  await expect(page).toHaveURL(/\/Deposit\/DetailsInfo/);
  await clock(site, { advanceMs: DECIDED_MS });
  await deposit.stands('Approved');
  await page.getByRole('link', { name: '再存一笔' }).click();
  await deposit.make('UNIONPAY', '200');
  // The phone that shows the code reads it from its album.
  const kept = page.waitForEvent('download');
  await page.getByTestId('pay-save').click();
  expect((await kept).suggestedFilename()).toBe('付款二维码.png');
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
  await expectCalls(site, [
    'bonus.list',
    'bonus.eligible',
    'bonus.preview',
    'member.sendPhoneCode',
    'member.checkPhoneCode',
    'member.patch',
    'member.kyc',
  ]);
});

test('[R2.3-3] the plain page goes to the form at once; what is known to be missing is its act from the first', async ({
  page,
  site,
  axe,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open('newbie01', '/Deposit');
  await deposit.fill('ALI', '100');
  await axe();
  await page.getByRole('link', { name: '先验证手机（约 1 分钟）' }).click();
  await expect(page).toHaveURL(/\/DepositVerify$/);
  await expect(page.getByTestId('verify-step')).toBeVisible();
  expect(await amountsOf(site, 'newbie01', 'deposit')).toEqual([]);
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
  await expect(page.getByTestId('deposit-field-depositorName')).toHaveValue('王*明');
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
