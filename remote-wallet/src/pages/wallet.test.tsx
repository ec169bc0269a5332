import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { Page as DepositDetailsPage } from './DepositDetailsPage';
import { Page as DepositPage } from './DepositPage';
import { Page as MePage } from './MePage';

let world: TestWorld;

const wallet = (
  <Routes>
    <Route path="/Me" element={<MePage />} />
    <Route path="/DepositVerify" element={<DepositPage />} />
    <Route path="/Deposit/DetailsInfo" element={<DepositDetailsPage />} />
  </Routes>
);
const open = (path: string) => renderInShell(wallet, { platform: world.platform, path });

beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

test('[R3.2-1] a member sees the balance of every wallet group and can log out', async () => {
  await world.logIn('member01');
  open('/Me');
  await waitFor(() => expect(screen.getByTestId('balance-total')).toHaveTextContent('50,000.00'));
  expect(screen.getByText('棋牌与快速游戏').parentElement).toHaveTextContent('10,000.00');
  await userEvent.click(screen.getByTestId('logout'));
  expect(await screen.findByText('欢迎光临')).toBeVisible();
});

test('[R2.1-1] a visitor sees ways on, and no balance', async () => {
  open('/Me');
  expect(await screen.findByRole('link', { name: '登录 / 注册' })).toHaveAttribute('href', '/login');
  expect(screen.queryByTestId('balance-total')).toBeNull();
});

test('a deposit goes from the method to "processing", and stands in the record', async () => {
  await world.logIn('member01');
  open('/DepositVerify');
  await userEvent.click(await screen.findByTestId('deposit-method-LB'));
  await userEvent.type(screen.getByTestId('deposit-amount'), '100');
  await userEvent.type(await screen.findByTestId('deposit-name'), '张三');
  await userEvent.click(screen.getByTestId('deposit-submit'));
  expect(await screen.findByText('待付款', { selector: 'h2' })).toBeVisible();
  await userEvent.click(screen.getByTestId('deposit-paid'));
  await waitFor(() => expect(screen.getByTestId('deposit-status')).toHaveAttribute('data-status', 'Processing'));
});

test('limits are refused with the limit in the text, one reason at a time', async () => {
  await world.logIn('member01');
  open('/DepositVerify');
  await userEvent.type(await screen.findByTestId('deposit-amount'), '5');
  expect(screen.getByRole('alert')).toHaveTextContent('最低存款 ¥100.00');
  await userEvent.clear(screen.getByTestId('deposit-amount'));
  await userEvent.type(screen.getByTestId('deposit-amount'), '999999');
  expect(screen.getByRole('alert')).toHaveTextContent('最高存款');
});

test('an answer lost after the commit never becomes a second deposit: it is looked up by its key', async () => {
  await world.logIn('member01');
  await world.control('POST', '/faults', { match: { method: 'POST', path: '/api/Payment/Applications' }, fault: { drop: 'afterCommit' }, times: 1 });
  open('/DepositVerify');
  await userEvent.type(await screen.findByTestId('deposit-amount'), '100');
  await userEvent.type(await screen.findByTestId('deposit-name'), '张三');
  await userEvent.dblClick(screen.getByTestId('deposit-submit'));
  expect(await screen.findByText('待付款', { selector: 'h2' }, { timeout: 4_000 })).toBeVisible();
});

test('[R5-7] self-exclusion blocks the deposit before anything can be typed', async () => {
  await world.logIn('excluded01');
  open('/DepositVerify');
  expect(await screen.findByTestId('deposit-blocked')).toHaveTextContent('存款已停用');
  expect(screen.queryByTestId('deposit-amount')).toBeNull();
});

test('flags that cannot be read block too (C-62)', async () => {
  await world.control('POST', '/faults', { match: { path: '/api/Member/SelfExclusion' }, fault: { status: 500 }, times: 5 });
  await world.logIn('member01');
  open('/DepositVerify');
  expect(await screen.findByText('暂时无法确认账户状态')).toBeVisible();
  expect(screen.queryByTestId('deposit-submit')).toBeNull();
});
