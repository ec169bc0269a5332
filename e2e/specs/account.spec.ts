/** Becoming a member, getting back in, and what is due after a login (§2.3, §4.1). */
import { expect, test } from '../fixtures/test';
import {
  RegisterPage,
  expectAt,
  giveContacts,
  linkIn,
  newPassword,
  outboxOf,
} from '../page-models/host-pages';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';

const NEW = 'Newpass123';

test('[R2.3-1] [R2.4-1] the login names where it returns to, leads to the forms beside it, and remembers a name only when asked', async ({
  page,
  site,
}) => {
  const login = new LoginPage(page, site);
  await page.goto(`${site.url}/login?from=helpcenter`);
  await expect(page.getByText('登录后将返回帮助中心')).toBeVisible();
  for (const [name, path] of [
    ['忘记密码', '/Forgetpwd'],
    ['立即注册', '/Register'],
    ['联系客服', '/CustomerService'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expectAt(page, site, path);
    await page.goBack();
    await expect(page.getByTestId('login-submit')).toBeVisible();
  }
  await page.getByTestId('login-remember').check();
  await login.logIn('member01');
  await expectAt(page, site, '/CustomerService');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Passw0rd!');
  await page.evaluate(() => {
    localStorage.removeItem('memberToken');
    localStorage.removeItem('refreshToken');
    localStorage.removeItem('loginStatus');
  });
  await login.open();
  await expect(page.getByTestId('login-username')).toHaveValue('member01');
  await expect(page.getByTestId('login-password')).toHaveValue('');
});

test('[C-26] [C-85] names and passwords can be pasted and filled by a manager', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/login`);
  await expect(page.getByTestId('login-username')).toHaveAttribute('autocomplete', 'username');
  const password = page.getByTestId('login-password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  await password.focus();
  expect(
    await password.evaluate((field) =>
      field.dispatchEvent(
        new ClipboardEvent('paste', {
          bubbles: true,
          cancelable: true,
          clipboardData: new DataTransfer(),
        }),
      ),
    ),
  ).toBe(true);
  await page.goto(`${site.url}/Register`);
  await expect(page.getByTestId('register-password')).toHaveAttribute(
    'autocomplete',
    'new-password',
  );
});

test('[R4.1-1] [R1-2] [R2.4-1] a visitor registers, is signed in at once and comes home; affiliate and referral go along', async ({
  page,
  site,
  axe,
}) => {
  const form = new RegisterPage(page);
  await page.goto(`${site.url}/?aff=PARTNER1&raf=FRIEND9`);
  const inHead = page.getByRole('banner').getByRole('link', { name: '注册' });
  await expect(inHead).toHaveAttribute('href', /\/Register$/);
  await expect(inHead).toBeInViewport();
  await page.getByTestId('home-join').getByRole('link', { name: '注册' }).click();
  await expect(form.field('referral')).toHaveValue('FRIEND9');
  await form.submit();
  await expect(form.field('username')).toBeFocused();
  await axe();
  await form.fill('member01');
  await form.submit();
  await expect(page.getByText('该用户名已被使用')).toBeVisible();
  await form.field('username').fill('anna0001');
  await form.field('submit').dblclick();
  await expectAt(page, site, '');
  await expect(page.getByTestId('balance-total')).toBeVisible();
  const { requests } = await site.control<{ requests: { body: object }[] }>(
    'GET',
    '/requests?path=/api/Member/MemberRestricted',
  );
  expect(requests).toHaveLength(2);
  expect(requests[1]?.body).toMatchObject({
    userName: 'anna0001',
    affiliateCode: 'PARTNER1',
    referralCode: 'FRIEND9',
    isAdult: true,
    acceptsTerms: true,
  });
  await expectCalls(site, ['member.registerRestricted', 'member.get']);
});

test('[R2.1-1] a forgotten password comes back by phone; the words are the same for names that do not exist', async ({
  page,
  site,
  axe,
}) => {
  await giveContacts(site, 'member01', { phoneNumber: '13800008888' });
  const ask = async (name: string): Promise<string> => {
    await page.goto(`${site.url}/Forgetpwd`);
    await page.getByTestId('forgot-userName').fill(name);
    await page.getByTestId('forgot-phoneNumber').fill('13800008888');
    await page.getByTestId('forgot-submit').click();
    return (await page.getByTestId('forgot-sent').textContent()) ?? '';
  };
  const stranger = await ask('nobody99');
  expect(await ask('member01')).toBe(stranger);
  expect((await outboxOf(site, 'member01')).join()).toContain('123456');
  await expect(page.getByTestId('otp-resend')).toBeDisabled();
  await page.getByTestId('otp').fill('000000');
  await newPassword(page, NEW);
  await expect(page.getByText('验证码不正确或已失效')).toBeVisible();
  await axe();
  await page.getByTestId('otp').fill('123456');
  await page.getByTestId('reset-submit').click();
  await expectAt(page, site, '/login');
  await new LoginPage(page, site).fill('member01', NEW);
  await expectAt(page, site, '');
  await expectCalls(site, ['member.forgetPassword']);
});

test('[R2.1-1] a forgotten password comes back by the link of a mail, once; a forgotten name by mail', async ({
  page,
  site,
}) => {
  await giveContacts(site, 'member01', { email: 'wang@mail.example' });
  await page.goto(`${site.url}/Forgetpwd`);
  await page.getByTestId('forgot-way-emailLink').click();
  await page.getByTestId('forgot-userName').fill('member01');
  await page.getByTestId('forgot-email').fill('wang@mail.example');
  await page.getByTestId('forgot-submit').click();
  await expect(page.getByTestId('forgot-sent')).toContainText('链接已发送');
  const link = await linkIn(site, 'member01', '/resetpassword');
  await page.goto(`${site.url}${link}`);
  await expect(page.getByTestId('reset-submit')).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await newPassword(page, NEW);
  await expectAt(page, site, '/login');
  await page.goto(`${site.url}${link}`);
  await newPassword(page, 'Another123');
  await expect(page.getByTestId('reset-expired')).toBeVisible();
  await page.goto(`${site.url}/Forgetpwd?tab=username`);
  await page.getByTestId('forgot-email').fill('wang@mail.example');
  await page.getByTestId('forgot-submit').click();
  await expect(page.getByTestId('forgot-sent')).toContainText('用户名已发送');
  expect((await outboxOf(site, 'member01')).at(-1)).toContain('member01');
});

test('[R7.2-1] a gateway that has only the older addresses sends the same mails and takes members', async ({
  page,
  site,
}) => {
  await giveContacts(site, 'member01', { email: 'wang@mail.example' });
  for (const path of [
    '/api/Auth/ForgetPassword/Email',
    '/api/Auth/ForgetUsername/Email',
    '/api/Member/MemberRestricted',
  ]) {
    await site.control('POST', '/faults', {
      match: { method: 'POST', path },
      fault: { status: 404, errorCode: 'GEN0404' },
    });
  }
  await page.goto(`${site.url}/Forgetpwd`);
  await page.getByTestId('forgot-way-emailLink').click();
  await page.getByTestId('forgot-userName').fill('member01');
  await page.getByTestId('forgot-email').fill('wang@mail.example');
  await page.getByTestId('forgot-submit').click();
  await expect(page.getByTestId('forgot-sent')).toContainText('链接已发送');
  expect(await linkIn(site, 'member01', '/resetpassword')).toContain('token=');
  await page.goto(`${site.url}/Forgetpwd?tab=username`);
  await page.getByTestId('forgot-email').fill('wang@mail.example');
  await page.getByTestId('forgot-submit').click();
  await expect(page.getByTestId('forgot-sent')).toContainText('用户名已发送');
  await page.goto(`${site.url}/Register`);
  const form = new RegisterPage(page);
  await form.fill('anna0002');
  await form.submit();
  await expectAt(page, site, '');
  await expectCalls(site, [
    'member.forgetPasswordByEmail',
    'member.forgetUsernameByEmail',
    'member.register',
  ]);
});

test('[R2.3-4] [R4.1-2] both are due: the new password first, then the code, then the page that was asked for', async ({
  page,
  site,
  axe,
}) => {
  await page.goto(`${site.url}/TransactionRecord/?type=other`);
  await new LoginPage(page, site).logIn('both01');
  await expect(page).toHaveURL(/\/Verify\/?\?type=resetpwd/);
  await expect(page.getByTestId('verify-resetpwd')).toBeVisible();
  await axe();
  await newPassword(page, NEW);
  await expect(page).toHaveURL(/\/Verify\/?\?type=loginOTP/);
  await page.getByTestId('otp-send').click();
  await expect(page.getByTestId('otp')).toBeVisible();
  await axe();
  await page.getByTestId('otp').fill('123456');
  await page.getByTestId('otp-submit').click();
  await expect(page).toHaveURL(/\/TransactionRecord\/?\?type=other/);
  await page.reload();
  await expect(page).toHaveURL(/\/TransactionRecord\/?\?type=other/);
  await expectCalls(site, [
    'member.changePassword',
    'member.customFlag',
    'member.checkPhoneCode',
    'member.sendPhoneCode',
    'member.verificationAttempt',
    'member.resendAttempt',
  ]);
});

test('[R2.3-4] [C-27] a wrong code costs a try, counted by the server, and without tries only customer service is left', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).signIn('otp01');
  await expect(page).toHaveURL(/\/Verify\/?\?type=loginOTP/);
  await page.goto(`${site.url}/DepositVerify`);
  await expect(page).toHaveURL(/\/Verify\/?\?type=loginOTP&fromUrl=%2FDepositVerify/);
  await page.getByTestId('otp-send').click();
  await expect(page.getByTestId('otp-left')).toContainText('还可尝试 5 次');
  for (const left of [4, 3, 2, 1]) {
    await page.getByTestId('otp').fill(`00000${left}`);
    await page.getByTestId('otp-submit').click();
    await expect(page.getByTestId('otp-left')).toContainText(`还可尝试 ${left} 次`);
  }
  await page.getByTestId('otp').fill('000000');
  await page.getByTestId('otp-submit').click();
  await expect(page.getByTestId('otp-none')).toBeVisible();
  await expect(page.getByTestId('otp-submit')).toBeDisabled();
  await page.getByRole('link', { name: '联系客服' }).click();
  await expectAt(page, site, '/CustomerService');
});

test('[R2.3-4] /Verify is no page for visitors, for members with nothing due, and for types nobody knows', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/Verify/?type=loginOTP`);
  await expectAt(page, site, '/login');
  await new LoginPage(page, site).logIn('member01');
  await page.goto(`${site.url}/Verify/?type=resetpwd`);
  await expectAt(page, site, '');
  await page.goto(`${site.url}/Verify/?type=else`);
  await expectAt(page, site, '/404');
});

test('[R2.1-1] the mail of an address verifies it once; the old link leads to a new mail', async ({
  page,
  site,
  axe,
}) => {
  await giveContacts(site, 'member01', { email: 'wang@mail.example' });
  await site.control('PATCH', '/members/member01', { emailStatus: 'Unverified' });
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/email-verified`);
  await expect(page.getByTestId('email-open')).toContainText('尚未验证');
  await page.getByTestId('email-resend').click();
  await expect(page.getByTestId('email-told')).toContainText('已发送');
  const link = await linkIn(site, 'member01', '/Services/VerificationRedirection');
  await page.goto(`${site.url}${link}`);
  await expectAt(page, site, '/email-verified');
  await expect(page.getByTestId('email-verified')).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await axe();
  await page.goto(`${site.url}${link}`);
  await expectAt(page, site, '/email-verification-expired');
  await expect(page.getByTestId('email-resend')).toBeVisible();
  await axe();
  await expectCalls(site, ['member.emailToken', 'member.sendEmailCode']);
});
