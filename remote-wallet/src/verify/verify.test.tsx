import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { redeemEmailToken } from '@site/contracts/member-verification';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { DepositSteps } from './DepositSteps';
import { WithdrawalSteps } from './WithdrawalSteps';

let world: TestWorld;
const done = jest.fn();

beforeEach(() => {
  world = createTestWorld();
  done.mockReset().mockResolvedValue(true);
});
afterEach(() => world.close());

async function open(kind: 'deposit' | 'withdrawal', member = 'newbie01'): Promise<void> {
  await world.logIn(member);
  const Steps = kind === 'deposit' ? DepositSteps : WithdrawalSteps;
  renderInShell(
    <Routes>
      <Route path="*" element={<Steps onDone={done} />} />
    </Routes>,
    { platform: world.platform },
  );
}
const step = (): string | undefined => screen.queryByTestId('verify-step')?.dataset['step'];
const submit = (): Promise<void> => userEvent.click(screen.getByTestId('verify-submit'));
const type = async (testId: string, text: string): Promise<void> =>
  userEvent.type(await screen.findByTestId(testId), text);
const choose = async (testId: string, option: string): Promise<void> => {
  await waitFor(() => expect(screen.getByTestId(testId)).toHaveTextContent(option));
  await userEvent.selectOptions(screen.getByTestId(testId), option);
};
async function giveCode(code = '123456'): Promise<void> {
  await type('verify-code', code);
  await submit();
}
const requestsTo = async (path: string) =>
  (
    (await world.control('GET', `/requests?path=${encodeURIComponent(path)}`)) as {
      requests: { method: string; body: unknown }[];
    }
  ).requests;

test('[R4.5-1] a deposit asks the phone, then the name, both told at once, and then lets the member on', async () => {
  await open('deposit');
  expect(step()).toBe('VerifyFirstStep');
  const steps = await screen.findAllByRole('listitem');
  expect(steps.map((each) => each.dataset['state'])).toEqual(['now', 'next']);
  expect(screen.getByText('验证码将发送至 ********001')).toBeVisible();
  await submit();
  await giveCode();
  await waitFor(() => expect(step()).toBe('VerifySecondStep'));
  expect(screen.getByRole('heading', { name: '填写真实姓名' })).toHaveFocus();
  expect(screen.getByText('姓名保存后不能自行修改，请仔细核对后再提交。')).toBeVisible();
  await type('verify-name', '王');
  await submit();
  expect(screen.getByTestId('verify-name')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByTestId('verify-name')).toHaveFocus();
  await type('verify-name', '小新');
  await submit();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(world.platform.profile.get()).toMatchObject({
    firstName: '王小新',
    phoneStatus: 'Verified',
  });
});

test('[R4.5-1] another number counts once its code was right; a code to one number never verifies another', async () => {
  await open('deposit');
  await userEvent.click(screen.getByTestId('verify-other'));
  await type('verify-phone', '12');
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('请输入正确的 11 位手机号码');
  await userEvent.clear(screen.getByTestId('verify-phone'));
  await userEvent.click(screen.getByTestId('verify-phone'));
  await userEvent.paste('+86 137 0000 1111');
  expect(screen.getByTestId('verify-phone')).toHaveValue('13700001111');
  await submit();
  expect(await screen.findByTestId('verify-sent')).toHaveTextContent('********111');
  await userEvent.click(screen.getByTestId('verify-change'));
  await userEvent.clear(screen.getByTestId('verify-phone'));
  await type('verify-phone', '13700002222');
  await submit();
  expect(await screen.findByTestId('verify-error')).toHaveTextContent(/请\d+秒后再试/);
  expect(screen.queryByTestId('verify-code')).toBeNull();
  await userEvent.clear(screen.getByTestId('verify-phone'));
  await type('verify-phone', '13700001111');
  await submit();
  await giveCode();
  await waitFor(() => expect(step()).toBe('VerifySecondStep'));
  expect(world.platform.profile.get()?.phoneNumber).toBe('********111');
});

test("[C-27] a wrong code costs a try by the server's count; with none left only customer service is offered", async () => {
  await open('deposit');
  await submit();
  for (const left of [4, 3, 2, 1]) {
    await giveCode('000000');
    await waitFor(() =>
      expect(screen.getByTestId('otp-left')).toHaveTextContent(`今日还可尝试 ${left} 次`),
    );
    expect(screen.getByTestId('verify-code')).toHaveValue('');
  }
  await giveCode('000000');
  expect(await screen.findByTestId('otp-none')).toHaveTextContent('今日验证次数已用完');
  expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute(
    'href',
    '/CustomerService',
  );
  expect(screen.getByTestId('verify-submit')).toBeDisabled();
});

