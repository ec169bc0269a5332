import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toCnyString } from '@site/domain/money';
import { totalOdds } from '@site/domain/betting/total-odds';
import { Page as WagersPage } from '../pages/WagersPage';
import { renderInShell } from '@site/testing';
import { editNote } from '../bet-slip/edit-note';
import { sabaBets, typeEditStake as stake } from './saba-bets.fixture';

const saba = sabaBets();

/** Opens the sheet of the change of the only wager, with the prices of now. */
async function open(): Promise<void> {
  renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
  await userEvent.click(await screen.findByTestId('wager-edit'));
  await waitFor(() => expect(screen.getByTestId('edit-start')).toBeEnabled());
}
/** Books, and begins its change. */
async function change(mode: 'single' | 'combo', count = 1): Promise<readonly string[]> {
  const ids = await saba.book(mode, count);
  await open();
  return ids;
}
/** Sells half of the only wager, as another page does. */
async function sellHalf(): Promise<void> {
  const { vendor } = saba.session;
  await act(async () => {
    const list = await vendor.wagers({ kind: 'open', page: 1 });
    const wagerId = list.ok ? (list.value.rows[0]?.id ?? '') : '';
    const answer = await vendor.offers([wagerId]);
    const price = answer.ok ? (answer.value[0]?.price ?? null) : null;
    if (price === null) throw new Error('no offer');
    const sale = await vendor.prepareSale({ wagerId, price: toCnyString(price), percent: 50 });
    await sale.submit('another-page');
    await saba.world.control('POST', '/clock', { advanceMs: 5_000 });
  });
}
const slip = () => saba.session.slip.state.get();
const keep = (at: number): HTMLElement => {
  const found = screen.getAllByTestId('edit-keep')[at];
  if (found === undefined) throw new Error('no such leg');
  return found;
};
const go = (): Promise<void> => userEvent.click(screen.getByTestId('edit-start'));
const sums = (): HTMLElement => screen.getByTestId('edit-sums');

test('[R8-7] a leg is left out in the sheet: total odds and return are those of the rest, and these stand in the slip', async () => {
  const [, dropped = ''] = await change('combo', 3);
  expect(sums()).toHaveTextContent('3串1');
  const before = screen.getByTestId('edit-returns').textContent;
  expect(keep(1)).toBeChecked();
  await userEvent.click(keep(1));
  expect(keep(1)).not.toBeChecked();
  expect(sums()).toHaveTextContent('2串1');
  expect(screen.getByTestId('edit-returns').textContent).not.toBe(before);
  await stake('40');
  expect(screen.getByTestId('edit-risk')).toHaveTextContent('¥40.00');
  const told = sums().textContent;
  await go();
  await screen.findByTestId('edit-note');
  const { rows, mode, combo } = slip();
  expect(mode).toBe('combo');
  expect(rows.map(({ selection }) => selection.eventId)).not.toContain(dropped);
  expect(rows).toHaveLength(2);
  expect(told).toContain(totalOdds(rows.map(({ selection }) => selection.price)));
  expect(combo.stakes).toEqual({ FoldN: '40' });
  // Nothing is sold or placed by it.
  expect(await saba.postings('bet.stake')).toBe(1);
  expect(await saba.postings('bet.cashout')).toBe(0);
});

test('[R8-7] a system with a leg less is the same kind of bet, and says what it was', async () => {
  await saba.book('combo', 4, 'Yankee');
  await open();
  expect(screen.getByTestId('edit-combo')).toHaveTextContent(/^洋基（4串11）$/);
  expect(screen.getByTestId('edit-risk')).toHaveTextContent('¥--');
  await userEvent.click(keep(0));
  expect(screen.getByTestId('edit-combo')).toHaveTextContent(/^3串4（三重彩） 原 洋基（4串11）$/);
  expect(screen.getByTestId('edit-risk')).toHaveTextContent('¥400.00');
  await go();
  await screen.findByTestId('edit-note');
  expect(slip().combo.stakes).toEqual({ Trixie: '100' });
});

test('of two legs one alone is a single with its stake, and the last that stays cannot be left out', async () => {
  await change('combo', 2);
  await userEvent.click(keep(0));
  expect(keep(1)).toBeDisabled();
  expect(screen.getByTestId('edit-bet')).toHaveTextContent('至少保留一项');
  expect(keep(1)).toHaveAccessibleName(/^保留 .+现在赔率/);
  await go();
  await screen.findByTestId('edit-note');
  expect(slip().mode).toBe('single');
  expect(slip().rows).toMatchObject([{ stake: '100' }]);
});

test('a leg that is left out comes back by a second tap', async () => {
  await change('combo', 2);
  await userEvent.click(keep(0));
  await userEvent.click(keep(0));
  expect(sums()).toHaveTextContent('2串1');
  expect(keep(1)).toBeEnabled();
});

test('a single has no switch, its return follows the stake, and no stake is no sum', async () => {
  await change('single');
  expect(screen.queryByTestId('edit-keep')).toBeNull();
  expect(screen.getByTestId('edit-leg')).toHaveAttribute('data-state', 'open');
  await stake('40');
  expect(screen.getByTestId('edit-risk')).toHaveTextContent('¥40.00');
  await userEvent.clear(screen.getByTestId('edit-stake'));
  expect(screen.getByTestId('edit-risk')).toHaveTextContent('--');
});

test('[R8-7] more is chosen on the board: what stays is taken over, the slip is shut, and the change goes on', async () => {
  await change('combo', 2);
  await userEvent.click(screen.getByTestId('edit-more'));
  expect(saba.world.visited.at(-1)).toBe('/sbtwo/sports-saba');
  expect(slip()).toMatchObject({ open: false, mode: 'combo' });
  expect(slip().rows).toHaveLength(2);
  expect(editNote(saba.world.platform).get()).toMatchObject({ isBet: false, paid: null });
});

