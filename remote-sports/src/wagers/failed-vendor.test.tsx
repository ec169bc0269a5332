/** Open wagers of a vendor that cannot be read, on a page that is shown anew. */
import { screen, waitFor } from '@testing-library/react';
import { renderInShell } from '@site/testing';
import { Page as WagersPage } from '../pages/WagersPage';
import { sabaBets } from './saba-bets.fixture';

const saba = sabaBets();
const show = () =>
  renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });

test('[I4] while a vendor cannot be read score and clock of a match and the way to it stay, said to be old', async () => {
  const [eventId = ''] = await saba.book('single');
  const script = (what: object) => saba.world.control('POST', `/events/saba/${eventId}`, what);
  await script({ do: 'start' });
  await script({ do: 'goal', side: 'home' });
  await script({ do: 'safe', holdMs: 600_000 });
  const first = show();
  await waitFor(() => expect(screen.getByTestId('wager-live')).toHaveTextContent('1 : 0'));
  first.unmount();
  await saba.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/' },
    fault: { status: 503 },
  });
  show();
  await screen.findByTestId('wagers-vendor-failed');
  expect(screen.getByTestId('wager-live')).toHaveTextContent(/1 : 0.*暂未更新$/);
  expect(screen.getByTestId('wager-match')).toHaveAttribute(
    'href',
    expect.stringContaining(`/event/${eventId}`),
  );
  expect(screen.getByTestId('wager-row')).not.toHaveTextContent('进行中');
  await saba.world.control('DELETE', '/faults');
  await waitFor(() => expect(screen.getByTestId('wager-live')).not.toHaveTextContent('暂未更新'), {
    timeout: 20_000,
  });
});
