import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getRewardPoints } from '@site/contracts/reward-store';
import { formatWhole } from '@site/domain/formatting/whole';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { Page as AccountPage } from './AccountPage';
import { Page as AddressesPage } from './AddressesPage';
import { Page as RewardsPage } from './RewardsPage';
import { Page as SafehousePage } from './SafehousePage';
import { Page as SecurityPage } from './SecurityPage';

let world: TestWorld;
const pages = (
  <Routes>
    <Route path="/Me/Accountinfo" element={<AccountPage />} />
    <Route path="/Me/Addresses" element={<AddressesPage />} />
    <Route path="/Me/Security" element={<SecurityPage />} />
    <Route path="/Me/Rewards" element={<RewardsPage />} />
    <Route path="/Safehouse" element={<SafehousePage />} />
  </Routes>
);
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

async function open(path: string, member: string | null = 'member01'): Promise<void> {
  if (member !== null) await world.logIn(member);
  renderInShell(pages, { platform: world.platform, path });
}
const type = async (testId: string, text: string): Promise<void> =>
  userEvent.type(await screen.findByTestId(testId), text);
const submit = (): Promise<void> => userEvent.click(screen.getByTestId('verify-submit'));
const choose = async (testId: string, option: string): Promise<void> => {
  await waitFor(() => expect(screen.getByTestId(testId)).toHaveTextContent(option));
  await userEvent.selectOptions(screen.getByTestId(testId), option);
};
async function giveCode(): Promise<void> {
  await submit();
  await type('verify-code', '123456');
  await submit();
}
const bodies = async (method: string, path: string): Promise<readonly unknown[]> => {
  const { requests } = (await world.control(
    'GET',
    `/requests?path=${encodeURIComponent(path)}`,
  )) as { requests: readonly { method: string; url: string; body: unknown }[] };
  return requests.filter((each) => each.method === method).map(({ body }) => body);
};
const refuse = (method: string, path: string, description: string): Promise<unknown> =>
  world.control('POST', '/faults', {
    match: { method, path },
    fault: { status: 422, errorCode: 'VAL08052', description },
    times: 1,
  });

test.each([
  ['/Me/Accountinfo/', '登录后可以查看和管理您的账户信息。'],
  ['/Me/Addresses', '登录后可以管理您的收货地址。'],
  ['/Me/Security', '登录后可以修改密码并查看登录安全信息。'],
  ['/Me/Rewards', '登录后可以查看您的会员等级与积分。'],
  ['/Safehouse', '登录后可以锁定或解锁您的保险箱。'],
])(
  '[R2.1-1] a visitor of %s is told what is there, and comes back after the login',
  async (path, hint) => {
    await open(path, null);
    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      `/login?fromUrl=${encodeURIComponent(path)}`,
    );
  },
);

test('[R2.3-7] [R5-5] the account shows every part with its state, and nothing whole that is masked', async () => {
  await open('/Me/Accountinfo/');
  expect(await screen.findByTestId('account-firstName')).toHaveTextContent('王*明');
  expect(screen.getByTestId('account-firstName')).toHaveTextContent('已锁定');
  expect(screen.getByTestId('account-firstName').tagName).toBe('DIV');
  expect(screen.getByTestId('account-phone')).toHaveTextContent(/\*+888已验证/);
  expect(screen.getByTestId('account-identityCard')).toHaveTextContent(/\*+123已锁定/);
  await waitFor(() => expect(screen.getByTestId('account-holder')).toHaveTextContent('王*明'));
  await waitFor(() => expect(screen.getByTestId('account-wallet')).toHaveTextContent('体育电竞'));
  expect(await screen.findByTestId('account-kyc')).toHaveAttribute('data-kyc', 'true');
  expect(screen.getByTestId('account-kyc')).toHaveTextContent(/^已完成实名认证/);
  expect(document.body).not.toHaveTextContent('王小明');
});

test('[R4.5-1] [R4.5-2] what deposit and withdrawal still ask stands in the account, by name', async () => {
  await open('/Me/Accountinfo/', 'newbie01');
  expect(await screen.findByTestId('account-kyc')).toHaveTextContent(
    '存款验证还需：验证手机号码、填写真实姓名',
  );
  expect(screen.getByTestId('account-kyc')).toHaveTextContent(
    '提款验证还需：身份证号码、出生日期与居住城市、验证手机号码、验证电子邮箱',
  );
  expect(screen.getByRole('link', { name: '去完成提款验证' })).toHaveAttribute(
    'href',
    '/Withdrawal',
  );
});