test('a leg that is over cannot stay, and says so; the prices follow the board while the sheet is open', async () => {
  const [over = ''] = await change('combo', 3);
  await act(async () => {
    await saba.world.control('POST', `/events/saba/${over}`, { do: 'finish', home: 1, away: 0 });
    await saba.world.control('POST', '/clock', { advanceMs: 60_000 });
  });
  const gone = await waitFor(() => {
    const found = screen.getAllByTestId('edit-leg').find((leg) => leg.dataset['state'] === 'gone');
    if (found === undefined) throw new Error('still there');
    return found;
  });
  expect(gone).toHaveTextContent('已结束或已关闭，不会放入投注单');
  expect(within(gone).queryByTestId('edit-keep')).toBeNull();
  expect(sums()).toHaveTextContent('2串1');
});

/** Ends matches for good; what was bet on them is settled later. */
const finish = (ids: readonly string[]): Promise<void> =>
  act(async () => {
    for (const id of ids)
      await saba.world.control('POST', `/events/saba/${id}`, { do: 'finish', home: 1, away: 0 });
    await saba.world.control('POST', '/clock', { advanceMs: 5_000 });
  });

test.each([
  ['single', 1],
  ['combo', 2],
] as const)(
  'of a %s all of which is over it is said once, with what remains: no limits are waited for, and nothing asks for a stake',
  async (mode, count) => {
    await finish(await change(mode, count));
    const sheet = screen.getByTestId('edit-bet');
    const over = await waitFor(() => {
      const found = screen.getByTestId('edit-over');
      expect(found).toBeVisible();
      return found;
    });
    expect(over).toHaveTextContent('选项已结束或已关闭，不能再投注；原注单不变，照常结算');
    expect(sheet.textContent?.match(/已结束或已关闭/g)).toHaveLength(1);
    expect(sheet).not.toHaveTextContent('正在读取');
    expect(screen.queryByTestId('edit-start')).toBeNull();
    expect(screen.queryByTestId('edit-more')).toBeNull();
    expect(screen.queryByTestId('edit-stake')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByTestId('edit-bet')).toBeNull());
  },
);

test('[R8-7] of a wager that was sold in part, what still runs is changed: its share of stake and return', async () => {
  const [eventId = ''] = await saba.book('single');
  // The sale takes seconds, in which prices would move as they do.
  await saba.world.control('POST', `/events/saba/${eventId}`, { do: 'still' });
  await sellHalf();
  await open();
  expect(screen.getByTestId('edit-stake')).toHaveValue('50');
  expect(screen.getByTestId('edit-risk')).toHaveTextContent('¥--');
  expect(screen.getByTestId('sale-against')).toHaveTextContent('投注金额 ¥50.00');
  const [before = '', after = ''] = (screen.getByTestId('edit-returns').textContent ?? '')
    .split('¥')
    .slice(1);
  expect(before.trim()).toBe(after.trim());
  // All of what still runs is no change, either.
  expect(screen.getByTestId('edit-start')).toHaveTextContent('未作任何修改');
  await stake('40');
  await go();
  await screen.findByTestId('edit-note');
  expect(slip().rows).toMatchObject([{ stake: '40' }]);
});

test('[R8-7] a stake that the slip would not take does not leave the sheet, and the button says why', async () => {
  await change('single');
  const start = screen.getByTestId('edit-start');
  await stake('');
  expect(start).toBeDisabled();
  expect(start).toHaveTextContent('请输入投注金额');
  await stake('0');
  expect(start).toBeDisabled();
  expect(start).toHaveTextContent('请修改投注金额');
  expect(screen.getByTestId('edit-stake')).toHaveAccessibleDescription(
    '投注金额无效，请输入大于0的金额',
  );
  await stake('99999999');
  await waitFor(() => expect(start).toHaveTextContent('请减少投注金额'));
  expect(start).toBeDisabled();
  expect(screen.getByTestId('edit-stake')).toHaveAccessibleDescription(
    /投注金额高于最高限额.*限额/,
  );
  // A number that is about to get cents is that number.
  await stake('90.');
  expect(screen.getByTestId('edit-risk')).toHaveTextContent('¥90.00');
  expect(start).toBeEnabled();
  await go();
  await screen.findByTestId('edit-note');
  expect(slip().rows).toMatchObject([{ stake: '90' }]);
});

test('[R8-7] beside what the new bet gives stands what can still come of the old one, not what it was placed for', async () => {
  const [eventId = ''] = await saba.book('combo', 3, 'Doubles');
  await saba.world.control('POST', `/events/saba/${eventId}`, { do: 'finish', home: 0, away: 1 });
  const answer = await act(() => saba.session.vendor.wagers({ kind: 'open', page: 1 }));
  const legs = answer.ok ? (answer.value.rows[0]?.legs ?? []) : [];
  const left = legs
    .filter(({ outcome }) => outcome === 'running')
    .map(({ price }) => Number(price));
  expect(left).toHaveLength(2);
  renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
  const card = (await screen.findByTestId('wager-returns')).textContent ?? '';
  await userEvent.click(await screen.findByTestId('wager-edit'));
  await waitFor(() => expect(screen.getByTestId('edit-start')).toBeEnabled());
  expect(Number(card.replace(/[¥,]/g, ''))).toBeCloseTo(100 * (left[0] ?? 0) * (left[1] ?? 0), 1);
  expect(screen.getByTestId('edit-returns')).toHaveTextContent(`原注单 ${card} ¥`);
});
