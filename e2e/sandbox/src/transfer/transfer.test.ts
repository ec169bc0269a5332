import fc from 'fast-check';
import { getBalance, getBalanceV1, getWalletGroups } from '@site/contracts/balance';
import { getTransactionHistory } from '@site/contracts/payment-history';
import * as rows from '@site/contracts/transfer';
import { codeOf, signedIn } from '../testing/signed-in';

describe('transfers', () => {
  test('[R7.2-1] money moves at once, the sum stays, and wallets, histories and the key tell the same', async () => {
    const { app, client } = await signedIn();
    const made = await client.call(rows.createTransfer, {
      body: { from: 2, to: 32, amount: '250.50' },
      key: 'transfer-0001',
    });
    expect(made.body.result).toMatchObject({
      fromName: '体育电竞',
      toName: '电子游戏',
      amount: 250.5,
      status: 'Approved',
    });
    expect((await client.call(rows.getTransferWallets)).body.result).toMatchObject({
      minAmount: 1,
      wallets: [
        { walletProductGroupId: 2, balance: 9_749.5 },
        {},
        {},
        { walletProductGroupId: 32, balance: 10_250.5 },
        {},
      ],
    });
    expect(
      (await client.call(rows.transferByRef, { params: { key: 'transfer-0001' } })).body.result,
    ).toMatchObject({ state: 'done', result: made.body.result as object });
    expect((await client.call(rows.getTransferHistories, { query: {} })).body.result).toMatchObject(
      {
        transfers: [made.body.result],
        page: { currentPage: 1, totalPage: 1, perPageSize: 50, totalRecord: 1 },
      },
    );
    expect(
      (await client.call(getTransactionHistory, { query: { type: 'Transfer' } })).body.result,
    ).toMatchObject({ transactions: [{ amount: 250.5, status: 'Approved' }] });
    expect((await client.call(getBalance, { query: {} })).body).toEqual(
      (await client.call(getBalanceV1, { query: {} })).body,
    );
    expect((await client.call(getWalletGroups)).body.result).toMatchObject([
      { walletProductGroupId: 2, providerCodes: ['IPSB', 'SBT', 'YBS', 'OWS', 'IPES', 'TFG'] },
      {},
      {},
      {},
      {},
    ]);
    await app.close();
  });

  test('a transfer with a bonus shows it in its answer and in the history', async () => {
    const { app, client } = await signedIn();
    const made = await client.call(rows.createTransfer, {
      body: { from: 4, to: 32, amount: '200.00', bonusId: 'T1030' },
      key: 'transfer-bonus',
    });
    expect(made.body.result).toMatchObject({ bonusId: 'T1030' });
    expect((await client.call(rows.getTransferHistories, { query: {} })).body.result).toMatchObject(
      { transfers: [made.body.result] },
    );
    await app.close();
  });

  test('[R7.2-1] below 1 CNY, to the same or an unknown wallet, above the balance: refused, nothing moves', async () => {
    const { app, client } = await signedIn('poor01');
    const wrong: (readonly [number, number, string, string])[] = [
      [2, 4, '0.99', 'TRF00422'],
      [2, 2, '5.00', 'TRF00422'],
      [2, 5, '5.00', 'TRF00422'],
      [2, 4, '15.01', 'TRF00402'],
    ];
    for (const [at, [from, to, amount, code]] of wrong.entries())
      expect(
        codeOf(
          await client.call(rows.createTransfer, {
            body: { from, to, amount },
            key: `transfer-bad-${at}`,
          }),
        ),
      ).toBe(code);
    expect(
      (await client.call(rows.transferByRef, { params: { key: 'transfer-bad-3' } })).body.result,
    ).toMatchObject({ state: 'refused', error: { errorCode: 'TRF00402' } });
    expect((await client.call(getBalance, { query: {} })).body.result).toMatchObject({
      totalBalance: 15,
    });
    await app.close();
  });

  test('20 equal posts at once are one transfer with 20 equal answers; histories come 50 a page', async () => {
    const { app, client } = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.call(rows.createTransfer, {
          body: { from: 2, to: 4, amount: '10.00' },
          key: 'transfer-twenty',
        }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    for (let at = 0; at < 52; at += 1)
      await client.call(rows.createTransfer, {
        body: { from: 2, to: 4, amount: '1.00' },
        key: `transfer-many-${at}`,
      });
    const page = async (currentPage: number) =>
      (await client.call(rows.getTransferHistories, { query: { currentPage } })).body.result as {
        transfers: rows.Transfer[];
        page: object;
      };
    expect([
      (await page(1)).transfers.length,
      (await page(2)).transfers.length,
      (await page(2)).transfers.at(-1)?.amount,
    ]).toEqual([50, 3, 10]);
    await app.close();
  });

  test('whatever is transferred, the sum of the wallets stays (D1 I13)', async () => {
    const { app, client } = await signedIn('poor01');
    const group = fc.constantFrom(2, 4, 24, 32, 64);
    let at = 0;
    await fc.assert(
      fc.asyncProperty(group, group, fc.integer({ min: 50, max: 2_000 }), async (from, to, fen) => {
        at += 1;
        await client.call(rows.createTransfer, {
          body: { from, to, amount: (fen / 100).toFixed(2) },
          key: `transfer-law-${at}`,
        });
        expect((await client.call(getBalance, { query: {} })).body.result).toMatchObject({
          totalBalance: 15,
        });
      }),
      { numRuns: 60, seed: 7 },
    );
    await app.close();
  });
});
