import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { quickSetting } from '../bet-slip/quick-setting';
import { Page } from '../pages/SettingsPage';
import { sportsState } from '../state/sports-state';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
  await waitFor(() => expect(world.platform.settings.state.get().source).toBe('server'));
});
afterEach(async () => {
  await world.close();
});

const show = () => renderInShell(<Page />, { platform: world.platform, path: '/sbtwo/settings' });
/** What the server keeps now. */
async function kept(): Promise<Record<string, unknown>> {
  const { requests } = (await world.control(
    'GET',
    '/requests?path=/api/Vendor/NotificationSetting/SBS',
  )) as { requests: readonly { method: string; body: unknown }[] };
  const last = requests.findLast(({ method }) => method === 'POST');
  return (typeof last?.body === 'string' ? JSON.parse(last.body) : (last?.body ?? {})) as Record<
    string,
    unknown
  >;
}

test('[R3.4-1] the defaults stand until something is chosen: 99999, 1000, 100, goal sound and vibration on', async () => {
  show();
  expect(
    ['amount1', 'amount2', 'amount3'].map(
      (name) => screen.getByTestId<HTMLInputElement>(`setting-${name}`).value,
    ),
  ).toEqual(['99999', '1000', '100']);
  // Not all of them can be staked everywhere: what stands in is said here.
  expect(screen.getByText(/超出的由 500 等常用金额代替/)).toBeVisible();
  expect(screen.getByTestId('setting-goalNotification')).toHaveAttribute('aria-checked', 'true');
  expect(screen.getByTestId('setting-goalMyFavorite')).toHaveAttribute('aria-checked', 'true');
  expect(screen.getByTestId('setting-goalAllRB')).toHaveAttribute('aria-checked', 'false');
  expect(screen.getByTestId('setting-acceptBetter')).toHaveAttribute('aria-checked', 'true');
});

test('[R3.4-1] a quick amount is kept on the server when the field is left; what cannot be kept is said and not sent', async () => {
  show();
  const field = screen.getByTestId('setting-amount2');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(await screen.findByText('请输入 1 - 999,999 的整数')).toBeVisible();
  expect(await kept()).toEqual({});
  await userEvent.type(field, '5a0.0{Enter}');
  await waitFor(async () => expect((await kept())['amount2']).toBe(500));
  expect(world.platform.settings.state.get().settings.amount2).toBe(500);
});

test('[R3.4-1] a switch is saved at once, and goes back when the server refuses', async () => {
  show();
  await userEvent.click(screen.getByTestId('setting-goalAllRB'));
  await waitFor(async () => expect((await kept())['goalAllRB']).toBe(true));
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Vendor/NotificationSetting' },
    fault: { status: 409, errorCode: 'VAL00001', description: '设置未能保存' },
  });
  await userEvent.click(screen.getByTestId('setting-goalIBet'));
  // The catalogue tells why, in the words of the server (§8).
  await waitFor(() =>
    expect(world.failures.map(({ error }) => error)).toMatchObject([
      { description: '设置未能保存' },
    ]),
  );
  expect(screen.getByTestId('setting-goalIBet')).toHaveAttribute('aria-checked', 'true');
});

test('any price is a choice that stands here as in the slip, and is off until it is made', async () => {
  show();
  const any = screen.getByTestId('setting-acceptAny');
  expect(any).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(any);
  expect(any).toHaveAttribute('aria-checked', 'true');
  expect(sportsState(world.platform).acceptAny.get()).toBe(true);
});

test('calm prices are a choice of this device, and off until it is made', async () => {
  show();
  const calm = screen.getByTestId('setting-calmPrices');
  expect(calm).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(calm);
  expect(calm).toHaveAttribute('aria-checked', 'true');
  expect(world.storage.get('sports/calmPrices')).toContain('true');
});

test('[R3.4-1] with goal alerts off nothing below them can be chosen', async () => {
  show();
  await userEvent.click(screen.getByTestId('setting-goalNotification'));
  for (const name of ['goalMyFavorite', 'goalIBet', 'goalAllRB', 'goalSound', 'goalVibration'])
    expect(screen.getByTestId(`setting-${name}`)).toBeDisabled();
});

test('what this device cannot do is said plainly, not offered', () => {
  show();
  expect(screen.getByText('此设备的浏览器不支持播放提示音')).toBeVisible();
  expect(screen.getByText(/此设备不支持网页振动/)).toBeVisible();
  expect(screen.getByTestId('setting-goalSound')).toBeDisabled();
});

test('quick bets are off until the member asks for them; a stake that cannot be kept is said, and the logout ends them', async () => {
  show();
  const quick = screen.getByTestId('setting-quickBet');
  expect(quick).toHaveAttribute('aria-checked', 'false');
  expect(screen.queryByTestId('setting-quickStake')).toBeNull();
  await userEvent.click(quick);
  const stake = screen.getByTestId('setting-quickStake');
  await userEvent.clear(stake);
  await userEvent.tab();
  expect(screen.getByText('请输入 1 - 999,999 的整数')).toBeVisible();
  const { state } = quickSetting(world.platform);
  expect(state.get()).toEqual({ on: true, stake: 100 });
  await userEvent.type(stake, '50{Enter}');
  expect(state.get()).toEqual({ on: true, stake: 50 });
  await act(() => world.platform.session.logOut());
  await waitFor(() => expect(state.get().on).toBe(false));
});
