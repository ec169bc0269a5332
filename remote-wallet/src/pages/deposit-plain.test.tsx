import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { open, send } from './deposit.fixture';

let world: TestWorld;

beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

describe('the plain page', () => {
  test('[R2.3-3] the plain page goes straight to the form; what is known to be missing is its act from the first', async () => {
    await world.logIn('newbie01');
    open(world, '/Deposit');
    await userEvent.click(await screen.findByTestId('deposit-method-ALI'));
    await userEvent.type(screen.getByTestId('deposit-amount'), '100');
    expect(screen.queryByTestId('deposit-submit')).toBeNull();
    // The deposit asks it: it is nothing that only a withdrawal will ask.
    expect(await screen.findByTestId('deposit-first-time')).not.toHaveTextContent('手机');
    await userEvent.click(screen.getByRole('link', { name: '先验证手机（约 1 分钟）' }));
    expect(await screen.findByTestId('verify-step')).toBeVisible();
    const go = (): Promise<void> => userEvent.click(screen.getByTestId('verify-submit'));
    await go();
    await userEvent.type(await screen.findByTestId('verify-code'), '123456');
    await go();
    await userEvent.type(await screen.findByTestId('verify-name'), '王小新');
    await go();
    expect(await screen.findByTestId('deposit-amount', {}, { timeout: 20_000 })).toHaveValue('100');
    expect(screen.getByTestId('deposit-submit')).toBeVisible();
  });

  test('[R2.3-3] Enter in the form does what its button does: nothing is sent before the verification', async () => {
    await world.logIn('newbie01');
    open(world, '/Deposit');
    await userEvent.click(await screen.findByTestId('deposit-method-ALI'));
    await userEvent.type(screen.getByTestId('deposit-amount'), '100{Enter}');
    expect(await screen.findByTestId('verify-step')).toBeVisible();
    const { requests } = (await world.control('GET', '/requests')) as {
      requests: readonly { method: string; url: string }[];
    };
    expect(requests.filter(({ url }) => url.startsWith('/api/Payment/Applications'))).toEqual([]);
  });

  test('[R2.3-3] what only the server knows to be missing is its refusal, and leads to the verification', async () => {
    await world.logIn('member01');
    open(world, '/Deposit');
    await userEvent.click(await screen.findByTestId('deposit-method-ALI'));
    await userEvent.type(screen.getByTestId('deposit-amount'), '100');
    await world.control('POST', '/faults', {
      match: { method: 'POST', path: '/api/Payment/Applications' },
      fault: { status: 403, errorCode: 'PAY00423', description: '请先完成手机验证并填写真实姓名' },
      times: 1,
    });
    await send();
    expect(await screen.findByTestId('deposit-refused')).toHaveTextContent(
      '请先完成手机验证并填写真实姓名',
    );
    expect(screen.getByRole('link', { name: '去完成验证' })).toHaveAttribute(
      'href',
      '/DepositVerify',
    );
  });
});
