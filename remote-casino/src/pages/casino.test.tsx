import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Slot as HomeGames } from '../slots/HomeGames';
import { GameFrame } from '../launch/GameFrame';
import { FRAME_WATCHDOG_MS } from '../launch/use-game-frame';
import { Page as JackpotPage } from './JackpotPage';
import { Page as LobbyPage } from './LobbyPage';
import { Page as PlayPage } from './PlayPage';

let world: TestWorld;
/** The remote's routes as the host matches them. */
const casino = (
  <Routes>
    <Route path="/Games/:category?" element={<LobbyPage />} />
    <Route path="/Games/play/:gameId" element={<PlayPage />} />
  </Routes>
);

beforeEach(() => { world = createTestWorld(); });
afterEach(async () => {
  jest.useRealTimers();
  await world.close();
});

/** A launch answer with an address of another origin, as the edge's second name gives it. */
const launchAt = (gameLobbyUrl: string): Promise<unknown> =>
  world.control('POST', '/faults', { match: { path: '/api/Games/Launch' }, fault: { status: 200, body: { isSuccess: true, result: { gameLobbyUrl, isIframe: true, expiresIn: 60 } } }, times: 5 });

const cards = (): string[] => screen.getAllByTestId('game-card').map((card) => card.dataset.gameId ?? '');

test('the lobby shows a category of the address and filters by provider', async () => {
  renderInShell(casino, { platform: world.platform, path: '/Games/slots' });
  await screen.findAllByTestId('game-card');
  expect(cards().every((id) => id.startsWith('SLOT'))).toBe(true);
  const before = cards();
  await userEvent.click(await screen.findByTestId('provider-PGS'));
  // Providers are dealt in turn: every ninth slot is of PGS.
  await waitFor(() => expect(cards()).not.toEqual(before));
  expect(cards().every((id) => Number(id.slice('SLOT-'.length)) % 9 === 2)).toBe(true);
});

test('a word that fits no game offers the way back to all', async () => {
  renderInShell(casino, { platform: world.platform, path: '/Games' });
  await screen.findAllByTestId('game-card');
  await userEvent.type(screen.getByTestId('game-search'), '没有这个');
  expect(await screen.findByText('没有找到相符的游戏')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '查看全部' }));
  expect(cards().length).toBeGreaterThan(0);
});

test('a game of a provider under maintenance says so and leads nowhere', async () => {
  renderInShell(casino, { platform: world.platform, path: '/Games/slots' });
  await userEvent.click(await screen.findByTestId('provider-HSW'));
  const card = (await screen.findAllByTestId('game-card'))[0];
  await waitFor(() => expect(card).toHaveAttribute('aria-disabled', 'true'));
  expect(card).toHaveTextContent('维护中');
  if (card !== undefined) await userEvent.click(card);
  expect(screen.queryByTestId('game-back')).toBeNull();
});

test('[R2.6-1] a game opens in a sandboxed frame and its closeIframe leads back to the lobby', async () => {
  await world.logIn('member01');
  await launchAt('https://games.example/games/play/SLOT-01#t');
  renderInShell(casino, { platform: world.platform, path: '/Games/slots' });
  const [first] = await screen.findAllByTestId('game-card');
  if (first === undefined) throw new Error('no game');
  await userEvent.click(first);
  const frame: HTMLIFrameElement = await screen.findByTestId('game-frame');
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation/);
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  const origin = new URL(frame.src).origin;
  expect(origin).not.toBe(window.location.origin);
  const foreign = world.platform.windows.accept({ source: frame.contentWindow, origin: 'https://evil.example', data: 'closeIframe' }, 1);
  expect(foreign).toBeNull();
  // The frame is known to the listener once its effect has run, which a busy machine may do late.
  const accepted = await waitFor(() => {
    const message = world.platform.windows.accept({ source: frame.contentWindow, origin, data: 'closeIframe' }, 2);
    if (message === null) throw new Error('the frame is not known yet');
    return message;
  });
  act(() => accepted.entry.onEvent?.('closeIframe'));
  expect((await screen.findAllByTestId('game-card')).length).toBeGreaterThan(0);
  expect(screen.queryByTestId('game-frame')).toBeNull();
});

test('a frame that never loads ends in a panel with a way out (B12)', async () => {
  jest.useFakeTimers();
  const handleClose = jest.fn();
  renderInShell(<GameFrame url="https://games.example/x" origin="https://games.example" name="招财金狮" onClose={handleClose} onRetry={jest.fn()} />, { platform: world.platform });
  expect(screen.getByText('正在进入游戏')).toBeVisible();
  act(() => void jest.advanceTimersByTime(FRAME_WATCHDOG_MS));
  expect(screen.getByText('游戏没有打开')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '返回大厅' }));
  expect(handleClose).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('an address of our own origin is never framed (B12)', async () => {
  await world.logIn('member01');
  await launchAt(`${window.location.origin}/games/play/x`);
  renderInShell(casino, { platform: world.platform, path: '/Games/play/SLOT-01' });
  expect(await screen.findByText('游戏地址未通过安全检查，已停止打开')).toBeVisible();
  expect(screen.queryByTestId('game-frame')).toBeNull();
});

test('[R6-7] a self-excluded member is told why the game does not open', async () => {
  await world.logIn('excluded01');
  renderInShell(casino, { platform: world.platform, path: '/Games/play/SLOT-01' });
  expect(await screen.findByTestId('game-refused')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '返回大厅' }));
  expect((await screen.findAllByTestId('game-card')).length).toBeGreaterThan(0);
});

test('[R6-4] a provider whose whitelist answers anything but true opens nothing and launches nothing', async () => {
  await world.logIn('member01');
  await world.control('POST', '/games', { whitelist: { PGS: 'yes' } });
  renderInShell(casino, { platform: world.platform, path: '/Games/play/SLOT-02' });
  expect(await screen.findByTestId('game-refused')).toHaveTextContent('该平台暂未对您开放');
  const { requests } = await world.control('GET', '/requests?path=/api/Games/Launch') as { requests: readonly unknown[] };
  expect(requests).toEqual([]);
});

test('an unknown game says so', async () => {
  await world.logIn('member01');
  renderInShell(casino, { platform: world.platform, path: '/Games/play/NOPE' });
  expect(await screen.findByText('没有找到这款游戏')).toBeVisible();
});

test('pools grow without another call', async () => {
  renderInShell(<JackpotPage />, { platform: world.platform, path: '/jackpot' });
  const first = (await screen.findAllByTestId('jackpot-pool'))[0];
  const before = first?.textContent;
  await waitFor(() => expect(first?.textContent).not.toBe(before), { timeout: 3_000 });
});

test('the home slot takes no room when the content host is down', async () => {
  await world.control('POST', '/faults', { match: { path: '/cms/' }, fault: { status: 503 }, times: 50 });
  const { container } = renderInShell(<HomeGames />, { platform: world.platform });
  await act(async () => { await new Promise((resolve) => { setTimeout(resolve, 50); }); });
  expect(container).toBeEmptyDOMElement();
});
