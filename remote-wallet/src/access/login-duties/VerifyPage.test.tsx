import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { here, createTestWorld, type TestWorld } from '@site/testing';
import { LOGIN_DUTIES } from '../../phrases/login-duties';
import { openPage } from '../access.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const fill = (testId: string, value: string): void =>
  void fireEvent.change(screen.getByTestId(testId), { target: { value } });

async function openAs(member: string, path: string): Promise<void> {
  await world.logIn(member);
  await openPage(world, ['/Verify'], path);
}

test('[R2.3-4] [R4.1-2] a forced new password, then the one-time code, then the asked page', async () => {
  await openAs('both01', '/Verify/?type=loginOTP&fromUrl=%2FPromotions');
  await screen.findByTestId('verify-resetpwd');
  expect(here()).toContain('type=resetpwd');
  fill('new-password', 'both01abc');
  fill('repeat-password', 'both01abc');
  await userEvent.click(screen.getByTestId('reset-submit'));
  expect(screen.getByTestId('new-password')).toHaveAttribute('aria-invalid', 'true');
  fill('new-password', 'Newpass123');
  fill('repeat-password', 'Newpass123');
  await userEvent.click(screen.getByTestId('reset-submit'));
  await screen.findByTestId('verify-loginOTP');
  await userEvent.click(await screen.findByTestId('otp-send'));
  fill(await screen.findByTestId('otp').then(() => 'otp'), '123456');
  await userEvent.click(screen.getByTestId('otp-submit'));
  await waitFor(() => expect(here()).toBe('/Promotions'));
});

test('[R2.3-4] the code goes to the chosen contact, masked; a wrong one costs a try, told by the server', async () => {
  await openAs('otp01', '/Verify/?type=loginOTP');
  await userEvent.click(await screen.findByTestId('otp-channel-Email'));
  await userEvent.click(screen.getByTestId('otp-send'));
  fill((await screen.findByTestId('otp'), 'otp'), '000000');
  await waitFor(() =>
    expect(screen.getByTestId('otp-left')).toHaveTextContent(LOGIN_DUTIES.attempts(5)),
  );
  await userEvent.click(screen.getByTestId('otp-submit'));
  await waitFor(() => expect(screen.getByTestId('otp')).toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() =>
    expect(screen.getByTestId('otp-left')).toHaveTextContent(LOGIN_DUTIES.attempts(4)),
  );
  fill('otp', '123456');
  await userEvent.click(screen.getByTestId('otp-submit'));
  await waitFor(() => expect(here()).toBe('/'));
});

test('[C-27] without tries left nothing can be sent, and customer service is named', async () => {
  await openAs('otp01', '/Verify/?type=loginOTP');
  await userEvent.click(await screen.findByTestId('otp-send'));
  for (let at = 0; at < 5; at += 1) {
    fill((await screen.findByTestId('otp'), 'otp'), `00000${at}`);
    await waitFor(() => expect(screen.getByTestId('otp-submit')).toBeEnabled());
    await userEvent.click(screen.getByTestId('otp-submit'));
    await waitFor(() => expect(screen.getByTestId('otp')).toHaveValue(''));
  }
  expect(await screen.findByTestId('otp-none')).toHaveTextContent(LOGIN_DUTIES.none);
  expect(screen.getByTestId('otp-submit')).toBeDisabled();
  expect(screen.getByRole('link', { name: LOGIN_DUTIES.service })).toHaveAttribute(
    'href',
    '/CustomerService',
  );
});

test('[R4.1-2] the code can be skipped only where the operator allows it', async () => {
  await world.control('POST', '/members/otp01/flags', { SkipLoginOTP: true });
  await openAs('otp01', '/Verify/?type=loginOTP');
  await userEvent.click(await screen.findByTestId('otp-skip'));
  await waitFor(() => expect(here()).toBe('/'));
});

test('[R2.3-4] without a verified contact the page says so; a member with nothing due goes on', async () => {
  await world.control('PATCH', '/members/otp01', {
    phoneStatus: 'Unverified',
    emailStatus: 'Unverified',
  });
  await openAs('otp01', '/Verify/?type=loginOTP');
  expect(await screen.findByTestId('verify-no-contact')).toHaveTextContent(
    LOGIN_DUTIES.noContactTitle,
  );
  expect(screen.queryByTestId('otp-skip')).toBeNull();
});

test.each([
  ['/Verify/?type=loginOTP', '/'],
  ['/Verify/?type=resetpwd&fromUrl=%2FMe', '/Me'],
  ['/Verify/?type=else', '/404'],
  ['/Verify', '/404'],
])('%s leads a member with nothing due to %s', async (path, to) => {
  await openAs('member01', path);
  await waitFor(() => expect(here()).toBe(to));
});
