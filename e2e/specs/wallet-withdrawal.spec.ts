/**
 * Money on its way out: what a withdrawal asks, the one look before it, the accounts it goes to
 * (§4.5, §7.2, C-65, C-80, C-89).
 */
import { expect, test } from '../fixtures/test';
import { BankCardsPage, trcAddress, watchForNumber } from '../page-models/bank-cards-page';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { amountsOf, clock } from '../page-models/sandbox';
import { callAs, decide } from '../page-models/wallet';
import { WithdrawalPage, passSteps, withdrawalsOf } from '../page-models/withdrawal-page';

test('[R4.5-2] [R4.5-3] [R7.2-1] [C-89] from nothing verified to paid: four steps, a card through the vault, a last look, held at once', async ({
  page,
  site,
  axe,
}) => {
  await site.control('PATCH', '/members/newbie01', {
    firstName: '李雷',
    wallets: { 2: '1000.00' },
  });
  const numbers = await watchForNumber(page, site);
  await new LoginPage(page, site).enter('newbie01', '/Withdrawal');
  await expect(page.getByTestId('withdrawal-needs')).toBeVisible();
  await passSteps(page);
  await page.getByTestId('withdraw-amount').fill('300.50');
  await page.getByTestId('withdraw-no-account').getByRole('link').click();
  await new BankCardsPage(page, site).saveCard();
  // Back at the withdrawal, with what was typed.
  await expect(page.getByTestId('withdraw-account-018')).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByTestId('withdraw-amount')).toHaveValue('300.50');
  // To the end of the form: the bar with the button stands over what lies below it, and half a field is not judged.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await axe();
  await page.getByTestId('withdraw-submit').click();
  await expect(page.getByTestId('withdraw-sheet')).toContainText('提交后不可撤回');
  await axe();
  await page.getByTestId('withdraw-confirm').click();
  const withdrawal = new WithdrawalPage(page, site);
  await withdrawal.expectStatus('Processing');
  await expect(page.getByText('工商银行 尾号018')).toBeVisible();
  await expect(page.getByRole('button', { name: /取消|撤回/ })).toHaveCount(0);
  expect(await amountsOf(site, 'newbie01', 'withdrawal')).toEqual([300.5]);
  await axe();
  await clock(site, { advanceMs: 25_000 });
  await withdrawal.expectStatus('Approved');
  expect(await numbers.traces(), 'the card number is nowhere').toEqual([]);
  await expectCalls(site, [
    'payment.withdrawalThresholds',
    'payment.methods',
    'payment.methodDetails',
    'payment.banks',
    'payment.bankChoices',
    'payment.addBank',
    'payment.create',
    'payment.application',
    'member.flags',
    'member.verificationAttempt',
    'member.holderName',
    'member.safehouse',
  ]);
});

test('[R2.3-8] limits, the day and the balance are told beside the amount; "all of it" takes the most; a double tap is one withdrawal', async ({
  page,
  site,
}) => {
  const withdrawal = new WithdrawalPage(page, site);
  await new LoginPage(page, site).enter('member01', '/mobile/withdrawal');
  await expect(page).toHaveURL(/\/Withdrawal$/);
  const amount = page.getByTestId('withdraw-amount');
  for (const [text, words] of [
    ['99.99', '最低提款 ¥100.00'],
    ['50000.01', '单笔最高提款 ¥50,000.00'],
  ] as const) {
    await amount.fill(text);
    await expect(amount).toHaveAccessibleDescription(words);
  }
  await page.getByTestId('withdraw-all').click();
  await expect(amount).toHaveValue('50000.00');
  await amount.fill('12000');
  await page.reload();
  await expect(amount).toHaveValue('12000');
  await withdrawal.ask('12000');
  await page.getByTestId('withdraw-confirm').dblclick();
  await withdrawal.expectStatus('Processing');
  expect(await amountsOf(site, 'member01', 'withdrawal')).toEqual([12_000]);
  expect(await withdrawalsOf(site, 'member01')).toMatchObject([
    { amount: 12_000, status: 'Processing' },
  ]);
  await withdrawal.open();
  await expect(page.getByTestId('withdrawable')).toContainText('38,000.00');
  await amount.fill('38000.01');
  await expect(amount).toHaveAccessibleDescription('可提余额 ¥38,000.00');
});

test('a refused withdrawal says why, and the money is back', async ({ page, site, axe }) => {
  await new LoginPage(page, site).enter('member01', '/Withdrawal');
  const withdrawal = new WithdrawalPage(page, site);
  await withdrawal.send('500');
  await withdrawal.expectStatus('Processing');
  const [sent] = await withdrawalsOf(site, 'member01');
  await decide(site, sent?.transactionId ?? '', 'reject', '收款账户户名不符');
  await withdrawal.expectStatus('Rejected');
  await expect(page.getByTestId('withdrawal-refused')).toContainText('收款账户户名不符');
  await expect(page.getByTestId('withdrawal-refused')).toContainText('¥500.00 已退回您的钱包');
  expect(await amountsOf(site, 'member01', 'withdrawal.refund')).toEqual([500]);
  await axe();
  await withdrawal.open();
  await expect(page.getByTestId('withdrawable')).toContainText('50,000.00');
});

