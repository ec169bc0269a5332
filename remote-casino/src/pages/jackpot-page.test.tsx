import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getGames } from '@site/contracts/games';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { CALL, EMPTY, address, cards, casino, fault } from './casino.fixture';

let world: TestWorld;
const open = (path = '/jackpot') => renderInShell(casino, { platform: world.platform, path });

beforeEach(() => { world = createTestWorld(); });
afterEach(async () => { await world.close(); });

test('[R7.2-1] pools grow without another call', async () => {
  open();
  const first = (await screen.findAllByTestId('jackpot-pool'))[0];
  const before = first?.textContent;
  await waitFor(() => expect(first?.textContent).not.toBe(before), { timeout: 3_000 });
});

test('a pool narrows the games to those that can win it, in the address too', async () => {
  const answer = await world.platform.api.call(getGames, { query: { platform: 'mobile' } });
  const poolOf = new Map(answer.ok ? answer.value.map((game) => [game.gameId, game.jackpotPool]) : []);
  open();
  await screen.findAllByTestId('game-card');
  expect(new Set(cards().map((id) => poolOf.get(id)))).toEqual(new Set(['grand', 'major', 'minor']));
  await userEvent.click(screen.getByRole('button', { name: /豪华彩池/ }));
  expect(address()).toBe('/jackpot?pool=major');
  expect(new Set(cards().map((id) => poolOf.get(id)))).toEqual(new Set(['major']));
  await userEvent.click(screen.getByRole('button', { name: /豪华彩池/ }));
  expect(address()).toBe('/jackpot');
});

test('[R8-5] pools that fail can be asked for again', async () => {
  await fault(world, CALL.jackpots, { status: 503 }, 1);
  open();
  expect(await screen.findByTestId('pools-failed')).toHaveTextContent('奖池数据未能载入');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect((await screen.findAllByTestId('jackpot-pool')).length).toBe(3);
});

test('[R8-5] games that fail leave the pools', async () => {
  await fault(world, CALL.games, { status: 503 });
  open();
  expect(await screen.findByTestId('games-failed')).toBeVisible();
  expect((await screen.findAllByTestId('jackpot-pool')).length).toBe(3);
});

test('no game that can win says so, with a way on', async () => {
  await fault(world, CALL.games, EMPTY);
  open();
  expect(await screen.findByText('暂无可赢取该奖池的游戏')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看全部' })).toHaveAttribute('href', '/Games');
});

test('pools on their way stand in their final size', async () => {
  await fault(world, CALL.jackpots, { delayMs: 150 });
  open();
  expect(await screen.findByTestId('waiting-pools')).toBeVisible();
  expect((await screen.findAllByTestId('jackpot-pool')).length).toBe(3);
});

test('no pool says so, with a way on', async () => {
  await fault(world, CALL.jackpots, EMPTY);
  open();
  expect(await screen.findByText('暂无奖池')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看全部' })).toHaveAttribute('href', '/Games');
});
