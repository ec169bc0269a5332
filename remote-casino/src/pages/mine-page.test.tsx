import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFavouriteGame, launchGame } from '@site/contracts/games';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { CALL, address, cards, casino, fault } from './casino.fixture';

let world: TestWorld;
const open = (path: string) => renderInShell(casino, { platform: world.platform, path });
const play = (gameId: string, providerCode: string) =>
  world.platform.api.call(launchGame, {
    body: {
      gameType: 'SLOT',
      providerCode,
      gameId,
      isDemo: false,
      hostName: 'localhost',
      bankingUrl: 'http://localhost/',
      logoutUrl: 'http://localhost/',
      mobileLobbyUrl: 'http://localhost/',
    },
  });

beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

test('a visitor is asked in and comes back here', async () => {
  open('/Games/mine?tab=favourite');
  expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    `/login?tab=favourite&fromUrl=${encodeURIComponent('/Games/mine?tab=favourite')}`,
  );
});

describe('a member', () => {
  beforeEach(async () => {
    await world.logIn('member01');
  });

  test('finds what was played last and what was kept, each under its own address', async () => {
    expect((await play('SLOT-02', 'PGS')).ok).toBe(true);
    await world.platform.api.call(addFavouriteGame, { params: { gameId: 'P2P-01' } });
    open('/Games/mine');
    await screen.findAllByTestId('game-card');
    expect(cards()).toEqual(['SLOT-02']);
    await userEvent.click(screen.getByTestId('mine-favourite'));
    await waitFor(() => expect(cards()).toEqual(['P2P-01']));
    expect(address()).toBe('/Games/mine?tab=favourite');
  });

  test('without any is told how it fills, with a way on', async () => {
    open('/Games/mine');
    expect(await screen.findByTestId('games-empty')).toHaveTextContent('还没有玩过游戏');
    await userEvent.click(screen.getByTestId('mine-favourite'));
    expect(await screen.findByText('还没有收藏')).toBeVisible();
    expect(screen.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/Games');
  });

  test.each([
    ['recent', 'recents', '最近玩过的游戏未能载入'],
    ['favourite', 'favourites', '收藏未能载入'],
  ] as const)('[R8-5] %s that fails can be asked for again', async (tab, call, text) => {
    await world.platform.api.call(addFavouriteGame, { params: { gameId: 'P2P-01' } });
    await play('SLOT-02', 'PGS');
    await fault(world, CALL[call], { status: 503 }, 1);
    open(`/Games/mine?tab=${tab}`);
    expect(await screen.findByTestId('games-failed')).toHaveTextContent(text);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect((await screen.findAllByTestId('game-card')).length).toBe(1);
  });

  test('slow ones stand as a grid of their final size', async () => {
    await fault(world, CALL.recents, { delayMs: 200 });
    open('/Games/mine');
    expect(await screen.findByTestId('waiting-games')).toBeVisible();
    expect(await screen.findByTestId('games-empty')).toBeVisible();
  });
});
