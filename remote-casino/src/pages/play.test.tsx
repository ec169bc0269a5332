import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { GameFrame } from '../launch/GameFrame';
import { elsewhere, launchAt, launches, openGame } from '../launch/play.fixture';
import { FRAME_WATCHDOG_MS } from '../launch/use-game-frame';
import { OPEN_GAME } from '../launch/use-open-game';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  jest.useRealTimers();
  await world.close();
});

const GAMES = 'https://games.example/games/play/x#t';
const frame = (): Promise<HTMLIFrameElement> => screen.findByTestId('game-frame');

test('[R2.6-1] a game opens in a sandboxed frame, and only what a game may say is heard from it', async () => {
  await world.logIn('member01');
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-01');
  const shown = await frame();
  expect(shown.getAttribute('sandbox')).not.toMatch(/top-navigation/);
  expect(shown).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(shown).toHaveAttribute('allow', 'autoplay; fullscreen');
  let at = 0;
  const say = (data: unknown, origin = new URL(GAMES).origin) =>
    world.platform.windows.accept({ source: shown.contentWindow, origin, data }, (at += 1_000));
  expect(say('closeIframe', 'https://evil.example')).toBeNull();
  // The frame is known to the listener once its effect has run, which a busy machine may do late.
  await waitFor(() => expect(say('closeIframe')?.event).toBe('closeIframe'));
  expect(say('NetworkError')?.event).toBe('NetworkError');
  expect(
    ['goToHistory', 'goUserInfo', 'verifyContinue', 'goBackToWallet'].map((word) => say(word)),
  ).toEqual([null, null, null, null]);
});

test('[R3.8-1] [R5-13] [R7.3-4] the launch carries every field, and type and provider go through the maps', async () => {
  await world.logIn('member01');
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-01');
  await frame();
  const { origin } = window.location;
  expect(await launches(world)).toEqual([
    {
      gameType: 'SLOT',
      providerCode: 'TG_SLOT',
      gameId: 'SLOT-01',
      isDemo: false,
      hostName: origin,
      bankingUrl: `${origin}/cn/mobile/DepositVerify`,
      logoutUrl: `${origin}/cn/mobile/`,
      mobileLobbyUrl: `${origin}/cn/mobile/Games`,
      sportsMenu: `${origin}/cn/mobile/sbtwo`,
    },
  ]);
});

test('[R5-12] an RNG game is launched as a slot, and left for the slots', async () => {
  await world.logIn('member01');
  openGame(world, '/Games/play/RNG-01');
  await waitFor(async () =>
    expect(await launches(world)).toMatchObject([
      { gameType: 'SLOT', providerCode: 'TG_SLOT', gameId: 'RNG-01' },
    ]),
  );
  await userEvent.click(screen.getByTestId('game-back'));
  expect(await elsewhere()).toHaveTextContent('/Games/slots');
});

test('demo play is an address of its own: launched as a demo, without a net position', async () => {
  await world.logIn('member01');
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-01?demo=1');
  await frame();
  expect((await launches(world))[0]).toMatchObject({ isDemo: true });
  expect(screen.getByRole('heading', { name: /试玩/ })).toBeVisible();
  expect(screen.queryByTestId('game-net')).toBeNull();
});

test('the bar tells the time, how long it has lasted and what it came to, from the statement of the wallet', async () => {
  await world.logIn('member01');
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-01');
  await frame();
  expect(screen.getByTestId('game-time')).toHaveTextContent(/^\d\d:\d\d$/);
  expect(screen.getByTestId('game-session')).toHaveTextContent(/^00:00:0\d$/);
  await waitFor(() => expect(screen.getByTestId('game-net')).toHaveTextContent('0.00'));
  expect(world.platform.settings.user.get().openGameStatus).toBe(true);
});

