/** The line of the offer that the address of the deposit names. */
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

test('an offer that the address names has its line at once, before it is known; without one there is none', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Bonus?' },
    fault: { delayMs: 600 },
  });
  await world.logIn('member01');
  const { unmount } = open(world, '/DepositVerify?bonus=GONE1');
  await screen.findByTestId('deposit-submit');
  const line = screen.getByTestId('bonus-asked');
  await waitFor(() => expect(line).toHaveTextContent('您之前选择的优惠已不可参加'), {
    timeout: 20_000,
  });
  expect(line).toBeVisible();
  unmount();
  open(world, '/DepositVerify');
  await screen.findByTestId('deposit-submit');
  expect(screen.queryByTestId('bonus-asked')).toBeNull();
});
