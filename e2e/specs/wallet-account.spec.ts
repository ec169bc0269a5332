/** The account of a member: profile, contacts, security, addresses, rewards, safehouse. */
import { expect, test } from '../fixtures/test';
import { AccountPage } from '../page-models/account-page';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { requestsTo } from '../page-models/page-session';

test('[R2.1-1] [R2.3-1] the pages of the account are open by their address, say what is there, and the login comes back', async ({
  page,
  site,
  axe,
}) => {
  for (const path of [
    '/Me/Uploadfiles/',
    '/Me/IdentityCheck',
    '/Me/Addresses',
    '/Me/Security',
    '/Me/Rewards',
    '/Safehouse',
    '/Me/Accountinfo/',
  ]) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByTestId('login-first')).toBeVisible();
    await expect(page.getByTestId('layout')).toHaveAttribute('data-status', '2');
  }
  await axe();
  await page.getByRole('link', { name: '登录' }).click();
  await new LoginPage(page, site).logIn('member01');
  await expect(page).toHaveURL(/\/Me\/Accountinfo/);
  await expect(page.getByTestId('account')).toBeVisible();
});

test('[R2.3-7] [R5-5] [R7.2-1] the account shows what the server masked, and changes part by part', async ({
  page,
  site,
  axe,
}) => {
  const account = new AccountPage(page, site);
  await new LoginPage(page, site).enter('member01', '/Me/Accountinfo/');
  await expect(account.field('phone')).toContainText(/\*{8}888\s*已验证/);
  await expect(account.field('identityCard')).toContainText(/\*{15}123\s*已锁定/);
  await expect(account.field('firstName')).toContainText(/王\*明\s*已锁定/);
  await expect(account.field('holder')).toContainText('王*明');
  await expect(page.locator('#main')).not.toContainText('王小明');
  await axe();

  await account.edit('address');
  await account.place('浙江省', '杭州市', '西湖区');
  await account.fill('verify-street', '文三路 1 号');
  await account.fill('verify-zip', '310012');
  await account.submit();
  await expect(account.field('address')).toContainText('杭州市');
  expect(
    (await requestsTo(site, '/api/Member'))
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => body),
  ).toEqual([{ city: '杭州市', address: '浙江省杭州市西湖区文三路 1 号', zipCode: '310012' }]);

  await account.edit('wallet');
  await account.pick('verify-choice', '真人娱乐');
  await account.submit();
  await expect(account.field('wallet')).toContainText('真人娱乐');
  await account.edit('question');
  await account.pick('verify-question', '您最喜欢的球队是?');
  await account.fill('verify-answer', '申花');
  await axe();
  await account.submit();
  await expect(account.field('question')).toContainText('已设置');

  const call = account.field('ContactByCall');
  await call.click();
  await expect(call).toHaveAttribute('aria-checked', 'true');
  await expect
    .poll(async () =>
      JSON.stringify(
        (await requestsTo(site, '/api/Member')).filter(({ method }) => method === 'PATCH').at(-1)
          ?.body,
      ),
    )
    .toBe('[{"key":"ContactByCall","value1":"true"}]');
  await expectCalls(site, [
    'member.get',
    'member.patch',
    'member.put',
    'member.kyc',
    'member.holderName',
    'member.secretQuestions',
    'setting.securityQuestions',
    'balance.walletGroups',
    'setting.provinces',
    'setting.districts',
    'setting.towns',
  ]);
});

test('[C-30] [R7.2-1] another phone and another mail address: the present one says yes, then the new one, by code', async ({
  page,
  site,
}) => {
  const account = new AccountPage(page, site);
  await new LoginPage(page, site).enter('member01', '/Me/Accountinfo/?edit=phone');
  await account.giveCode();
  await account.fill('verify-phone', '13700001111');
  await account.giveCode();
  await expect(account.field('phone')).toContainText('********111');
  await account.edit('email');
  await account.giveCode();
  await account.fill('verify-email', 'wang.new@mail.example');
  await account.giveCode();
  await expect(account.field('email')).toContainText('w******w@mail.example');
  await expect(account.field('email')).toContainText('已验证');
  await expectCalls(site, [
    'member.sendPhoneCode',
    'member.checkPhoneCode',
    'member.sendEmailCode',
    'member.checkEmailCode',
    'member.verificationAttempt',
    'member.resendAttempt',
    'setting.phonePrefixes',
  ]);
});

