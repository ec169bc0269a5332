import { screen, waitFor } from '@testing-library/react';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { choose, fill } from '../pages/deposit.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

test('a voucher is paid already: it names no time to pay, every other way does', async () => {
  await fill(world, 'ALI', '200');
  await waitFor(() =>
    expect(screen.getByTestId('deposit-facts')).toHaveTextContent('请在 15 分钟内付款'),
  );
  await choose('VOUCHER');
  await waitFor(() => expect(screen.getByTestId('deposit-facts')).toHaveTextContent('即时到账'));
  expect(screen.getByTestId('deposit-facts')).not.toHaveTextContent('付款');
});
