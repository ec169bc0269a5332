import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { elsewhere, launchAt, launches, openGame } from '../launch/play.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const GAMES = 'https://games.example/games/play/x#t';
/**
 * One game of each group of §3.9 that plays in a frame, with its provider's state of the usual
 * sandbox.
 */
const OF_GROUP = ['LIVECASINO-01', 'P2P-01', 'INSTANT-01', 'SLOT-01', 'LOTTERY-01'] as const;
const refused = (): Promise<HTMLElement> => screen.findByTestId('game-refused');

test.each(OF_GROUP)(
  "[R3.9-1] [R7.3-5] %s launches once its provider's whitelist said true",
  async (gameId) => {
    await world.logIn('member01');
    await launchAt(world, GAMES);
    openGame(world, `/Games/play/${gameId}`);
    expect(await screen.findByTestId('game-frame')).toHaveAttribute('src', GAMES);
    const { requests } = (await world.control(
      'GET',
      '/requests?path=/api/Games/IsMemberWhiteListed',
    )) as { requests: readonly { readonly url: string }[] };
    expect(requests[0]?.url).toMatch(/providerCode=[A-Z]+&memberCode=\w+&hostName=/);
  },
);

test('[R6-7] a self-excluded member is told why, led to responsible play, and nothing is launched, not even a demo', async () => {
  await world.logIn('excluded01');
  openGame(world, '/Games/play/SLOT-01?demo=1');
  expect(await refused()).toHaveAttribute('data-stop', 'excluded');
  expect(screen.getByRole('link', { name: '理性投注' })).toHaveAttribute('href', '/Me/Limits');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(await launches(world)).toEqual([]);
});

test("[R6-7] a limit of one's own is told as such, also where the provider is under maintenance", async () => {
  await world.logIn('excluded01');
  await world.control('POST', '/games', { maintenance: { PGS: {} } });
  openGame(world, '/Games/play/SLOT-02');
  expect(await refused()).toHaveAttribute('data-stop', 'excluded');
  expect(screen.getByTestId('game-refused')).toHaveTextContent('您的账户设置了自我限制');
  expect(screen.getByTestId('game-refused')).not.toHaveTextContent('维护');
});

test('[R6-4] a launch begins once it is known who signed in: a slow answer turns nobody away', async () => {
  await world.logIn('member01');
  await launchAt(world, GAMES);
  const next = createTestWorld({ sandbox: world.sandbox, storage: world.storage });
  await world.control('POST', '/faults', {
    match: { path: '/api/Member?' },
    fault: { delayMs: 400 },
    times: 2,
  });
  void next.start();
  openGame(next, '/Games/play/SLOT-02');
  expect(next.platform.session.state.get().status).toBe('loading');
  expect(await screen.findByTestId('game-frame')).toBeVisible();
  expect(screen.queryByTestId('game-refused')).toBeNull();
  await next.close();
});

test('[R6-7] flags that cannot be read block like flags that are set, and can be asked for again', async () => {
  await world.logIn('member01');
  await world.control('POST', '/faults', {
    match: { path: '/api/Member/SelfExclusion' },
    fault: { status: 500 },
    times: 1,
  });
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-01');
  expect(await refused()).toHaveAttribute('data-stop', 'unchecked');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByTestId('game-frame')).toBeVisible();
});

test.each([['yes'], ['TRUE'], [1], [null], [false]])(
  '[R6-4] a whitelist that answers %j opens nothing and launches nothing',
  async (answer) => {
    await world.logIn('member01');
    await world.control('POST', '/games', { whitelist: { PGS: answer } });
    openGame(world, '/Games/play/SLOT-02');
    expect(await refused()).toHaveAttribute('data-stop', 'notInvited');
    expect(screen.getByRole('link', { name: '联系客服' })).toBeVisible();
    expect(await launches(world)).toEqual([]);
  },
);

test('a provider under maintenance says until when; once it runs a retry opens the game', async () => {
  await world.logIn('member01');
  await world.control('POST', '/games', { maintenance: { PGS: {} } });
  await launchAt(world, GAMES);
  openGame(world, '/Games/play/SLOT-02');
  expect(await refused()).toHaveTextContent(/预计 \d\d[-/]\d\d \d\d:\d\d 恢复/);
  await world.control('POST', '/games', { maintenance: { PGS: null } });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByTestId('game-frame')).toBeVisible();
});

