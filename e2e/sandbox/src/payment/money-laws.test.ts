import fc from 'fast-check';
import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/payment';
import * as paymentDeposit from '@site/contracts/payment-deposit';
import * as paymentHistory from '@site/contracts/payment-history';
import { getStatement } from '@site/contracts/payment-statement';
import { createTransfer } from '@site/contracts/transfer';
import type { TestClient } from '../testing/client';
import { signedIn, type SignedIn } from '../testing/signed-in';

/** Something a member, the sandbox or time does. */
type Step =
  | { readonly do: 'deposit' | 'withdraw'; readonly yuan: number }
  | { readonly do: 'transfer'; readonly yuan: number; readonly from: number; readonly to: number }
  | { readonly do: 'paid' | 'cancel' | 'approve' | 'reject'; readonly which: number }
  | { readonly do: 'pass'; readonly seconds: number };

const group = fc.constantFrom(2, 4, 24, 32, 64);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('deposit' as const, 'withdraw' as const),
    yuan: fc.integer({ min: 100, max: 3_000 }),
  }),
  fc.record({
    do: fc.constant('transfer' as const),
    yuan: fc.integer({ min: 1, max: 12_000 }),
    from: group,
    to: group,
  }),
  fc.record({
    do: fc.constantFrom('paid' as const, 'cancel' as const, 'approve' as const, 'reject' as const),
    which: fc.nat({ max: 5 }),
  }),
  fc.record({ do: fc.constant('pass' as const), seconds: fc.constantFrom(5, 20, 400, 900) }),
);

interface Run extends SignedIn {
  readonly made: rows.Application[];
  count: number;
}

async function act(run: Run, each: Step): Promise<void> {
  const { client, made } = run;
  run.count += 1;
  const key = `law-step-${run.count}`;
  const apply = async (body: object) => {
    const { result } = (await client.call(rows.createApplication, { body: body as never, key }))
      .body as { result?: rows.Application };
    if (result !== undefined) made.push(result);
  };
  if (each.do === 'pass') {
    run.pass(each.seconds * 1_000);
    await client.login('member01');
  } else if (each.do === 'deposit')
    await apply({ transactionType: 'Deposit', methodCode: 'LB', amount: `${each.yuan}.00` });
  else if (each.do === 'withdraw')
    await apply({
      transactionType: 'Withdrawal',
      methodCode: 'LB',
      amount: `${each.yuan}.00`,
      memberBankId: 'MB-M100001',
    });
  else if (each.do === 'transfer')
    await client.call(createTransfer, {
      body: { from: each.from, to: each.to, amount: `${each.yuan}.00` },
      key,
    });
  else if ('which' in each) {
    const target = made[each.which % Math.max(1, made.length)];
    if (target === undefined) return;
    if (each.do === 'paid')
      await client.call(rows.stepApplication, {
        params: { step: 'paid' },
        body: { applicationId: target.applicationId },
        key,
      });
    else if (each.do === 'cancel')
      await client.call(paymentDeposit.cancelDeposit, {
        body: { transactionId: target.transactionId },
        key,
      });
    else await client.control('POST', `/payments/${target.transactionId}`, { do: each.do });
  }
}

const fen = (amount: number): number => Math.round(amount * 100);

async function agrees(client: TestClient, member: string): Promise<void> {
  const balance = (await client.call(getBalance, { query: {} })).body.result as {
    totalBalance: number;
    balances: { balance: number }[];
  };
  const { netDeposits } = (await client.call(getStatement, { query: {} })).body.result as {
    netDeposits: number;
  };
  const history = (await client.call(paymentHistory.getTransactionHistory, { query: {} })).body
    .result as {
    transactions: { type: string; status: string; amount: number }[];
  };
  const counted = history.transactions.filter(
    ({ type, status }) =>
      (type === 'Deposit' && status === 'Approved') ||
      (type === 'Withdrawal' && status !== 'Rejected'),
  );
  const ledger = (await client.control('GET', `/members/${member}/ledger`)).body as {
    postings: { entries: { amount: number }[] }[];
  };
  expect(
    ledger.postings.filter(
      ({ entries }) => entries.reduce((sum, { amount }) => sum + fen(amount), 0) !== 0,
    ),
  ).toEqual([]);
  expect(balance.balances.reduce((sum, each) => sum + fen(each.balance), 0)).toBe(
    fen(balance.totalBalance),
  );
  expect(balance.balances.every((each) => each.balance >= 0)).toBe(true);
  expect(fen(balance.totalBalance)).toBe(5_000_000 + fen(netDeposits));
  expect(counted.reduce((sum, { amount }) => sum + fen(amount), 0)).toBe(fen(netDeposits));
}

describe('money laws', () => {
  test('whatever members and the house do, balance, statement, history and ledger agree after every step (D1 I1, I2, I13)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const run: Run = { ...(await signedIn()), made: [], count: 0 };
        for (const each of steps) {
          await act(run, each);
          await agrees(run.client, 'member01');
        }
        await run.app.close();
      }),
      { numRuns: 25, seed: 11 },
    );
  }, 120_000);
});
