import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/mini-games';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { deposit, MORNING } from '../testing/funds';

type Prize = { prizeId: string; amount: number; isWin: boolean; triesLeft: number };

describe('mini-games', () => {
  test('[R7.2-1] the CNY 2024 event is in the banners and active; tries, prizes, history, progress and wallet agree', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    expect((await client.call(rows.getMiniGameBanners)).body.result).toContainEqual(
      expect.objectContaining({ eventCode: 'CNY2024', isActive: true, target: '/event_CNY2024' }),
    );
    expect((await client.call(rows.getActiveGame, { query: {} })).body.result).toMatchObject({
      eventCode: 'CNY2024',
      dailyTries: 3,
    });
    expect(
      (await client.call(rows.getActiveGame, { query: { eventCode: 'LaborDay2024' } })).body.result,
    ).toBeNull();
    await client.login('member01');
    const won: Prize[] = [];
    for (const at of [1, 2, 3])
      won.push(
        (await client.call(rows.snatchPrize, { body: {}, key: `snatch-key-${at}` })).body
          .result as Prize,
      );
    expect(won.map(({ triesLeft }) => triesLeft)).toEqual([2, 1, 0]);
    expect(
      (await client.call(rows.snatchPrize, { body: {}, key: 'snatch-key-4' })).body.errors?.[0]
        ?.errorCode,
    ).toBe('EVT00411');
    const sum = won.reduce((total, { amount }) => total + amount, 0);
    expect((await client.call(rows.getPrizeHistory, { query: {} })).body.result).toMatchObject({
      prizes: won.toReversed().map(({ prizeId }) => ({ prizeId })),
      page: { totalRecord: 3 },
    });
    expect((await client.call(rows.getMemberProgress, { query: {} })).body.result).toMatchObject({
      triesToday: 3,
      triesUsed: 3,
      triesLeft: 0,
      totalWon: sum,
    });
    expect((await client.call(getBalance, { query: { wallet: 'SB' } })).body.result).toMatchObject({
      totalBalance: 10_000 + sum,
    });
    await deposit(client, '1000.00');
    expect((await client.call(rows.getMemberProgress, { query: {} })).body.result).toMatchObject({
      triesToday: 5,
      triesLeft: 2,
      depositToday: 1_000,
    });
    await app.close();
  });

  test('stock is never exceeded, also with 20 tries at once; one key is one try', async () => {
    const app = createSandbox({ now: MORNING });
    const names = ['member01', 'vip01', 'poor01', 'otp01', 'newbie01', 'thb01', 'reval01'];
    const clients = await Promise.all(
      names.map(async (name) => {
        const client = testClient(app);
        await client.login(name);
        return client;
      }),
    );
    const [operator, excluded] = [testClient(app), testClient(app)];
    await excluded.login('excluded01');
    expect((await excluded.call(rows.snatchPrize, { body: {}, key: 'excluded-key' })).status).toBe(
      403,
    );
    await operator.control('POST', '/mini-games', { stock: { P8: 3 }, force: 'P8' });
    const turns = clients
      .flatMap((client, at) =>
        [0, 1, 2].map((turn) => ({ client, key: `crowd-key-${at}-${turn}` })),
      )
      .slice(0, 20);
    const prizes = (
      await Promise.all(
        turns.map(async ({ client, key }) => client.call(rows.snatchPrize, { body: {}, key })),
      )
    ).map(({ body }) => body.result as Prize);
    expect(prizes.filter(({ prizeId }) => prizeId === 'P8')).toHaveLength(3);
    expect(prizes).toHaveLength(20);
    const stock = (await operator.call(rows.getActiveGame, { query: {} })).body.result as {
      prizes: { prizeId: string; stockLeft: number | null }[];
    };
    expect(stock.prizes.find(({ prizeId }) => prizeId === 'P8')?.stockLeft).toBe(0);
    await app.close();
  });

  test('the same seed gives the same prizes', async () => {
    const draw = async (seed: string): Promise<string[]> => {
      const app = createSandbox({ now: MORNING, seed });
      const client = testClient(app);
      await client.login('member01');
      const answers = [];
      for (const at of [1, 2, 3])
        answers.push(await client.call(rows.snatchPrize, { body: {}, key: `seeded-key-${at}` }));
      await app.close();
      return answers.map(({ body }) => (body.result as Prize).prizeId);
    };
    expect(await draw('7')).toEqual(await draw('7'));
  });

  test('the leader board holds seeded players and members with prizes, masked, with the place of the caller', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    type Board = {
      rows: { rank: number; name: string; amount: number; isOwn: boolean }[];
      own: { rank: number; amount: number } | null;
    };
    const board = async (): Promise<Board> =>
      (await client.call(rows.getLeaderBoard, { query: { eventCode: 'cny2024' } })).body
        .result as Board;
    const seen = await board();
    expect(seen.own).toBeNull();
    expect(seen.rows.map(({ rank }) => rank)).toEqual(seen.rows.map((_, at) => at + 1));
    expect(seen.rows.map(({ amount }) => amount)).toEqual(
      seen.rows.map(({ amount }) => amount).toSorted((a, b) => b - a),
    );
    expect(seen.rows.every(({ name }) => /^\*+.{3}$/.test(name))).toBe(true);
    await client.login('member01');
    await client.control('POST', '/mini-games', { force: 'P8888' });
    await client.call(rows.snatchPrize, { body: { eventCode: 'CNY2024' }, key: 'leader-key-1' });
    const after = await board();
    expect(after.own).toEqual({ rank: 1, amount: 8_888 });
    expect(after.rows[0]).toMatchObject({ isOwn: true, name: '*****r01', amount: 8_888 });
    await app.close();
  });

  test('the control sets which games run; without it each follows its plan', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    const active = async (eventCode: string) =>
      (await client.call(rows.getActiveGame, { query: { eventCode } })).body.result;
    await client.login('member01');
    expect(await active('euro2024')).toBeNull();
    await client.control('POST', '/mini-games', { running: ['euro2024'] });
    expect(await active('euro2024')).toMatchObject({ eventCode: 'euro2024' });
    expect(await active('CNY2024')).toBeNull();
    expect(
      (
        await client.call(rows.snatchPrize, {
          body: { eventCode: 'CNY2024' },
          key: 'running-key-1',
        })
      ).body.errors?.[0]?.errorCode,
    ).toBe('EVT00410');
    await client.control('POST', '/mini-games', {});
    expect(await active('CNY2024')).toMatchObject({ eventCode: 'CNY2024' });
    await app.close();
  });
});
