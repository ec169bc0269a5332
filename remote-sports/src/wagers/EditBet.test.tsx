import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page as WagersPage } from '../pages/WagersPage';
import { renderInShell } from '@site/testing';
import { editNote } from '../bet-slip/edit-note';
import { sabaBets } from './saba-bets.fixture';

const saba = sabaBets();

const SELL = '/vendors/saba/betting/v1/SellBack';
const show = (): void =>
  void renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
/** Books one, opens the change, and sells. */
async function sell(): Promise<void> {
  await saba.book('single');
  show();
  await userEvent.click(await screen.findByTestId('wager-edit'));
  await userEvent.click(await screen.findByTestId('cashout-confirm'));
}
const sales = (): Promise<number> => saba.postings('bet.cashout');
const stakes = (): Promise<number> => saba.postings('bet.stake');
const rows = () => saba.session.slip.state.get().rows;

test('[R8-7] a wager is changed in two steps: sold and paid, then its selection and stake wait in the slip for a tap', async () => {
  await sell();
  expect(await screen.findByTestId('edit-note')).toHaveTextContent(
    /原注单已卖出，¥[\d.]+ 已到账。新注单尚未投注/,
  );
  expect(rows()[0]).toMatchObject({ stake: '100.00', result: null });
  expect(await sales()).toBe(1);
  expect(await stakes()).toBe(1);
});

test('a new bet that is refused says so with what came back for the old one', async () => {
  await sell();
  await screen.findByTestId('edit-note');
  await saba.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceBet' },
    fault: { status: 409, errorCode: '13100', description: '' },
    times: 1,
  });
  await waitFor(() => expect(screen.getByTestId('slip-place')).toBeEnabled());
  await userEvent.click(screen.getByTestId('slip-place'));
  await waitFor(() =>
    expect(screen.getByTestId('edit-note')).toHaveTextContent(
      /新注单未成立。原注单已卖出，¥[\d.]+ 在您的余额中/,
    ),
  );
  expect(await stakes()).toBe(1);
});

test('a sale that is unknown puts nothing into the slip and says that nothing is bet meanwhile', async () => {
  await saba.world.control('POST', '/faults', {
    match: { path: SELL },
    fault: { drop: 'afterCommit' },
    times: 1,
  });
  await saba.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/CheckSellBack' },
    fault: { status: 500 },
  });
  await sell();
  expect(await screen.findByText('卖出结果确认前不会投注，原注单没有第二次卖出')).toBeVisible();
  expect(rows()).toEqual([]);
  expect(await stakes()).toBe(1);
});

test('a sale that is turned down leaves the wager as it is, and nothing is bet', async () => {
  await saba.world.control('POST', '/faults', {
    match: { path: SELL },
    fault: { status: 409, errorCode: '13050', description: '' },
    times: 1,
  });
  await sell();
  expect(await screen.findByText('原注单继续有效，没有投注新注单')).toBeVisible();
  expect(rows()).toEqual([]);
  expect(await sales()).toBe(0);
});

test('whoever shuts the slip without a new bet is told once more what came back', async () => {
  await sell();
  await screen.findByTestId('edit-note');
  act(() => saba.session.slip.setOpen(false));
  let text = '';
  await waitFor(() => {
    saba.world.platform.toast.current$.subscribe((view) => (text = view?.text ?? '')).unsubscribe();
    expect(text).toMatch(/^原注单已卖出，¥[\d.]+ 已到账；新注单没有投注$/);
  });
});

const toast = (): string => {
  let text = '';
  saba.world.platform.toast.current$.subscribe((view) => (text = view?.text ?? '')).unsubscribe();
  return text;
};

test('a reload between the sale and the new bet tells once what came back', async () => {
  await sell();
  await screen.findByTestId('edit-note');
  cleanup();
  // Another page over the same storage.
  const platform = { ...saba.world.platform };
  platform.toast.hide();
  const told: string[] = [];
  const seen = platform.toast.current$.subscribe((view) => {
    if (/^原注单已卖出，¥[\d.]+ 已到账；新注单没有投注$/.test(view?.text ?? '')) told.push('left');
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

test('what one member sold is nothing that the next one on this device reads', async () => {
  await sell();
  await screen.findByTestId('edit-note');
  await act(() => saba.world.platform.session.logOut());
  await act(() => saba.world.logIn('vip01'));
  expect(editNote(saba.world.platform).get()).toBeNull();
});

test('a slip whose money is on its way takes no new bet: that is said where the sale is, and whoever shuts it is told what came back', async () => {
  await saba.book('single');
  show();
  await userEvent.click(await screen.findByTestId('wager-again'));
  await saba.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceBet' },
    fault: { drop: 'before' },
    times: 1,
  });
  await saba.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/CheckPlaceBet' },
    fault: { status: 500 },
  });
  await waitFor(() => expect(screen.getByTestId('slip-place')).toBeEnabled());
  await userEvent.click(screen.getByTestId('slip-place'));
  await waitFor(() => expect(rows()[0]?.result?.phase).toBe('unknown'));
  act(() => saba.session.slip.setOpen(false));
  await userEvent.click(await screen.findByTestId('wager-edit'));
  const sheet = within(await screen.findByTestId('edit-bet'));
  await userEvent.click(await sheet.findByTestId('cashout-confirm'));
  expect(await sheet.findByText(/请等结果出来后再试/)).toBeVisible();
  expect(sheet.getByTestId('edit-sold')).toHaveTextContent('已到账');
  await userEvent.click(sheet.getByText('关闭'));
  expect(toast()).toMatch(/^原注单已卖出，¥[\d.]+ 已到账；新注单没有投注$/);
});
