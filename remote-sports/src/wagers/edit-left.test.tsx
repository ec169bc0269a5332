/** The mark of a change that was left says what is true of the old wager, whatever is sold since. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@site/testing';
import { untilSeen } from '../bet-slip/slip-sheet.fixture';
import { Page as WagersPage } from '../pages/WagersPage';
import { tapConfirm } from './cash-out.fixture';
import { changeStake, placeNew, sabaBets, typeEditStake } from './saba-bets.fixture';

const saba = sabaBets();
const SELL = '/vendors/saba/betting/v1/SellBack';

/** Books one, begins its change and places the new bet. */
async function secondStep(): Promise<void> {
  await saba.book('single');
  renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
  await changeStake('60');
  await placeNew();
  await screen.findByTestId('edit-sale');
}
const mark = (): string | null => screen.queryByTestId('edit-left')?.textContent ?? null;
const RUNS = '修改未完成：新注单已投注，这张没有兑现，仍在进行';
const fault = (path: string, what: object): Promise<unknown> =>
  saba.world.control('POST', '/faults', { match: { path }, fault: what });
/** The card of the old wager. */
function oldCard() {
  const card = screen.getByTestId('edit-left').closest<HTMLElement>('[data-testid="wager-row"]');
  if (card === null) throw new Error('no card');
  return within(card);
}

test('[R8-7] a sale that is left on its way and comes to nothing leaves the mark on the old card', async () => {
  await secondStep();
  await fault(SELL, { drop: 'before' });
  await fault(SELL.replace('Sell', 'CheckSell'), { status: 500 });
  await tapConfirm();
  await waitFor(() => expect(screen.getByTestId('edit-note')).toHaveTextContent('原注单正在兑现'));
  act(() => saba.session.slip.setOpen(false));
  await waitFor(() => expect(mark()).toBe('修改未完成：新注单已投注，这张正在兑现，请等结果'));
  await saba.world.control('DELETE', '/faults');
  act(() => saba.world.platform.money.checkNow());
  await waitFor(() => expect(mark()).toBe(RUNS), { timeout: 20_000 });
  expect(await saba.postings('bet.cashout')).toBe(0);
});

test('[R8-7] a part that is sold after the change was left: the mark speaks of the rest', async () => {
  await secondStep();
  act(() => saba.session.slip.setOpen(false));
  await waitFor(() => expect(mark()).toBe(RUNS));
  await userEvent.click(oldCard().getByTestId('cashout'));
  const half = await screen.findByTestId('cashout-part-50');
  await untilSeen();
  await userEvent.click(half);
  await tapConfirm();
  await waitFor(async () => expect(await saba.postings('bet.cashout')).toBe(1));
  await waitFor(() =>
    expect(mark()).toBe('修改未完成：新注单已投注，这张余下的部分没有兑现，仍在进行'),
  );
});

test('[R8-7] an old wager that is sold whole after the change was left has no mark', async () => {
  await secondStep();
  act(() => saba.session.slip.setOpen(false));
  await waitFor(() => expect(mark()).toBe(RUNS));
  await userEvent.click(oldCard().getByTestId('cashout'));
  await tapConfirm();
  await waitFor(async () => expect(await saba.postings('bet.cashout')).toBe(1));
  await waitFor(() => expect(mark()).toBeNull());
});

const PLACE = '/vendors/saba/betting/v1/PlaceBet';
/** Another page over the same storage. */
const load = (): void => {
  cleanup();
  const platform = { ...saba.world.platform };
  renderInShell(<WagersPage />, { platform, path: '/sbtwo/wagers' });
};
/** The vendor can be asked again. */
const answer = async (): Promise<void> => {
  await saba.world.control('DELETE', '/faults');
  act(() => saba.world.platform.money.checkNow());
};
/** Cards in sight, by whether they have the mark. */
const cards = (isMarked: boolean): readonly HTMLElement[] =>
  screen
    .queryAllByTestId('wager-row')
    .filter((card) => (within(card).queryByTestId('edit-left') !== null) === isMarked);

test.each(['before', 'afterCommit'] as const)(
  '[R8-7] a second change that is cut off (%s) and then known leaves the mark of the first',
  async (drop) => {
    await secondStep();
    act(() => saba.session.slip.setOpen(false));
    await waitFor(() => expect(mark()).toBe(RUNS));
    await userEvent.click(oldCard().getByTestId('wager-edit'));
    await waitFor(() => expect(screen.getByTestId('edit-start')).toBeEnabled());
    await typeEditStake('80');
    await userEvent.click(screen.getByTestId('edit-start'));
    await fault(PLACE, { drop });
    await fault(PLACE.replace('Place', 'CheckPlace'), { status: 500 });
    await waitFor(() => expect(screen.getByTestId('slip-place')).toBeEnabled());
    await userEvent.click(screen.getByTestId('slip-place'));
    await waitFor(() => expect(screen.getByTestId('edit-note')).toHaveTextContent('结果确认中'));
    load();
    await waitFor(() => expect(mark()).toContain('新注单是否受理请看注单'));
    await answer();
    await waitFor(() => expect(mark()).toBe(RUNS), { timeout: 20_000 });
  },
);

test('[R8-7] a new bet that is sold after the change was left leaves no mark on the old card', async () => {
  await secondStep();
  act(() => saba.session.slip.setOpen(false));
  await waitFor(() => expect(mark()).toBe(RUNS));
  await waitFor(() => expect(cards(false)).toHaveLength(1));
  load();
  await waitFor(() => expect(mark()).toBe(RUNS));
  await waitFor(() => expect(cards(false)).toHaveLength(1));
  const [fresh] = cards(false);
  if (fresh === undefined) throw new Error('no card');
  await userEvent.click(within(fresh).getByTestId('cashout'));
  await tapConfirm();
  await waitFor(async () => expect(await saba.postings('bet.cashout')).toBe(1));
  await waitFor(() => expect(mark()).toBeNull(), { timeout: 20_000 });
  load();
  await screen.findAllByTestId('wager-row');
  await act(async () => undefined);
  expect(mark()).toBeNull();
});
