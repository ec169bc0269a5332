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
    expect((await client.call(rows.getMiniGameBanners)).body.result).toContainEqual(expect.objectContaining({ eventCode: 'CNY2024', isActive: true, target: '/event_CNY2024' }));
    expect((await client.call(rows.getActiveGame, { query: {} })).body.result).toMatchObject({ eventCode: 'CNY2024', dailyTries: 3 });
    expect((await client.call(rows.getActiveGame, { query: { eventCode: 'LaborDay2024' } })).body.result).toBeNull();
    await client.login('member01');
    const won: Prize[] = [];
    for (const at of [1, 2, 3]) won.push((await client.call(rows.snatchPrize, { body: {}, key: `snatch-key-${at}` })).body.result as Prize);
    expect(won.map(({ triesLeft }) => triesLeft)).toEqual([2, 1, 0]);
    expect((await client.call(rows.snatchPrize, { body: {}, key: 'snatch-key-4' })).body.errors?.[0]?.errorCode).toBe('EVT00411');
    const sum = won.reduce((total, { amount }) => total + amount, 0);
    expect((await client.call(rows.getPrizeHistory, { query: {} })).body.result).toMatchObject({ prizes: won.toReversed().map(({ prizeId }) => ({ prizeId })), page: { totalRecord: 3 } });
    expect((await client.call(rows.getMemberProgress, { query: {} })).body.result).toMatchObject({ triesToday: 3, triesUsed: 3, triesLeft: 0, totalWon: sum });
    expect((await client.call(getBalance, { query: { wallet: 'SB' } })).body.result).toMatchObject({ totalBalance: 10_000 + sum });
    await deposit(client, '1000.00');
    expect((await client.call(rows.getMemberProgress, { query: {} })).body.result).toMatchObject({ triesToday: 5, triesLeft: 2, depositToday: 1_000 });
    await app.close();
  });

  test('stock is never exceeded, also with 20 tries at once; one key is one try', async () => {
    const app = createSandbox({ now: MORNING });
    const names = ['member01', 'vip01', 'poor01', 'otp01', 'newbie01', 'thb01', 'reval01'];
    const clients = await Promise.all(names.map(async (name) => {
      const client = testClient(app);
      await client.login(name);
      return client;
    }));
    const [operator, excluded] = [testClient(app), testClient(app)];
    await excluded.login('excluded01');
    expect((await excluded.call(rows.snatchPrize, { body: {}, key: 'excluded-key' })).status).toBe(403);
    await operator.control('POST', '/mini-games', { stock: { P8: 3 }, force: 'P8' });
    const turns = clients.flatMap((client, at) => [0, 1, 2].map((turn) => ({ client, key: `crowd-key-${at}-${turn}` }))).slice(0, 20);
    const prizes = (await Promise.all(turns.map(async ({ client, key }) => client.call(rows.snatchPrize, { body: {}, key })))).map(({ body }) => body.result as Prize);
    expect(prizes.filter(({ prizeId }) => prizeId === 'P8')).toHaveLength(3);
    expect(prizes).toHaveLength(20);
    const stock = (await operator.call(rows.getActiveGame, { query: {} })).body.result as { prizes: { prizeId: string; stockLeft: number | null }[] };
    expect(stock.prizes.find(({ prizeId }) => prizeId === 'P8')?.stockLeft).toBe(0);
    await app.close();
  });

  test('the same seed gives the same prizes', async () => {
    const draw = async (seed: string): Promise<string[]> => {
      const app = createSandbox({ now: MORNING, seed });
      const client = testClient(app);
      await client.login('member01');
      const answers = [];
      for (const at of [1, 2, 3]) answers.push(await client.call(rows.snatchPrize, { body: {}, key: `seeded-key-${at}` }));
      await app.close();
      return answers.map(({ body }) => (body.result as Prize).prizeId);
    };
    expect(await draw('7')).toEqual(await draw('7'));
  });
});
