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
  unmount();
  open(world, '/DepositVerify?amount=1e9');
  expect(await screen.findByTestId('deposit-amount')).toHaveValue('500.00');
});
