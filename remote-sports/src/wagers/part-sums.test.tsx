/** Sums and numbers of a list that lacks the wagers of a vendor are not told as whole. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@site/testing';
import { Page as WagersPage } from '../pages/WagersPage';
import { sabaBets } from './saba-bets.fixture';

const saba = sabaBets();
const show = (search = ''): void =>
  void renderInShell(<WagersPage />, {
    platform: saba.world.platform,
    path: `/sbtwo/wagers${search}`,
  });
const fail = (vendor: string): Promise<unknown> =>
  saba.world.control('POST', '/faults', {
    match: { path: `/vendors/${vendor}/` },
    fault: { status: 503 },
  });
const day = (): HTMLElement => screen.getByTestId('wager-day');
const all = (): HTMLElement => screen.getByTestId('wagers-vendor-all');

/** Each vendor that fails is asked once more. */
async function askAgain(): Promise<void> {
  await saba.world.control('DELETE', '/faults');
  for (const notice of screen.getAllByTestId('wagers-vendor-failed'))
    await userEvent.click(within(notice).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByTestId('wagers-vendor-failed')).toBeNull());
}

test('[R4.7-1] while a vendor cannot be read the sums of a day say that they lack it, and no number is told of all', async () => {
  const [eventId = ''] = await saba.book('single');
  await saba.world.control('POST', `/events/saba/${eventId}`, { do: 'finish', home: 2, away: 0 });
  await fail('im');
  show('?kind=settled');
  await screen.findByTestId('wagers-vendor-failed');
  expect(await screen.findByTestId('wager-row')).toBeVisible();
  await waitFor(() => expect(day()).toHaveTextContent(/输赢（不含IM） \+¥/));
  expect(all()).toHaveTextContent(/^全部$/);
  await askAgain();
  await waitFor(() => expect(day()).toHaveTextContent(/输赢 \+¥/));
  await waitFor(() => expect(all()).toHaveTextContent(/^全部1$/));
});

test('[R4.7-1] where most vendors cannot be read it says whose alone is told; open stakes say it, too', async () => {
  // Before the first look at the lists, which keeps them (`first-look.ts`): these are not known at all.
  await fail('im');
  await fail('bti');
  await saba.book('single', 2);
  show();
  await waitFor(() => expect(screen.getAllByTestId('wagers-vendor-failed')).toHaveLength(2));
  await waitFor(() => expect(day()).toHaveTextContent(/投注金额（仅沙巴） ¥200\.00$/));
  await askAgain();
  await waitFor(() => expect(day()).toHaveTextContent(/投注金额 ¥200\.00$/));
});

test('[R4.7-1] the list of one vendor that answers is whole', async () => {
  await saba.book('single', 2);
  await fail('im');
  show('?vendor=SABA');
  await waitFor(() => expect(day()).toHaveTextContent(/投注金额 ¥200\.00$/));
  expect(screen.getByTestId('wagers-vendor-SABA')).toHaveTextContent(/2$/);
});