test("[R7.3-6] the server's words stand above the form, what was typed stays, and a name is set once", async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 422/);
  const account = new AccountPage(page, site);
  await new LoginPage(page, site).enter('newbie01', '/Me/Accountinfo/');
  await expect(page.getByTestId('account-kyc')).toContainText('还需：验证手机号码、填写真实姓名');
  await account.edit('firstName');
  await account.fill('verify-name', '王小新');
  await site.control('POST', '/faults', {
    match: { method: 'PATCH', path: '/api/Member' },
    fault: { status: 422, errorCode: 'VAL08052', description: '姓名包含不支持的字' },
    times: 1,
  });
  await account.submit();
  await expect(page.getByTestId('verify-error')).toContainText('姓名包含不支持的字');
  await expect(page.getByTestId('verify-name')).toHaveValue('王小新');
  await account.submit();
  await expect(account.field('firstName')).toContainText(/王\*新\s*已锁定/);
  await account.open('/Me/Accountinfo/?edit=firstName');
  await expect(page.getByTestId('account-locked')).toBeVisible();
});

test('[R7.2-1] a new password with the old one; the next login takes only the new one', async ({
  page,
  site,
  axe,
  watch,
}) => {
  watch.allow(/status of 422/);
  await new LoginPage(page, site).enter('member01', '/Me/Security');
  await expect(page.getByTestId('security-last')).toContainText(/\d{4}\/\d\d\/\d\d \d\d:\d\d/);
  await page.getByTestId('old-password').fill('wrong-one1');
  await page.getByTestId('new-password').fill('Newpass123');
  await page.getByTestId('repeat-password').fill('Newpass123');
  await page.getByTestId('verify-submit').click();
  await expect(page.getByTestId('old-password')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('原密码不正确');
  await axe();
  await page.getByTestId('old-password').fill('Passw0rd!');
  await page.getByTestId('verify-submit').click();
  await expect(page.getByTestId('new-password')).toHaveValue('');
  await page.getByTestId('security-logout').click();
  await expectCalls(site, ['member.logout']);
  await expect(page.getByTestId('login-first')).toBeVisible();
  await page.getByRole('link', { name: '登录' }).click();
  await new LoginPage(page, site).fill('member01', 'Newpass123');
  await expect(page.getByTestId('security')).toBeVisible();
  await expectCalls(site, ['auth.changePassword']);
});

test('[R7.2-1] [R5-5] addresses: five at most, masks handed back untouched, the default one first, gone after a question', async ({
  page,
  site,
  axe,
}) => {
  const account = new AccountPage(page, site);
  await new LoginPage(page, site).enter('member01', '/Me/Addresses');
  await expect(page.getByTestId('addresses-empty')).toBeVisible();
  const add = async (recipient: string): Promise<void> => {
    await page.getByTestId('address-add').click();
    await page.getByTestId('address-recipient').fill(recipient);
    await page.getByTestId('address-phone').fill('13700001111');
    await account.place('上海市', '上海市', '黄浦区');
    await page.getByTestId('address-street').fill('南京东路 1 号');
    await account.submit();
  };
  const cards = page.getByTestId('address-card');
  const names = ['王小明', '李小刚', '张小红', '赵小龙', '孙小虎'];
  for (const [at, name] of names.entries()) {
    await add(name);
    await expect(cards).toHaveCount(at + 1);
  }
  await expect(page.getByTestId('address-add')).toBeDisabled();
  await expect(cards.first()).toContainText(/王\*明\s*\*{8}111\s*默认/);
  await axe();
  await cards.nth(1).getByTestId('address-change').click();
  await page.getByTestId('address-zip').fill('200001');
  await account.submit();
  await expect(cards.nth(1)).toContainText('李*刚');
  await expect(cards.nth(1)).toContainText('200001');
  await cards.nth(1).getByTestId('address-make-default').click();
  await expect(cards.first()).toContainText('李*刚');
  await cards.first().getByTestId('address-remove').click();
  await page.getByTestId('address-remove-yes').click();
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText('默认');
  await expectCalls(site, [
    'member.addresses',
    'member.addAddress',
    'member.changeAddress',
    'member.deleteAddress',
  ]);
});

test('[R2.1-1] [R7.2-1] the safehouse locks at once and opens by a code; the tier says how far the next one is', async ({
  page,
  site,
  axe,
  watch,
}) => {
  watch.allow(/status of 422/);
  const account = new AccountPage(page, site);
  await new LoginPage(page, site).enter('member01', '/Safehouse');
  const safehouse = page.getByTestId('safehouse');
  await page.getByTestId('safehouse-lock').click();
  await expect(safehouse).toHaveAttribute('data-locked', 'true');
  await account.giveCode('000000');
  await expect(page.getByTestId('otp-left')).toContainText('今日还可尝试 4 次');
  await axe();
  await account.fill('verify-code', '123456');
  await account.submit();
  await expect(safehouse).toHaveAttribute('data-locked', 'false');
  await page.goto(`${site.url}/Me/Rewards`);
  await expect(page.getByTestId('rewards')).toHaveAttribute('data-tier', 'BRONZE');
  await axe();
  await expectCalls(site, ['member.safehouse', 'member.setSafehouse', 'member.rewardDetail']);
});
