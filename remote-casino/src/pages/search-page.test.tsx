import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Game } from '@site/contracts/games';
import { useLocation, useNavigate } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { Page as SearchPage } from './SearchPage';

let world: TestWorld;
/** Shows the address beside the page, and the browser's way back. */
function Where() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="where">{pathname + decodeURIComponent(search)}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}
const open = (path = '/Games/search') =>
  renderInShell(
    <>
      <Where />
      <Routes>
        <Route path="/Games/search" element={<SearchPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </>,
    { platform: world.platform, path },
  );
const type = (text: string): Promise<void> =>
  userEvent.type(screen.getByTestId('game-search'), text);
const names = (): string[] =>
  screen.getAllByTestId('game-card').map((card) => card.textContent ?? '');

const goBack = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'back' }));
/** Reads of the same thing shortly after one another are one (§9, 333 ms). */
const pastJoining = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
  });
const openFirst = async (): Promise<void> => {
  await userEvent.click((await screen.findAllByTestId('game-card'))[0] ?? document.body);
  await screen.findByText('elsewhere');
};

beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await world.close();
});

test('[R5-2] fewer than three characters search nothing: names that fit are there at once, the notice for who asks', async () => {
  open();
  await screen.findByTestId('search-hot');
  expect(screen.getByTestId('game-search')).toHaveFocus();
  await type('招');
  expect(await screen.findByTestId('search-suggestions')).toHaveTextContent('招财金狮');
  await type('财');
  expect(screen.queryByTestId('search-short')).toBeNull();
  await type('{Enter}');
  expect(screen.getByTestId('search-short')).toHaveTextContent('请输入不少于3个字符');
  expect(screen.queryByTestId('game-card')).toBeNull();
  const picks = await screen.findByTestId('search-suggestions');
  await userEvent.click(within(picks).getByRole('button', { name: '招财金狮' }));
  expect((await screen.findAllByTestId('game-card'))[0]).toHaveTextContent('招财金狮');
  expect(screen.queryByTestId('search-short')).toBeNull();
});

test('[R5-2] three characters search at once: initials find the game, the count is said, the address keeps the text', async () => {
  open();
  await screen.findByTestId('search-hot');
  await type('zcjs');
  expect((await screen.findAllByTestId('game-card'))[0]).toHaveTextContent('招财金狮');
  expect(screen.getByTestId('search-count')).toHaveTextContent(/找到 \d+ 款游戏/);
  await waitFor(() =>
    expect(screen.getByTestId('where')).toHaveTextContent('/Games/search?q=zcjs'),
  );
});

test('an address with a text shows what it finds, narrowed by category', async () => {
  open('/Games/search?q=xingyun');
  await screen.findAllByTestId('game-card');
  const before = names();
  expect(before[0]).toContain('幸运');
  await userEvent.click(await screen.findByTestId('found-LOTTERY'));
  expect(names().length).toBeLessThan(before.length);
  expect(screen.getByTestId('found-LOTTERY')).toHaveAttribute('aria-pressed', 'true');
});

test('[R5-2] back from a game finds a short name that was picked', async () => {
  const game: Game = {
    gameId: 'P2P-01',
    name: '牌九',
    providerCode: 'DBP',
    gameType: 'P2P',
    imageUrl: '',
    isLive: true,
    isNew: false,
    isHot: true,
    demoAvailable: false,
    jackpotPool: null,
    sort: 0,
  };
  await world.control('POST', '/faults', {
    match: { path: '/cms/games' },
    fault: { status: 200, body: { isSuccess: true, result: [game] } },
    times: 20,
  });
  open();
  await userEvent.click(
    within(await screen.findByTestId('search-hot')).getByRole('button', { name: /牌九/ }),
  );
  await waitFor(() =>
    expect(screen.getByTestId('where')).toHaveTextContent('/Games/search?q=牌九&pick=1'),
  );
  await openFirst();
  await goBack();
  expect(await screen.findAllByTestId('game-card')).toHaveLength(1);
  expect(screen.queryByTestId('search-short')).toBeNull();
  await userEvent.type(screen.getByTestId('game-search'), '{Backspace}');
  await waitFor(() =>
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/Games\/search\?q=牌$/),
  );
  expect(screen.queryByTestId('search-short')).toBeNull();
  expect(screen.getByTestId('search-suggestions')).toHaveTextContent('牌九');
});

test('[R5-2] a short text that fits no name says so, and the lists stay', async () => {
  open();
  await screen.findByTestId('search-hot');
  await type('龘龘');
  expect(await screen.findByText(/还没有符合“龘龘”的游戏/)).toBeVisible();
  expect(screen.getByTestId('search-hot')).toBeVisible();
});

