import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Slot as HomeGames } from '../slots/HomeGames';
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
  await world.close();
});

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
