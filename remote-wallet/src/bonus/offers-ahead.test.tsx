/** What each bonus gives is read before its list is opened; that it cannot be read is said there. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { fill, requestsTo } from '../pages/deposit.fixture';

let world: TestWorld;

beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

test('that it cannot be read is no failure of the list, and stands where each gift would', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Bonus/v2.0' },
    fault: { status: 500 },
  });
  await world.control('POST', '/faults', {
    match: { path: '/api/Bonus?' },
    fault: { delayMs: 1_500 },
  });
  await fill(world, 'ALI', '200');
  await waitFor(async () => expect(await requestsTo(world, 'bonus.listV2')).not.toEqual([]));
  // Its answer is there, the list of bonuses still on its way.
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  expect(screen.queryByText('优惠列表未能载入')).toBeNull();
  await waitFor(() => expect(screen.getByTestId('bonus-open')).toBeEnabled());
  await userEvent.click(screen.getByTestId('bonus-open'));
  expect(await screen.findByTestId('bonus-option-D2001')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('礼金未能计算').length).toBeGreaterThan(3), {
    timeout: 20_000,
  });
});
