/** Open wagers that were loaded, left for the settled ones and looked at again without a network. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@site/testing';
import { Page as WagersPage } from '../pages/WagersPage';
import { testNetwork } from './network.fixture';
import { sabaBets } from './saba-bets.fixture';

const saba = sabaBets();
const turn = testNetwork();

test('[I4] without a network score and clock of a match and the way to it stay through its tabs, said to be old', async () => {
  const [eventId = ''] = await saba.book('single');
  const script = (what: object) => saba.world.control('POST', `/events/saba/${eventId}`, what);
  await script({ do: 'start' });
  await script({ do: 'goal', side: 'home' });
  await script({ do: 'safe', holdMs: 600_000 });
  renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
  await waitFor(() => expect(screen.getByTestId('wager-live')).toHaveTextContent('1 : 0'));
  turn(false);
  const before = screen.getByTestId('wager-live').textContent;
  expect(before).toMatch(/暂未更新$/);
  await userEvent.click(screen.getByRole('tab', { name: '已结算' }));
  expect(screen.queryByTestId('wager-live')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: '未结算' }));
  expect(screen.getByTestId('wager-live')).toHaveTextContent(before ?? 'nothing');
  expect(screen.getByTestId('wager-match')).toHaveAttribute(
    'href',
    expect.stringContaining(eventId),
  );
  expect(screen.getByTestId('cashout')).toHaveTextContent('断网，暂停报价');
  turn(true);
  await waitFor(() => expect(screen.getByTestId('wager-live')).not.toHaveTextContent('暂未更新'));
});
