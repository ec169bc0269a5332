import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getGames } from '@site/contracts/games';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { CALL, EMPTY, address, cards, casino, fault } from './casino.fixture';

let world: TestWorld;
const open = (path = '/jackpot') => renderInShell(casino, { platform: world.platform, path });

const firstPool = async (): Promise<HTMLElement> =>
  (await screen.findAllByTestId('jackpot-pool'))[0] ?? document.body;
const requestsTo = async (): Promise<number> =>
  (
    (await world.control('GET', `/requests?path=${CALL.jackpots}`)) as {
      readonly requests: readonly unknown[];
    }
  ).requests.length;

beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
  await world.close();
});

describe('as time goes by', () => {
  const pass = (ms: number): Promise<void> =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
    });
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });

  test('[R7.2-1] pools grow without another call, and are read anew each minute', async () => {
    open();
    const first = await firstPool();
    const before = first.textContent;
    await pass(2_000);
    expect(first.textContent).not.toBe(before);
    expect(await requestsTo()).toBe(1);
    await fault(world, CALL.jackpots, {
      status: 200,
      body: {
        isSuccess: true,
        result: [
          {
            pool: 'grand',
            name: '至尊彩池',
            base: '1000.00',
            ratePerSecond: '0',
            asOf: '2026-03-10T00:00:00+08:00',
          },
        ],
      },
    });
    await pass(60_000);
    await waitFor(() => expect(first).toHaveTextContent('1,000.00'));
    expect(await requestsTo()).toBe(2);
  });

  test('a member pauses the pools and lets them go on', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open();
    const first = await firstPool();
    await user.click(screen.getByRole('button', { name: '暂停更新' }));
    const before = first.textContent;
    await pass(5_000);
    expect(first.textContent).toBe(before);
    expect(screen.queryByText('实时')).toBeNull();
    await user.click(screen.getByRole('button', { name: '继续更新' }));
    await pass(1_000);
    expect(first.textContent).not.toBe(before);
  });

  test('for members who want less motion they move once a minute', async () => {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }),
    });
    open();
    const first = await firstPool();
    const before = first.textContent;
    await pass(30_000);
    expect(first.textContent).toBe(before);
    await pass(31_000);
    expect(first.textContent).not.toBe(before);
  });
});

test('a pool is called by its name; what it holds describes it', async () => {
  open();
  const first = await firstPool();
  expect(first).toHaveAccessibleName('至尊彩池');
  expect(first).toHaveAccessibleDescription(/^¥ ?[\d,]+\.\d\d$/);
});

test('a pool narrows the games to those that can win it, in the address too', async () => {
  const answer = await world.platform.api.call(getGames, { query: { platform: 'mobile' } });
  const poolOf = new Map(
    answer.ok ? answer.value.map((game) => [game.gameId, game.jackpotPool]) : [],
  );
  open();
  await screen.findAllByTestId('game-card');
  expect(new Set(cards().map((id) => poolOf.get(id)))).toEqual(
    new Set(['grand', 'major', 'minor']),
  );
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
