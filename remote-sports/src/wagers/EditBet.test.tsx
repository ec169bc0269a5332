import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page as WagersPage } from '../pages/WagersPage';
import { toCnyString } from '@site/domain/money';
import { renderInShell } from '@site/testing';
import { editNote } from '../bet-slip/edit-note';
import { sabaBets, typeEditStake } from './saba-bets.fixture';

const saba = sabaBets();

const SELL = '/vendors/saba/betting/v1/SellBack';
const PLACE = '/vendors/saba/betting/v1/PlaceBet';
/** What the sale brings beside the stake: known before the change begins, and before the sale. */
const STAKED = /^投注金额 ¥100\.00 · (?:[少多] ¥[\d.]+|与投注金额相同)$/;
const show = (): void =>
  void renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
/** Books one and begins its change: the new bet waits in the slip. */
async function begin(): Promise<void> {
  await saba.book('single');
  show();
  await userEvent.click(await screen.findByTestId('wager-edit'));
  expect(await screen.findByTestId('sale-against')).toHaveTextContent(STAKED);
  await waitFor(() => expect(screen.getByTestId('edit-start')).toBeEnabled());
  await typeEditStake('60');
  await userEvent.click(screen.getByTestId('edit-start'));
  await screen.findByTestId('edit-note');
}
async function place(): Promise<void> {
  await waitFor(() => expect(screen.getByTestId('slip-place')).toBeEnabled());
  await userEvent.click(screen.getByTestId('slip-place'));
}
/** Taps the second step, once it can be. */
async function sell(): Promise<void> {
  await waitFor(() => expect(screen.getByTestId('cashout-confirm')).toBeEnabled());
  await userEvent.click(screen.getByTestId('cashout-confirm'));
}
const fail = (match: object, times?: number): Promise<unknown> =>
  saba.world.control('POST', '/faults', { ...match, ...(times === undefined ? {} : { times }) });
const sales = (): Promise<number> => saba.postings('bet.cashout');
const stakes = (): Promise<number> => saba.postings('bet.stake');
const rows = () => saba.session.slip.state.get().rows;
const note = (): HTMLElement => screen.getByTestId('edit-note');
const toast = (): string => {
  let text = '';
  saba.world.platform.toast.current$.subscribe((view) => (text = view?.text ?? '')).unsubscribe();
  return text;
};

test('[R8-7] a wager is changed in two steps: the new bet by a tap, then the old one is sold by another', async () => {
  await begin();
  const old = screen.getByTestId('wager-row').dataset['wagerId'];
  expect(note()).toHaveTextContent('在此之前原注单不变');
  expect(rows()[0]).toMatchObject({ stake: '60', result: null });
  expect(await sales()).toBe(0);
  expect(screen.queryByTestId('cashout-confirm')).toBeNull();
  await place();
  const sale = within(await screen.findByTestId('edit-sale'));
  expect(note()).toHaveTextContent('新注单已受理。第二步');
  expect(await stakes()).toBe(2);
  expect(await sales()).toBe(0);
  expect(await sale.findByTestId('sale-against')).toHaveTextContent(STAKED);
  await sell();
  await waitFor(() =>
    expect(note()).toHaveTextContent(/修改完成：新注单已受理，原注单兑现 ¥[\d.]+$/),
  );
  expect(await sales()).toBe(1);
  expect(await stakes()).toBe(2);
  // The list behind knows it at once.
  await waitFor(() => {
    const open = screen
      .getAllByTestId('wager-row')
      .filter(({ dataset }) => dataset['status'] === 'running');
    expect(open).toHaveLength(1);
    expect(open[0]?.dataset['wagerId']).not.toBe(old);
  });
});

test('a new bet that is refused sells nothing, and says that the old one runs on', async () => {
  await begin();
  await fail(
    { match: { path: PLACE }, fault: { status: 409, errorCode: '13100', description: '' } },
    1,
  );
  await place();
  await waitFor(() => expect(note()).toHaveTextContent('新注单未成立，原注单没有改动'));
  expect(screen.queryByTestId('edit-sale')).toBeNull();
  expect(await stakes()).toBe(1);
  expect(await sales()).toBe(0);
});

test('a new bet of which nothing is known sells nothing meanwhile', async () => {
  await begin();
  await fail({ match: { path: PLACE }, fault: { drop: 'before' } }, 1);
  await fail({ match: { path: PLACE.replace('Place', 'CheckPlace') }, fault: { status: 500 } });
  await place();
  await waitFor(() => expect(note()).toHaveTextContent('新注单结果确认中，原注单没有改动'));
  expect(screen.queryByTestId('edit-sale')).toBeNull();
  expect(await sales()).toBe(0);
});

