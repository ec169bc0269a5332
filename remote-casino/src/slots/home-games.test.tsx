import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { launchGame } from '@site/contracts/games';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { CALL, EMPTY, fault, toasts } from '../pages/casino.fixture';
import { Slot as HomeGames } from './HomeGames';

let world: TestWorld;
const open = () => renderInShell(<HomeGames />, { platform: world.platform });

beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

test('[R3.6-1] home shows the categories, the own entrance, the pool and hot games', async () => {
  open();
  const row = await screen.findByTestId('shelf-hot');
  expect(within(row).getAllByTestId('game-card')).toHaveLength(10);
  expect(await screen.findByRole('link', { name: '飞行员' })).toHaveAttribute(
    'href',
    '/Games/instant?provider=AVIATOR',
  );
  expect(
    ['真人', '棋牌', '即时', '老虎机', '彩票'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    ),
  ).toEqual(['/Games/live', '/Games/p2p', '/Games/instant', '/Games/slots', '/Games/keno']);
  expect(await screen.findByTestId('jackpot-banner')).toBeVisible();
  expect(screen.queryByTestId('shelf-recent')).toBeNull();
});

test('a member finds what was played last', async () => {
  await world.logIn('member01');
  await world.platform.api.call(launchGame, {
    body: {
      gameType: 'SLOT',
      providerCode: 'PGS',
      gameId: 'SLOT-02',
      isDemo: false,
      hostName: 'localhost',
      bankingUrl: 'http://localhost/',
      logoutUrl: 'http://localhost/',
      mobileLobbyUrl: 'http://localhost/',
    },
  });
  open();
  expect(
    within(await screen.findByTestId('shelf-recent'))
      .getAllByTestId('game-card')
      .map((card) => card.dataset['gameId'])
      .slice(0, 2),
  ).toEqual(['SLOT-02', expect.stringMatching(/^(?!SLOT-02$)/)]);
  expect(screen.queryByTestId('shelf-hot')).toBeNull();
});

test('what was played last keeps the place that waits for it: one row before it is known and after', async () => {
  await world.logIn('member01');
  await fault(world, CALL.recents, { delayMs: 300 });
  open();
  expect(within(await screen.findByTestId('waiting-games')).getAllByRole('heading')).toHaveLength(
    1,
  );
  expect(await screen.findByTestId('shelf-hot')).toBeVisible();
  expect(screen.queryByTestId('shelf-recent')).toBeNull();
});

test('without the own entrance its place leads to everything', async () => {
  await fault(world, CALL.bar, { status: 503 });
  open();
  expect(
    (await screen.findAllByRole('link', { name: '全部' })).map((link) => link.getAttribute('href')),
  ).toEqual(['/Games', '/Games']);
});

test('the categories stand at once, and the rows keep their place until the games come', () => {
  open();
  expect(screen.getByRole('link', { name: '老虎机' })).toHaveAttribute('href', '/Games/slots');
  expect(screen.getByTestId('waiting-games')).toHaveTextContent('热门游戏');
});

test('[R8-5] with the content host down the categories stand, one word and one line say so, and a retry brings the rows', async () => {
  const seen = toasts(world);
  await fault(world, '/cms/', { status: 503 }, 50);
  open();
  expect(await screen.findByTestId('games-failed')).toHaveTextContent('游戏列表未能载入');
  expect(seen.filter((text) => text === '获取首页游戏异常，请稍后再试')).toHaveLength(1);
  expect(screen.getByRole('link', { name: '老虎机' })).toBeVisible();
  expect(screen.queryByTestId('waiting-games')).toBeNull();
  await world.control('DELETE', '/faults');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(within(await screen.findByTestId('shelf-hot')).getAllByTestId('game-card')).toHaveLength(
    10,
  );
});

test('an empty list takes no room', async () => {
  await fault(world, CALL.games, EMPTY);
  open();
  expect(screen.getByRole('region', { name: '娱乐场' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(screen.queryByTestId('game-card')).toBeNull();
});
