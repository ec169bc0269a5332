import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { CALL, EMPTY, address, cards, casino, fault, toasts } from './casino.fixture';
import { open, games, keepSome, Back } from './lobby.fixture';

let world: TestWorld;

beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

test('[R3.6-1] [R7.3-2] the lobby shows categories, banners, providers and a row of games per category', async () => {
  open(world);
  for (const code of ['LIVECASINO', 'P2P', 'INSTANT', 'SLOT', 'LOTTERY', 'SPORTS', 'ESPORTS'])
    expect(await screen.findByTestId(`category-${code}`)).toHaveAttribute('href');
  for (const title of [
    '热门游戏',
    '新上架',
    '真人娱乐',
    '棋牌对战',
    '即时游戏',
    '老虎机',
    '彩票',
    '游戏平台',
  ])
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
  expect(
    (await screen.findAllByTestId('casino-banner')).map((slide) =>
      within(slide).getByRole('link').getAttribute('href'),
    ),
  ).toEqual(['/Promotions/Detail/2003', '/Promotions/Detail/1057', '/Promotions/Detail/1062']);
  expect(screen.getByTestId('search-entry')).toHaveAttribute('href', '/Games/search');
  expect(await screen.findByTestId('jackpot-banner')).toHaveAttribute('href', '/jackpot');
  expect(screen.queryByTestId('shelf-recent')).toBeNull();
  expect(screen.queryByRole('region', { name: '为您推荐' })).toBeNull();
});

test('[R7.2-1] the tiles tell a member the tries that are left and the turnover of today; a visitor gets neither', async () => {
  const visitor = open(world);
  expect(await screen.findByTestId('door-mini')).toHaveTextContent('每日抽奖');
  expect(screen.queryByTestId('door-turnover')).toBeNull();
  visitor.unmount();
  await world.logIn('member01');
  open(world);
  await waitFor(() => expect(screen.getByTestId('door-mini')).toHaveTextContent('还可抽 3 次'));
  await waitFor(() =>
    expect(screen.getByTestId('door-turnover')).toHaveTextContent(/¥[\d,]+\.\d\d/),
  );
});

