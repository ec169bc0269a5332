import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerPrizeLookup } from '@site/remote-kit/prize';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Page } from './MiniGamesPage';

/** Which of two running games ends first changes with the day. */
const NOW = Date.parse('2027-01-07T12:00:00+08:00');

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: NOW });
  registerPrizeLookup(world.platform);
});
afterEach(() => world.close());

const open = (): void =>
  void renderInShell(<Page />, { platform: world.platform, path: '/Games/mini' });
async function openAs(userName: string): Promise<void> {
  await world.logIn(userName);
  open();
  await screen.findByTestId('mini-tries');
}
const fail = (path: string, fault: object, times = 1): Promise<unknown> =>
  world.control('POST', '/faults', { match: { path }, fault, times });
const requestsTo = async (
  path: string,
): Promise<readonly { readonly method: string; readonly body: unknown }[]> =>
  (
    (await world.control('GET', `/requests?path=${encodeURIComponent(path)}`)) as {
      requests: readonly { readonly method: string; readonly body: unknown }[];
    }
  ).requests;

test('[R7.2-1] the page asks for banners, the active game, progress and prizes, and shows each game with its time', async () => {
  await openAs('member01');
  const cards = await screen.findAllByTestId('mini-game-card');
  expect(cards.map((card) => card.dataset.eventCode)).toEqual([
    'CNY2024',
    '15Anni',
    'euro2024',
    expect.any(String),
    expect.any(String),
  ]);
  expect(cards.map((card) => /进行中|即将开始|已结束/.exec(card.textContent ?? '')?.[0])).toEqual([
    '进行中',
    '进行中',
    '即将开始',
    '已结束',
    '已结束',
  ]);
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/event_CNY2024', '/event_15Anni', '/euro2024']),
  );
  expect(
    within(screen.getByTestId('mini-panel')).getByRole('heading', { name: '新春红包雨' }),
  ).toBeVisible();
  expect(screen.getByTestId('mini-prizes')).toHaveTextContent('至尊红包剩 1 份');
  expect(await screen.findByText('还没有奖品记录，抽一次试试手气。')).toBeVisible();
  for (const path of [
    '/api/MiniGames/Banners',
    '/api/Event/MiniGames/ActiveGame',
    '/api/Event/MiniGames/MemberProgress',
    '/api/Event/MiniGames/PrizeHistory',
  ])
    expect([path, (await requestsTo(path)).length > 0]).toEqual([path, true]);
});

test('[R7.2-1] a try is one SnatchPrize: the prize is shown, the tries and the history are read anew', async () => {
  await world.control('POST', '/mini-games', { force: 'P8888' });
  await openAs('member01');
  expect(screen.getByTestId('mini-tries')).toHaveAttribute('data-left', '3');
  expect(screen.getByTestId('mini-snatch')).toHaveTextContent('立即抽奖（剩 3 次）');
  await userEvent.click(screen.getByTestId('mini-snatch'));
  const result = await screen.findByTestId('mini-result');
  expect(result).toHaveTextContent('恭喜中奖');
  expect(result).toHaveTextContent('8,888.00');
  await userEvent.click(within(result).getByTestId('mini-close'));
  await waitFor(() => expect(screen.getByTestId('mini-tries')).toHaveAttribute('data-left', '2'));
  expect(await screen.findByTestId('mini-prize-row')).toHaveTextContent('至尊红包');
  expect(screen.getByTestId('mini-prizes')).toHaveTextContent('至尊红包已派完');
  expect(
    (await requestsTo('/api/Event/MiniGames/SnatchPrize')).filter(
      ({ method }) => method === 'POST',
    ),
  ).toHaveLength(1);
});

const prizesPage = (currentPage: number, name: string): object => ({
  isSuccess: true,
  result: {
    prizes: [
      {
        id: `T${currentPage}`,
        prizeId: 'P8',
        name,
        amount: '8.00',
        wonAt: '2026-03-01T10:00:00+08:00',
      },
    ],
    page: { currentPage, totalPage: 2, perPageSize: 1, totalRecord: 2 },
  },
});