test("[R7.3-6] a name is set once and locks itself; the server's words stand above the form and nothing typed is lost", async () => {
  await open('/Me/Accountinfo/', 'newbie01');
  await userEvent.click(await screen.findByTestId('account-firstName'));
  await refuse('PATCH', '/api/Member', '姓名包含不支持的字');
  await type('verify-name', '王小新');
  await submit();
  expect(await screen.findByTestId('verify-error')).toHaveTextContent('姓名包含不支持的字');
  expect(screen.getByTestId('verify-name')).toHaveValue('王小新');
  await submit();
  await waitFor(() =>
    expect(screen.getByTestId('account-firstName')).toHaveTextContent('王*新已锁定'),
  );
});

test('a locked part cannot be opened by its address either', async () => {
  await open('/Me/Accountinfo/?edit=firstName');
  expect(await screen.findByTestId('account-locked')).toHaveTextContent('此项资料已锁定');
  await userEvent.click(screen.getByRole('button', { name: '返回账户信息' }));
  expect(await screen.findByTestId('account')).toBeVisible();
});

test('[C-30] another phone number: the verified one says yes first, then the new one; until then nothing changes', async () => {
  await open('/Me/Accountinfo/?edit=phone');
  expect(await screen.findByText('为确认是您本人操作，请先验证当前的联系方式。')).toBeVisible();
  expect(screen.queryByTestId('verify-other')).toBeNull();
  await giveCode();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('********888'));
  await type('verify-phone', '13700001111');
  await giveCode();
  await waitFor(() =>
    expect(screen.getByTestId('account-phone')).toHaveTextContent('********111已验证'),
  );
  expect(await bodies('POST', '/api/Member/Phone/Verify')).toEqual([
    expect.objectContaining({ serviceAction: 'Revalidate' }),
    expect.objectContaining({ serviceAction: 'ContactVerification', phoneNumber: '13700001111' }),
  ]);
});

test('[R7.2-1] an address goes in one call, the postal code only where there is one', async () => {
  await open('/Me/Accountinfo/?edit=address');
  await submit();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '请选择省份',
  ]);
  await choose('verify-province', '上海市');
  await choose('verify-district', '上海市');
  await choose('verify-town', '黄浦区');
  await type('verify-street', '南京东路 1 号');
  await submit();
  await waitFor(() => expect(screen.getByTestId('account-address')).toHaveTextContent('上海市'));
  expect(await bodies('PUT', '/api/Member')).toEqual([
    { city: '上海市', address: '上海市黄浦区南京东路 1 号' },
  ]);
});

test("[R3.9-1] the preferred wallet, a region and the security question are chosen from the server's lists", async () => {
  await open('/Me/Accountinfo/', 'newbie01');
  await userEvent.click(await screen.findByTestId('account-wallet'));
  await choose('verify-choice', '真人娱乐');
  await submit();
  await waitFor(() => expect(screen.getByTestId('account-wallet')).toHaveTextContent('真人娱乐'));
  await userEvent.click(screen.getByTestId('account-nationality'));
  await choose('verify-choice', '中国香港');
  await submit();
  await waitFor(() =>
    expect(screen.getByTestId('account-nationality')).toHaveTextContent('中国香港'),
  );
  await userEvent.click(screen.getByTestId('account-question'));
  await screen.findByTestId('verify-question');
  await submit();
  expect(screen.getByTestId('verify-question')).toHaveFocus();
  await choose('verify-question', '您最喜欢的球队是?');
  await type('verify-answer', '申花');
  await submit();
  await waitFor(() => expect(screen.getByTestId('account-question')).toHaveTextContent('已设置'));
  expect(await bodies('PATCH', '/api/Member')).toEqual(
    expect.arrayContaining([[{ key: 'SecretQuestion', value1: '3', value2: '申花' }]]),
  );
});

test('a switch is shown at once and put back with a word when the server does not take it', async () => {
  await open('/Me/Accountinfo/');
  const call = await screen.findByTestId('account-ContactByCall');
  await refuse('PATCH', '/api/Member', '暂不支持');
  await userEvent.click(call);
  await waitFor(() => expect(call).toHaveAttribute('aria-checked', 'false'));
  await userEvent.click(call);
  expect(call).toHaveAttribute('aria-checked', 'true');
  await waitFor(() => expect(world.platform.profile.get()?.offerContacts?.isCall).toBe(true));
});

