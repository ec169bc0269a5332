import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { transferByRef } from '@site/contracts/transfer';
import { toLookup } from '@site/remote-kit/money';
import { createTestWorld, type TestWorld } from '@site/testing';
import { launchAt, launches, openGame } from '../launch/play.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const GAMES = 'https://games.example/games/play/x#t';
const wallets = async () =>
  ((await world.control('GET', '/members/poor01')) as { wallets: Record<string, number> }).wallets;

test("[R3.9-1] an empty wallet of the game's provider is filled with one tap, and the game opens", async () => {
  await world.logIn('poor01');
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-01');
  expect(await screen.findByTestId('wallet-empty')).toHaveTextContent('电子游戏钱包没有余额');
  expect(await launches(world)).toEqual([]);
  await waitFor(() => expect(screen.getByTestId('top-up-amount')).toHaveValue('15.00'));
  await userEvent.click(screen.getByTestId('top-up-submit'));
  expect(await screen.findByTestId('game-frame')).toBeVisible();
  expect(await wallets()).toMatchObject({ 2: 0, 32: 15 });
  expect(await launches(world)).toHaveLength(1);
});

test('an amount outside of the wallet is told beside the field and not sent', async () => {
  await world.logIn('poor01');
  openGame(world, '/Games/play/SLOT-01');
  const field = await screen.findByTestId('top-up-amount');
  await userEvent.clear(field);
  await userEvent.type(field, '15.01');
  expect(screen.getByText('超过该钱包余额')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '0.5');
  expect(screen.getByText('最少 ¥1.00')).toBeVisible();
  await userEvent.click(screen.getByTestId('top-up-submit'));
  expect(await wallets()).toMatchObject({ 2: 15, 32: 0 });
});

test('who goes on anyway, or for free, gets the game', async () => {
  await world.logIn('poor01');
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-01');
  await userEvent.click(await screen.findByTestId('try-demo'));
  expect(await screen.findByTestId('game-frame')).toBeVisible();
  expect((await launches(world))[0]).toMatchObject({ isDemo: true });
});

test('money nowhere else: the way is a deposit; a wallet that cannot be read keeps nobody from the game', async () => {
  await world.control('PATCH', '/members/poor01', { wallets: { 2: '0.00' } });
  await world.logIn('poor01');
  const first = openGame(world, '/Games/play/SLOT-01');
  expect(await screen.findByTestId('top-up-none')).toHaveTextContent('存款后即可开始游戏');
  first.unmount();
  await world.control('POST', '/faults', {
    match: { path: '/api/Transfer/Wallets' },
    fault: { status: 500 },
    times: 5,
  });
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-02');
  expect(await screen.findByTestId('game-frame')).toBeVisible();
});

test('a lost answer is asked for until it is known: the money arrived once, and the game opens', async () => {
  await world.logIn('poor01');
  world.platform.money.registerLookup('transfer', async (key) =>
    toLookup(await world.platform.api.call(transferByRef, { params: { key } })),
  );
  await world.control('POST', '/faults', {
    match: { path: '/api/Transfer/Applications', method: 'POST' },
    fault: { drop: 'afterCommit' },
  });
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-01');
  await waitFor(() => expect(screen.getByTestId('top-up-amount')).toHaveValue('15.00'));
  await userEvent.click(screen.getByTestId('top-up-submit'));
  expect(await screen.findByTestId('game-frame')).toBeVisible();
  expect(await wallets()).toMatchObject({ 2: 0, 32: 15 });
});

test('whoever went on without the money is not called back by it: the game that is played stays', async () => {
  await world.logIn('poor01');
  await launchAt(world, GAMES);
  await world.control('POST', '/faults', {
    match: { path: '/api/Transfer/Applications', method: 'POST' },
    fault: { delayMs: 800 },
  });
  openGame(world, '/Games/play/SLOT-01');
  await waitFor(() => expect(screen.getByTestId('top-up-amount')).toHaveValue('15.00'));
  await userEvent.click(screen.getByTestId('top-up-submit'));
  await userEvent.click(screen.getByTestId('go-empty'));
  const frame = await screen.findByTestId('game-frame');
  await waitFor(async () => expect(await wallets()).toMatchObject({ 2: 0, 32: 15 }));
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  });
  expect(screen.getByTestId('game-frame')).toBe(frame);
  expect(await launches(world)).toHaveLength(1);
});