test('[R4.5-2] a withdrawal asks identity, birth and city, phone, mail, one after the other on the same page', async () => {
  await open('withdrawal');
  expect((await screen.findAllByRole('listitem')).map((each) => each.dataset['state'])).toEqual([
    'now',
    'next',
    'next',
    'next',
  ]);
  await type('verify-identity', '110105194912310021');
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('请输入正确的 18 位身份证号码');
  await userEvent.clear(screen.getByTestId('verify-identity'));
  await type('verify-identity', '11010519491231002x');
  await submit();
  await waitFor(() => expect(step()).toBe('2'));
  await submit();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '请选择完整的出生日期',
  ]);
  await userEvent.selectOptions(screen.getByTestId('verify-birth-year'), '1990');
  await userEvent.selectOptions(screen.getByTestId('verify-birth-month'), '5');
  await userEvent.selectOptions(screen.getByTestId('verify-birth-day'), '20');
  await choose('verify-province', '浙江省');
  await choose('verify-district', '杭州市');
  await choose('verify-town', '西湖区');
  await submit();
  await waitFor(() => expect(step()).toBe('3'));
  expect(world.platform.profile.get()).toMatchObject({
    dob: '1990-05-20',
    address: { city: '杭州市', address: '浙江省杭州市西湖区' },
  });
  await submit();
  await giveCode();
  await waitFor(() => expect(step()).toBe('4'));
  await type('verify-email', 'new@mail.example');
  await submit();
  await giveCode();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(JSON.stringify(world.platform.profile.get())).not.toContain('11010519491231002X');
  expect(await requestsTo('/api/Member')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        method: 'PATCH',
        body: [{ key: 'IdentityCard', value1: '11010519491231002X' }],
      }),
    ]),
  );
});

test('[R4.5-2] only what is missing of birth and city is asked', async () => {
  await world.control('PATCH', '/members/newbie01', {
    identityCard: '11010519491231002X',
    dob: '1990-05-20',
  });
  await open('withdrawal');
  expect(await screen.findByTestId('verify-province')).toBeVisible();
  expect(screen.queryByTestId('verify-birth-year')).toBeNull();
});

test('[R7.2-1] the link of the mail counts as well; before it was opened the page says so', async () => {
  await world.control('PATCH', '/members/member01', {
    email: 'wang@mail.example',
    emailStatus: 'Unverified',
  });
  await open('withdrawal', 'member01');
  await submit();
  await userEvent.click(await screen.findByTestId('verify-link-done'));
  expect(await screen.findByText(/暂未查到验证结果/)).toBeVisible();
  const { outbox } = (await world.control('GET', '/members/member01/outbox')) as {
    outbox: { content: string }[];
  };
  const token =
    outbox.flatMap(({ content }) => /token=([\w.-]+)/.exec(content)?.[1] ?? [])[0] ?? '';
  expect((await world.platform.api.call(redeemEmailToken, { body: { token } })).ok).toBe(true);
  await userEvent.click(screen.getByTestId('verify-link-done'));
  await waitFor(() => expect(done).toHaveBeenCalled());
});

test('what was saved but could not be read back is not asked again', async () => {
  await world.control('PATCH', '/members/newbie01', { phoneStatus: 'Verified' });
  await open('deposit');
  await type('verify-name', '王小新');
  await world.control('POST', '/faults', {
    match: { method: 'GET', path: '/api/Member?' },
    fault: { status: 500 },
    times: 1,
  });
  await submit();
  expect(await screen.findByTestId('verify-unread')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重新读取' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
});

test('a server that cannot be asked after the last step, or does not agree, leaves a way to ask again', async () => {
  done.mockResolvedValueOnce(false);
  await world.control('PATCH', '/members/newbie01', { phoneStatus: 'Verified' });
  await open('deposit');
  await type('verify-name', '王小新');
  await submit();
  expect(await screen.findByText('暂时无法确认验证结果')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('暂时无法确认验证结果')).toBeNull();
});

test("[R7.3-6] a refused change keeps what was typed and says the server's words", async () => {
  await world.control('PATCH', '/members/newbie01', { phoneStatus: 'Verified' });
  await open('deposit');
  await world.control('POST', '/faults', {
    match: { method: 'PATCH', path: '/api/Member' },
    fault: { status: 422, errorCode: 'VAL08052', description: '姓名包含不支持的字' },
    times: 1,
  });
  await type('verify-name', '王小新');
  await submit();
  expect(await screen.findByTestId('verify-error')).toHaveTextContent('姓名包含不支持的字');
  expect(screen.getByTestId('verify-name')).toHaveValue('王小新');
  await world.control('POST', '/faults', {
    match: { method: 'PATCH', path: '/api/Member' },
    fault: {
      status: 200,
      body: JSON.stringify({ isSuccess: false, result: { message: '资料更新失败，请联系客服' } }),
    },
    times: 1,
  });
  await submit();
  await waitFor(() =>
    expect(screen.getByTestId('verify-error')).toHaveTextContent('资料更新失败，请联系客服'),
  );
});
