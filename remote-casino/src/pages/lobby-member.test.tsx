import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { launchGame } from '@site/contracts/games';
import { createTestWorld, type TestWorld } from '@site/testing';
import { CALL, fault, toasts } from './casino.fixture';
import { games, keepSome, open } from './lobby.fixture';

let world: TestWorld;

beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

describe('a member', () => {
  beforeEach(async () => {
    await world.logIn('member01');
  });

  test('finds what was kept in a row of its own, and the way to all of it', async () => {
    await keepSome(world, ['SLOT-05', 'P2P-02']);
    open(world);
    const row = await screen.findByTestId('shelf-favourite');
    expect(
      within(row)
        .getAllByTestId('game-card')
        .map((card) => card.dataset.gameId),
    ).toEqual(['P2P-02', 'SLOT-05']);
    expect(within(row).getByRole('link', { name: '查看全部我的收藏' })).toHaveAttribute(
      'href',
      '/Games/mine?tab=favourite',
    );
    expect(screen.getByRole('link', { name: /今日流水/ })).toHaveAttribute(
      'href',
      '/Games/turnover',
    );
  });

  test('is recommended what is near to what was played last, and nothing before that', async () => {
    const first = open(world);
    await screen.findByTestId('shelf-hot');
    expect(screen.queryByRole('region', { name: '为您推荐' })).toBeNull();
    first.unmount();
    const body = { gameType: 'SLOT', providerCode: 'PGS', gameId: 'SLOT-02', isDemo: false };
    const urls = { bankingUrl: 'http://localhost/', logoutUrl: 'http://localhost/' };
    await world.platform.api.call(launchGame, {
      body: { ...body, ...urls, hostName: 'localhost', mobileLobbyUrl: 'http://localhost/' },
    });
    open(world);
    const row = await screen.findByTestId('shelf-forYou');
    const near = (await games(world))
      .filter(({ providerCode, gameType }) => providerCode === 'PGS' || gameType === 'SLOT')
      .map(({ gameId }) => gameId);
    const shown = within(row)
      .getAllByTestId('game-card')
      .map((card) => card.dataset.gameId ?? '');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((id) => !near.includes(id) || id === 'SLOT-02')).toEqual([]);
  });

  test('keeps a game with one tap and can take it back', async () => {
    const seen = toasts(world);
    open(world);
    const row = await screen.findByTestId('shelf-SLOT');
    const [heart] = await within(row).findAllByRole('button', { name: /^收藏/ });
    if (heart === undefined) throw new Error('no heart');
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(seen.at(-1)).toBe('已加入收藏'));
    await userEvent.click(heart);
    await waitFor(() => expect(seen.at(-1)).toBe('已取消收藏'));
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test("a heart that the server refuses goes back, in the server's words (GAM00410)", async () => {
    open(world);
    const row = await screen.findByTestId('shelf-SLOT');
    const [heart] = await within(row).findAllByRole('button', { name: /^收藏/ });
    if (heart === undefined) throw new Error('no heart');
    await world.control('POST', '/faults', {
      match: { method: 'PUT', path: CALL.favourites },
      fault: {
        status: 409,
        errorCode: 'GAM00410',
        description: '最多收藏 100 款游戏',
        delayMs: 60,
      },
      times: 1,
    });
    const seen = toasts(world);
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    expect(seen.at(-1)).toBe('最多收藏 100 款游戏');
  });

  test('details say what a game is and lead into it, for real or as a demo', async () => {
    open(world);
    const row = await screen.findByTestId('shelf-SLOT');
    const [card] = within(row).getAllByTestId('game-card');
    const name = card?.querySelector('.name')?.textContent ?? '';
    await userEvent.click(within(row).getByRole('button', { name: `${name}详情` }));
    const sheet = await screen.findByTestId('game-details', undefined, { timeout: 20_000 });
    expect(sheet).toHaveTextContent('老虎机');
    expect(sheet).toHaveTextContent('电子游戏');
    await userEvent.click(within(sheet).getByRole('button', { name: '免费试玩' }));
    expect(
      await screen.findByTestId('elsewhere', undefined, { timeout: 20_000 }),
    ).toHaveTextContent(`/Games/play/${card?.dataset.gameId}?demo=1`);
  });

  test.each([
    ['recents', 'shelf-recent'],
    ['favourites', 'shelf-favourite'],
  ] as const)('[R8-5] %s that fail take no room and hurt nothing else', async (call, row) => {
    await fault(world, CALL[call], { status: 503 });
    open(world);
    expect(await screen.findByTestId('shelf-hot')).toBeVisible();
    expect(screen.queryByTestId(row)).toBeNull();
  });
});