test('a frame that never loads ends in a panel with a way out (B12); one whose session is over can be entered again', async () => {
  jest.useFakeTimers();
  const [handleLeave, handleRetry] = [jest.fn(), jest.fn()];
  const launch = {
    phase: 'ready',
    url: 'https://games.example/x',
    origin: 'https://games.example',
    lastsMs: 60_000,
  } as const;
  renderInShell(
    <GameFrame launch={launch} name="招财金狮" onLeave={handleLeave} onRetry={handleRetry} />,
    { platform: world.platform },
  );
  expect(screen.getByText('正在进入游戏')).toBeVisible();
  act(() => void jest.advanceTimersByTime(FRAME_WATCHDOG_MS));
  expect(screen.getByText('游戏没有打开')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '返回大厅' }));
  expect(handleLeave).toHaveBeenCalledTimes(1);
  fireEvent.load(screen.getByTestId('game-frame'));
  expect(screen.queryByText('游戏没有打开')).toBeNull();
  act(() => void jest.advanceTimersByTime(60_000));
  fireEvent.click(screen.getByRole('button', { name: '重新进入' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

test.each([0, -1, 2_592_000])(
  'a session of %d s is one without an end worth a clock',
  async (expiresIn) => {
    await world.logIn('member01');
    await launchAt(world, GAMES, { expiresIn });
    openGame(world, '/Games/play/SLOT-01');
    fireEvent.load(await frame());
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    });
    expect(screen.queryByTestId('game-over')).toBeNull();
  },
);

test('[R3.6-1] a record of wins and losses that comes only in the middle of the game is no beginning: the net position stays unknown', async () => {
  await world.logIn('member01');
  await launchAt(world, GAMES);
  const now = world.platform.clock.now();
  world.platform.storage.write(OPEN_GAME, {
    gameId: 'SLOT-01',
    openedAt: now - 65_000,
    seenAt: now - 1_000,
    before: null,
  });
  openGame(world, '/Games/play/SLOT-01');
  await frame();
  await waitFor(async () => {
    const { requests } = (await world.control('GET', '/requests?path=/api/Payment/Statement')) as {
      requests: readonly { readonly status: number | null }[];
    };
    expect(requests.length).toBeGreaterThan(0);
  });
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  });
  expect(screen.getByTestId('game-net')).toHaveTextContent('--');
});

test.each([
  ['an address of our own origin', () => `${window.location.origin}/games/play/x`],
  ['a plain http page', () => 'http://games.example/x'],
  ['a host that is not listed', () => 'https://other.example/x'],
  ['a script', () => 'javascript:alert(1)'],
  ['no address', () => ''],
])('%s is never framed (B12)', async (_what, address) => {
  await world.logIn('member01');
  await launchAt(world, address());
  openGame(world, '/Games/play/SLOT-01');
  expect(await screen.findByTestId('game-refused')).toHaveTextContent('游戏地址未通过安全检查');
  expect(screen.queryByTestId('game-frame')).toBeNull();
});

test('a late answer after the game was left is nothing: no frame, no toast', async () => {
  await world.logIn('member01');
  await world.control('POST', '/faults', {
    match: { path: '/api/Games/Launch' },
    fault: { status: 500, delayMs: 400 },
  });
  const toasts: unknown[] = [];
  const subscription = world.platform.toast.current$.subscribe((toast) => toasts.push(toast));
  openGame(world, '/Games/play/SLOT-01');
  await waitFor(async () => expect(await launches(world)).toHaveLength(1));
  await userEvent.click(screen.getByTestId('game-back'));
  expect(await elsewhere()).toHaveTextContent('/Games/slots');
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
  });
  expect(toasts.filter((toast) => toast !== null)).toEqual([]);
  expect(world.platform.settings.user.get().openGameStatus).toBe(false);
  subscription.unsubscribe();
});

test('an unknown game says so and leads back', async () => {
  await world.logIn('member01');
  openGame(world, '/Games/play/NOPE');
  expect(await screen.findByText('没有找到这款游戏')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '返回大厅' }));
  expect(await elsewhere()).toHaveTextContent('/Games');
});

test('[R3.6-1] a reload goes on with the time and the net position of the open game', async () => {
  await world.logIn('member01');
  await launchAt(world, GAMES);
  const now = world.platform.clock.now();
  world.platform.storage.write(OPEN_GAME, {
    gameId: 'SLOT-01',
    openedAt: now - 65_000,
    seenAt: now - 1_000,
    before: '2500',
  });
  openGame(world, '/Games/play/SLOT-01');
  await frame();
  expect(screen.getByTestId('game-session')).toHaveTextContent(/^00:0[1-9]:\d\d$/);
  await waitFor(() => expect(screen.getByTestId('game-net')).toHaveTextContent('-25.00'));
});

test('[C-60] around a game there is one game and the ways out, nothing that plays by itself, faster, or twice', async () => {
  await world.logIn('member01');
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-01');
  await frame();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  const controls = [
    ...document.querySelectorAll<HTMLElement>('button, a, [role="switch"], input, select'),
  ];
  expect(
    controls.map((control) => control.getAttribute('aria-label') ?? control.textContent),
  ).toEqual(['退出游戏', '游戏菜单']);
});
