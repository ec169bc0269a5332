import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { ME } from '../phrases/me';
import { Slot as HeaderWallet } from '../slots/HeaderWallet';
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

test('[R3.2-1] unknown is -- and never 0; a tap hides the balance wherever it stands, and is remembered', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Balance' },
    fault: { status: 400 },
    times: 2,
  });
  await world.logIn('member01');
  const bar = () => renderInShell(<HeaderWallet />, { platform: world.platform });
  const first = bar();
  const { unmount } = open('/Me');
  const amounts = () => screen.getAllByTestId('balance-total').map((each) => each.textContent);
  expect(amounts()).toEqual(['¥--', '¥--']);
  await world.control('DELETE', '/faults');
  act(() => world.platform.balances.refreshNow());
  await waitFor(() => expect(amounts()).toEqual(['¥50,000.00', '¥50,000.00']));
  await userEvent.click(screen.getByRole('button', { name: ME.hide }));
  expect(amounts()).toEqual([`••••••${ME.hidden}`, `••••••${ME.hidden}`]);
  expect(document.body).not.toHaveTextContent(/10,000|50,000/);
  unmount();
  first.unmount();
  open('/Me');
  expect(screen.getByRole('button', { name: ME.show })).toBeVisible();
  // Another tab shows it again: this one follows.
  world.storage.delete('wallet/balanceHidden');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.getByRole('button', { name: ME.hide })).toBeVisible();
});

test('[R2.1-1] a visitor sees ways on, and no balance', async () => {
  open('/Me');
  expect(await screen.findByRole('link', { name: '登录 / 注册' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(screen.queryByTestId('balance-total')).toBeNull();
});

const twice = { walletProductGroupId: 24, balance: '7.00' };
const balances = {
  totalBalance: '30.00',
  totalContractBalance: '0.00',
  withdrawableBalance: '0.00',
  isWithdrawalContractBalanceBlocking: false,
  balances: [{ walletProductGroupId: 2, balance: '16.00' }, twice, { ...twice, balance: '9.00' }],
};
const answer = (path: string, fault: object) =>
  world.control('POST', '/faults', { match: { path }, fault });
const isRight = (body: object): object => ({
  status: 200,
  body: { isSuccess: true, result: body },
});

test('[R3.2-1] bound money is told where it blocks a withdrawal, and only there', async () => {
  await world.logIn('member01');
  const bound = { ...balances, totalContractBalance: '12.00' };
  await answer('/api/Balance/v2.0', isRight(bound));
  open('/Me');
  // The login has read the balance already, and asks within 10 s are one.
  world.platform.balances.refreshNow();
  await waitFor(() => expect(screen.getByTestId('balance-total')).toHaveTextContent('30.00'));
  expect(screen.getByTestId('balance-locked')).toHaveTextContent('¥0.00');
  expect(screen.queryByText(/完成以下流水后/)).toBeNull();
  await world.control('DELETE', '/faults');
  await answer(
    '/api/Balance/v2.0',
    isRight({ ...bound, isWithdrawalContractBalanceBlocking: true }),
  );
  world.platform.balances.refreshNow();
  // What may leave and what may not come to what there is; turnover still to make is neither.
  expect(await screen.findByText('完成以下流水后，全部余额即可提款和转账。')).toBeVisible();
  expect(screen.getByTestId('balance-withdrawable')).toHaveTextContent('¥0.00');
  expect(screen.getByTestId('balance-locked')).toHaveTextContent('¥30.00');
});

test('[R3.1-1] a member who may not refer others has no way to the programme', async () => {
  await world.control('PATCH', '/members/member01', { displayReferee: false });
  await world.logIn('member01');
  open('/Me');
  expect(await screen.findByTestId('wallet-24')).toBeVisible();
  expect(screen.queryByTestId('me-referrer')).toBeNull();
});

test('[I7] a wallet group that the older call names twice is unknown, and stands once', async () => {
  await world.logIn('member01');
  await answer('/api/Balance/WalletGroup', { status: 500 });
  await answer('/api/Balance?', isRight(balances));
  open('/Me');
  expect(await screen.findByText('各平台名称暂时无法载入，显示的是钱包余额')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('wallet-2')).toHaveTextContent('16.00'));
  expect(screen.getByTestId('wallet-24')).toHaveTextContent('--');
});

test('[I7] a wallet group that the balance names twice is unknown, whatever the list of groups says of it', async () => {
  await answer('/api/Balance/v2.0', isRight(balances));
  await world.logIn('member01');
  open('/Me');
  await waitFor(() => expect(screen.getByTestId('wallet-2')).toHaveTextContent('16.00'));
  expect(screen.getByTestId('wallet-24')).toHaveTextContent('--');
});
