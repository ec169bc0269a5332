import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@site/testing';
import { Page as WagersPage } from '../pages/WagersPage';
import { sabaBets } from './saba-bets.fixture';

const saba = sabaBets();

const stakes = (): Promise<number> => saba.postings('bet.stake');
const show = (): void =>
  void renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
const tapAgain = async (): Promise<void> =>
  userEvent.click(await screen.findByTestId('wager-again'));
const finish = async (eventId: string): Promise<void> => {
  await saba.world.control('POST', `/events/saba/${eventId}`, { do: 'finish', home: 1, away: 0 });
  await saba.world.control('POST', '/clock', { advanceMs: 60_000 });
};

test('[R4.7-1] a wager once more: its selection and its stake stand in the slip, and nothing is placed', async () => {
  await saba.book('single');
  show();
  await tapAgain();
  expect(await screen.findByTestId('slip-row')).toBeVisible();
  const { rows, open } = saba.session.slip.state.get();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.stake).toBe('100');
  expect(open).toBe(true);
  expect(await stakes()).toBe(1);
});

test('a combo once more keeps its combination with its stake', async () => {
  await saba.book('combo', 2);
  show();
  await tapAgain();
  await waitFor(() => expect(saba.session.slip.state.get().rows).toHaveLength(2));
  const { mode, combo } = saba.session.slip.state.get();
  expect(mode).toBe('combo');
  expect(Object.values(combo.stakes)).toEqual(['100']);
  expect(await stakes()).toBe(1);
});

test('what is over is named and left out; the rest goes in by a tap, without the stake of another combination', async () => {
  const [over = ''] = await saba.book('combo', 3);
  await finish(over);
  show();
  await tapAgain();
  const leg = await screen.findByTestId('again-leg');
  expect(leg).toHaveAttribute('data-verdict', 'out');
  expect(leg).toHaveTextContent('已结束或已关闭，不会放入投注单');
  expect(screen.getByTestId('again')).toHaveTextContent('组合已变，请重新输入金额');
  expect(saba.session.slip.state.get().rows).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '其余 2 项放入投注单' }));
  const { rows, combo } = saba.session.slip.state.get();
  expect(rows.map(({ selection }) => selection.eventId)).not.toContain(over);
  expect(rows).toHaveLength(2);
  expect(combo.stakes).toEqual({});
});

test('a settled wager whose match is over says so, and puts nothing anywhere', async () => {
  const [over = ''] = await saba.book('single');
  await finish(over);
  show();
  await userEvent.click(screen.getByRole('tab', { name: '已结算' }));
  await tapAgain();
  expect(await screen.findByText('这些选项都已结束或已关闭，无法再次投注')).toBeVisible();
  expect(screen.queryByTestId('again-add')).toBeNull();
  expect(saba.session.slip.state.get().rows).toEqual([]);
});

test('what stood in the slip makes room, and comes back by one tap with its stake', async () => {
  const [eventId = ''] = await saba.book('single');
  show();
  await tapAgain();
  await screen.findByTestId('slip-row');
  const id = saba.session.slip.state.get().rows[0]?.selection.selectionId ?? '';
  act(() => {
    saba.session.slip.setOpen(false);
    saba.session.slip.type(id, '55');
  });
  await tapAgain();
  await waitFor(() => expect(saba.session.slip.state.get().rows[0]?.stake).toBe('100'));
  let undo: (() => void) | undefined;
  const seen = saba.world.platform.toast.current$.subscribe((toast) => {
    undo = toast?.action?.run;
  });
  act(() => undo?.());
  seen.unsubscribe();
  expect(saba.session.slip.state.get().rows[0]).toMatchObject({
    stake: '55',
    selection: { eventId },
  });
});