test.each([
  ['GAM00403', 403, 'excluded'],
  ['GAM00404', 404, 'unknownGame'],
  ['GAM00405', 422, 'noDemo'],
  ['GAM00406', 403, 'notInvited'],
  ['GAM00424', 422, 'unknownGame'],
  ['GAM00503', 409, 'maintenance'],
  ['GAM00999', 500, 'failed'],
])(
  "[R8-5] a launch refused with %s is toasted once and told in the server's words",
  async (errorCode, status, stop) => {
    await world.logIn('member01');
    await world.control('POST', '/faults', {
      match: { path: '/api/Games/Launch' },
      fault: { status, errorCode, description: '服务器的话' },
    });
    const toasts: string[] = [];
    const subscription = world.platform.toast.current$.subscribe((toast) =>
      toast === null ? undefined : toasts.push(toast.text),
    );
    openGame(world, '/Games/play/SLOT-01');
    expect(await refused()).toHaveAttribute('data-stop', stop);
    expect(screen.getByTestId('game-refused')).toHaveTextContent('服务器的话');
    expect(toasts).toEqual(['启动游戏异常，请稍后再试']);
    subscription.unsubscribe();
  },
);

test.each([
  ['without a body', { status: 503, contentType: 'text/html', body: '' }],
  ["with the gateway's word for it", { status: 503 }],
])(
  '[R8-4] games that rest (a 503 %s) say so, and the toast is left to the catalogue, who signs the member out',
  async (_how, fault) => {
    await world.logIn('member01');
    await world.control('POST', '/faults', { match: { path: '/api/Games/Launch' }, fault });
    const toasts: string[] = [];
    const subscription = world.platform.toast.current$.subscribe((toast) =>
      toast === null ? undefined : toasts.push(toast.text),
    );
    openGame(world, '/Games/play/SLOT-01');
    expect(await refused()).toHaveTextContent('游戏功能维护中，请稍后再试');
    expect(toasts).toEqual([]);
    expect(world.failures.map(({ row }) => row.path)).toEqual(['/api/Games/Launch']);
    subscription.unsubscribe();
  },
);

test('a demo of a game that has none offers the real one', async () => {
  await world.logIn('member01');
  openGame(world, '/Games/play/LIVECASINO-01?demo=1');
  expect(await refused()).toHaveAttribute('data-stop', 'noDemo');
  await launchAt(world, GAMES);
  await userEvent.click(screen.getByRole('button', { name: '真钱开始' }));
  expect(await screen.findByTestId('game-frame')).toBeVisible();
  expect((await launches(world)).at(-1)).toMatchObject({ isDemo: false });
});

test('an answer that sends a game to a page of the site is followed there', async () => {
  await world.logIn('member01');
  await launchAt(world, '/cn/mobile/jackpot', { isIframe: false });
  openGame(world, '/Games/play/SLOT-01');
  expect(await elsewhere()).toHaveTextContent('/jackpot');
});

describe('entrances of sportsbooks and esports', () => {
  test.each([
    ['IPSB', '/sbtwo/sports-im'],
    ['SBT', '/sbtwo/sports-bti'],
    ['OWS', '/sbtwo/sports-saba'],
    ['YBS', '/sbtwo/sports-saba'],
    ['IPES', '/sbtwo/sports-im?sid=45'],
    ['TFG', '/sbtwo/sports-bti?sid=45'],
  ])('[R3.8-1] [R3.9-1] %s leads to its page of the site', async (code, page) => {
    await world.logIn('member01');
    openGame(world, `/Games/enter/${code}`);
    expect(await elsewhere()).toHaveTextContent(page);
  });
  test('[R5-14] [R3.8-1] IPSB is given http where the environment is not live, and the sport and event of the address', async () => {
    await world.logIn('member01');
    openGame(world, '/Games/enter/IPSB?sid=1&eid=77');
    expect(await elsewhere()).toHaveTextContent('/sbtwo/sports-im?sid=1&eid=77');
    const [body] = await launches(world);
    expect(body).toMatchObject({
      gameType: 'SPORTS',
      vendorQuery: { sportId: 1, eventId: '77' },
      sportid: 1,
      eventId: '77',
    });
    expect(String(body?.['bankingUrl'])).toMatch(/^http:/);
  });
  test.each([
    ['https://evil.example/cn/mobile/sbtwo/sports-im', 'another host'],
    ['javascript:alert(1)', 'a script'],
    ['//evil.example/x', 'a host in disguise'],
  ])('%s (%s) is not followed', async (gameLobbyUrl) => {
    await world.logIn('member01');
    await launchAt(world, gameLobbyUrl, { isIframe: false });
    openGame(world, '/Games/enter/SBT');
    expect(await refused()).toHaveAttribute('data-stop', 'blocked');
  });
  test('a code that is none says so', async () => {
    await world.logIn('member01');
    openGame(world, '/Games/enter/PGS');
    await act(async () => undefined);
    expect(screen.getByText('没有找到这款游戏')).toBeVisible();
    await waitFor(async () => expect(await launches(world)).toEqual([]));
  });
});
