import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('an amount below the least that is taken says so at once, in its place; one that is typed does not', async () => {
  await world.logIn('member01');
  open(world, '/DepositVerify?amount=3.00');
  const amount = await screen.findByTestId('deposit-amount', {}, { timeout: 20_000 });
  await waitFor(() => expect(amount).toHaveValue('3.00'));
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/最低/));
  expect(amount).toBeInvalid();
  await userEvent.clear(amount);
  await userEvent.type(amount, '4');
  expect(amount).toBeValid();
});