test('[R7.2-1] the password: the old one proves who asks, refusals stand beside their field', async () => {
  await open('/Me/Security');
  expect(await screen.findByTestId('security-last')).toHaveTextContent(/\d{4}\/\d\d\/\d\d/);
  await submit();
  expect(screen.getByTestId('old-password')).toHaveFocus();
  await type('old-password', 'wrong');
  await type('new-password', 'Newpass123');
  await type('repeat-password', 'Newpass123');
  await submit();
  await waitFor(() =>
    expect(screen.getByTestId('old-password')).toHaveAttribute('aria-invalid', 'true'),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('原密码不正确');
  expect(screen.getByTestId('new-password')).toHaveValue('Newpass123');
  await userEvent.clear(screen.getByTestId('old-password'));
  await type('old-password', 'Passw0rd!');
  await submit();
  await waitFor(() => expect(screen.getByTestId('new-password')).toHaveValue(''));
});

test('[R7.2-1] tier, points and the way to the next; points are what the store would take', async () => {
  await world.control('POST', '/members/member01/points', { points: 40 });
  await open('/Me/Rewards');
  expect(await screen.findByTestId('rewards')).toHaveAttribute('data-tier', 'BRONZE');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByTestId('rewards')).toHaveTextContent('再获得 60 成长值升级为白银');
  expect(screen.getByTestId('rewards-growth')).toHaveTextContent('40');
  const inStore = await world.platform.api.call(getRewardPoints, {});
  const shown = inStore.ok ? formatWhole(inStore.value.available) : '';
  expect(shown).not.toBe('40');
  await waitFor(() => expect(screen.getByTestId('rewards-points')).toHaveTextContent(`${shown}分`));
});

test("[R7.2-1] the safehouse locks at once and unlocks by a code to the account's phone", async () => {
  await open('/Safehouse');
  await userEvent.click(await screen.findByTestId('safehouse-lock'));
  await waitFor(() =>
    expect(screen.getByTestId('safehouse')).toHaveAttribute('data-locked', 'true'),
  );
  expect(screen.getByText('保险箱已锁定', { selector: 'h2' })).toHaveFocus();
  await submit();
  await type('verify-code', '000000');
  await submit();
  await waitFor(() =>
    expect(screen.getByTestId('otp-left')).toHaveTextContent('今日还可尝试 4 次'),
  );
  await type('verify-code', '123456');
  await submit();
  await waitFor(() =>
    expect(screen.getByTestId('safehouse')).toHaveAttribute('data-locked', 'false'),
  );
});

test('without a verified phone a locked safehouse says what is missing', async () => {
  await world.logIn('newbie01');
  await open('/Safehouse', null);
  await userEvent.click(await screen.findByTestId('safehouse-lock'));
  expect(await screen.findByTestId('safehouse-no-phone')).toHaveTextContent('请先验证手机号码');
});

describe('[R7.2-1] shipping addresses', () => {
  const fill = async (recipient: string): Promise<void> => {
    await type('address-recipient', recipient);
    await type('address-phone', '13700001111');
    await choose('verify-province', '上海市');
    await choose('verify-district', '上海市');
    await choose('verify-town', '黄浦区');
    await type('address-street', '南京东路 1 号');
    await submit();
  };
  test('added, changed with its masks handed back untouched, made default, deleted after a question', async () => {
    await open('/Me/Addresses');
    await userEvent.click(await screen.findByTestId('address-add'));
    await submit();
    expect(screen.getByTestId('address-recipient')).toHaveFocus();
    await fill('王小明');
    expect(await screen.findByTestId('address-card')).toHaveTextContent(
      '王*明********111默认上海市黄浦区南京东路 1 号',
    );
    await userEvent.click(screen.getByTestId('address-change'));
    expect(await screen.findByTestId('address-recipient')).toHaveValue('王*明');
    await userEvent.clear(screen.getByTestId('address-recipient'));
    await type('address-recipient', '王*刚');
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('请填写 1-30 个字的收件人姓名');
    await userEvent.clear(screen.getByTestId('address-recipient'));
    await type('address-recipient', '王*明');
    await type('address-zip', '200001');
    await submit();
    await waitFor(() => expect(screen.getByTestId('address-card')).toHaveTextContent('200001'));
    await userEvent.click(screen.getByTestId('address-add'));
    await fill('李小刚');
    await waitFor(() => expect(screen.getAllByTestId('address-card')).toHaveLength(2));
    await userEvent.click(screen.getByTestId('address-make-default'));
    await waitFor(() =>
      expect(screen.getAllByTestId('address-card')[0]).toHaveTextContent('李*刚'),
    );
    await userEvent.click(
      within(screen.getAllByTestId('address-card')[0] as HTMLElement).getByTestId('address-remove'),
    );
    await userEvent.click(await screen.findByTestId('address-remove-yes'));
    await waitFor(() => expect(screen.getAllByTestId('address-card')).toHaveLength(1));
    expect(screen.getByTestId('address-card')).toHaveTextContent('王*明');
    expect(screen.getByTestId('address-card')).toHaveAttribute('data-default', 'true');
  });
});