test('after a reload the end of an earlier transfer is told and its money read: the game opens, and nothing is sent again', async () => {
  await world.logIn('poor01');
  await launchAt(world, GAMES);
  await world.control('POST', '/faults', {
    match: { path: '/api/Transfer/Applications', method: 'POST' },
    fault: { drop: 'afterCommit' },
  });
  const first = openGame(world, '/Games/play/SLOT-01');
  await waitFor(() => expect(screen.getByTestId('top-up-amount')).toHaveValue('15.00'));
  await userEvent.click(screen.getByTestId('top-up-submit'));
  expect(await screen.findByTestId('top-up-unknown')).toBeVisible();
  first.unmount();

  await world.control('PATCH', '/members/poor01', { wallets: { 2: '15.00', 32: '0.00' } });
  const next = createTestWorld({ sandbox: world.sandbox, storage: world.storage });
  await next.start();
  const toasts: string[] = [];
  const subscription = next.platform.toast.current$.subscribe((toast) =>
    toast === null ? undefined : toasts.push(toast.text),
  );
  openGame(next, '/Games/play/SLOT-01');
  expect(await screen.findByTestId('top-up-unknown')).toBeVisible();
  expect(screen.getByTestId('top-up-submit')).toHaveTextContent('正在转入');
  await userEvent.click(screen.getByTestId('top-up-submit'));
  await world.control('PATCH', '/members/poor01', { wallets: { 2: '0.00', 32: '15.00' } });
  next.platform.money.registerLookup('transfer', async (key) =>
    toLookup(await next.platform.api.call(transferByRef, { params: { key } })),
  );
  next.platform.money.checkNow();
  expect(await screen.findByTestId('game-frame')).toBeVisible();
  expect(toasts).toContain('之前的转账已到账');
  expect(await wallets()).toMatchObject({ 2: 0, 32: 15 });
  subscription.unsubscribe();
  await next.close();
});

test('an empty amount is told once it was sent', async () => {
  await world.logIn('poor01');
  openGame(world, '/Games/play/SLOT-01');
  await userEvent.clear(await screen.findByTestId('top-up-amount'));
  expect(screen.queryByText('最少 ¥1.00')).toBeNull();
  await userEvent.click(screen.getByTestId('top-up-submit'));
  expect(screen.getByText('最少 ¥1.00')).toBeVisible();
  expect(await wallets()).toMatchObject({ 2: 15, 32: 0 });
});

test("a refusal stays in the server's words, and nothing moves", async () => {
  await world.logIn('poor01');
  await world.control('POST', '/faults', {
    match: { path: '/api/Transfer/Applications', method: 'POST' },
    fault: { status: 409, errorCode: 'TRF00428', description: '红利流水未完成，暂不能转出' },
  });
  openGame(world, '/Games/play/SLOT-01');
  await waitFor(() => expect(screen.getByTestId('top-up-amount')).toHaveValue('15.00'));
  await userEvent.click(screen.getByTestId('top-up-submit'));
  expect(await screen.findByTestId('top-up-problem')).toHaveTextContent('红利流水未完成');
  expect(screen.getByTestId('top-up-submit')).toBeEnabled();
  expect(await wallets()).toMatchObject({ 2: 15, 32: 0 });
});

test('the menu of an open game fills the wallet while the game goes on', async () => {
  await world.logIn('member01');
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-01');
  const frame = await screen.findByTestId('game-frame');
  await act(async () => {
    await userEvent.click(screen.getByTestId('game-menu'));
  });
  await waitFor(() => expect(screen.getByTestId('menu-wallet')).toHaveTextContent('10,000.00'));
  await userEvent.click(screen.getByTestId('menu-top-up'));
  await waitFor(() => expect(screen.getByTestId('top-up-amount')).toHaveValue('100.00'));
  await userEvent.click(screen.getByTestId('top-up-submit'));
  await waitFor(() => expect(screen.getByTestId('menu-wallet')).toHaveTextContent('10,100.00'));
  expect(screen.getByTestId('game-frame')).toBe(frame);
  expect(await launches(world)).toHaveLength(1);
});