test('turning a page of prizes keeps the pager and the focus in it, also when the page fails', async () => {
  const HISTORY = '/api/Event/MiniGames/PrizeHistory';
  await fail(HISTORY, { status: 200, body: prizesPage(1, '新奖品') });
  await openAs('member01');
  const history = await screen.findByTestId('mini-history');
  expect(await within(history).findByText('新奖品')).toBeVisible();
  await fail(HISTORY, { status: 500 });
  const older = within(history).getByRole('button', { name: '更早' });
  await userEvent.click(older);
  expect(await within(history).findByRole('alert')).toHaveTextContent('奖品记录暂时无法显示');
  expect(within(history).queryByText('新奖品')).toBeNull();
  expect(within(history).getByText('第 2 / 2 页')).toBeVisible();
  expect(older).toHaveFocus();
  expect(older).toHaveAttribute('aria-disabled', 'true');
  await fail(HISTORY, { status: 200, body: prizesPage(2, '旧奖品') });
  await userEvent.click(within(history).getByRole('button', { name: '重试' }));
  expect(await within(history).findByText('旧奖品')).toBeVisible();
  await userEvent.click(older);
  expect(within(history).getByText('第 2 / 2 页')).toBeVisible();
  await userEvent.click(within(history).getByRole('button', { name: '更近' }));
  expect(await within(history).findByText('新奖品')).toBeVisible();
  // The same button all the while: it went with no page on its way.
  expect(older).toBeInTheDocument();
});

test.each(['https://evil.example', '//evil.example', 'javascript:alert(1)'])(
  'a game that points to %s leads nowhere',
  async (target) => {
    const game = {
      id: 'B1',
      eventCode: 'CNY2024',
      title: '新春红包雨',
      imageUrl: '',
      target,
      startDate: '2026-01-01T00:00:00+08:00',
      endDate: '2026-12-31T00:00:00+08:00',
      isActive: true,
    };
    await fail(
      '/api/MiniGames/Banners',
      { status: 200, body: { isSuccess: true, result: [game] } },
      9,
    );
    open();
    expect(await screen.findByTestId('mini-game-card')).toHaveTextContent('新春红包雨进行中');
    expect(screen.getByTestId('mini-game-card')).not.toHaveTextContent('进入活动');
    expect(
      screen
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((href) => href?.startsWith('/login') !== true),
    ).toEqual([]);
  },
);

test('an answer that was lost is looked up: one try, one prize', async () => {
  await openAs('member01');
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Event/MiniGames/SnatchPrize' },
    fault: { drop: 'afterCommit' },
    times: 1,
  });
  await userEvent.click(screen.getByTestId('mini-snatch'));
  expect(await screen.findByTestId('mini-result', {}, { timeout: 20_000 })).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('mini-tries')).toHaveAttribute('data-left', '2'));
});

test('self-exclusion is said in the page and costs no try', async () => {
  await openAs('excluded01');
  await userEvent.click(screen.getByTestId('mini-snatch'));
  expect(await screen.findByTestId('mini-refused')).toHaveTextContent('您已启用自我限制');
  expect(screen.getByTestId('mini-tries')).toHaveAttribute('data-left', '3');
});

test('a visitor sees games and prizes, and a way to log in that comes back here', async () => {
  open();
  expect(await screen.findByTestId('mini-login')).toHaveAttribute(
    'href',
    '/login?fromUrl=%2FGames%2Fmini',
  );
  expect(await screen.findByTestId('mini-prizes')).toBeVisible();
  expect(screen.queryByTestId('mini-history')).toBeNull();
});

test('another running game is one tap away, with its own tries', async () => {
  await openAs('member01');
  await userEvent.click(screen.getByTestId('mini-choose-15Anni'));
  expect(
    await within(screen.getByTestId('mini-panel')).findByRole('heading', {
      name: '周年庆幸运转盘',
    }),
  ).toBeVisible();
  expect(await screen.findByTestId('mini-prizes')).toHaveTextContent('至尊礼盒');
});

test('when none runs the page says so and shows what is to come', async () => {
  await world.control('POST', '/mini-games', { running: [] });
  open();
  expect(await screen.findByText('现在没有进行中的小游戏')).toBeVisible();
  expect(screen.queryByTestId('mini-panel')).toBeNull();
  expect(screen.getAllByTestId('mini-game-card')).toHaveLength(5);
});

test('each failed read has its own state and a way on', async () => {
  await fail('/api/MiniGames/Banners', { status: 500 });
  open();
  expect(await screen.findByText('小游戏暂时无法显示')).toBeVisible();
  await fail('/api/Event/MiniGames/ActiveGame', { status: 500 });
  await userEvent.click(screen.getByRole('button', { name: /重试|重新/ }));
  expect(await screen.findByTestId('mini-failed')).toBeVisible();
  await userEvent.click(within(screen.getByTestId('mini-failed')).getByRole('button'));
  expect(await screen.findByTestId('mini-prizes')).toBeVisible();
  expect(screen.queryByTestId('mini-failed')).toBeNull();
});

test('no games at all leads to the casino', async () => {
  await fail('/api/MiniGames/Banners', {
    body: '{"isSuccess":true,"result":[]}',
    contentType: 'application/json',
  });
  open();
  expect(await screen.findByText('暂无小游戏')).toBeVisible();
  expect(screen.getByRole('link', { name: '去娱乐场' })).toHaveAttribute('href', '/Games');
});
