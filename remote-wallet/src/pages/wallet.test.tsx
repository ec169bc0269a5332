import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { Page as MePage } from './MePage';

let world: TestWorld;

const wallet = (
  <Routes>
    <Route path="/Me" element={<MePage />} />
  </Routes>
);
const open = (path: string) => renderInShell(wallet, { platform: world.platform, path });

beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

test('[R3.2-1] [R3.9-1] a member sees the balance of every wallet group and can log out', async () => {
  await world.logIn('member01');
  open('/Me');
  await waitFor(() => expect(screen.getByTestId('balance-total')).toHaveTextContent('50,000.00'));
  expect(await screen.findByTestId('wallet-24')).toHaveTextContent('10,000.00');
  await userEvent.click(await screen.findByRole('button', { name: /棋牌小游戏/ }));
  expect(screen.getByText(/包含：.*开元棋牌.*飞行员/)).toBeVisible();
  await userEvent.click(screen.getByTestId('logout'));
  expect(await screen.findByText('欢迎光临')).toBeVisible();
});

test('[R2.1-1] a visitor sees ways on, and no balance', async () => {
  open('/Me');
  expect(await screen.findByRole('link', { name: '登录 / 注册' })).toHaveAttribute('href', '/login');
  expect(screen.queryByTestId('balance-total')).toBeNull();
});
