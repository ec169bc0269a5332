import { launchGame } from '@site/contracts/games';
import * as rows from '@site/contracts/payment';
import * as paymentHistory from '@site/contracts/payment-history';
import { getStatement } from '@site/contracts/payment-statement';
import { createTransfer } from '@site/contracts/transfer';
import { last, single } from '../bets/settlement.fixture';
import { BTI_DRIVER } from '../testing/bti-driver';
import { gatewayWorld } from '../testing/gateway-world';
import { signedIn } from '../testing/signed-in';

type History = { transactions: paymentHistory.Transaction[]; page: object; totals: object };

describe('transaction history', () => {
  test('[R7.2-1] newest first, 50 a page, by type, state and day; every row has its timeline', async () => {
    const { app, client, pass } = await signedIn();
    const voucher = (at: number) =>
      client.call(rows.createApplication, {
        body: {
          transactionType: 'Deposit',
          methodCode: 'VOUCHER',
          amount: '50.00',
          voucherCode: `PLAY-50-AA${String(at).padStart(2, '0')}`,
        },
        key: `history-deposit-${at}`,
      });
    for (let at = 0; at < 3; at += 1) await voucher(at);
    pass(86_400_000);
    await client.login('member01');
    await voucher(3);
    pass(1);
    for (let at = 0; at < 50; at += 1)
      await client.call(createTransfer, {
        body: { from: 2, to: 4, amount: '1.00' },
        key: `history-transfer-${at}`,
      });
    const read = async (query: object) =>
      (await client.call(paymentHistory.getTransactionHistory, { query })).body.result as History;
    const [first, second] = [await read({}), await read({ currentPage: 2 })];
    expect([first.transactions.length, second.transactions.length, first.page]).toEqual([
      50,
      4,
      { currentPage: 1, totalPage: 2, perPageSize: 50, totalRecord: 54 },
    ]);
    expect([first.transactions[0]?.type, second.transactions.map(({ type }) => type)]).toEqual([
      'Transfer',
      ['Deposit', 'Deposit', 'Deposit', 'Deposit'],
    ]);
    expect(
      [...first.transactions, ...second.transactions].every(({ timeline }) => timeline.length > 0),
    ).toBe(true);
    expect(await read({ type: 'Deposit', dateTo: '2026-11-21' })).toMatchObject({
      page: { totalRecord: 3 },
      totals: { moneyIn: 150, moneyOut: 0, net: 150 },
    });
    expect(await read({ dateFrom: '2026/11/22', type: 'Deposit' })).toMatchObject({
      page: { totalRecord: 1 },
    });
    expect(await read({ status: 'Rejected' })).toMatchObject({
      transactions: [],
      page: { totalPage: 1 },
    });
    await app.close();
  });
});

describe('stakes in the history', () => {
  test('a stake says how it stands with its wager; what came back for it says nothing of one', async () => {
    const world = await gatewayWorld();
    const { client } = world;
    const read = async () =>
      (
        (await client.call(paymentHistory.getTransactionHistory, { query: { type: 'Bet' } })).body
          .result as History
      ).transactions.map(({ amount, stakeState }) => [Number(amount) > 0, stakeState]);
    const event = await last(world, 1);
    await single(world, BTI_DRIVER, 'history-stake-1', event, 'outcome');
    expect(await read()).toEqual([[false, 'Open']]);
    await world.script(event, { do: 'finish', home: 2, away: 0 });
    expect(await read()).toEqual([
      [true, null],
      [false, 'Settled'],
    ]);
    await world.app.close();
  });
});

describe('statement', () => {
  test('deposits, withdrawals, play and bonuses of a window come from the ledger; a refused withdrawal counts for nothing', async () => {
    const { app, client, pass } = await signedIn();
    const withdraw = async (key: string) =>
      (
        (
          await client.call(rows.createApplication, {
            body: {
              transactionType: 'Withdrawal',
              methodCode: 'LB',
              amount: '200.00',
              memberBankId: 'MB-M100001',
            },
            key,
          })
        ).body.result as rows.Application
      ).transactionId;
    await client.call(rows.createApplication, {
      body: {
        transactionType: 'Deposit',
        methodCode: 'VOUCHER',
        amount: '500.00',
        voucherCode: 'PLAY-500-AAAA',
      },
      key: 'statement-deposit',
    });
    await withdraw('statement-w-1');
    await client.control('POST', `/payments/${await withdraw('statement-w-2')}`, { do: 'reject' });
    expect((await client.call(getStatement, { query: {} })).body.result).toEqual({
      deposits: 500,
      withdrawals: 200,
      netDeposits: 300,
      staked: 0,
      returned: 0,
      openStakes: 0,
      winLoss: 0,
      bonuses: 0,
    });
    const launch = await client.call(launchGame, {
      body: {
        gameType: 'SLOT',
        providerCode: 'TG_SLOT',
        gameId: 'SLOT-01',
        isDemo: false,
        hostName: 'x',
        bankingUrl: 'x',
        logoutUrl: 'x',
        mobileLobbyUrl: 'x',
      },
    });
    const { gameLobbyUrl } = launch.body.result as { gameLobbyUrl: string };
    const played = await app.inject({
      method: 'POST',
      url: '/games/api/round',
      headers: { authorization: `Bearer ${gameLobbyUrl.split('#')[1] ?? ''}` },
      payload: { bet: '10', choice: 'big', key: 'statement-round' },
    });
    const { payout } = played.json<{ result: { payout: number } }>().result;
    expect((await client.call(getStatement, { query: {} })).body.result).toMatchObject({
      staked: 10,
      returned: payout,
      winLoss: payout - 10,
    });
    pass(86_400_000);
    await client.login('member01');
    expect(
      (await client.call(getStatement, { query: { dateFrom: '2026-11-22' } })).body.result,
    ).toMatchObject({ deposits: 0, staked: 0, netDeposits: 0 });
    expect(
      (await client.call(getStatement, { query: { dateTo: '2026-11-21' } })).body.result,
    ).toMatchObject({ deposits: 500, staked: 10 });
    await app.close();
  });

  test('[R7.2-1] a stake is lost when its wager has ended, and the result falls on the day of the bet', async () => {
    const world = await gatewayWorld();
    const { client } = world;
    const read = async (query: object = {}) =>
      (await client.call(getStatement, { query })).body.result;
    const [lost, won] = [await last(world, 1), await last(world, 1, 'EARLY')];
    await single(world, BTI_DRIVER, 'statement-bet-1', lost, 'outcome');
    const { id } = await single(world, BTI_DRIVER, 'statement-bet-2', won, 'outcome');
    expect(await read()).toMatchObject({ staked: 200, returned: 0, openStakes: 200, winLoss: 0 });
    await world.script(lost, { do: 'finish', home: 0, away: 2 });
    expect(await read()).toMatchObject({ staked: 200, openStakes: 100, winLoss: -100 });
    await world.advance(86_400_000);
    await client.login('member01');
    await world.script(won, { do: 'finish', home: 2, away: 0 });
    const { returned } = await BTI_DRIVER.bet(client, id);
    expect(returned).toBeGreaterThan(100);
    expect(await read({ dateFrom: '2027-01-16' })).toMatchObject({ returned: 0, winLoss: 0 });
    expect(await read({ dateTo: '2027-01-15' })).toMatchObject({ returned, openStakes: 0 });
    await world.app.close();
  });
});