test('an old wager that is not sold in the second step runs on, and can be tried once more', async () => {
  await begin();
  await place();
  const sale = within(await screen.findByTestId('edit-sale'));
  await fail(
    { match: { path: SELL }, fault: { status: 409, errorCode: '13050', description: '' } },
    1,
  );
  await sell();
  expect(await sale.findByText('提前兑现未成交，注单继续有效')).toBeVisible();
  expect(await sales()).toBe(0);
  await sell();
  await waitFor(() => expect(note()).toHaveTextContent('修改完成'));
  expect(await sales()).toBe(1);
});

test('whoever shuts the slip between the steps has both bets and is told so; a sheet shut before is no end', async () => {
  await begin();
  act(() => saba.session.slip.setOpen(false));
  expect(toast()).not.toContain('原注单');
  act(() => saba.session.slip.setOpen(true));
  await place();
  await screen.findByTestId('edit-sale');
  act(() => saba.session.slip.setOpen(false));
  await waitFor(() => expect(toast()).toBe('新注单已提交；这里没有兑现原注单，请在注单中查看'));
  expect(editNote(saba.world.platform).get()).toBeNull();
});

test('a new bet that is taken after the slip was shut is not denied: the member has both, and is told so', async () => {
  await begin();
  await fail({ match: { path: PLACE }, fault: { drop: 'afterCommit' } }, 1);
  await fail({ match: { path: PLACE.replace('Place', 'CheckPlace') }, fault: { status: 500 } }, 1);
  await place();
  await waitFor(() => expect(note()).toHaveTextContent('新注单结果确认中'));
  act(() => saba.session.slip.setOpen(false));
  await waitFor(() => expect(editNote(saba.world.platform).get()).toBeNull(), { timeout: 20_000 });
  expect(await stakes()).toBe(2);
  expect(toast()).toBe('新注单已提交；这里没有兑现原注单，请在注单中查看');
});

test('a slip that is emptied ends the change: the old wager runs on, and that is said', async () => {
  await begin();
  act(() => saba.session.slip.clear());
  await waitFor(() => expect(toast()).toBe('没有投注新注单，原注单没有改动'));
  expect(editNote(saba.world.platform).get()).toBeNull();
  expect(await sales()).toBe(0);
});

test('a reload in the middle tells once that the old wager runs on', async () => {
  await begin();
  cleanup();
  // Another page over the same storage.
  const platform = { ...saba.world.platform };
  platform.toast.hide();
  const told: string[] = [];
  const seen = platform.toast.current$.subscribe((view) => {
    if (view?.text === '修改注单没有完成，请在注单中查看') told.push('left');
  });
  const shell = () => renderInShell(<WagersPage />, { platform, path: '/sbtwo/wagers' });
  shell();
  await waitFor(() => expect(told).toHaveLength(1));
  cleanup();
  shell();
  expect(await screen.findByRole('tab', { name: '未结算' })).toBeVisible();
  seen.unsubscribe();
  expect(told).toHaveLength(1);
});

/** Ends the session in the middle; then somebody signs in. */
async function endSession(next: string): Promise<readonly string[]> {
  saba.world.platform.toast.hide();
  const told: string[] = [];
  const seen = saba.world.platform.toast.current$.subscribe((view) => {
    if (view !== null) told.push(view.text);
  });
  await act(() => saba.world.platform.session.logOut());
  await act(() => saba.world.logIn(next));
  await screen.findByRole('tab', { name: '未结算', hidden: true });
  await act(async () => undefined);
  seen.unsubscribe();
  return told;
}

test('a session that ends between the steps: the same member is told, as after a reload', async () => {
  await begin();
  await place();
  await screen.findByTestId('edit-sale');
  expect(await endSession('member01')).toContain('修改注单没有完成，请在注单中查看');
  expect(await sales()).toBe(0);
});

test('what one member changes is nothing that the next one on this device reads or hears', async () => {
  await begin();
  expect((await endSession('vip01')).filter((text) => text.includes('注单'))).toEqual([]);
  expect(editNote(saba.world.platform).get()).toBeNull();
});

