import * as rows from '@site/contracts/bonus';
import { launchGame } from '@site/contracts/games';
import { signedIn, applyFor } from './bonus.fixture';

describe('bonus', () => {
  test('a loss of yesterday gives the rescue bonus today, once', async () => {
    const { app, client } = await signedIn('member01');
    const { gameLobbyUrl } = (
      await client.call(launchGame, {
        body: {
          gameType: 'INSTANT',
          providerCode: 'SPR',
          gameId: 'INSTANT-01',
          isDemo: false,
          hostName: 'x',
          bankingUrl: 'x',
          logoutUrl: 'x',
          mobileLobbyUrl: 'x',
        },
      })
    ).body.result as { gameLobbyUrl: string };
    const headers = { authorization: `Bearer ${gameLobbyUrl.split('#')[1] ?? ''}` };
    // A hundredfold target of the seeded game is missed.
    const lost = (
      await app.inject({
        method: 'POST',
        url: '/games/api/round',
        headers,
        payload: { bet: '2000', choice: '100', key: 'rescue-round' },
      })
    ).json<{ result: { payout: number } }>();
    expect(lost.result.payout).toBe(0);
    await client.control('POST', '/clock', { advanceMs: 86_400_000 });
    await client.login('member01');
    expect(
      (await client.call(rows.getBonusSos, { query: { bonusId: 'B1010' } })).body.result,
    ).toMatchObject({ isEligible: true, netLoss: 2_000, bonusAmount: 100 });
    const take = async (key: string) =>
      client.call(rows.takeBonusSos, { body: { bonusId: 'B1010' }, key });
    expect((await take('rescue-take-1')).body.result).toMatchObject({
      status: 'Wagering',
      bonusAmount: 100,
      required: 800,
      payGroup: 4,
    });
    expect((await take('rescue-take-2')).status).toBe(409);
    await app.close();
  });

  test('the rescue bonus wants a real loss of the day before; the preview computes what a claim would pay', async () => {
    const { app, client } = await signedIn('member01');
    expect(
      (await client.call(rows.getBonusSos, { query: { bonusId: 'B1010' } })).body.result,
    ).toMatchObject({ isEligible: false, netLoss: 0, reasons: [{ code: 'BON_LOSS' }] });
    expect(
      (await client.call(rows.takeBonusSos, { body: { bonusId: 'B1010' }, key: 'rescue-key' }))
        .status,
    ).toBe(422);
    expect(
      (await client.call(rows.getBonusPreview, { query: { bonusId: 'B1020', amount: '500' } })).body
        .result,
    ).toMatchObject({ bonusAmount: 100, turnoverRequired: 7_200 });
    expect(
      (await client.call(rows.getBonusPreview, { query: { bonusId: 'B1020', amount: '5' } })).body
        .result,
    ).toMatchObject({ bonusAmount: 0 });
    await app.close();
  });

  test('the rescue bonus is not applied for like any other: it would be a share of nothing', async () => {
    const { app, client } = await signedIn('member01');
    expect(
      (await client.call(rows.getBonusEligible, { query: { bonusId: 'B1010' } })).body.result,
    ).toMatchObject({ isEligible: false, reasons: [{ code: 'BON_AUDIENCE' }] });
    const refused = await applyFor(client, 'B1010');
    expect([refused.status, refused.body.errors?.[0]?.errorCode]).toEqual([422, 'BON_AUDIENCE']);
    await app.close();
  });
});
