import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFavouriteGame, type Game } from '@site/contracts/games';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { CALL, EMPTY, address, cards, casino, fault, toasts } from './casino.fixture';

let world: TestWorld;
const open = (path: string) => renderInShell(casino, { platform: world.platform, path });
const names = (): string[] =>
  screen.getAllByTestId('game-card').map((card) => card.querySelector('.name')?.textContent ?? '');

beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

test.each([
  ['live', '真人娱乐', 'LIVECASINO', 'AG真人'],
  ['p2p', '棋牌对战', 'P2P', '多宝棋牌'],
  ['instant', '即时游戏', 'INSTANT', '迅彩小游戏'],
  ['slots', '老虎机', 'SLOT', 'TG电子'],
  ['LOTTERY', '彩票', 'LOTTERY', '乐博彩票'],
])(
  '[R3.6-1] [R3.9-1] [R7.3-2] %s has its name, its banner, its providers and only its games',
  async (slug, title, code, provider) => {
    open(`/Games/${slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await within(screen.getByTestId('category-hero')).findByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/Promotions\/Detail\//),
    );
    expect(await screen.findByRole('button', { name: provider })).toBeVisible();
    await screen.findAllByTestId('game-card');
    expect(cards().every((id) => id.startsWith(code))).toBe(true);
    expect(screen.getByTestId(`category-${code}`)).toHaveAttribute('aria-current', 'page');
  },
);

test('a category that is none leads to the lobby', async () => {
  open('/Games/nonsense');
  await waitFor(() => expect(address()).toBe('/Games'));
});

test('provider, filter and order stand in the address, narrow together and can be taken back', async () => {
  open('/Games/slots');
  await screen.findAllByTestId('game-card');
  await userEvent.click(await screen.findByTestId('provider-PGS'));
  // Providers are dealt in turn: every ninth slot is of PGS.
  expect(cards().every((id) => Number(id.slice('SLOT-'.length)) % 9 === 2)).toBe(true);
  await userEvent.click(screen.getByTestId('filter-new'));
  expect(address()).toBe('/Games/slots?provider=PGS&filter=new');
  await userEvent.click(screen.getByTestId('sort-open'));
  await userEvent.click(await screen.findByTestId('sort-name'));
  await waitFor(() => expect(address()).toBe('/Games/slots?provider=PGS&filter=new&sort=name'), {
    timeout: 20_000,
  });
  expect(names()).toEqual(names().toSorted(new Intl.Collator('zh-u-co-pinyin').compare));
  await userEvent.click(screen.getByTestId('filter-new'));
  await userEvent.click(screen.getByTestId('provider-PGS'));
  expect(address()).toBe('/Games/slots?sort=name');
});

test('another provider of the word on maintenance keeps filter and order and shows its list from the head', async () => {
  await world.control('POST', '/games', { maintenance: { PGS: {} } });
  const look = jest.fn();
  Element.prototype.scrollIntoView = look;
  open('/Games/slots?filter=demo&sort=name');
  await screen.findAllByTestId('game-card');
  await waitFor(() => expect(screen.getByTestId('provider-PGS')).toHaveTextContent('维护中'));
  // Far down the list.
  const place = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ y: -4_000 }));
  try {
    await userEvent.click(screen.getByTestId('provider-PGS'));
    await userEvent.click(
      within(await screen.findByTestId('provider-rests')).getByRole('button', { name: 'MG电子' }),
    );
    await waitFor(() => expect(address()).toBe('/Games/slots?filter=demo&sort=name&provider=MGP'), {
      timeout: 20_000,
    });
    await waitFor(() => expect(look).toHaveBeenCalledWith({ block: 'start' }));
    expect((look.mock.contexts.at(-1) as HTMLElement).firstChild).toBe(
      screen.getByRole('group', { name: '筛选平台' }),
    );
  } finally {
    place.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

test('each category has its title, and one status that lives on says its name', async () => {
  open('/Games/slots');
  await screen.findAllByTestId('game-card');
  expect(document.title).toBe('老虎机 · 玉衡体育');
  const status = screen.getByText(/^老虎机，共 \d+ 款$/);
  await userEvent.click(screen.getByTestId('category-P2P'));
  await waitFor(() => expect(status).toHaveTextContent(/^棋牌对战，共 \d+ 款$/));
  expect(status).toBeInTheDocument();
  expect(document.title).toBe('棋牌对战 · 玉衡体育');
  await userEvent.click(screen.getByTestId('category-ESPORTS'));
  expect(await screen.findByTestId('category-ESPORTS')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByTestId('category-SPORTS')).not.toHaveAttribute('aria-current');
  expect(document.title).toBe('电竞 · 玉衡体育');
  await userEvent.click(screen.getByTestId('category-ALL'));
  await screen.findByTestId('search-entry');
  expect(document.title).toBe('娱乐场 · 玉衡体育');
});

test('[R5-12] RNG games stand among the slots, and a row that is none takes no other along', async () => {
  const game: Game = {
    gameId: 'SLOT-01',
    name: '招财金狮',
    providerCode: 'TG',
    gameType: 'SLOT',
    imageUrl: '',
    isLive: true,
    isNew: false,
    isHot: false,
    demoAvailable: true,
    jackpotPool: null,
    sort: 0,
  };
  const rows = [
    game,
    { ...game, gameId: 'RNG-01', gameType: 'RNG', sort: 1 },
    { ...game, gameId: 'P2P-01', gameType: 'P2P' },
    { ...game, gameId: 'BAD-01', gameType: 'FISHING' },
    { gameId: 'BAD-02' },
  ];
  await fault(world, CALL.games, { status: 200, body: { isSuccess: true, result: rows } });
  open('/Games/slots');
  await screen.findAllByTestId('game-card');
  expect(cards()).toEqual(['SLOT-01', 'RNG-01']);
});

test('an address with words that are none shows the category as usual', async () => {
  open('/Games/slots?provider=NOPE&filter=x&sort=y');
  await screen.findAllByTestId('game-card');
  expect(screen.getByRole('button', { name: '全部平台' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByTestId('filter-all')).toHaveAttribute('aria-pressed', 'true');
});

test('a choice that finds nothing offers the way back', async () => {
  open('/Games/live?filter=demo');
  expect(await screen.findByTestId('games-empty')).toHaveTextContent('没有符合条件的游戏');
  await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
  expect((await screen.findAllByTestId('game-card')).length).toBeGreaterThan(0);
  expect(address()).toBe('/Games/live');
});

test('a member narrows to favourites; visitors are not offered that and see no hearts', async () => {
  const visitor = open('/Games/slots');
  await screen.findAllByTestId('game-card');
  expect(screen.queryByTestId('filter-favourite')).toBeNull();
  expect(screen.queryAllByRole('button', { name: /^收藏/ })).toEqual([]);
  visitor.unmount();
  await world.logIn('member01');
  await world.platform.api.call(addFavouriteGame, { params: { gameId: 'SLOT-09' } });
  open('/Games/slots');
  await userEvent.click(await screen.findByTestId('filter-favourite'));
  expect(cards()).toEqual(['SLOT-09']);
});

test('of 5,000 games only those near the screen exist, each with its place in the whole', async () => {
  await world.control('POST', '/games', { extraGames: 4_700 });
  open('/Games/slots');
  await screen.findAllByTestId('game-card');
  const items = within(screen.getByTestId('game-grid')).getAllByRole('listitem');
  expect(items.length).toBeLessThan(40);
  expect(Number(items[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(2_000);
});

describe('sportsbooks and esports', () => {
  const hrefs = (): (string | null)[] =>
    ['IPSB', 'SBT', 'OWS', 'YBS', 'IPES', 'TFG'].map((code) =>
      screen.getByTestId(`sports-${code}`).getAttribute('href'),
    );
  test('[R3.9-1] visitors look at the boards', async () => {
    open('/Games/sports');
    expect(await screen.findByText('BTI体育')).toBeVisible();
    expect(
      ['IM体育', '沙巴体育', '沙巴优选体育', 'IM电竞', '雷火电竞'].every(
        (name) => screen.queryByText(name) !== null,
      ),
    ).toBe(true);
    expect(hrefs()).toEqual([
      '/sbtwo/sports-im',
      '/sbtwo/sports-bti',
      '/sbtwo/sports-saba',
      '/sbtwo/sports-saba',
      '/sbtwo/sports-im',
      '/sbtwo/sports-bti',
    ]);
  });
  test('[R3.9-1] members enter the provider; esports come first when asked for', async () => {
    await world.logIn('member01');
    open('/Games/sports?group=esports');
    await screen.findByTestId('sports-IPSB');
    expect(hrefs()).toEqual(
      ['IPSB', 'SBT', 'OWS', 'YBS', 'IPES', 'TFG'].map((code) => `/Games/enter/${code}`),
    );
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['电竞平台', '体育平台']);
  });
});

describe('[R8-5] reads of a category that fail, are slow or empty', () => {
  test('games: toast and retry, providers stay', async () => {
    const seen = toasts(world);
    await fault(world, CALL.games, { status: 503 }, 1);
    open('/Games/slots');
    expect(await screen.findByTestId('games-failed')).toBeVisible();
    expect(seen).toContain('获取游戏列表异常，请稍后再试');
    expect(await screen.findByTestId('provider-PGS')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect((await screen.findAllByTestId('game-card')).length).toBeGreaterThan(0);
  });
  test('[R3.9-1] providers and categories: names of the wallet groups', async () => {
    const seen = toasts(world);
    await fault(world, CALL.providers, { status: 503 });
    await fault(world, CALL.categories, { status: 503 });
    open('/Games/keno');
    expect(await screen.findByRole('button', { name: '双赢彩票' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '彩票' })).toBeVisible();
    await waitFor(() =>
      expect(seen).toEqual(
        expect.arrayContaining(['获取游戏平台异常，请稍后再试', '获取游戏分类异常，请稍后再试']),
      ),
    );
  });
  test('the banner: the head keeps its place and name', async () => {
    await fault(world, CALL.banners, { status: 503 });
    open('/Games/slots');
    await screen.findAllByTestId('game-card');
    expect(within(screen.getByTestId('category-hero')).getByRole('heading')).toHaveTextContent(
      '老虎机',
    );
    expect(within(screen.getByTestId('category-hero')).queryByRole('link')).toBeNull();
  });
  test('slow games stand as a grid of their final size', async () => {
    await fault(world, CALL.games, { delayMs: 200 }, 1);
    open('/Games/slots');
    expect(await screen.findByTestId('waiting-games')).toHaveAttribute('aria-busy', 'true');
    await screen.findAllByTestId('game-card');
  });
  test('empty games are said', async () => {
    await fault(world, CALL.games, EMPTY);
    open('/Games/slots');
    expect(await screen.findByTestId('games-empty')).toHaveTextContent('该分类下暂无游戏');
  });
  test('a list that takes longer than reads may says so and offers another try', async () => {
    await fault(world, CALL.games, { delayMs: 9_000 }, 1);
    open('/Games/slots');
    expect(
      await screen.findByTestId('games-slow', undefined, { timeout: 9_500 }),
    ).toHaveTextContent('载入时间比平时长');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(
      (await screen.findAllByTestId('game-card', undefined, { timeout: 20_000 })).length,
    ).toBeGreaterThan(0);
  });
});
