import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/payment';
import * as paymentDeposit from '@site/contracts/payment-deposit';
import * as paymentHistory from '@site/contracts/payment-history';
import { applyBonus, claimBonus, getBonuses } from '@site/contracts/bonus';
import { setSafehouse } from '@site/contracts/member-profile';
import { getWithdrawalThresholds } from '@site/contracts/payment-methods';
import { createTransfer } from '@site/contracts/transfer';
import type { TestClient } from '../testing/client';
import { codeOf, signedIn } from '../testing/signed-in';

const order = (amount: string, memberBankId = 'MB-M100001') => ({
  transactionType: 'Withdrawal' as const,
  methodCode: 'LB',
  amount,
  memberBankId,
});
const total = async (client: TestClient) =>
  ((await client.call(getBalance, { query: {} })).body.result as { totalBalance: number })
    .totalBalance;
const send = (client: TestClient, amount: string, key: string) =>
  client.call(rows.createApplication, { body: order(amount), key });
type Sent = { applicationId: string; transactionId: string };

describe('withdrawals', () => {
  test('the amount is held at once, paid after 20 s, never taken back, and history and balance agree', async () => {
    const { app, client, pass } = await signedIn();
    const sent = await send(client, '12000.00', 'withdraw-0001');
    expect(sent.body.result).toMatchObject({
      status: 'Processing',
      nextStep: null,
      payTo: null,
      paidTo: '招商银行 尾号618',
    });
    const { transactionId, applicationId } = sent.body.result as Sent;
    expect((await client.call(getBalance, { query: {} })).body.result).toMatchObject({
      totalBalance: 38_000,
      balances: [{ balance: 0 }, { balance: 8_000 }, {}, {}, {}],
    });
    const cancelled = await client.call(paymentDeposit.cancelDeposit, {
      body: { transactionId },
      key: 'withdraw-cancel',
    });
    expect([cancelled.status, codeOf(cancelled)]).toEqual([409, 'PAY00411']);
    pass(20_000);
    expect(
      (await client.call(rows.getApplication, { params: { applicationId } })).body.result,
    ).toMatchObject({
      status: 'Approved',
      timeline: [{ status: 'Created' }, { status: 'Processing' }, { status: 'Approved' }],
    });
    expect(await total(client)).toBe(38_000);
    expect(
      (await client.call(paymentHistory.getTransactionHistory, { query: { type: 'Withdrawal' } }))
        .body.result,
    ).toMatchObject({
      transactions: [{ transactionId, amount: -12_000, canCancel: false }],
      totals: { moneyOut: -12_000 },
    });
    expect(
      (await client.call(rows.applicationByRef, { params: { key: 'withdraw-0001' } })).body.result,
    ).toMatchObject({ state: 'done', result: { status: 'Approved' } });
    await app.close();
  });

  test('a refused one goes back to the wallets it came from, once', async () => {
    const { app, client } = await signedIn();
    const { transactionId } = (await send(client, '15000.00', 'withdraw-0002')).body.result as Sent;
    expect(
      (
        await client.control('POST', `/payments/${transactionId}`, {
          do: 'reject',
          note: '户名不符',
        })
      ).body,
    ).toMatchObject({ status: 'Rejected' });
    expect(
      (await client.control('POST', `/payments/${transactionId}`, { do: 'reject' })).status,
    ).toBe(400);
    expect((await client.call(getBalance, { query: {} })).body.result).toMatchObject({
      totalBalance: 50_000,
      balances: [{ balance: 10_000 }, { balance: 10_000 }, {}, {}, {}],
    });
    expect(
      (await client.call(paymentHistory.getTransactionHistory, { query: { type: 'Withdrawal' } }))
        .body.result,
    ).toMatchObject({ transactions: [{ status: 'Rejected' }], totals: { net: 0 } });
    await app.close();
  });

  test('[R4.5-2] checks come in their order: verification, threshold, turnover, account, balance', async () => {
    const { app, client } = await signedIn('newbie01');
    const change = (info: object) => client.control('PATCH', '/members/newbie01', info);
    const next = async (key: string, amount = '99.00', memberBankId = '') =>
      codeOf(await client.call(rows.createApplication, { body: order(amount, memberBankId), key }));
    const step = async () =>
      ((await client.call(getWithdrawalThresholds)).body.result as { verificationStep: string })
        .verificationStep;
    const steps: (readonly [string, object])[] = [
      ['1', { identityCard: '***123' }],
      ['2', { dob: '1990-01-01', address: { city: '上海' } }],
      ['3', { phoneStatus: 'Verified' }],
      ['4', { emailStatus: 'Verified' }],
    ];
    for (const [at, info] of steps) {
      expect([await step(), await next(`order-step-${at}`)]).toEqual([at, 'PAY00423']);
      await change(info);
    }
    expect(await step()).toBe('DoneVerifyStep');
    expect(await next('order-least')).toBe('VAL10011');
    expect(await next('order-most', '50000.01')).toBe('VAL10012');
    expect(await next('order-account', '100.00')).toBe('PAY00427');
    await app.close();
  });

  test('[R6-7] self-exclusion never locks money in; an empty wallet is told by its code', async () => {
    const { app, client } = await signedIn();
    await client.control('PATCH', '/members/member01', {
      Status: true,
      DisableDeposit: true,
      DisableFundIn: true,
      DisableBetting: true,
    });
    expect((await send(client, '100.00', 'excluded-w1')).status).toBe(200);
    await client.control('PATCH', '/members/member01', {
      wallets: { 2: '50.00', 4: '0', 24: '0', 32: '0', 64: '0' },
    });
    expect(codeOf(await send(client, '100.00', 'balance-w1'))).toBe('PAY00402');
    expect(await total(client)).toBe(50);
    await app.close();
  });

  test('[R3.2-1] a bonus ties the money until its turnover is done: withdrawal, transfer, balance and thresholds say so alike', async () => {
    const { app, client } = await signedIn();
    const [bonus] = (await client.call(getBonuses, { query: { transactionType: 'Deposit' } })).body
      .result as { id: string; minAmount: number }[];
    const amount = Math.max(100, bonus?.minAmount ?? 0);
    const body = {
      transactionType: 'Deposit' as const,
      methodCode: 'VOUCHER',
      amount: amount.toFixed(2),
      voucherCode: `PLAY-${amount}-BONUS`,
      bonusId: bonus?.id ?? '',
    };
    expect((await client.call(rows.createApplication, { body, key: 'bonus-deposit' })).status).toBe(
      200,
    );
    const { turnoverRemaining } = (await client.call(getWithdrawalThresholds)).body.result as {
      turnoverRemaining: number;
    };
    expect(turnoverRemaining).toBeGreaterThan(amount);
    expect((await client.call(getBalance, { query: {} })).body.result).toMatchObject({
      isWithdrawalContractBalanceBlocking: true,
      withdrawableBalance: 0,
    });
    expect(codeOf(await send(client, '100.00', 'bonus-withdraw'))).toBe('PAY00428');
    expect(
      codeOf(
        await client.call(createTransfer, {
          body: { from: 2, to: 4, amount: '10.00' },
          key: 'bonus-transfer',
        }),
      ),
    ).toBe('TRF00428');
    await app.close();
  });

  test('the moment a bonus runs out it is taken back, before anything of it may leave', async () => {
    const { app, client, pass } = await signedIn();
    const before = await total(client);
    const { applicationId } = (await client.call(applyBonus, { body: { bonusId: 'N1040' } })).body
      .result as { applicationId: string };
    await client.call(claimBonus, { body: { applicationId }, key: 'run-out-claim' });
    expect(await total(client)).toBe(before + 18);
    pass(7 * 86_400_000);
    await client.login('member01');
    expect((await client.call(getBalance, { query: {} })).body.result).toMatchObject({
      totalBalance: before,
      withdrawableBalance: before,
      isWithdrawalContractBalanceBlocking: false,
    });
    await app.close();
  });

  test('a locked safehouse is told by the thresholds before an amount is typed', async () => {
    const { app, client } = await signedIn();
    await client.call(setSafehouse, { body: { lock: true } });
    expect((await client.call(getWithdrawalThresholds)).body.result).toMatchObject({
      isBlocked: true,
      reason: '保险箱已锁定，请先解锁后再操作',
    });
    await app.close();
  });

  test('five a day, and the amount of a day; the thresholds tell it before', async () => {
    const { app, client, pass } = await signedIn();
    await client.control('PATCH', '/members/member01', { wallets: { 2: '900000.00' } });
    expect((await client.call(getWithdrawalThresholds)).body.result).toMatchObject({
      dailyCountLeft: 5,
      dailyAmountLeft: 200_000,
      isBlocked: false,
      withdrawableBalance: 940_000,
    });
    for (let at = 0; at < 4; at += 1)
      expect((await send(client, '45000.00', `daily-w-${at}`)).status).toBe(200);
    expect(codeOf(await send(client, '20000.01', 'daily-amount'))).toBe('PAY00429');
    expect((await send(client, '100.00', 'daily-w-4')).status).toBe(200);
    expect(codeOf(await send(client, '100.00', 'daily-count'))).toBe('PAY00429');
    expect((await client.call(getWithdrawalThresholds)).body.result).toMatchObject({
      dailyCountLeft: 0,
      dailyAmountLeft: 19_900,
      isBlocked: true,
      reason: '今日提款次数已达上限(5次)',
    });
    pass(86_400_000);
    await client.login('member01');
    expect((await send(client, '100.00', 'daily-next')).status).toBe(200);
    await app.close();
  });

  test('20 equal posts at once hold the amount once and get 20 equal answers', async () => {
    const { app, client } = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(client, '1000.00', 'twenty-w-20')),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await total(client)).toBe(49_000);
    await app.close();
  });
});
