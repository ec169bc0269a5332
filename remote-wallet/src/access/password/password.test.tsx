import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, here, createTestWorld, type TestWorld } from '@site/testing';
import { PASSWORD } from '../../phrases/password';
import { ACCESS } from '../../phrases/access';
import { openPage } from '../access.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const NEW = 'Newpass123';
const fill = (testId: string, value: string): void =>
  void fireEvent.change(screen.getByTestId(testId), { target: { value } });
const tap = (testId: string): Promise<void> => userEvent.click(screen.getByTestId(testId));

async function openForgot(path = '/Forgetpwd'): Promise<void> {
  await openPage(world, ['/Forgetpwd'], path);
  await screen.findByTestId('forgot-submit');
}

function newPassword(password = NEW, repeat = password): void {
  fill('new-password', password);
  fill('repeat-password', repeat);
}

async function outbox(member: string): Promise<string> {
  const { outbox: sent } = (await world.control('GET', `/members/${member}/outbox`)) as {
    outbox: { content: string }[];
  };
  return sent.map(({ content }) => content).join('\n');
}

async function phoneOf(member: string): Promise<string> {
  await world.control('PATCH', `/members/${member}`, { phoneNumber: '13800008888' });
  return '13800008888';
}

test('[R2.1-1] by phone: code, new password, login; the new password works and the old one does not', async () => {
  const phone = await phoneOf('member01');
  await openForgot();
  fill('forgot-userName', 'member01');
  fill('forgot-phoneNumber', phone);
  await tap('forgot-submit');
  expect(await screen.findByTestId('forgot-sent')).toHaveTextContent(PASSWORD.sent.sms);
  expect(await outbox('member01')).toContain('123456');
  expect(screen.getByTestId('otp-resend')).toBeDisabled();
  fill('otp', '验证码 000000');
  newPassword();
  await tap('reset-submit');
  await waitFor(() =>
    expect(screen.getByTestId('otp')).toHaveAccessibleDescription(PASSWORD.codeWrong),
  );
  expect(screen.getByTestId('new-password')).toHaveValue(NEW);
  fill('otp', '【玉衡体育】验证码 123456');
  await tap('reset-submit');
  await waitFor(() => expect(world.visited).toContain('/login'));
  expect((await world.platform.session.logIn('member01', NEW)).ok).toBe(true);
});

test('[R2.1-1] names and numbers are told nothing: the same words for one that does not exist', async () => {
  await openForgot();
  fill('forgot-userName', 'nobody99');
  fill('forgot-phoneNumber', '13900000000');
  await tap('forgot-submit');
  expect(await screen.findByTestId('forgot-sent')).toHaveTextContent(PASSWORD.sent.sms);
});

test('what does not fit stands beside its field, one thing after the other, and nothing is sent; two passwords must be one', async () => {
  await openForgot();
  fill('forgot-phoneNumber', '123');
  await tap('forgot-submit');
  expect(screen.getByTestId('forgot-userName')).toHaveAccessibleDescription(
    PASSWORD.userNameMissing,
  );
  expect(screen.getByTestId('forgot-phoneNumber')).toHaveAccessibleDescription(PASSWORD.phoneUnfit);
  expect(await callsTo(world, '/api/Member/ForgetPassword')).toEqual([]);
  await tap('forgot-way-emailCode');
  fill('forgot-userName', 'member01');
  await tap('forgot-submit');
  await screen.findByTestId('otp');
  newPassword(NEW, 'Other12345');
  await tap('reset-submit');
  expect(screen.getByTestId('otp')).toHaveAccessibleDescription(ACCESS.codeMissing);
  await userEvent.type(screen.getByTestId('otp'), '123456');
  await tap('reset-submit');
  expect(screen.getByTestId('repeat-password')).toHaveAccessibleDescription(ACCESS.repeatDiffers);
});

test('[R2.1-1] by link: the mail leads to a new password, once', async () => {
  await world.control('PATCH', '/members/member01', { email: 'wang@mail.example' });
  await openForgot();
  await tap('forgot-way-emailLink');
  fill('forgot-userName', 'member01');
  fill('forgot-email', 'wang@mail.example');
  await tap('forgot-submit');
  await screen.findByTestId('forgot-sent');
  const [, token = ''] = /token=([\w.-]+)/.exec(await outbox('member01')) ?? [];
  expect(token).not.toBe('');
  await openPage(world, ['/resetpassword'], `/resetpassword?token=${token}`);
  await screen.findByTestId('reset-submit');
  // The router takes the new address in a transition of its own.
  await waitFor(() =>
    expect(screen.getAllByTestId('here').at(-1)).toHaveTextContent(/^\/resetpassword$/),
  );
  newPassword();
  await tap('reset-submit');
  await waitFor(() => expect(world.visited).toContain('/login'));
  expect((await world.platform.session.logIn('member01', NEW)).ok).toBe(true);
});

test.each([
  '/resetpassword',
  '/resetpassword?token=short',
  '/resetpassword?token=aaaaaaaaaaaaaaaaaaaaaaaa',
])('[R2.1-1] %s says that the link is old and how to get another', async (path) => {
  await openPage(world, ['/resetpassword'], path);
  if (path.includes('aaaa')) {
    await screen.findByTestId('reset-submit');
    newPassword();
    await tap('reset-submit');
  }
  expect(await screen.findByTestId('reset-expired')).toHaveTextContent(PASSWORD.expiredTitle);
  expect(screen.getByRole('link', { name: PASSWORD.askAgain })).toHaveAttribute(
    'href',
    '/Forgetpwd',
  );
  expect(here()).not.toContain('token');
});

test('[R2.1-1] a forgotten name goes to the address of the account', async () => {
  await world.control('PATCH', '/members/member01', { email: 'wang@mail.example' });
  await openForgot('/Forgetpwd?tab=username');
  fill('forgot-email', 'wang@mail.example');
  await tap('forgot-submit');
  expect(await screen.findByTestId('forgot-sent')).toHaveTextContent(PASSWORD.sent.name);
  expect(await outbox('member01')).toContain('member01');
});