test('back from a game finds the chosen category; it goes with the search it narrowed', async () => {
  open('/Games/search?q=xingyun');
  await userEvent.click(await screen.findByTestId('found-LOTTERY'));
  const narrowed = names();
  expect(screen.getByTestId('where')).toHaveTextContent('/Games/search?q=xingyun&category=keno');
  await openFirst();
  await goBack();
  expect(await screen.findByTestId('found-LOTTERY')).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(narrowed);
  await userEvent.clear(screen.getByTestId('game-search'));
  await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(/^\/Games\/search$/));
});

test('a slip of the finger still leads to the game', async () => {
  open('/Games/search?q=zhoacaijinshi');
  expect(await screen.findByTestId('search-nothing')).toBeVisible();
  expect(screen.getByText('您要找的是不是')).toBeVisible();
  expect(names()[0]).toContain('招财金狮');
});

test('a word that fits nothing says so and leads to all games', async () => {
  open('/Games/search?q=qqqqqqqq');
  expect(await screen.findByTestId('search-nothing')).toHaveTextContent('没有找到“qqqqqqqq”');
  await userEvent.click(screen.getByRole('link', { name: '查看全部游戏' }));
  expect(screen.getByText('elsewhere')).toBeVisible();
});

test('what was searched is offered the next time, can be cleared, and leaves with the member', async () => {
  await world.logIn('member01');
  const first = open();
  await screen.findByTestId('search-hot');
  await type('龙虎对决{Enter}');
  await screen.findAllByTestId('game-card');
  first.unmount();
  const second = open();
  expect(await screen.findByTestId('search-recent')).toHaveTextContent('龙虎对决');
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(screen.queryByTestId('search-recent')).toBeNull();
  await userEvent.click(
    within(await screen.findByTestId('search-hot')).getAllByRole('button')[0] ?? document.body,
  );
  second.unmount();
  expect([...world.storage.keys()].some((key) => key.includes('gameSearches'))).toBe(true);
  await act(() => world.platform.session.logOut());
  expect([...world.storage.keys()].some((key) => key.includes('gameSearches'))).toBe(false);
});

test('a provider is one tap away', async () => {
  open();
  const picks = await screen.findByTestId('search-providers');
  const first = within(picks).getAllByRole('button')[0];
  const name = first?.textContent ?? '';
  if (first !== undefined) await userEvent.click(first);
  await screen.findAllByTestId('game-card');
  expect(names().every((card) => card.includes(name))).toBe(true);
});

test('[R5-11] while the live-game setting is on, games that are not live are not found', async () => {
  const first = open('/Games/search?q=水果派对');
  expect((await screen.findAllByTestId('game-card'))[0]).toHaveTextContent('水果派对');
  first.unmount();
  await world.control('POST', '/site-config', { liveGameOnly: true });
  await pastJoining();
  open('/Games/search?q=水果派对');
  expect(await screen.findByTestId('search-nothing')).toBeVisible();
});

test('[R8-5] while the list of providers fails, those that the site knows are picked and found', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/cms/game-providers' },
    fault: { status: 500 },
    times: 20,
  });
  open();
  const picks = await screen.findByTestId('search-providers');
  await userEvent.click(within(picks).getByRole('button', { name: /^AG真人/ }));
  await screen.findAllByTestId('game-card');
  expect(names().every((card) => card.includes('AG真人'))).toBe(true);
});

test('[R8-5] games that cannot be read anew are searched as they were, without an alert over them', async () => {
  const seen: string[] = [];
  world.platform.toast.current$.subscribe((toast) =>
    toast === null ? undefined : seen.push(toast.text),
  );
  open('/Games/search?q=zcjs');
  await openFirst();
  await world.control('POST', '/faults', {
    match: { path: '/cms/games' },
    fault: { status: 500 },
    times: 20,
  });
  await pastJoining();
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 600_000);
  await goBack();
  await waitFor(() => expect(seen).toEqual(['获取游戏列表异常，请稍后再试']));
  expect(screen.queryByText('游戏列表未能载入')).toBeNull();
  expect(screen.getAllByTestId('game-card')[0]).toHaveTextContent('招财金狮');
});

test('without the list of games a retry is offered, and it works', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/cms/games' },
    fault: { status: 500 },
    times: 1,
  });
  open('/Games/search?q=zcjs');
  expect(await screen.findByText('游戏列表未能载入')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /重试|重新/ }));
  expect((await screen.findAllByTestId('game-card'))[0]).toHaveTextContent('招财金狮');
});
