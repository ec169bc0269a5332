/** What stands above the wagers. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fenOf, formatCny, parseCny } from '@site/domain/money';
import { renderInShell } from '@site/testing';
import { Page as WagersPage } from '../pages/WagersPage';
import { tapConfirm } from './cash-out.fixture';
import { sabaBets } from './saba-bets.fixture';

const saba = sabaBets();
const show = (): void =>
  void renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });

test('the order of the wagers is chosen in a picker that says it, and the browser draws', async () => {
  await saba.book('single');
  show();
  const picker = await screen.findByRole('combobox', { name: '排序' });
  expect(picker).toHaveDisplayValue('最新投注');
  await userEvent.selectOptions(picker, '开赛时间');
  expect(picker).toHaveDisplayValue('开赛时间');
  expect(await screen.findByTestId('wager-row')).toBeVisible();
});

test('[R4.7-1] details that are open stay open in another order, though the wager stands in another card', async () => {
  await saba.book('single');
  show();
  await userEvent.click(await screen.findByRole('button', { name: /详情/ }));
  const card = screen.getByTestId('wager-row');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '排序' }), '开赛时间');
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(await screen.findByText('注单号')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /详情/ }));
  expect(screen.queryByText('注单号')).toBeNull();
});

test('the page is named, though no bar above it says so', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: '我的注单' })).toBeInTheDocument();
});

test('[R4.7-1] the sports wallet stands beside the wagers, and a sale moves it', async () => {
  await saba.book('single');
  show();
  const purse = screen.getByTestId('wagers-balance');
  await waitFor(() => expect(purse).toHaveTextContent('9,900.00'));
  await userEvent.click(await screen.findByRole('button', { name: /^提前兑现 ¥/ }));
  const [, price = ''] =
    /¥([\d.]+)/.exec((await screen.findByTestId('cashout-confirm')).textContent ?? '') ?? [];
  await tapConfirm();
  const sold = parseCny(price);
  if (sold === null) throw new Error('no price');
  await waitFor(() => expect(purse).toHaveTextContent(formatCny(fenOf(990_000n + sold))));
});
