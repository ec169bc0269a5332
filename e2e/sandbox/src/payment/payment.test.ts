import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/payment';
import * as paymentHistory from '@site/contracts/payment-history';
import * as paymentDeposit from '@site/contracts/payment-deposit';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';

const order = { transactionType: 'Deposit' as const, methodCode: 'LB', amount: '100.00' };

describe('deposit', () => {
  test('100 CNY goes from application over "I have paid" to the credit after 20 s, once, and into the history', async () => {
    const app = createSandbox();
    const client = testClient(app);
    await client.login('member01');
    const created = await client.call(rows.createApplication, {
      body: order,
      key: 'deposit-key-1',
    });
    const application = created.body.result as {
      applicationId: string;
      transactionId: string;
      nextStep: string;
      payTo: { reference: string };
    };
    expect(application).toMatchObject({ nextStep: 'paid', payTo: { kind: 'bank' } });
    const paid = await client.call(rows.stepApplication, {
      body: { applicationId: application.applicationId },
      params: { step: 'paid' },
      key: 'deposit-key-2',
    });
    expect(paid.body.result).toMatchObject({ status: 'Processing' });
    await client.control('POST', '/clock', { advanceMs: 21_000 });
    expect((await client.call(getBalance, { query: { wallet: 'SB' } })).body.result).toMatchObject({
      totalBalance: 10100,
    });
    const history = await client.call(paymentHistory.getTransactionHistory, {
      query: { type: 'Deposit' },
    });
    expect(history.body.result).toMatchObject({
      transactions: [{ transactionId: application.transactionId, status: 'Approved', amount: 100 }],
      totals: { moneyIn: 100, net: 100 },
    });
    expect(
      (await client.call(rows.applicationByRef, { params: { key: 'deposit-key-1' } })).body.result,
    ).toMatchObject({ state: 'done', result: { status: 'Approved' } });
    await client.control('POST', '/clock', { advanceMs: 60_000 });
    expect((await client.call(getBalance, { query: { wallet: 'SB' } })).body.result).toMatchObject({
      totalBalance: 10100,
    });
    await app.close();
  });

  test('a deposit names its bonus, and what became of that once the money is here', async () => {
    const app = createSandbox();
    const client = testClient(app);
    await client.login('member01');
    const made = async (methodCode: string, key: string) =>
      (
        await client.call(rows.createApplication, {
          body: { ...order, methodCode, amount: '1000.00', bonusId: 'B1020' },
          key,
        })
      ).body.result as { applicationId: string };
    const [first, second] = [await made('LB', 'bonus-key-1'), await made('ALI', 'bonus-key-2')];
    const bonus = async ({ applicationId }: { applicationId: string }) =>
      (
        (await client.call(rows.getApplication, { params: { applicationId } })).body.result as {
          bonus: object;
        }
      ).bonus;
    const terms = { title: '每周存款加赠 20%', bonusAmount: 200, turnoverRequired: 14_400 };
    expect(await bonus(first)).toEqual({ ...terms, outcome: null });
    for (const [index, { applicationId }] of [first, second].entries()) {
      await client.call(rows.stepApplication, {
        body: { applicationId },
        params: { step: 'paid' },
        key: `bonus-paid-${index}`,
      });
      await client.control('POST', '/clock', { advanceMs: 21_000 });
    }
    expect([await bonus(first), await bonus(second)]).toEqual([
      { ...terms, outcome: 'given' },
      { ...terms, outcome: 'refused' },
    ]);
    await app.close();
  });

  test('keys: the same body gets the same answer, another body 422, none 400, unknown keys are notFound', async () => {
    const app = createSandbox();
    const client = testClient(app);
    await client.login('member01');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.call(rows.createApplication, { body: order, key: 'same-key-20' }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(
      (
        await client.call(rows.createApplication, {
          body: { ...order, amount: '200.00' },
          key: 'same-key-20',
        })
      ).status,
    ).toBe(422);
    expect((await client.call(rows.createApplication, { body: order })).status).toBe(400);
    expect(
      (await client.call(rows.applicationByRef, { params: { key: 'never-seen-key' } })).body.result,
    ).toMatchObject({ state: 'notFound' });
    await app.close();
  });

  test('[R6-7] self-exclusion, a second open one, amounts outside the limits and bad amounts are refused; an open one can be cancelled', async () => {
    const app = createSandbox();
    const [client, excluded] = [testClient(app), testClient(app)];
    await client.login('member01');
    await excluded.login('excluded01');
    expect(
      (await excluded.call(rows.createApplication, { body: order, key: 'excluded-1' })).status,
    ).toBe(403);
    for (const amount of ['99.99', '50000.01', '0'])
      expect(
        (
          await client.call(rows.createApplication, {
            body: { ...order, amount },
            key: `bad-amount-${amount.replace('.', '-')}`,
          })
        ).status,
      ).toBe(422);
    for (const amount of ['1e5', '-5', '100.001', 'abc'])
      expect(
        (
          await client.call(rows.createApplication, {
            body: { ...order, amount },
            key: 'bad-amount-1',
          })
        ).body.errors?.[0]?.errorCode,
      ).toMatch(/VAL00/);
    const open = (await client.call(rows.createApplication, { body: order, key: 'open-one-1' }))
      .body.result as { transactionId: string };
    expect(
      (await client.call(rows.createApplication, { body: order, key: 'open-one-2' })).body
        .errors?.[0]?.errorCode,
    ).toBe('PAY00409');
    expect(
      (
        await client.call(paymentDeposit.cancelDeposit, {
          body: { transactionId: open.transactionId },
          key: 'cancel-one-1',
        })
      ).body.result,
    ).toMatchObject({ status: 'Cancelled' });
    expect(
      (await client.call(rows.createApplication, { body: order, key: 'open-one-3' })).status,
    ).toBe(200);
    await app.close();
  });
});
