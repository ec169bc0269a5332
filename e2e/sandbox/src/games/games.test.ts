import { Script } from 'node:vm';
import { applyBonus, claimBonus, getBonusProgress } from '@site/contracts/bonus';
import * as rows from '@site/contracts/games';
import { HEADER } from '@site/contracts/headers';
import { toLaunchGameType, toLaunchProviderCode } from '@site/domain/games/launch';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../create-sandbox';
import { testClient, type TestClient } from '../testing/client';
import { MORNING } from '../testing/funds';
import { GAME_PROVIDERS, GAMES } from './catalogue';
import { GAME_KIND } from './rules/outcome';
import { kindOf } from './rules/rules';

/** The launch payload of a game as a page sends it. */
function payload(gameId: string, isDemo = false) {
  const game = GAMES.find((each) => each.gameId === gameId);
  const gameType = toLaunchGameType(game?.gameType ?? 'SLOT');
  return {
    gameType,
    providerCode: toLaunchProviderCode(gameType, game?.providerCode ?? 'TG'),
    gameId,
    isDemo,
    hostName: 'localhost',
    bankingUrl: 'http://localhost/DepositVerify',
    logoutUrl: 'http://localhost/',
    sportsMenu: '',
    vendorQuery: { sportId: '1', eventId: '2' },
    mobileLobbyUrl: 'http://localhost/Games',
    sportid: '',
    eventId: '',
  };
}

const gameOfProvider = (code: string): string =>
  GAMES.find(({ providerCode }) => providerCode === code)?.gameId ?? '';
const launch = async (client: TestClient, gameId: string, isDemo = false) =>
  client.call(rows.launchGame, {
    body: payload(gameId, isDemo),
    headers: { origin: 'http://127.0.0.1:4300' },
  });

async function sessionOf(
  client: TestClient,
  gameId: string,
  isDemo = false,
): Promise<{ address: string; headers: Record<string, string> }> {
  const { gameLobbyUrl } = (await launch(client, gameId, isDemo)).body.result as {
    gameLobbyUrl: string;
  };
  const [address = '', token = ''] = gameLobbyUrl.split('#');
  return { address, headers: { [HEADER.authorization]: `Bearer ${token}` } };
}

type Round = { roundId: string; payout: number; balance: number; symbols: number[]; text: string };
const play = async (
  app: FastifyInstance,
  headers: Record<string, string>,
  body: { bet: string; choice: string; key: string },
) =>
  (await app.inject({ method: 'POST', url: '/games/api/round', headers, payload: body })).json<{
    result: Round;
    errors?: { errorCode: string }[];
  }>();

async function signedIn(name: string) {
  const app = createSandbox({ gamesOrigin: 'http://127.0.0.1:4999', now: MORNING });
  const client = testClient(app);
  await client.login(name);
  return { app, client };
}