test('turnover, the safehouse and the count of the day block with their numbers and a way on', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/Withdrawal');
  await expect(page.getByTestId('withdraw-amount')).toBeVisible();
  const blocked = page.getByTestId('withdraw-blocked');
  const withdrawal = new WithdrawalPage(page, site);
  await callAs(page, 'POST', '/api/Member/Safehouse', { lock: true });
  await withdrawal.open();
  await expect(blocked).toHaveAttribute('data-block', 'safehouse');
  await expect(blocked.getByRole('link', { name: '前往保险箱解锁' })).toHaveAttribute(
    'href',
    /\/Safehouse$/,
  );
  await callAs(page, 'POST', '/api/Member/Phone/Verify', { serviceAction: 'Safehouse' });
  await callAs(page, 'POST', '/api/Member/Safehouse', { lock: false, verificationCode: '123456' });
  for (let count = 0; count < 5; count += 1)
    await callAs(page, 'POST', '/api/Payment/Applications', {
      transactionType: 'Withdrawal',
      methodCode: 'LB',
      amount: '100.00',
      memberBankId: 'MB-M100001',
    });
  await withdrawal.open();
  await expect(blocked).toHaveAttribute('data-block', 'dailyCount');
  await expect(blocked).toContainText('0 / 5 次');
  await clock(site, { advanceMs: 86_400_000 });
  await new LoginPage(page, site).enter('member01', '/Transfer');
  await callAs(page, 'POST', '/api/Transfer/Applications', {
    from: 4,
    to: 32,
    amount: '200.00',
    bonusId: 'T1030',
  });
  await withdrawal.open();
  await expect(blocked).toHaveAttribute('data-block', 'turnover');
  await expect(page.getByTestId('turnover')).toContainText('¥3,750.00');
  await expect(page.getByTestId('turnover-row')).toContainText('老虎机转账加赠 25%');
  await axe();
  await expectCalls(site, ['bonus.progress']);
});

test('[R4.5-3] [R8-1] adding a card: no tries, a code, another brand; what keeps it from being saved is told twice and loses nothing', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01');
  const cards = new BankCardsPage(page, site);
  const flags = (change: object): Promise<unknown> =>
    site.control('POST', '/members/member01/flags', change);
  await flags({ isDepositVerificationOTP: true });
  await cards.open('?add=card');
  await page.getByTestId('card-code-submit').click();
  for (const code of ['000000', '123456']) {
    await page.getByTestId('card-otp').fill(code);
    await page.getByTestId('card-code-submit').click();
    if (code === '000000')
      await expect(page.getByTestId('otp-left')).toContainText('今日还可尝试 4 次');
  }
  await expect(page.getByTestId('card-form')).toContainText('王*明');
  await expect(page.getByTestId('vault')).toHaveAttribute('data-state', 'ready');
  await axe();
  await flags({ isDepositVerificationOTP: false, isIWMM: true });
  await cards.open('?add=card');
  await page.getByTestId('card-iwmm-yes').click();
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Payment/MemberBanks' },
    fault: { status: 422, errorCode: 'VAL11056', description: '该账户已被绑定' },
    times: 1,
  });
  await cards.saveCard();
  await expect(page.getByTestId('toast')).toContainText('提款银行卡保存失败');
  await expect(page.getByTestId('account-refused')).toContainText('该账户已被绑定');
  await expect(page.getByTestId('card-bank')).toHaveValue('ICBC');
  await page.getByTestId('card-save').click();
  await expect.poll(() => cards.lasts()).toEqual(['018', '618']);
  await flags({ isDepositVerificationOTP: true, isIWMM: false });
  await clock(site, { advanceMs: 61_000 });
  await callAs(page, 'POST', '/api/Member/Phone/Verify', { serviceAction: 'BankCardVerification' });
  for (let wrong = 0; wrong < 4; wrong += 1)
    await callAs(page, 'POST', '/api/Member/Phone/TAC', {
      serviceAction: 'BankCardVerification',
      verificationCode: '000000',
    }).catch(() => undefined);
  await cards.open('?add=card');
  await expect(page.getByTestId('card-no-times')).toContainText('今日验证次数已用完');
});

test('[R7.2-1] five accounts at most; a wallet for its network, made the default one, used, and kept while money is on its way to it', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01');
  const cards = new BankCardsPage(page, site);
  await cards.open('?add=crypto');
  await page.getByTestId('crypto-address').fill(trcAddress('C'));
  await page.getByTestId('crypto-save').click();
  await expect.poll(() => cards.lasts()).toEqual(['DeC', '618']);
  await page.getByTestId('account-default').click();
  await expect.poll(() => cards.lasts()).toEqual(['618', 'DeC']);
  await axe();
  await page.goto(`${site.url}/Withdrawal`);
  await page.getByTestId('withdraw-method-USDT-TRC20').click();
  await expect(page.getByTestId('withdraw-account-DeC')).toHaveAttribute('aria-checked', 'true');
  const withdrawal = new WithdrawalPage(page, site);
  await withdrawal.send('200');
  await withdrawal.expectStatus('Processing');
  await cards.open();
  const remove = page.locator('[data-last="DeC"]').getByTestId('account-remove');
  await remove.click();
  await page.getByTestId('account-remove-confirm').click();
  await expect(page.getByTestId('account-act-refused')).toContainText('处理中的提款');
  await clock(site, { advanceMs: 25_000 });
  await remove.click();
  await page.getByTestId('account-remove-confirm').click();
  await expect.poll(() => cards.lasts()).toEqual(['618']);
  await cards.addWallets(['D', 'E', 'F', 'G']);
  await page.reload();
  await expect(page.getByTestId('accounts-full')).toContainText('最多绑定 5 个收款账户');
  await expect(page.getByTestId('add-card')).toHaveCount(0);
  await expectCalls(site, ['payment.changeBank', 'payment.deleteBank']);
});

test('[R2.1-1] a visitor of the saved accounts is asked to sign in', async ({ page, site }) => {
  await page.goto(`${site.url}/Me/BankCards`);
  await expect(page.locator('main').getByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    /\/login/,
  );
});
