import * as rows from '@site/contracts/games';
import { HEADER } from '@site/contracts/headers';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { GAME_PROVIDERS, GAMES } from './catalogue';

const launch = (gameId: string, isDemo = false) => ({ gameType: 'SLOT', providerCode: 'TG_SLOT', gameId, isDemo, hostName: 'x', bankingUrl: 'x', logoutUrl: 'x', mobileLobbyUrl: 'x' });

describe('games', () => {
  test('[R3.9-1] about sixty games cover every category and provider of the wallet groups', () => {
    expect(GAMES.length).toBeGreaterThanOrEqual(55);
    expect(new Set(GAMES.map(({ gameType }) => gameType))).toEqual(new Set(rows.GAME_TYPE));
    for (const code of ['AGL', 'EVO', 'DBP', 'KYS', 'SPR', 'AVIATOR', 'TG', 'PGS', 'LBS', 'SGW']) expect(GAME_PROVIDERS.some((each) => each.code === code)).toBe(true);
    for (const { code } of GAME_PROVIDERS) expect(GAMES.some(({ providerCode }) => providerCode === code)).toBe(true);
  });

  test('[R7.3-4] a launch leads to a page of another origin; a round moves the wallet of the game through the ledger, once per key', async () => {
    const app = createSandbox({ gamesOrigin: 'http://127.0.0.1:4999' });
    const client = testClient(app);
    await client.login('member01');
    const launched = await client.call(rows.launchGame, { body: launch('SLOT-01'), headers: { origin: 'http://127.0.0.1:4300' } });
    const { gameLobbyUrl } = launched.body.result as { gameLobbyUrl: string };
    const [address = '', token = ''] = gameLobbyUrl.split('#');
    expect(address).toBe('http://127.0.0.1:4999/games/play/SLOT-01');
    const page = await app.inject({ method: 'GET', url: '/games/play/SLOT-01' });
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'nonce-/);
    const headers = { [HEADER.authorization]: `Bearer ${token}` };
    const open = await app.inject({ method: 'POST', url: '/games/api/open', headers, payload: {} });
    expect(open.json()).toMatchObject({ result: { origin: 'http://127.0.0.1:4300', balance: 10_000 } });
    const play = async () => (await app.inject({ method: 'POST', url: '/games/api/round', headers, payload: { bet: '10', choice: 'big', key: 'round-key-1' } })).json<{ result: { roundId: string; payout: number; balance: number } }>().result;
    const [first, again] = [await play(), await play()];
    expect(again).toEqual(first);
    expect(first.balance).toBe(10_000 - 10 + first.payout);
    expect((await client.call(rows.getRecentPlayedGames)).body.result).toMatchObject([{ gameId: 'SLOT-01' }]);
    await app.close();
  });

  test('[R6-7] self-exclusion, maintenance, unknown games and a demo of a live table are refused', async () => {
    const app = createSandbox();
    const [client, excluded] = [testClient(app), testClient(app)];
    await client.login('member01');
    await excluded.login('excluded01');
    expect((await excluded.call(rows.launchGame, { body: launch('SLOT-01') })).status).toBe(403);
    const closed = GAMES.find(({ providerCode }) => providerCode === 'HSW')?.gameId ?? '';
    expect((await client.call(rows.launchGame, { body: launch(closed) })).body.errors?.[0]?.errorCode).toBe('GAM00503');
    expect((await client.call(rows.launchGame, { body: launch('NOPE') })).status).toBe(404);
    expect((await client.call(rows.launchGame, { body: launch('LIVECASINO-01', true) })).status).toBe(422);
    await app.close();
  });
});
