import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { season } from '../../events/cny2024/season';
import { GameSeasonPage } from './GameSeasonPage';
import { NOW, WINDOWS } from '../season.fixture';
import { refusalText, registerPrizeLookup } from '@site/remote-kit/prize';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: NOW });
  registerPrizeLookup(world.platform);
  world.seasons.set({ schedules: { cny2024: WINDOWS.running }, live: 'cny2024' });
});
afterEach(() => world.close());

const open = (): void =>
  void renderInShell(<GameSeasonPage season={season} />, {
    platform: world.platform,
    path: '/event_CNY2024',
  });

async function openAs(userName: string): Promise<void> {
  await world.logIn(userName);
  open();
  await screen.findByTestId('tries');
}

/** Makes one try and closes what it brought. */
async function tryOnce(): Promise<string> {
  await userEvent.click(screen.getByTestId('snatch'));
  const result = await screen.findByTestId('snatch-result');
  const text = result.textContent ?? '';
  await userEvent.click(within(result).getByTestId('snatch-close'));
  return text;
}

test('a visitor sees the game, its prizes and rules, and a way to log in that comes back here', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '新春红包雨' })).toBeVisible();
  expect(screen.getByTestId('snatch-login')).toHaveAttribute(
    'href',
    '/login?fromUrl=%2Fevent_CNY2024',
  );
  expect(await screen.findByTestId('prize-shelf')).toHaveTextContent('至尊红包剩 1 份');
  expect((await screen.findAllByTestId('leader-row')).length).toBe(5);
  expect(screen.queryByTestId('prize-history')).toBeNull();
});

test('a member uses up the tries of the day: each is one prize, in the history and on the board', async () => {
  await world.control('POST', '/mini-games', { force: 'P8888' });
  await openAs('member01');
  expect(screen.getByTestId('tries')).toHaveAttribute('data-left', '3');
  expect(screen.getByText('今日已用 0 / 3 次')).toBeVisible();
  expect(await tryOnce()).toContain('8,888.00');
  await waitFor(() => expect(screen.getByTestId('tries')).toHaveAttribute('data-left', '2'));
  expect(await screen.findByText('我的排名：第 1 名')).toBeVisible();
  expect(screen.getByTestId('prize-shelf')).toHaveTextContent('至尊红包已派完');
  await tryOnce();
  await waitFor(() => expect(screen.getByTestId('tries')).toHaveAttribute('data-left', '1'));
  await tryOnce();
  await waitFor(() => expect(screen.getAllByTestId('prize-row')).toHaveLength(3));
  expect(screen.getByTestId('snatch')).toBeDisabled();
  expect(screen.getByTestId('snatch')).toHaveTextContent('今日次数已用完');
});

test('a second tap while the first is on its way is no second try', async () => {
  await openAs('member01');
  // The sandbox answers in no time: what is to be on its way is held there.
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Event/MiniGames/SnatchPrize' },
    fault: { delayMs: 250 },
    times: 1,
  });
  const button = screen.getByTestId('snatch');
  await userEvent.dblClick(button);
  await screen.findByTestId('snatch-result');
  await waitFor(() => expect(screen.getByTestId('tries')).toHaveAttribute('data-left', '2'));
  expect(await screen.findAllByTestId('prize-row')).toHaveLength(1);
});

test('an answer that was lost is looked up: one try, one prize, and words meanwhile', async () => {
  await openAs('member01');
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Event/MiniGames/SnatchPrize' },
    fault: { drop: 'afterCommit' },
    times: 1,
  });
  await userEvent.click(screen.getByTestId('snatch'));
  expect(await screen.findByTestId('snatch-result', {}, { timeout: 20_000 })).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('tries')).toHaveAttribute('data-left', '2'));
  expect(screen.getAllByTestId('prize-row')).toHaveLength(1);
});

test('self-exclusion is said in the page and costs no try', async () => {
  await openAs('excluded01');
  await userEvent.click(screen.getByTestId('snatch'));
  expect(await screen.findByTestId('snatch-refused')).toHaveTextContent('您已启用自我限制');
  expect(screen.getByTestId('tries')).toHaveAttribute('data-left', '3');
});

test('a game that ended between look and tap says so', async () => {
  await openAs('member01');
  await world.control('POST', '/mini-games', { running: [] });
  await userEvent.click(screen.getByTestId('snatch'));
  expect(await screen.findByTestId('snatch-refused')).toHaveTextContent('活动尚未开始或已结束');
});

test('at the end of the window the open page keeps the prizes and closes the game; later it is the ended page', async () => {
  await openAs('member01');
  await tryOnce();
  act(() => world.seasons.set({ schedules: { cny2024: WINDOWS.grace }, live: null }));
  expect(screen.getByText('活动刚刚结束，参与已截止')).toBeVisible();
  expect(screen.queryByTestId('mini-game')).toBeNull();
  expect(await screen.findByTestId('prize-row')).toBeVisible();
  act(() => world.seasons.set({ schedules: { cny2024: WINDOWS.ended }, live: null }));
  expect(screen.getByText('活动已结束')).toBeVisible();
  expect(await screen.findByTestId('prize-row')).toBeVisible();
});

test('a season whose game the server does not list shows none', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/MiniGames/Banners' },
    fault: { body: '{"isSuccess":true,"result":[]}', contentType: 'application/json' },
  });
  await world.logIn('member01');
  open();
  await waitFor(async () =>
    expect(await world.control('GET', '/requests?path=%2Fapi%2FMiniGames%2FBanners')).toMatchObject(
      { requests: [expect.anything()] },
    ),
  );
  expect(screen.queryByTestId('mini-game')).toBeNull();
  expect(screen.queryByTestId('prize-history')).toBeNull();
});

test('the ended page leads to the season that runs now', () => {
  world.seasons.set({
    schedules: {},
    live: 'euro2024',
    doors: { euro2024: { title: '欧洲杯盛宴', path: '/euro2024' } },
  });
  open();
  expect(screen.getByTestId('season-live')).toHaveAttribute('href', '/euro2024');
  expect(screen.getByTestId('season-live')).toHaveTextContent('欧洲杯盛宴');
});

test('refusals have words; what is not known is quoted, and a failure that is no answer says to try later', () => {
  expect(refusalText({ kind: 'api', code: 'EVT00412', description: '', status: 409 })).toContain(
    '奖品已派完',
  );
  expect(refusalText({ kind: 'api', code: 'X', description: '服务器的话', status: 409 })).toBe(
    '服务器的话',
  );
  expect(refusalText({ kind: 'api', code: 'toString', description: '', status: 409 })).toContain(
    '稍后再试',
  );
  expect(refusalText({ kind: 'network' })).toContain('稍后再试');
});
