/** A change goes on where its sheet does not stand: it ends there as it would in sight. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@site/testing';
import { editNote } from '../bet-slip/edit-note';
import { Page as WagersPage } from '../pages/WagersPage';
import { changeStake, placeNew, sabaBets, typeEditStake } from './saba-bets.fixture';

const saba = sabaBets();
const PLACE = '/vendors/saba/betting/v1/PlaceBet';
const RUNS = '修改未完成：新注单已投注，这张没有兑现，仍在进行';

const show = (): void =>
  void renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
const fault = (path: string, what: object): Promise<unknown> =>
  saba.world.control('POST', '/faults', { match: { path }, fault: what });
const marks = (): readonly (string | null)[] =>
  screen.queryAllByTestId('edit-left').map(({ textContent }) => textContent);
const toast = (): string => {
  let text = '';
  saba.world.platform.toast.current$.subscribe((view) => (text = view?.text ?? '')).unsubscribe();
  return text;
};
const rows = () => saba.session.slip.state.get().rows;
/** To a page on which the sheet does not stand, with the slip shut. */
const leave = (): void => {
  act(() => saba.session.slip.setOpen(false));
  cleanup();
};

test('[R8-7] a new bet that is taken while its member is on another page: the old card says that both run', async () => {
  await saba.book('single');
  show();
  await changeStake('60');
  await fault(PLACE, { drop: 'afterCommit' });
  await fault(PLACE.replace('Place', 'CheckPlace'), { status: 500 });
  await placeNew();
  await waitFor(() => expect(screen.getByTestId('edit-note')).toHaveTextContent('结果确认中'));
  leave();
  await saba.world.control('DELETE', '/faults');
  act(() => saba.world.platform.money.checkNow());
  await waitFor(() => expect(rows()).toEqual([]), { timeout: 20_000 });
  show();
  await waitFor(() => expect(marks()).toEqual([RUNS]));
});

test('[R8-7] its pick taken away on a board ends the change: the next one of that match is a bet of its own', async () => {
  await saba.book('single');
  show();
  await changeStake('60');
  await screen.findByTestId('edit-note');
  leave();
  const [row] = rows();
  if (row === undefined) throw new Error('nothing was put in');
  act(() => void saba.session.slip.toggle(row.selection));
  await waitFor(() => expect(toast()).toBe('没有投注新注单，原注单没有改动'));
  act(() => void saba.session.slip.toggle({ ...row.selection, selectionId: 'other' }));
  expect(editNote(saba.world.platform).get()).toBeNull();
});

/** Starts a match and holds it where a bet waits for its verdict, or lets that come. */
const script = (eventId: string, ...steps: readonly object[]): Promise<unknown> =>
  steps.reduce<Promise<unknown>>(
    (before, step) =>
      before.then(() => saba.world.control('POST', `/events/saba/${eventId}`, step)),
    Promise.resolve(),
  );

test('[R8-7] a second change begins while the new bet of the first waits: the first card says that both run', async () => {
  const [first = '', second = ''] = await saba.book('single', 2);
  await script(first, { do: 'start' }, { do: 'still' }, { do: 'safe', holdMs: 600_000 });
  show();
  const cardOf = async (eventId: string) => {
    const all = await screen.findAllByTestId('wager-row');
    const card = all.find((each) => each.innerHTML.includes(eventId));
    if (card === undefined) throw new Error('no card');
    return within(card);
  };
  const change = async (eventId: string, stake: string): Promise<void> => {
    await waitFor(async () =>
      expect((await cardOf(eventId)).getByTestId('wager-edit')).toBeVisible(),
    );
    await userEvent.click((await cardOf(eventId)).getByTestId('wager-edit'));
    await waitFor(() => expect(screen.getByTestId('edit-start')).toBeEnabled());
    await typeEditStake(stake);
    await userEvent.click(screen.getByTestId('edit-start'));
  };
  await change(first, '60');
  await script(first, { do: 'danger', side: 'home', holdMs: 600_000 });
  await placeNew();
  await waitFor(() => expect(screen.getByTestId('edit-note')).toHaveTextContent('待确认'));
  act(() => saba.session.slip.setOpen(false));
  await change(second, '70');
  await screen.findByTestId('edit-note');
  await waitFor(() =>
    expect(marks()).toEqual(['修改未完成：新注单是否受理请看注单，这张没有兑现，仍在进行']),
  );
  await script(first, { do: 'safe', holdMs: 600_000 });
  await act(() => saba.world.control('POST', '/clock', { advanceMs: 60_000 }));
  await waitFor(() => expect(marks()).toEqual([RUNS]), { timeout: 20_000 });
});