test('every game is two taps away: its category, then its card', async () => {
  open(world);
  await userEvent.click(await screen.findByTestId('category-P2P'));
  const [first] = await screen.findAllByTestId('game-card');
  expect(first?.dataset.gameId).toMatch(/^P2P/);
  await userEvent.click(within(first as HTMLElement).getByText(/./, { selector: '.name' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
    `/Games/play/${first?.dataset.gameId}`,
  );
});

test('going back finds each row where it was left', async () => {
  renderInShell(
    <>
      {casino}
      <Back />
    </>,
    { platform: world.platform, path: '/Games' },
  );
  const row = async (id: string): Promise<HTMLElement> =>
    within(await screen.findByTestId(id)).getByRole('list');
  const hot = await row('shelf-hot');
  hot.scrollLeft = 240;
  fireEvent.scroll(hot);
  await userEvent.click(screen.getByTestId('category-P2P'));
  await screen.findByTestId('game-grid');
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  expect((await row('shelf-hot')).scrollLeft).toBe(240);
  expect((await row('shelf-fresh')).scrollLeft).toBe(0);
  // Another visit is another place in the history.
  await userEvent.click(screen.getByTestId('category-P2P'));
  await userEvent.click(await screen.findByTestId('category-ALL'));
  expect((await row('shelf-hot')).scrollLeft).toBe(0);
});

test("[R7.2-1] the own entrance of a provider comes with the server's word", async () => {
  open(world);
  expect(await screen.findByTestId('category-AVIATOR')).toHaveAttribute(
    'href',
    '/Games/instant?provider=AVIATOR',
  );
});

test('[R7.2-1] the own entrance says when it is under maintenance', async () => {
  await world.control('POST', '/games', { maintenance: { AVIATOR: {} } });
  open(world);
  expect(await screen.findByTestId('category-AVIATOR')).toHaveTextContent('维护中');
});

test('[R7.2-1] [R8-5] the own entrance is not there while nobody knows of it', async () => {
  await fault(world, CALL.bar, { status: 503 });
  open(world);
  await screen.findByTestId('shelf-hot');
  expect(screen.queryByTestId('category-AVIATOR')).toBeNull();
});

test('[R5-11] while the live-game setting is on only live games stand anywhere', async () => {
  const notLive = new Set(
    (await games(world)).filter(({ isLive }) => !isLive).map(({ gameId }) => gameId),
  );
  expect(notLive.size).toBeGreaterThan(0);
  await world.logIn('member01');
  const [some = ''] = notLive;
  await keepSome(world, ['SLOT-01', some]);
  await world.control('POST', '/faults', {
    match: { path: CALL.config },
    fault: {
      status: 200,
      body: { isSuccess: true, result: { liveGameOnly: true, miniUrl: false, appDownload: true } },
    },
    times: 50,
  });
  const { unmount } = open(world);
  await screen.findByTestId('shelf-favourite');
  expect(cards().filter((id) => notLive.has(id))).toEqual([]);
  unmount();
  open(world, '/Games/slots?sort=name');
  await screen.findAllByTestId('game-card');
  expect(cards().filter((id) => notLive.has(id))).toEqual([]);
});

describe('[R8-5] reads of the lobby that fail', () => {
  test('categories: the built-in names and a toast', async () => {
    const seen = toasts(world);
    await fault(world, CALL.categories, { status: 503 });
    open(world);
    expect(await screen.findByTestId('category-SLOT')).toHaveTextContent('老虎机');
    expect(await screen.findByTestId('shelf-LOTTERY')).toHaveTextContent('彩票');
    await waitFor(() => expect(seen).toContain('获取游戏分类异常，请稍后再试'));
  });

  test('providers: names of the wallet groups and a toast', async () => {
    const seen = toasts(world);
    await fault(world, CALL.providers, { body: '<html>', contentType: 'text/html', status: 200 });
    open(world);
    expect(await screen.findByTestId('strip-PGS')).toHaveTextContent('PG电子');
    expect(
      (await screen.findAllByTestId('game-card'))[0]?.querySelector('.by')?.textContent,
    ).not.toBe('');
    await waitFor(() => expect(seen).toContain('获取游戏平台异常，请稍后再试'));
  });

  test('games: a toast, a retry in place, and the rest stays usable', async () => {
    const seen = toasts(world);
    await fault(world, CALL.games, { status: 500 }, 1);
    open(world);
    expect(await screen.findByTestId('games-failed')).toHaveTextContent('游戏列表未能载入');
    expect(seen).toContain('获取游戏列表异常，请稍后再试');
    expect(screen.getByTestId('category-SLOT')).toBeVisible();
    expect(await screen.findByTestId('strip-PGS')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect((await screen.findAllByTestId('game-card')).length).toBeGreaterThan(0);
  });

  test.each(['banners', 'jackpots', 'maintenance', 'config'] as const)(
    '%s: the rest stands',
    async (call) => {
      await fault(world, CALL[call], { drop: 'before' });
      open(world);
      expect(await screen.findByTestId('shelf-hot')).toBeVisible();
      await waitFor(() => expect(document.querySelector('.sk-banner')).toBeNull());
      expect(screen.queryAllByTestId('casino-banner').length > 0).toBe(call !== 'banners');
      expect(screen.queryByTestId('jackpot-banner') === null).toBe(call === 'jackpots');
    },
  );
});

describe('reads that are slow or empty', () => {
  test('games on their way stand as rows of their final size', async () => {
    await fault(world, CALL.games, { delayMs: 250 });
    open(world);
    expect(
      (await screen.findByTestId('waiting-games')).querySelectorAll('.sk').length,
    ).toBeGreaterThanOrEqual(8);
    expect((await screen.findAllByTestId('game-card')).length).toBeGreaterThan(0);
    expect(screen.queryByTestId('waiting-games')).toBeNull();
  });
  test('no games at all are said, with the other ways still there', async () => {
    await fault(world, CALL.games, EMPTY);
    open(world);
    expect(await screen.findByTestId('games-empty')).toHaveTextContent('该分类下暂无游戏');
    expect(screen.getByTestId('category-SPORTS')).toBeVisible();
  });
  test.each(['categories', 'providers', 'banners', 'jackpots'] as const)(
    'empty %s leave the games alone',
    async (call) => {
      await fault(world, CALL[call], EMPTY);
      open(world);
      expect(await screen.findByTestId('shelf-hot')).toBeVisible();
    },
  );
});

test('a game of a provider under maintenance opens the word on its maintenance, with the way to a running one', async () => {
  await world.control('POST', '/games', { maintenance: { PGS: { toMs: 3_600_000 } } });
  open(world, '/Games/slots?provider=PGS');
  const card = await waitFor(() => {
    const found = screen.getAllByTestId('game-card')[0];
    expect(found).toHaveTextContent('维护中');
    return found as HTMLElement;
  });
  await userEvent.click(card);
  const dialog = await screen.findByTestId('provider-rests');
  expect(dialog).toHaveTextContent('PG电子维护中');
  expect(dialog).toHaveTextContent(/预计 \d\d\/\d\d \d\d:\d\d 恢复/);
  expect(within(dialog).queryByRole('button', { name: 'HSW电子' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'MG电子' }));
  await waitFor(() => expect(address()).toBe('/Games/slots?provider=MGP'), { timeout: 20_000 });
});

test('a provider that is back unlocks by itself, and an open word on it says so', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await world.control('POST', '/games', { maintenance: { PGS: { toMs: 3_600_000 } } });
    open(world, '/Games/slots');
    const chip = await screen.findByTestId('provider-PGS');
    await waitFor(() => expect(chip).toHaveTextContent('维护中'));
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(chip);
    expect(await screen.findByTestId('provider-rests')).toBeVisible();
    await world.control('POST', '/games', { maintenance: { PGS: null } });
    await act(async () => {
      await jest.advanceTimersByTimeAsync(61_000);
    });
    await waitFor(() =>
      expect(screen.getByTestId('provider-rests')).toHaveTextContent('PG电子已恢复'),
    );
    expect(chip).not.toHaveTextContent('维护中');
  } finally {
    jest.useRealTimers();
  }
});