describe('lobby', () => {
  test('[R3.9-1] more than 300 games cover every category, provider and kind; names and pictures differ', () => {
    expect(GAMES.length).toBeGreaterThanOrEqual(300);
    expect(new Set(GAMES.map(({ gameType }) => gameType))).toEqual(
      new Set([...rows.GAME_TYPE, 'RNG']),
    );
    const codes =
      'AGL EVO BGG ABT YBL WEC DGG DBP JBP KYS DBF SPR AVIATOR TG PGS MGP SPG BSG SWF CQG BNG HSW LBS SGW'.split(
        ' ',
      );
    expect(new Set(GAME_PROVIDERS.map(({ code }) => code))).toEqual(new Set(codes));
    for (const code of codes)
      expect([code, GAMES.filter(({ providerCode }) => providerCode === code).length >= 6]).toEqual(
        [code, true],
      );
    for (const type of rows.GAME_TYPE) {
      const names = GAMES.filter(({ gameType }) => gameType === type).map(({ name }) => name);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
    expect(new Set(GAMES.map(({ imageUrl }) => imageUrl.split('.')[1])).size).toBe(GAMES.length);
    expect(new Set(GAMES.map(kindOf))).toEqual(new Set(GAME_KIND));
  });

  test('[R7.2-1] favourites are kept, recent games are the last 12 distinct, daily turnover is by group and comes from rounds', async () => {
    const { app, client } = await signedIn('member01');
    for (const gameId of ['SLOT-01', 'P2P-01', 'SLOT-01'])
      await client.call(rows.addFavouriteGame, { params: { gameId } });
    expect(
      ((await client.call(rows.getFavouriteGames)).body.result as rows.Game[]).map(
        ({ gameId }) => gameId,
      ),
    ).toEqual(['P2P-01', 'SLOT-01']);
    await client.call(rows.removeFavouriteGame, { params: { gameId: 'P2P-01' } });
    expect((await client.call(rows.getFavouriteGames)).body.result).toMatchObject([
      { gameId: 'SLOT-01' },
    ]);
    expect((await client.call(rows.addFavouriteGame, { params: { gameId: 'NOPE' } })).status).toBe(
      404,
    );
    const wanted = GAMES.filter(
      ({ gameType, providerCode }) => gameType === 'SLOT' && !['HSW', 'SWF'].includes(providerCode),
    )
      .slice(0, 14)
      .map(({ gameId }) => gameId);
    for (const gameId of [...wanted, wanted[5] ?? '']) {
      await client.control('POST', '/clock', { advanceMs: 1_000 });
      await launch(client, gameId);
    }
    const recent = ((await client.call(rows.getRecentPlayedGames)).body.result as rows.Game[]).map(
      ({ gameId }) => gameId,
    );
    expect([recent.length, recent[0], new Set(recent).size]).toEqual([12, wanted[5], 12]);
    const { headers } = await sessionOf(client, 'SLOT-01');
    await play(app, headers, { bet: '30', choice: '', key: 'turnover-round' });
    const turnover = (await client.call(rows.getDailyTurnover, { query: {} })).body.result as {
      total: number;
      groups: { walletGroupId: number; turnover: number }[];
    };
    expect(turnover).toMatchObject({
      date: '2026-03-10',
      total: 30,
      groups: [{ walletGroupId: 2, turnover: 0 }, {}, {}, { walletGroupId: 32, turnover: 30 }, {}],
    });
    await app.close();
  });

  test('[R6-4][R7.3-5] the whitelist answers true or odd values; maintenance has its times and the navigation bar follows', async () => {
    const { app, client } = await signedIn('member01');
    const asked = async (providerCode: string, memberCode = 'M100001') =>
      (
        await client.call(rows.isMemberWhiteListed, {
          query: { providerCode, memberCode, hostName: 'localhost' },
        })
      ).body.result;
    expect([
      await asked('PGS'),
      await asked('WEC'),
      await asked('DBF'),
      await asked('SWF'),
      await asked('HSW'),
      await asked('PGS', 'M100002'),
    ]).toEqual([true, false, 'TRUE', 1, false, false]);
    for (const code of ['WEC', 'DBF', 'SWF'])
      expect((await launch(client, gameOfProvider(code))).body.errors?.[0]?.errorCode).toBe(
        'GAM00406',
      );
    await client.control('POST', '/games', {
      whitelist: { PGS: 'yes' },
      maintenance: { AVIATOR: { toMs: 60_000 }, HSW: null },
    });
    expect((await launch(client, gameOfProvider('PGS'))).status).toBe(403);
    const bar = async () =>
      (await client.call(rows.getNavigationBarStatus, { query: { providerCode: 'AVIATOR' } })).body
        .result;
    expect(await bar()).toEqual({ isVisible: true, isMaintenance: true });
    const status = (await client.call(rows.getMaintenanceStatus)).body.result as {
      providerCode: string;
      isMaintenance: boolean;
      from: string | null;
      to: string | null;
    }[];
    expect(status.find(({ providerCode }) => providerCode === 'AVIATOR')).toEqual({
      providerCode: 'AVIATOR',
      isMaintenance: true,
      from: '2026-03-10T10:00:00+08:00',
      to: '2026-03-10T10:01:00+08:00',
    });
    expect(status.find(({ providerCode }) => providerCode === 'HSW')?.isMaintenance).toBe(false);
    await client.control('POST', '/clock', { advanceMs: 60_000 });
    expect(await bar()).toEqual({ isVisible: true, isMaintenance: false });
    await client.login('vip01');
    expect(
      (
        await client.call(rows.isMemberWhiteListed, {
          query: { providerCode: 'WEC', memberCode: 'vip01', hostName: 'x' },
        })
      ).body.result,
    ).toBe(true);
    await app.close();
  });
});

describe('extra games', () => {
  test('thousands can be listed, each with an id of its own, launched like any other, and a reset takes them away', async () => {
    const { app, client } = await signedIn('member01');
    const list = async () =>
      (await client.call(rows.getGames, { query: {} })).body.result as rows.Game[];
    await client.control('POST', '/games', { extraGames: 4_700 });
    const games = await list();
    expect([
      games.length,
      new Set(games.map(({ gameId }) => gameId)).size,
      new Set(games.map(({ gameType, name }) => `${gameType} ${name}`)).size,
    ]).toEqual([GAMES.length + 4_700, games.length, games.length]);
    const extra = games.slice(GAMES.length);
    expect(new Set(extra.map(({ providerCode }) => providerCode))).toEqual(
      new Set(GAME_PROVIDERS.map(({ code }) => code)),
    );
    expect((await list()).at(-1)).toEqual(extra.at(-1));
    const last = extra.findLast(({ providerCode }) => providerCode === 'PGS') ?? extra[0];
    const body = {
      ...payload('SLOT-02'),
      gameId: last?.gameId ?? '',
      providerCode: toLaunchProviderCode('SLOT', 'PGS'),
    };
    const launched = (
      await client.call(rows.launchGame, { body, headers: { origin: 'http://127.0.0.1:4300' } })
    ).body.result as { gameLobbyUrl: string };
    const [address = ''] = launched.gameLobbyUrl.split('#');
    expect((await app.inject({ method: 'GET', url: new URL(address).pathname })).statusCode).toBe(
      200,
    );
    expect((await client.control('POST', '/games', { extraGames: -1 })).status).toBe(400);
    await client.control('POST', '/reset', {});
    expect((await list()).length).toBe(GAMES.length);
    await app.close();
  });
});

describe('launch and rounds', () => {
  test('[R7.3-4] a launch leads to a page of another origin; a round moves the wallet of the game through the ledger, once per key', async () => {
    const { app, client } = await signedIn('member01');
    const { address, headers } = await sessionOf(client, 'SLOT-01');
    expect(address).toBe('http://127.0.0.1:4999/games/play/SLOT-01');
    const page = await app.inject({ method: 'GET', url: '/games/play/SLOT-01' });
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'nonce-/,
    );
    const open = await app.inject({ method: 'POST', url: '/games/api/open', headers, payload: {} });
    expect(open.json()).toMatchObject({
      result: { origin: 'http://127.0.0.1:4300', balance: 10_000, kind: 'slot' },
    });
    const [first, again] = [
      await play(app, headers, { bet: '10', choice: '', key: 'round-key-1' }),
      await play(app, headers, { bet: '10', choice: '', key: 'round-key-1' }),
    ];
    expect(again.result).toEqual(first.result);
    expect(first.result.balance).toBe(10_000 - 10 + first.result.payout);
    await app.close();
  });

  test('[R6-7] a round is refused while the exclusion holds and played once it has run out', async () => {
    const { app, client } = await signedIn('member01');
    const { headers } = await sessionOf(client, 'SLOT-01');
    await client.control('PATCH', '/members/member01', {
      Status: true,
      DisableBetting: true,
      SelfExcludeExpiredDate: '2026-03-10T10:05:00+08:00',
    });
    expect(
      (await play(app, headers, { bet: '10', choice: '', key: 'excluded-round' })).errors?.[0]
        ?.errorCode,
    ).toBe('GAM00403');
    await client.control('POST', '/clock', { advanceMs: 300_000 });
    expect(
      (await play(app, headers, { bet: '10', choice: '', key: 'excluded-round' })).errors,
    ).toBeUndefined();
    await app.close();
  });

  test('[R3.8-1] [R6-7] self-exclusion, maintenance, unknown games, a wrong provider and a demo of a live table are refused', async () => {
    const { app, client } = await signedIn('member01');
    const excluded = testClient(app);
    await excluded.login('excluded01');
    const codeOf = async (answer: ReturnType<typeof launch>) =>
      (await answer).body.errors?.[0]?.errorCode;
    expect(await codeOf(launch(excluded, 'SLOT-01'))).toBe('GAM00403');
    expect(await codeOf(launch(client, gameOfProvider('HSW')))).toBe('GAM00503');
    expect(await codeOf(launch(client, 'NOPE'))).toBe('GAM00404');
    expect(await codeOf(launch(client, 'LIVECASINO-01', true))).toBe('GAM00405');
    expect(
      (await client.call(rows.launchGame, { body: { ...payload('SLOT-01'), gameType: 'RNG' } }))
        .body.errors?.[0]?.errorCode,
    ).toBe('GAM00424');
    // RNG is what the list calls it; the launch wants SLOT (§5).
    expect(await codeOf(launch(client, 'RNG-01'))).toBeUndefined();
    expect(
      (await client.call(rows.launchGame, { body: { ...payload('RNG-01'), gameType: 'RNG' } })).body
        .errors?.[0]?.errorCode,
    ).toBe('GAM00424');
    expect(
      (
        await client.call(rows.launchGame, {
          body: { ...payload('SLOT-01'), mobileLobbyUrl: undefined as unknown as string },
        })
      ).status,
    ).toBe(422);
    expect((await testClient(app).call(rows.launchGame, { body: payload('SLOT-01') })).status).toBe(
      401,
    );
    await app.close();
  });

  test('[R3.8-1] a sports provider leads to its own page of the site, on the event of the vendor query', async () => {
    const { app, client } = await signedIn('member01');
    const body = {
      ...payload('SLOT-01'),
      gameType: 'SPORTSBOOK',
      providerCode: 'IPSB',
      gameId: '',
      vendorQuery: { sportId: 1, eventId: 'E77' },
    };
    expect(
      (await client.call(rows.launchGame, { body, headers: { origin: 'http://127.0.0.1:4300' } }))
        .body.result,
    ).toMatchObject({
      gameLobbyUrl: 'http://127.0.0.1:4300/cn/mobile/sbtwo/sports-im?sid=1&eid=E77',
      isIframe: false,
    });
    await client.control('POST', '/games', { maintenance: { IPSB: {} } });
    expect((await client.call(rows.launchGame, { body })).body.errors?.[0]?.errorCode).toBe(
      'GAM00503',
    );
    await app.close();
  });

  test('a running bonus is wagered by rounds of its wallet group', async () => {
    const { app, client } = await signedIn('member01');
    const { applicationId } = (await client.call(applyBonus, { body: { bonusId: 'N1040' } })).body
      .result as { applicationId: string };
    await client.call(claimBonus, { body: { applicationId }, key: 'bonus-of-games' });
    const { headers } = await sessionOf(client, 'SLOT-01');
    await play(app, headers, { bet: '20', choice: '', key: 'wagering-round' });
    expect(
      (await client.call(getBonusProgress, { query: { applicationId } })).body.result,
    ).toMatchObject([{ required: 54, achieved: 20 }]);
    await app.close();
  });

  test('a demo plays with its own money and leaves the wallet, the turnover and the recent list alone', async () => {
    const { app, client } = await signedIn('member01');
    const { headers } = await sessionOf(client, 'SLOT-01', true);
    const round = await play(app, headers, { bet: '100', choice: '', key: 'demo-round-1' });
    expect(round.result.balance).toBe(2_000 - 100 + round.result.payout);
    expect(
      await play(app, headers, { bet: '4000', choice: '', key: 'demo-round-2' }),
    ).toMatchObject({ errors: [{ errorCode: 'GAM00409' }] });
    expect((await client.call(rows.getDailyTurnover, { query: {} })).body.result).toMatchObject({
      total: 0,
    });
    expect((await client.call(rows.getRecentPlayedGames)).body.result).toEqual([]);
    await app.close();
  });

  test('every kind of game is drawn, plays a round and refuses a choice that is none of its own', async () => {
    const { app, client } = await signedIn('vip01');
    const choice = {
      slot: '',
      dice: 'big',
      coin: 'heads',
      baccarat: 'banker',
      dragonTiger: 'tiger',
      bull: 'play',
      roulette: 'n7',
      crash: '1.5',
      keno: '1,2,3,4,5',
    } as const;
    const open: ReadonlySet<string> = new Set(['slot', 'bull']);
    for (const kind of GAME_KIND) {
      const game =
        GAMES.find((each) => kindOf(each) === kind && each.providerCode !== 'HSW')?.gameId ?? '';
      const page = (await app.inject({ method: 'GET', url: `/games/play/${game}` })).payload;
      expect([kind, page.includes(`data-kind="${kind}"`) && !page.includes('style="')]).toEqual([
        kind,
        true,
      ]);
      const [, script = ''] = /<script nonce="[^"]+">([\s\S]*)<\/script>/.exec(page) ?? [];
      // Only parsed, never run: a page with a syntax error must not ship.
      expect(() => new Script(script)).not.toThrow();
      // What the site listens to from a game, and nothing else: a button without effect is none.
      expect(new Set([...page.matchAll(/data-say="(\w+)"/g)].map(([, event]) => event))).toEqual(
        new Set(['closeIframe', 'NetworkError']),
      );
      const { headers } = await sessionOf(client, game);
      expect([
        kind,
        (await play(app, headers, { bet: '10', choice: choice[kind], key: `kind-${kind}-round` }))
          .result?.symbols.length > 0,
      ]).toEqual([kind, true]);
      if (!open.has(kind))
        expect(
          await play(app, headers, { bet: '10', choice: 'nonsense', key: `kind-${kind}-wrong` }),
        ).toMatchObject({ errors: [{ errorCode: 'GAM00423' }] });
    }
    await app.close();
  });
});
