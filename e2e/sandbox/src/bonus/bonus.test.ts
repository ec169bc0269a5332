import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/bonus';
import { launchGame } from '@site/contracts/games';
import { getPersonalMessages } from '@site/contracts/inbox';
import { getTransactionHistory } from '@site/contracts/payment-history';
import { createTransfer } from '@site/contracts/transfer';
import { deposit } from '../testing/funds';
import { type Application, signedIn, applyFor, wallet } from './bonus.fixture';

describe('bonus', () => {
  test('[R7.2-1] a bonus is applied for, funded, claimed once, wagered and done; list, progress, history, wallet and messages agree', async () => {
    const { app, client } = await signedIn('member01');
    const before = await wallet(client);
    const offered = (await client.call(rows.getBonuses, { query: { transactionType: 'Deposit' } }))
      .body.result as { id: string }[];
    expect(offered.map(({ id }) => id)).toContain('B1020');
    const applied = (await applyFor(client, 'B1020')).body.result as Application;
    expect(applied).toMatchObject({ status: 'Serving', canClaim: false });
    expect(
      (
        await client.call(rows.claimBonus, {
          body: { applicationId: applied.applicationId },
          key: 'claim-too-early',
        })
      ).body.errors?.[0]?.errorCode,
    ).toBe('BON_FUNDED');
    await deposit(client, '500.00');
    const claim = async (key: string) =>
      client.call(rows.claimBonus, { body: { applicationId: applied.applicationId }, key });
    const [first, same] = [await claim('claim-key-1'), await claim('claim-key-1')];
    expect(first.body.result).toMatchObject({
      status: 'Wagering',
      bonusAmount: 100,
      required: 7_200,
      achieved: 0,
    });
    expect(same.body).toEqual(first.body);
    expect(
      (await client.call(rows.claimBonusByRef, { params: { key: 'claim-key-1' } })).body.result,
    ).toMatchObject({ state: 'done', result: { status: 'Wagering', bonusAmount: 100 } });
    expect(
      (await client.call(rows.claimBonusByRef, { params: { key: 'claim-too-early' } })).body.result,
    ).toMatchObject({ state: 'refused', error: { errorCode: 'BON_FUNDED' } });
    expect(
      (await client.call(rows.claimBonusByRef, { params: { key: 'never-sent-key' } })).body.result,
    ).toMatchObject({ state: 'notFound' });
    expect([
      (await claim('claim-key-2')).status,
      (await claim('claim-key-2')).body.errors?.[0]?.errorCode,
    ]).toEqual([409, 'BON00409']);
    expect(await wallet(client)).toBe(before + 600);
    expect(
      (await client.call(rows.getBonuses, { query: { transactionType: 'Deposit' } })).body.result,
    ).not.toContainEqual(expect.objectContaining({ id: 'B1020' }));
    const turnover = async (amount: string) =>
      client.control('POST', '/members/member01/turnover', { amount, walletGroup: 2 });
    expect((await turnover('1800')).body).toEqual({ remaining: 5_400 });
    expect((await client.call(rows.getBonusProgress, { query: {} })).body.result).toMatchObject([
      { bonusId: 'B1020', achieved: 1_800, required: 7_200, percent: 25 },
    ]);
    expect((await turnover('9000')).body).toEqual({ remaining: 0 });
    expect((await client.call(rows.getBonusProgress, { query: {} })).body.result).toEqual([]);
    const history = await client.call(rows.getAppliedHistory, {
      query: { dateFrom: '2026-03-10', dateTo: '2026-03-10', pageIndex: 1, perPageSize: 80 },
    });
    expect(history.body.result).toMatchObject({
      bonusAppliedHistories: [{ bonusRuleId: 'B1020', status: 'Completed', bonusAmount: 100 }],
      page: { totalPage: 1, totalRecord: 1 },
    });
    expect(
      (await client.call(getPersonalMessages, { query: { category: 'promotion' } })).body.result,
    ).toMatchObject({ messages: [{ topic: '每周存款加赠 20% 已到账' }, {}] });
    await app.close();
  });

  test('[R7.3-1] the applied history of 96 entries is read in pages of 80 until totalPage', async () => {
    const { app, client } = await signedIn('vip01');
    const ids: string[] = [];
    for (let pageIndex = 1, last = 1; pageIndex <= last; pageIndex += 1) {
      const { result } = (
        await client.call(rows.getAppliedHistory, {
          query: { dateFrom: '2025-09-11', dateTo: '2026-03-10', pageIndex, perPageSize: 80 },
        })
      ).body;
      const { bonusAppliedHistories, page } = result as {
        bonusAppliedHistories: { applicationId: string }[];
        page: { totalPage: number; currentPage: number };
      };
      expect(page.currentPage).toBe(pageIndex);
      ids.push(...bonusAppliedHistories.map(({ applicationId }) => applicationId));
      last = page.totalPage;
    }
    expect([ids.length, new Set(ids).size]).toEqual([96, 96]);
    await app.close();
  });

  test('a running bonus blocks withdrawals until it is wagered; a deposit made with a served bonus pays it out', async () => {
    const { app, client } = await signedIn('member01');
    const blocked = async () =>
      (
        (await client.call(getBalance, { query: {} })).body.result as {
          isWithdrawalContractBalanceBlocking: boolean;
        }
      ).isWithdrawalContractBalanceBlocking;
    await applyFor(client, 'B1020');
    expect(await blocked()).toBe(false);
    await deposit(client, '300.00', 'B1020');
    expect((await client.call(rows.getBonusApplications, { query: {} })).body.result).toMatchObject(
      [{ bonusRuleId: 'B1020', status: 'Wagering', bonusAmount: 60, amount: 300 }],
    );
    expect(await blocked()).toBe(true);
    await client.control('POST', '/members/member01/turnover', { amount: '4320' });
    expect(await blocked()).toBe(false);
    await app.close();
  });

  test('what a claim would pay is told before it: of the money of that day, not of the plan; it pays just that', async () => {
    const { app, client } = await signedIn('member01');
    await deposit(client, '200.00');
    const applied = (
      await client.call(rows.applyBonus, { body: { bonusId: 'B1020', amount: '1000.00' } })
    ).body.result as Application;
    const told = { amount: 200, bonusAmount: 40, required: 2_880 };
    expect(applied).toMatchObject({
      amount: 1_000,
      canClaim: true,
      claimNow: { ...told, since: '2026-03-10T00:00:00+08:00' },
    });
    const paid = (
      await client.call(rows.claimBonus, {
        body: { applicationId: applied.applicationId },
        key: 'claim-as-told',
      })
    ).body.result;
    expect(paid).toMatchObject({ ...told, claimNow: null });
    expect((await applyFor(client, 'B1022')).body.result).toMatchObject({
      canClaim: false,
      claimNow: null,
    });
    await app.close();
  });

  test('a claim that was agreed to pays what was told, or nothing: money that came meanwhile is told first', async () => {
    const { app, client } = await signedIn('member01');
    await deposit(client, '200.00');
    const { applicationId } = (
      await client.call(rows.applyBonus, { body: { bonusId: 'B1020', amount: '1000.00' } })
    ).body.result as Application;
    await deposit(client, '300.00');
    const claim = async (bonusAmount: string, required: string, key: string) =>
      client.call(rows.claimBonus, {
        body: { applicationId, agreed: { bonusAmount, required } },
        key,
      });
    expect((await claim('40.00', '2880.00', 'agreed-1')).body.errors?.[0]?.errorCode).toBe(
      'BON_CHANGED',
    );
    expect((await claim('all', '7200.00', 'agreed-0')).status).toBe(422);
    expect((await client.call(rows.getBonusApplications, { query: {} })).body.result).toMatchObject(
      [{ status: 'Serving', claimNow: { bonusAmount: 100, required: 7_200 } }],
    );
    expect((await claim('100.00', '7200.00', 'agreed-2')).body.result).toMatchObject({
      status: 'Wagering',
      bonusAmount: 100,
    });
    await app.close();
  });

  test('a transfer funds a transfer bonus, whatever deposits have funded; what one bonus used serves no other', async () => {
    const { app, client } = await signedIn('member01');
    const idOf = async (bonusId: string) =>
      ((await applyFor(client, bonusId)).body.result as Application).applicationId;
    const claim = async (applicationId: string, key: string) =>
      client.call(rows.claimBonus, { body: { applicationId }, key });
    const [byTransfer, byDeposit, second] = [
      await idOf('T1030'),
      await idOf('B1020'),
      await idOf('B1022'),
    ];
    await deposit(client, '500.00');
    expect((await claim(byTransfer, 'fund-claim-1')).body.errors?.[0]?.errorCode).toBe(
      'BON_FUNDED',
    );
    expect(
      (
        await client.call(createTransfer, {
          body: { from: 4, to: 32, amount: '200.00' },
          key: 'fund-transfer',
        })
      ).status,
    ).toBe(200);
    expect((await claim(byDeposit, 'fund-claim-2')).body.result).toMatchObject({
      amount: 500,
      bonusAmount: 100,
    });
    expect((await claim(second, 'fund-claim-3')).body.errors?.[0]?.errorCode).toBe('BON_FUNDED');
    expect((await claim(byTransfer, 'fund-claim-4')).body.result).toMatchObject({
      amount: 200,
      bonusAmount: 50,
      payGroup: 32,
    });
    await app.close();
  });

  test('what a single bet is above the highest bet of the terms does not count', async () => {
    const { app, client } = await signedIn('member01');
    const { applicationId } = (await applyFor(client, 'N1040')).body.result as Application;
    await client.call(rows.claimBonus, { body: { applicationId }, key: 'highest-bet-claim' });
    const { gameLobbyUrl } = (
      await client.call(launchGame, {
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
      })
    ).body.result as { gameLobbyUrl: string };
    const headers = { authorization: `Bearer ${gameLobbyUrl.split('#')[1] ?? ''}` };
    await app.inject({
      method: 'POST',
      url: '/games/api/round',
      headers,
      payload: { bet: '500', choice: '', key: 'highest-bet-round' },
    });
    expect(
      (await client.call(rows.getBonusProgress, { query: { applicationId } })).body.result,
    ).toMatchObject([{ required: 54, achieved: 50 }]);
    await app.close();
  });

  test('cancelling says what is lost, wants a confirmation, takes the bonus back and frees the turnover; twice is 409', async () => {
    const { app, client } = await signedIn('member01');
    const before = await wallet(client);
    const { applicationId } = (await applyFor(client, 'N1040')).body.result as Application;
    expect((await applyFor(client, 'N1040')).status).toBe(409);
    await client.call(rows.claimBonus, { body: { applicationId }, key: 'cancel-claim' });
    expect(await wallet(client)).toBe(before + 18);
    expect(
      (await client.call(rows.getCancellationEligibility, { query: { applicationId } })).body
        .result,
    ).toEqual({ isEligible: true, reasons: [], loseAmount: 18, keepAmount: before });
    expect(
      (await client.call(rows.cancelBonus, { body: { applicationId }, key: 'cancel-key-1' }))
        .status,
    ).toBe(422);
    expect(
      (
        await client.call(rows.cancelBonus, {
          body: { applicationId, confirm: true },
          key: 'cancel-key-2',
        })
      ).body.result,
    ).toMatchObject({ status: 'Cancelled' });
    expect(await wallet(client)).toBe(before);
    const records = await client.call(getTransactionHistory, { query: { type: 'Other' } });
    expect(records.body.result).toMatchObject({
      transactions: [{ title: '取消优惠 扣回礼金 登录有礼' }, {}],
    });
    expect(
      (await client.control('POST', '/members/member01/turnover', { amount: '1' })).body,
    ).toEqual({ remaining: 0 });
    expect(
      (
        await client.call(rows.cancelBonus, {
          body: { applicationId, confirm: true },
          key: 'cancel-key-3',
        })
      ).status,
    ).toBe(409);
    await app.close();
  });

  test('what is not wagered in time expires and is taken back; a day bonus can be taken again the next day', async () => {
    const { app, client } = await signedIn('member01');
    const before = await wallet(client);
    const { applicationId } = (await applyFor(client, 'N1040')).body.result as Application;
    await client.call(rows.claimBonus, { body: { applicationId }, key: 'expire-claim' });
    await client.control('POST', '/clock', { advanceMs: 7 * 86_400_000 });
    await client.login('member01');
    expect((await client.call(rows.getBonusApplications, { query: {} })).body.result).toMatchObject(
      [{ applicationId, status: 'Expired', canCancel: false }],
    );
    expect(await wallet(client)).toBe(before);
    expect((await applyFor(client, 'N1040')).status).toBe(200);
    await app.close();
  });
});
