/** Between the tap and the answer about the bonus: what leaves is what the screen says. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { fill, payments, send, stands } from '../pages/deposit.fixture';
import { open } from '../pages/money-out.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

const asksFor = (delayMs: number): Promise<unknown> =>
  world.control('POST', '/faults', {
    match: { path: '/api/Bonus/v2.0/Applications/Eligible' },
    fault: { delayMs },
  });

test('a transfer: wallets and amount stand until it is known whether the bonus may go along', async () => {
  await world.logIn('member01');
  open(world, '/Transfer');
  await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '32');
  await userEvent.type(screen.getByTestId('transfer-amount'), '200');
  await userEvent.click(await screen.findByTestId('bonus-open'));
  await userEvent.click(await screen.findByTestId('bonus-option-T1030'));
  await waitFor(() => expect(screen.getByTestId('bonus-preview')).toHaveTextContent('50.00'));
  await asksFor(700);
  await userEvent.click(screen.getByTestId('transfer-submit'));
  for (const part of ['transfer-amount', 'transfer-to', 'transfer-from', 'transfer-swap'])
    expect(screen.getByTestId(part)).toBeDisabled();
  expect(screen.getByTestId('transfer-all')).toBeDisabled();
  expect(screen.getByTestId('transfer-line')).toHaveTextContent('¥200.00 至电子游戏');
  expect(await screen.findByTestId('transfer-receipt')).toHaveTextContent('200.00');
});

test('a deposit: method, channel, amount and fields stand as well', async () => {
  await fill(world, 'LB', '300');
  await userEvent.click(await screen.findByTestId('bonus-open'));
  await userEvent.click(await screen.findByTestId('bonus-option-D2001'));
  await asksFor(700);
  await send();
  expect(screen.getByTestId('deposit-amount')).toBeDisabled();
  expect(screen.getByTestId('deposit-field-depositorName')).toBeDisabled();
  fireEvent.click(screen.getByTestId('deposit-method-ALI'));
  fireEvent.click(screen.getByTestId('deposit-channel-ONLINE'));
  expect(screen.getByTestId('deposit-amount')).toHaveValue('300');
  expect(screen.getByTestId('deposit-channel-ONLINE')).toHaveAttribute('aria-checked', 'false');
  await stands(world, 'Created');
  expect(await payments(world)).toMatchObject([{ methodCode: 'LB', amount: 300 }]);
});

test('what is missing still takes the focus, and what speaks against the bonus its words', async () => {
  await fill(world, 'LB', '1');
  await send();
  expect(screen.getByTestId('deposit-amount')).toHaveFocus();
  document.body.innerHTML = '';
  open(world, '/Transfer');
  await userEvent.click(await screen.findByTestId('transfer-submit'));
  expect(screen.getByTestId('transfer-amount')).toHaveFocus();
});
