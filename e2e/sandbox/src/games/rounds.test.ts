import { Script } from 'node:vm';
import { applyBonus, claimBonus, getBonusProgress } from '@site/contracts/bonus';
import * as rows from '@site/contracts/games';
import { testClient } from '../testing/client';
import { GAMES } from './catalogue';
import { GAME_KIND } from './rules/outcome';
import { kindOf } from './rules/rules';
import { payload, gameOfProvider, launch, sessionOf, play, signedIn } from './games.fixture';

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