test('a slip whose money is on its way takes no new bet: that is said, and nothing is changed', async () => {
  await saba.book('single');
  show();
  await userEvent.click(await screen.findByTestId('wager-again'));
  await fail({ match: { path: PLACE }, fault: { drop: 'before' } }, 1);
  await fail({ match: { path: PLACE.replace('Place', 'CheckPlace') }, fault: { status: 500 } });
  await place();
  await waitFor(() => expect(rows()[0]?.result?.phase).toBe('unknown'));
  act(() => saba.session.slip.setOpen(false));
  await userEvent.click(await screen.findByTestId('wager-edit'));
  const sheet = within(await screen.findByTestId('edit-bet'));
  await waitFor(() => expect(sheet.getByTestId('edit-start')).toBeEnabled());
  await typeEditStake('60');
  await userEvent.click(sheet.getByTestId('edit-start'));
  expect(await sheet.findByText(/请等结果出来后再试/)).toBeVisible();
  expect(editNote(saba.world.platform).get()).toBeNull();
  expect(await sales()).toBe(0);
});

/** The wager under change. */
const oldId = (): string => screen.getByTestId('wager-row').dataset['wagerId'] ?? '';

/** Sells the old wager whole, as another tab does. */
async function sellElsewhere(wagerId: string): Promise<void> {
  const { vendor } = saba.session;
  const answer = await act(() => vendor.offers([wagerId]));
  const price = answer.ok ? answer.value[0]?.price : null;
  if (price === null || price === undefined) throw new Error('no offer');
  const sale = await vendor.prepareSale({ wagerId, price: toCnyString(price), percent: null });
  await act(() => sale.submit('another-tab'));
}

test('an old wager that ended meanwhile is no more for sale, and nothing is said of it that is not so', async () => {
  await begin();
  const wagerId = oldId();
  await place();
  await screen.findByTestId('edit-sale');
  await sellElsewhere(wagerId);
  await waitFor(() => expect(note()).toHaveTextContent('原注单已不在进行中'), { timeout: 20_000 });
  expect(screen.queryByTestId('edit-sale')).toBeNull();
  act(() => saba.session.slip.setOpen(false));
  await waitFor(() => expect(editNote(saba.world.platform).get()).toBeNull());
  expect(toast()).not.toContain('原注单');
  expect(await sales()).toBe(1);
});

test('a bet on another match that stands in the same slip is not the new bet', async () => {
  await begin();
  const [own] = rows();
  await act(async () => {
    const [other] = await saba.others(own?.selection.eventId ?? '');
    if (other === undefined) throw new Error('no other match');
    saba.session.slip.toggle(other);
    saba.session.slip.setMode('single');
    await saba.session.slip.requote();
    saba.session.slip.type(own?.selection.selectionId ?? '', '');
    saba.session.slip.type(other.selectionId, '20');
    saba.session.slip.place(other.selectionId);
  });
  await waitFor(async () => expect(await stakes()).toBe(2));
  await waitFor(() => expect(rows().some(({ result }) => result?.phase === 'done')).toBe(true));
  expect(note()).toHaveTextContent('在此之前原注单不变');
  expect(screen.queryByTestId('edit-sale')).toBeNull();
});

test('a slip that is shut while the old wager is being sold says that, and not that it runs on', async () => {
  await begin();
  await place();
  await screen.findByTestId('edit-sale');
  await fail({ match: { path: SELL }, fault: { drop: 'afterCommit' } }, 1);
  await fail({ match: { path: SELL.replace('Sell', 'CheckSell') }, fault: { status: 500 } });
  await sell();
  await waitFor(() => expect(note()).toHaveTextContent('原注单正在兑现'));
  act(() => saba.session.slip.setOpen(false));
  await waitFor(() => expect(toast()).toBe('原注单正在兑现，结果请看注单'));
  expect(await sales()).toBe(1);
});

test('[R8-7] a tap that came down before the second step could be seen sells nothing', async () => {
  await begin();
  await place();
  const button = await screen.findByTestId('cashout-confirm');
  expect(button).toBeDisabled();
  await waitFor(() => expect(button).toBeEnabled());
  expect(await sales()).toBe(0);
});

test('[R8-7] an old wager that ends before the new bet is placed: the note says at once that it is a new bet and no more', async () => {
  await begin();
  await sellElsewhere(oldId());
  await waitFor(
    () => expect(note()).toHaveTextContent('原注单已不在进行中，现在是一注新的投注，不会再兑现'),
    { timeout: 20_000 },
  );
  await place();
  await waitFor(() => expect(note()).toHaveTextContent('新注单已受理。原注单已不在进行中'));
  expect(await sales()).toBe(1);
});
