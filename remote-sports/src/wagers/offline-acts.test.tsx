/** What can be done with wagers while the network is gone, and what is said of it. */
import { screen, waitFor } from '@testing-library/react';
import { renderInShell } from '@site/testing';
import { Page as WagersPage } from '../pages/WagersPage';
import { testNetwork } from './network.fixture';
import { sabaBets } from './saba-bets.fixture';

const saba = sabaBets();
const turn = testNetwork();

test('[I4] nothing is offered to be changed without a network, and that is said; it is again with it', async () => {
  await saba.book('single');
  renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
  const edit = await screen.findByTestId('wager-edit');
  await waitFor(() => expect(edit).not.toHaveAttribute('aria-disabled'));
  turn(false);
  expect(edit).toHaveAttribute('aria-disabled', 'true');
  expect(edit).toHaveAccessibleDescription('断网，暂停报价');
  turn(true);
  await waitFor(() => expect(edit).not.toHaveAttribute('aria-disabled'));
});

test('[I4] [R8-5] of a vendor that failed nothing more is said while there is no network: one state at a time', async () => {
  await saba.book('single');
  await saba.world.control('POST', '/faults', {
    match: { path: '/vendors/im' },
    fault: { status: 503 },
  });
  renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
  expect(
    await screen.findByTestId('wagers-vendor-failed', {}, { timeout: 20_000 }),
  ).toHaveTextContent('IM');
  turn(false);
  expect(screen.queryByTestId('wagers-vendor-failed')).toBeNull();
  turn(true);
  expect(await screen.findByTestId('wagers-vendor-failed')).toBeVisible();
  // It is asked again by itself, though nothing is open with it.
  await saba.world.control('DELETE', '/faults');
  await waitFor(() => expect(screen.queryByTestId('wagers-vendor-failed')).toBeNull(), {
    timeout: 20_000,
  });
});
