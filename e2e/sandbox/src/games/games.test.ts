import * as rows from '@site/contracts/games';
import { toLaunchProviderCode } from '@site/domain/games/launch';
import { GAME_PROVIDERS, GAMES } from './catalogue';
import { GAME_KIND } from './rules/outcome';
import { kindOf } from './rules/rules';
import { payload, gameOfProvider, launch, sessionOf, play, signedIn } from './games.fixture';

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
    const launchesOf = async (providerCode: string, memberCode = 'M100001') =>
      (
        await client.call(rows.isMemberWhiteListed, {
          query: { providerCode, memberCode, hostName: 'localhost' },
        })
      ).body.result;
    expect([
      await launchesOf('PGS'),
      await launchesOf('WEC'),
      await launchesOf('DBF'),
      await launchesOf('SWF'),
      await launchesOf('HSW'),
      await launchesOf('PGS', 'M100002'),
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
