import { screen, waitFor } from '@testing-library/react';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { open } from '../pages/deposit.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

test('an amount that the address names is typed already; what is none leaves the form as it was', async () => {
  await world.logIn('member01');
  const { unmount } = open(world, '/DepositVerify?amount=500.00');
  const amount = await screen.findByTestId('deposit-amount', {}, { timeout: 20_000 });
  await waitFor(() => expect(amount).toHaveValue('500.00'));
  let leave = unmount;
  for (const none of ['1e9', '0', '0.00']) {
    leave();
    leave = open(world, `/DepositVerify?amount=${none}`).unmount;
    expect(await screen.findByTestId('deposit-amount')).toHaveValue('500.00');
  }
});
