/** What a page load cuts off between the steps of a change stands on the card of the old wager. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderInShell } from '@site/testing';
import { editNote } from '../bet-slip/edit-note';
import { Page as WagersPage } from '../pages/WagersPage';
import { keepLeft } from './edit-left';
import { saleRef } from './sale-ref';
import { changeStake, placeNew, sabaBets } from './saba-bets.fixture';

const saba = sabaBets();
const PLACE = '/vendors/saba/betting/v1/PlaceBet';

/** Books one, begins its change and sends the new bet, of which nothing is known. */
async function sendNewBet(drop: 'before' | 'afterCommit'): Promise<void> {
  await saba.book('single');
  show();
  await changeStake('60');
  await fault(PLACE, { drop });
  await fault(PLACE.replace('Place', 'CheckPlace'), { status: 500 });
  await placeNew();
  await waitFor(() => expect(screen.getByTestId('edit-note')).toHaveTextContent('结果确认中'));
}
const show = (platform = saba.world.platform): void =>
  void renderInShell(<WagersPage />, { platform, path: '/sbtwo/wagers' });
const fault = (path: string, what: object): Promise<unknown> =>
  saba.world.control('POST', '/faults', { match: { path }, fault: what });
/** Another page over the same storage; what the one before knew by heart is gone. */
const load = (): void => {
  cleanup();
  act(() => editNote(saba.world.platform).set(null));
  show({ ...saba.world.platform });
};
const marks = (): readonly (string | null)[] =>
  screen.queryAllByTestId('edit-left').map(({ textContent }) => textContent);
/** The vendor can be asked again. */
const answer = async (): Promise<void> => {
  await saba.world.control('DELETE', '/faults');
  act(() => saba.world.platform.money.checkNow());
};

test('[R8-7] a page load while the new bet is on its way: the old card says so, and then that both run', async () => {
  await sendNewBet('afterCommit');
  load();
  await waitFor(() =>
    expect(marks()).toEqual(['修改未完成：新注单是否受理请看注单，这张没有兑现，仍在进行']),
  );
  // It is no toast: it stays over one more load.
  load();
  await waitFor(() => expect(marks()).toHaveLength(1));
  await answer();
  await waitFor(() =>
    expect(marks()).toEqual(['修改未完成：新注单已投注，这张没有兑现，仍在进行']),
  );
  await act(() => saba.world.platform.session.logOut());
  await act(() => saba.world.logIn('member01'));
  load();
  expect(await screen.findAllByTestId('wager-row')).toHaveLength(2);
  expect(marks()).toEqual([]);
});

test('[R8-7] a new bet that came to nothing after the load leaves no mark', async () => {
  await sendNewBet('before');
  load();
  await waitFor(() => expect(marks()).toHaveLength(1));
  await answer();
  await waitFor(() => expect(marks()).toEqual([]), { timeout: 20_000 });
});

test('[R8-7] before anything was sent a page load leaves no mark: the old wager is as it was', async () => {
  await saba.book('single');
  show();
  await changeStake('60');
  await screen.findByTestId('edit-note');
  load();
  await waitFor(() => expect(screen.getByTestId('wager-edit')).toBeVisible());
  await act(async () => undefined);
  expect(marks()).toEqual([]);
});

test('[R8-7] a new bet whose end no page heard of: the list that has it says that it was taken', async () => {
  await saba.book('single', 2);
  show();
  const cards = await screen.findAllByTestId('wager-row');
  const ids = cards.map((card) => card.getAttribute('data-wager-id') ?? '');
  const open = await act(() => saba.session.vendor.pending(ids));
  const [old, fresh] = open.ok ? open.value : [];
  if (old === undefined || fresh === undefined) throw new Error('no wagers');
  const ref = saleRef('SABA', old.id);
  act(() => keepLeft(saba.world.platform, { ref, key: fresh.attemptKey, isUnsure: true }));
  await waitFor(() =>
    expect(marks()).toEqual(['修改未完成：新注单已投注，这张没有兑现，仍在进行']),
  );
});
