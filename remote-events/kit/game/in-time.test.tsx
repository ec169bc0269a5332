/**
 * The game by the clock and by what the server can say: at the first moment of the season, at
 * midnight, while an answer is missing.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import type { Platform } from '@site/platform';
import { season } from '../../events/cny2024/season';
import { GameSeasonPage } from './GameSeasonPage';
import { NOW, WINDOWS } from '../season.fixture';
import { registerPrizeLookup } from '@site/remote-kit/prize';

const PROGRESS = '/api/Event/MiniGames/MemberProgress';
const MIDNIGHT = Date.parse('2026-11-22T00:00:00+08:00');
let world: TestWorld;
const begin = (now: number): void => {
  world = createTestWorld({ now });
  registerPrizeLookup(world.platform);
};
afterEach(() => world.close());

const plan = (which: keyof typeof WINDOWS): void =>
  world.seasons.set({ schedules: { cny2024: WINDOWS[which] }, live: 'cny2024' });
const open = (platform: Platform = world.platform) =>
  renderInShell(<GameSeasonPage season={season} />, { platform, path: '/event_CNY2024' });
const requestsTo = async (path: string): Promise<number> =>
  (
    (await world.control('GET', `/requests?path=${encodeURIComponent(path)}`)) as {
      requests: unknown[];
    }
  ).requests.length;

test('who waits at the countdown has the game at its first moment, without a reload', async () => {
  begin(NOW);
  await world.control('POST', '/mini-games', { running: [] });
  plan('before');
  await world.logIn('member01');
  open();
  expect(await screen.findByTestId('prize-history')).toBeVisible();
  expect(screen.queryByTestId('mini-game')).toBeNull();
  await world.control('POST', '/mini-games', { running: ['CNY2024'] });
  act(() => plan('running'));
  expect(await screen.findByTestId('mini-game')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('snatch')).toBeEnabled());
  expect(await requestsTo('/api/MiniGames/Banners')).toBe(2);
});

test('a page that opens while the season runs asks for the list once', async () => {
  begin(NOW);
  plan('running');
  open();
  expect(await screen.findByTestId('prize-shelf')).toBeVisible();
  expect(await requestsTo('/api/MiniGames/Banners')).toBe(1);
});

test('[R7.2-1] before a further window members still reach the prizes of the one before', async () => {
  begin(NOW);
  plan('running');
  await world.logIn('member01');
  const first = open();
  await userEvent.click(await screen.findByText(/^抢红包（剩 3 次）$/));
  await userEvent.click(
    within(await screen.findByTestId('snatch-result')).getByTestId('snatch-close'),
  );
  first.unmount();
  plan('before');
  open();
  expect(await screen.findByTestId('prize-row')).toBeVisible();
  expect(screen.queryByTestId('mini-game')).toBeNull();
  expect(screen.queryByTestId('leader-board')).toBeNull();
});

test('at midnight the tries of the new day are there, without a reload', async () => {
  begin(MIDNIGHT - 200);
  plan('running');
  await world.logIn('member01');
  const clock = { at: MIDNIGHT - 200 };
  open({ ...world.platform, seasons: { ...world.platform.seasons, now: () => clock.at } });
  for (const left of [3, 2, 1]) {
    await userEvent.click(await screen.findByText(`抢红包（剩 ${left} 次）`));
    await userEvent.click(
      within(await screen.findByTestId('snatch-result')).getByTestId('snatch-close'),
    );
  }
  expect(await screen.findByText('今日次数已用完，明日再来')).toBeDisabled();
  await world.control('POST', '/clock', { set: MIDNIGHT + 1_000 });
  clock.at = MIDNIGHT;
  expect(await screen.findByText('抢红包（剩 3 次）')).toBeEnabled();
});

test('as long as the tries are not known the button cannot be tapped and shows that it waits', async () => {
  begin(NOW);
  plan('running');
  await world.logIn('member01');
  await world.control('POST', '/faults', {
    match: { path: PROGRESS },
    fault: { delayMs: 300 },
    times: 1,
  });
  open();
  const button = await screen.findByTestId('snatch');
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveTextContent('抢红包');
  await waitFor(() => expect(button).toBeEnabled());
  expect(button).not.toHaveAttribute('aria-busy');
});

test('tries that could not be read are said, and a retry brings them', async () => {
  begin(NOW);
  plan('running');
  await world.logIn('member01');
  await world.control('POST', '/faults', { match: { path: PROGRESS }, fault: { status: 500 } });
  open();
  const failed = await screen.findByTestId('game-failed');
  expect(failed).toHaveTextContent('活动数据暂时无法显示');
  expect(screen.queryByTestId('snatch')).toBeNull();
  expect(screen.getByTestId('prize-shelf')).toBeVisible();
  await world.control('DELETE', '/faults');
  await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.getByTestId('snatch')).toBeEnabled());
  expect(screen.queryByTestId('game-failed')).toBeNull();
});
